"""Every fragment at many positions, for every audience, in every language."""

from __future__ import annotations

import pytest

from keeling.locale import LANGUAGES
from keeling.web.drawing.boards import board
from tests.web.play import holds, kinds, names, parsed, pieces, positions

GAMES = [(1, 1, {}), (2, 2, {}), (3, 3, {"draft": True}), (4, 4, {"auction": True}), (5, 5, {})]
# What is answered in the bar alone: figures, endings and choices that no piece stands for.
BAR = {"end", "pass", "forgo", "place", "take", "income", "bid", "mix", "goal"}


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_fragment_draws_everywhere(seats: int, seed: int, options: dict[str, bool]) -> None:
    drawn, ids = board("co2"), set[str]()
    for number, match in enumerate(positions(seats, seed, every=7, **options)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for seat in (None, number % seats):
            found = drawn.fragments(
                match.view(seat), match.position.figures.sheet, names(match), kinds(match, seat), lang
            )
            ids = ids or set(found)
            assert set(found) == ids  # none comes or goes
            seen: list[str] = []
            for name, html in found.items():
                assert "\n" not in html
                assert ' style="' not in html and "<script" not in html and "<style" not in html
                tree = parsed(html)
                assert tree.get("id") == name
                seen += [node.attrib["id"] for node in tree.iter() if "id" in node.attrib]
            assert len(seen) == len(set(seen)), sorted({key for key in seen if seen.count(key) > 1})


def test_a_region_is_a_group_and_a_panel_is_not() -> None:
    match = next(positions(3, 1))
    found = board("co2").fragments(match.view(0), match.position.figures.sheet, names(match), kinds(match, 0), "en")
    groups = {name for name, html in found.items() if html.startswith("<g ")}
    assert groups == {f"f-region-{name}" for name in match.view(0)["regions"]} | {"f-mini"}


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_pieces_speak_the_words_of_the_engine(seats: int, seed: int, options: dict[str, bool]) -> None:
    drawn = board("co2")
    for match in positions(seats, seed, every=9, **options):
        f = match.position.figures
        regions = sorted({region for region, _ in f.where})
        known = [" ".join(move) for move in match.game.rules["turn"].moves(match.position, 0, ())]
        known += [f"{verb} {region}" for verb in ("permit", "pay", "begin") for region in regions]
        known += [f"learn {energy}" for energy in match.view(None)["projects_left"]]
        known += [f"keep {card.no}" for card in f.lobby] + [f"start p{seat + 1}" for seat in range(seats)]
        known += ["recruit", "pay own", "send hand"]
        seat = match.asks[0].seat if match.asks else 0
        found = drawn.fragments(match.view(seat), f.sheet, names(match), kinds(match, seat), "en")
        turn = bool(match.asks) and match.game.rules[match.owed()[0].step[0]].turn
        for html in found.values():
            for piece in pieces(parsed(html)):
                words, why = piece.attrib["data-words"], piece.attrib["data-why"]
                assert any(holds(move, words) for move in known), words
                assert why in known, why
                assert piece.get("role") in ("button", "group") and piece.get("tabindex") == "-1"
                assert len(piece.attrib["aria-label"]) > 2
                if turn and why.split()[0] in ("propose", "install", "build", "move", "buy", "sell", "lobby", "claim"):
                    reason = match.why(seat, why)
                    assert reason is None or reason.code not in ("malformed", "unknown-verb"), (why, reason)


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_every_option_can_be_reached_by_a_piece_or_in_the_bar(seats: int, seed: int, options: dict[str, bool]) -> None:
    drawn = board("co2")
    for match in positions(seats, seed, **options):
        for ask in match.asks:
            view = match.view(ask.seat)
            found = drawn.fragments(view, match.position.figures.sheet, names(match), kinds(match, ask.seat), "en")
            on = {piece.attrib["data-words"] for html in found.values() for piece in pieces(parsed(html))}
            for option in ask.options:
                if option.split()[0] in BAR or option == "pay vp":
                    continue
                assert any(holds(option, words) for words in on), option


def test_what_can_move_is_marked() -> None:
    drawn = board("co2")
    seen: set[str] = set()
    for match in positions(4, 4, every=5):
        found = drawn.fragments(match.view(0), match.position.figures.sheet, names(match), kinds(match, 0), "en")
        for html in found.values():
            for node in parsed(html).iter():
                if "data-flip" in node.attrib:
                    assert "id" in node.attrib  # the client follows pieces by their ids
                    seen.add(node.attrib["data-flip"].split("-")[0])
    assert {"pawn", "disc", "plant", "permit", "fossil", "card", "flag"} <= seen

"""What a seat may not know is in none of its bytes."""

from __future__ import annotations

import re

from keeling.games.co2.telling.cards import describe_goal
from keeling.web.drawing.boards import board
from tests.web.logs import log_lines
from tests.web.play import kinds, names, positions


def test_no_hidden_card_reaches_another_seat() -> None:
    drawn = board("co2")
    for match in positions(4, 11, every=3, draft=True):
        if match.position.ending:
            continue
        sheet = match.position.figures.sheet
        views = [match.view(seat) for seat in range(4)]
        for seat in (None, 0, 1, 2, 3):
            found = drawn.fragments(match.view(seat), sheet, names(match), kinds(match, seat), "en")
            html = "".join(found.values())
            shown = {int(no) for no in re.findall(r'"(?:lobby|keep) (\d+)[ "]', html)}
            own = (
                {*views[seat]["players"][seat]["lobby"], *views[seat]["players"][seat]["pack"]}
                if seat is not None
                else set()
            )
            assert shown <= own | {1}  # the free move asks after the first card when the hand is empty
            for other in range(4):
                if other == seat:
                    continue
                player = views[other]["players"][other]
                goal = next(row for row in sheet["company_goals"] if row["no"] == player["goal"])
                own_goal = views[seat]["players"][seat]["goal"] if seat is not None else None
                if goal["no"] != own_goal:
                    assert describe_goal(goal, "en") not in html
                for no in {*player["lobby"], *player["pack"]} - own:
                    assert f'id="card-{no}"' not in html and f'id="keep-{no}"' not in html


def test_the_log_keeps_secrets() -> None:
    for match in positions(3, 12, every=40, draft=True):
        mine = "".join(line["html"] for line in log_lines("co2", match.entries, "en", names(match), 0))
        others = "".join(line["html"] for line in log_lines("co2", match.entries, "en", names(match), None))
        assert "keeps lobby card" not in others
        kept = [entry for entry in match.entries if entry.prompt == "keep" and entry.seat == 0]
        assert mine.count("keeps lobby card") == len(kept)


def test_the_same_view_draws_the_same_page() -> None:
    drawn = board("co2")
    match = list(positions(3, 5, every=10))[3]
    sheet = match.position.figures.sheet
    one = drawn.fragments(match.view(None), sheet, names(match), kinds(match, None), "de")
    assert one == drawn.fragments(match.view(None), sheet, names(match), kinds(match, None), "de")

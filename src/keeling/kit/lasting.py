"""Effects that last: rows of six numbers for those in force, and a row of sums for each player."""

from __future__ import annotations

from typing import Final, TypedDict

from keeling.kit.effects import Card, Effect

_EACH: Final = 6  # seat, deck, card, half, place of the effect, turns left (-1: to the end)
_LEFT: Final = 5
InForce = tuple[int, int, int, int, int, int]


class EffectView(TypedDict):
    """An effect in force as everybody sees it, with the card it comes from; without turns it holds to the end."""

    no: int
    turns: int | None
    do: str
    n: int
    of: str | None


def note_down(lasting: list[int], seat: int, deck: int, card: int, half: int, place: int, turns: int) -> None:
    """One more effect is in force, for so many turns of its owner; 0 is to the end."""
    lasting.extend((seat, deck, card, half, place, turns if turns else -1))


def in_force(lasting: list[int]) -> list[InForce]:
    """Every effect in force, oldest first."""
    return [
        (lasting[at], lasting[at + 1], lasting[at + 2], lasting[at + 3], lasting[at + 4], lasting[at + _LEFT])
        for at in range(0, len(lasting), _EACH)
    ]


def fade(lasting: list[int], seat: int) -> list[InForce]:
    """One of a player's turns is over: what lasted so long is in force no more, and is handed back."""
    owners, over, row = lasting[::_EACH], [], -1
    for _ in range(owners.count(seat)):
        row = owners.index(seat, row + 1)
        left = row * _EACH + _LEFT
        if lasting[left] > 0:
            lasting[left] -= 1
            if not lasting[left]:
                over.append(row * _EACH)
    ended = [force for at in over for force in in_force(lasting[at : at + _EACH])] if over else []
    for at in reversed(over):
        del lasting[at : at + _EACH]
    return ended


def weigh(sums: list[int], start: int, effect: Effect, sign: int, lies_on: int) -> None:
    """Add an effect to the sums that begin there, or take it away; `lies_on` is the kind of thing its card lies on."""
    for place in effect.places:
        sums[start + place] += sign * effect.n
    if effect.own >= 0:
        sums[start + effect.own + lies_on] += sign * effect.n


def weigh_all(lasting: list[int], cards: list[list[Card]], sums: list[int], each: int) -> None:
    """Add every effect in force to the sums of its owner, who has so many of them."""
    for seat, deck, card, half, place, _ in in_force(lasting):
        weigh(sums, seat * each, cards[deck][card].halves[half][place], 1, -1)


def seen_of(lasting: list[int], cards: list[list[Card]], seat: int) -> list[EffectView]:
    """The effects in force for a player, oldest first."""
    out: list[EffectView] = []
    for owner, deck, card, half, place, left in in_force(lasting):
        if owner == seat:
            row = cards[deck][card].halves[half][place].row
            turns, of = left if left > 0 else None, row.get("of")
            out.append({"no": cards[deck][card].no, "turns": turns, "do": row["do"], "n": row["n"], "of": of})
    return out

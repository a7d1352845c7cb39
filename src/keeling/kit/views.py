"""Any view in its parts: the figures of the table, what is known of each player, and all else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, TypeVar, cast

V = TypeVar("V", bound=Mapping[str, object])

_KNOWN: Final = ("game", "seat", "seats", "ending", "players", "active", "choice")  # told in ways of their own


class TableView(TypedDict):
    """What every view begins with: whose it is, and how far the game has come."""

    game: str
    seat: int | None
    seats: int
    ending: str
    round: int


def table(game: str, seats: int, ending: str, round: int) -> TableView:
    """The beginning of what a spectator sees."""
    return {"game": game, "seat": None, "seats": seats, "ending": ending, "round": round}


def with_own(public: V, seat: int, own: Mapping[str, object]) -> V:
    """What a seat sees: all that is public, and of itself what only it knows."""
    players = [*cast(list[object], public["players"])]
    players[seat] = own
    return cast(V, {**public, "seat": seat, "players": players})


def is_figure(value: object) -> bool:
    """Whether a value is a single word or number."""
    return value is None or isinstance(value, (bool, int, float, str))


def figures(view: Mapping[str, object]) -> dict[str, object]:
    """The single words and numbers of the table, those that the page tells elsewhere left out."""
    return {key: value for key, value in view.items() if key not in _KNOWN and is_figure(value)}


def panels(view: Mapping[str, object]) -> dict[str, object]:
    """All else that lies on the table."""
    return {key: value for key, value in view.items() if key not in _KNOWN and not is_figure(value)}


def players(view: Mapping[str, object], seats: int) -> list[dict[str, object]]:
    """What is known of each player."""
    told = view.get("players")
    if not isinstance(told, list) or len(told) != seats:
        return [{} for _ in range(seats)]
    return [one if isinstance(one, dict) else {"holds": one} for one in told]


def held(names: Sequence[str], amounts: Sequence[int]) -> dict[str, int]:
    """So many of each by its name; what there is nothing of is left out."""
    return {name: amount for name, amount in zip(names, amounts, strict=False) if amount}

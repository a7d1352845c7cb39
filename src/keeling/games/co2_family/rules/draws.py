"""Setting up: every draw is chance among what is left."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Step
from keeling.core.piles import without
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import REGIONS, SEATS
from keeling.kit.draws import Draw, PileDeal, PileDraw

START: Final[list[Option]] = [("start", word) for word in SEATS]
TILE: Final[list[Option]] = [("tile", str(no + 1)) for no in range(8)]
SUMMIT: Final[list[Option]] = [("summit", str(no + 1)) for no in range(18)]
LOBBY: Final[list[Option]] = [("deal", str(no + 1)) for no in range(36)]
HAND: Final = 5  # lobby cards each


def hand_out(t: Table, empty: int) -> None:
    """What regions and players begin with; so many spaces of each region are left without a permit."""
    f = t.figures
    for region, spaces in enumerate(f.spaces):
        t.permits_in[region] = spaces - empty
    t.bank = f.permits - t.market - sum(t.permits_in)
    for player in range(t.seats):
        t.permits[player] = f.start_permits
        t.bank -= f.start_permits
        t.tech[player] = f.start_tech
        t.tech_bank -= f.start_tech
        t.hand[player] = f.start_scientists
        t.pool[player] = f.scientists - f.start_scientists


def discard_gas(t: Table, count: int) -> None:
    """Gas tiles that are not played with leave the game."""
    t.fossils[0] -= count
    t.fossils_out[0] += count


class StartPlayer(Draw[T]):
    """Draw the start player; money goes by seat from there."""

    prompt = "start-player"

    def options(self, t: T, seat: int, args: Args) -> list[Option]:
        return START[: t.seats]

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        t.start = SEATS.index(option[1])
        for place in range(t.seats):
            t.money[(t.start + place) % t.seats] = t.figures.start_money[place]
        t.note("start-player", self.ids.split(" ")[0], t.start, {})


class LaySummit(PileDeal[T]):
    """Draw a summit tile to a place; args are the place, and whether it is one of the first."""

    prompt = "lay-summit"

    def pile(self, t: T, seat: int, args: Args) -> int:
        return t.summit_deck  # an empty stack leaves the place empty

    def words(self, t: T) -> list[Option]:
        return SUMMIT

    def lay(self, t: T, seat: int, args: Args, card: int) -> None:
        place, first = args
        t.summit_deck = without(t.summit_deck, card)
        t.summit[place] = card
        if t.facts is not None:
            setup, later = self.ids.split(" ")
            values: Values = {"place": place + 1, "city": t.figures.cities[card], "no": card + 1}
            t.note("summit-laid", setup if first else later, -1, values)

    def following(self, t: T, seat: int, args: Args) -> Step | None:
        place, first = args
        return ("lay-summit", -1, (place + 1, 1)) if first and place + 1 < t.figures.places else None


class LayTile(PileDeal[T]):
    """One random agenda tile for each region."""

    prompt = "lay-tile"

    def pile(self, t: T, seat: int, args: Args) -> int:
        return t.tiles_left

    def words(self, t: T) -> list[Option]:
        return TILE

    def lay(self, t: T, seat: int, args: Args, card: int) -> None:
        region = args[0]
        t.tiles_left = without(t.tiles_left, card)
        t.tile[region] = card
        if t.facts is not None:
            first, second, third = (t.figures.energies[energy] for energy in t.figures.tiles[card])
            values: dict[str, int | str] = {"region": REGIONS[region], "no": card + 1}
            note = values | {"first": first, "second": second, "third": third}
            t.note("tile-laid", self.ids.split(" ")[0], -1, note)

    def following(self, t: T, seat: int, args: Args) -> Step | None:
        return ("lay-tile", -1, (args[0] + 1,)) if args[0] + 1 < len(REGIONS) else None


class LayRow(PileDeal[T]):
    """Cards of a kind in a row, which all see; the last of the args is how many are left."""

    def following(self, t: T, seat: int, args: Args) -> Step | None:
        left = args[-1] - 1
        return (self.prompt, -1, (*args[:-1], left)) if left > 0 else None


class DealEach(PileDeal[T]):
    """Secret cards for one player after the other; args are how many are left for this one."""

    secret = True
    each: int = 1

    def following(self, t: T, seat: int, args: Args) -> Step | None:
        if args[0] > 1:
            return self.prompt, seat, (args[0] - 1,)
        return (self.prompt, seat + 1, (self.each,)) if seat + 1 < t.seats else None


class DealLobby(DealEach[T]):
    """Lobby cards for each player; for a draft they are the first pack instead."""

    prompt = "deal-lobby"
    each = HAND

    def pile(self, t: T, seat: int, args: Args) -> int:
        return t.lobby_deck

    def words(self, t: T) -> list[Option]:
        return LOBBY

    def lay(self, t: T, seat: int, args: Args, card: int) -> None:
        t.lobby_deck = without(t.lobby_deck, card)
        if t.draft:
            t.packs[seat] |= 1 << card
        else:
            t.lobby[seat] |= 1 << card
        if t.facts is not None:
            t.note("lobby-dealt", self.ids.split(" ")[0], seat, {"no": card + 1}, True)


class FirstEvent(PileDraw[T]):
    """The first event comes into force."""

    prompt = "event"

    def pile(self, t: T, seat: int, args: Args) -> int:
        return t.event_deck

    def words(self, t: T) -> list[Option]:
        return t.figures.events

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        t.event = self.words(t).index(option)
        t.event_deck = without(t.event_deck, t.event)
        t.note("event-now", self.ids.split(" ")[0], -1, {"region": option[1]})
        t.then(("next-event", -1, ()))


class NextEvent(FirstEvent[T]):
    """The next event lies face up on the deck, while there are any."""

    def play(self, t: T, seat: int, args: Args, option: Option) -> None:
        t.next_event = self.words(t).index(option)
        t.event_deck = without(t.event_deck, t.next_event)
        t.note("event-next", self.ids.split(" ")[0], -1, {"region": option[1]})

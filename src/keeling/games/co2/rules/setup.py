"""Setting up the table (C-10 … C-19): every draw is chance among what is left."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2.position import Co2Position
from keeling.games.co2.rules.supplies import draw
from keeling.games.co2.words import ENERGIES, FOSSILS, REGIONS, SEATS

BITS: Final[list[int]] = [1 << card for card in range(26)]  # as many as the largest deck has cards
START: Final[list[Option]] = [("start", word) for word in SEATS]
TILE: Final[list[Option]] = [("tile", str(no + 1)) for no in range(8)]
FOSSIL: Final[list[Option]] = [("fossil", word) for word in FOSSILS]
SUMMIT: Final[list[Option]] = [("summit", str(no + 1)) for no in range(18)]
EVENT: Final[list[Option]] = [("event", word) for word in REGIONS]
LOBBY: Final[list[Option]] = [("deal", str(no + 1)) for no in range(26)]
GOAL: Final[list[Option]] = [("goal", str(no + 27)) for no in range(7)]
UN: Final[list[Option]] = [("un", str(no + 34)) for no in range(13)]


def left_in(deck: int, words: list[Option]) -> list[Option]:
    """The options whose card is still in the deck."""
    return [word for bit, word in zip(BITS, words, strict=False) if deck & bit]


class Setup(Rule[Co2Position]):  # C-10 C-15
    """Lay out the board and hand every player their first pieces."""

    ids = "C-10 C-15"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        f = t.figures
        for region in range(len(REGIONS)):
            t.permits_in[region] = f.spaces[region] - 1  # one space takes the first fossil plant (C-14)
        t.bank = f.permits - t.market - sum(t.permits_in)
        for player in range(t.seats):
            t.permits[player] = f.start_permits
            t.bank -= f.start_permits
            t.tech[player] = f.start_tech
            t.tech_bank -= f.start_tech
            t.hand[player] = f.start_scientists
            t.pool[player] = f.scientists - f.start_scientists
        if t.preset:  # C-80: the lobbyist's gas tiles leave the game
            t.fossils[0] -= f.preset_out[t.preset - 1]
            t.fossils_out[0] += f.preset_out[t.preset - 1]
        t.then(
            ("start-player", -1, ()),
            ("lay-summit", -1, (0, 1)),
            ("lay-tile", -1, (0,)),
            ("first-fossil", -1, (0,)),
            ("deal-goal", 0, ()),
            ("open-un", -1, (f.un_open[t.seats - 1],)),
            ("first-event", -1, ()),
            ("deal-lobby", 0, (5,)),
            ("draft", -1, (5,)),
            ("solo-region", 0, ()),
            ("operations", -1, ()),  # C-20: the first decade has no supply phase
        )


class StartPlayer(Rule[Co2Position]):  # C-10
    """Draw the start player; money goes by seat from there."""

    ids = "C-10"
    prompt = "start-player"
    asks = True
    chance = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return START[: t.seats]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        t.start = SEATS.index(option[1])
        for place in range(t.seats):
            t.money[(t.start + place) % t.seats] = t.figures.start_money[place]
        if t.facts is not None:
            t.note("start-player", "C-10", t.start, {})


class LaySummit(Rule[Co2Position]):  # C-12 C-56
    """Draw a summit tile to a place; the first ones come from the two-topic tiles."""

    ids = "C-12 C-56"
    prompt = "lay-summit"
    asks = True
    chance = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        if not args[1]:
            return left_in(t.summit_deck, SUMMIT)  # C-6: an empty stack leaves the place empty
        topics = t.figures.topics
        return [word for word in left_in(t.summit_deck, SUMMIT) if len(topics[int(word[1]) - 1]) == 2]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        place, first = args
        tile = int(option[1]) - 1
        t.summit_deck = draw(t.summit_deck, tile)
        t.summit[place] = tile
        if t.facts is not None:
            t.note("summit-laid", "C-12" if first else "C-56", -1, {"place": place + 1, "no": tile + 1})
        if first and place + 1 < t.figures.places:
            t.then(("lay-summit", -1, (place + 1, 1)))


class LayTile(Rule[Co2Position]):  # C-13
    """One random regional tile for each region."""

    ids = "C-13"
    prompt = "lay-tile"
    asks = True
    chance = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return left_in(t.tiles_left, TILE)

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        region = args[0]
        tile = int(option[1]) - 1
        t.tiles_left = draw(t.tiles_left, tile)
        t.tile[region] = tile
        if t.facts is not None:
            first, second, third = (ENERGIES[energy] for energy in t.figures.tiles[tile])
            values: dict[str, int | str] = {"region": REGIONS[region], "no": tile + 1}
            t.note("tile-laid", "C-13", -1, values | {"first": first, "second": second, "third": third})
        if region + 1 < len(REGIONS):
            t.then(("lay-tile", -1, (region + 1,)))


class FirstFossil(Rule[Co2Position]):  # C-14 C-80
    """One fossil plant on the first space of each region, at random or out of a preset."""

    ids = "C-14 C-80"
    prompt = "first-fossil"
    asks = True
    chance = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return [FOSSIL[kind] for kind in range(len(FOSSILS)) if self.count(t, kind)]

    def weights(self, t: Co2Position, seat: int, args: Args, options: list[Option]) -> list[int] | None:
        return [count for count in (self.count(t, kind) for kind in range(len(FOSSILS))) if count]

    def count(self, t: Co2Position, kind: int) -> int:
        """How many tiles of a kind can still come: of the pile, or of the preset's six."""
        if not t.preset:
            return t.fossils[kind]
        laid = sum(code == kind + 1 for code in t.space)
        return t.figures.presets[t.preset - 1][kind] - laid

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        place_fossil(t, args[0], t.figures.first_space[args[0]], FOSSILS.index(option[1]), self.rule(t))
        if args[0] + 1 < len(REGIONS):
            t.then(("first-fossil", -1, (args[0] + 1,)))

    def rule(self, t: Co2Position) -> str:
        return "C-80" if t.preset else "C-14"


def place_fossil(t: Co2Position, region: int, space: int, kind: int, rule: str) -> None:
    """A fossil plant goes into play and CO₂ rises by its ppm (C-14, C-23)."""
    t.fossils[kind] -= 1
    t.space[space] = kind + 1
    t.co2 += t.figures.ppm[kind + 1]
    if t.co2 >= t.figures.disaster:
        t.hot = 1
    if t.facts is not None:
        values: dict[str, int | str] = {"region": REGIONS[region], "fossil": FOSSILS[kind]}
        t.note("fossil", rule, -1, values | {"ppm": t.figures.ppm[kind + 1], "co2": t.co2})


class DealGoal(Rule[Co2Position]):  # C-16
    """One secret company goal for each player."""

    ids = "C-16"
    prompt = "deal-goal"
    asks = True
    chance = True
    secret = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        out = t.figures.goal_out
        return [GOAL[card] for card in range(len(GOAL)) if t.seats not in out[card] and card not in t.goal]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        t.goal[seat] = int(option[1]) - 27
        if t.facts is not None:
            t.note("goal-dealt", "C-16", seat, {"no": t.goal[seat] + 27}, True)
        if seat + 1 < t.seats:
            t.then(("deal-goal", seat + 1, ()))


class OpenUn(Rule[Co2Position]):  # C-17 C-92
    """Reveal UN goals, one by one, to the right of the open ones."""

    ids = "C-17 C-92"
    prompt = "open-un"
    asks = True
    chance = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return left_in(t.un_deck, UN) if args[0] else []

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        goal = int(option[1]) - 34
        t.un_deck = draw(t.un_deck, goal)
        t.un_goals.append(goal)
        if t.facts is not None:
            t.note("un-opened", "C-17" if t.seats > 1 else "C-92", -1, {"no": goal + 34})
        t.then(("open-un", -1, (args[0] - 1,)))


class FirstEvent(Rule[Co2Position]):  # C-18
    """The first event comes into force."""

    ids = "C-18"
    prompt = "event"
    asks = True
    chance = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return EVENT

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        t.event = REGIONS.index(option[1])
        t.event_deck = draw(t.event_deck, t.event)
        if t.facts is not None:
            t.note("event-now", "C-18", -1, {"region": REGIONS[t.event]})
        t.then(("next-event", -1, ()))


class NextEvent(Rule[Co2Position]):  # C-18
    """The next event lies face up on the deck, while there are any."""

    ids = "C-18"
    prompt = "event"
    asks = True
    chance = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return left_in(t.event_deck, EVENT)

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        t.next_event = REGIONS.index(option[1])
        t.event_deck = draw(t.event_deck, t.next_event)
        if t.facts is not None:
            t.note("event-next", "C-18", -1, {"region": REGIONS[t.next_event]})


class DealLobby(Rule[Co2Position]):  # C-19
    """Five lobby cards for each player; for a draft they are the first pack instead."""

    ids = "C-19"
    prompt = "deal-lobby"
    asks = True
    chance = True
    secret = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return left_in(t.lobby_deck, LOBBY)

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        card = int(option[1]) - 1
        t.lobby_deck = draw(t.lobby_deck, card)
        if t.draft:
            t.packs[seat] |= 1 << card
        else:
            t.lobby[seat] |= 1 << card
        if t.facts is not None:
            t.note("lobby-dealt", "C-19", seat, {"no": card + 1}, True)
        if args[0] > 1:
            t.then(("deal-lobby", seat, (args[0] - 1,)))
        elif seat + 1 < t.seats:
            t.then(("deal-lobby", seat + 1, (5,)))

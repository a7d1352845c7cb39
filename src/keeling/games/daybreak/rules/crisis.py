"""Crises are resolved one by one: whom they strike, what helps, how often (D-52, D-52a, D-52b, D-57)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.daybreak.model.cards import Crisis
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.vocabulary import ALL, GROUP, IGNORE, PER_BAND, PER_COMMUNITY, SOFTEN
from keeling.games.daybreak.model.words import COMMUNITY, EACH, ON_CRISIS, RESILIENCE, SEATS, STANDING
from keeling.games.daybreak.rules.crises_in_play import discard_crisis
from keeling.games.daybreak.rules.emissions import PASS
from keeling.games.daybreak.rules.lasting import recount
from keeling.games.daybreak.rules.piles import bits
from keeling.games.daybreak.rules.projects import spend
from keeling.games.daybreak.rules.targets import lead, named
from keeling.games.daybreak.rules.use import is_project_used_up, place_of, use_numbers


class Resolve(Rule[DaybreakPosition]):  # D-52 D-57
    """The first crisis of the row; afterwards bands it has added are rolled for (D-57), then the next one."""

    ids = "D-52 D-57"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        if not t.row:
            t.then(("growth", -1, ()))
        elif t.row[0] < 0:
            t.then(("reveal", -1, (0,)), ("resolve", -1, ()))
        else:
            t.then(("strike", -1, (t.row[0],)), ("roll", -1, ()), ("resolve", -1, ()))


class Strike(Rule[DaybreakPosition]):  # D-52 D-52a D-56
    """Cancelled, or begun as a lasting one, or aimed at its target; ties are rolled for."""

    ids = "D-52 D-52a D-56"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        number = args[0]
        crisis = t.figures.crises[number]
        t.softened = t.ignoring = 0
        if stopped(t, number):
            t.note("crisis-averted", "D-52", -1, {"crisis": crisis.key})
            discard_crisis(t, number)
        elif crisis.lasting:
            t.row.pop(0)
            t.lasting.append(number)
            recount(t)
            t.note("crisis-lasts", "D-56", -1, {"crisis": crisis.key})
        else:
            tied = named(t, crisis.whom)
            if len(tied) > 1 and crisis.whom.who != ALL:
                t.then(("tie", -1, (0, number, 0, 0, *tied)))
            else:
                t.then(("aim", -1, (number, sum([1 << player for player in tied]))))


class Aim(Rule[DaybreakPosition]):  # D-52 D-52b D-55
    """The target is known: projects that help are offered, then it strikes in seat order; args: crisis, who as bits."""

    ids = "D-52 D-52b D-55"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        number, targets = args
        crisis = t.figures.crises[number]
        players = bits(targets)
        asked = lead(t) if crisis.whom.who in (ALL, GROUP) else players[0]
        strikes: list[Step] = [("hit", player, (number,)) for player in players]
        t.then(("shield", asked, (number, targets)), *strikes, ("over", -1, (number,)))


def stopped(t: DaybreakPosition, number: int) -> bool:
    """Whether the cards tucked under a crisis are enough to stop it (D-52)."""
    crisis = t.figures.crises[number]
    return 0 < crisis.cancels <= t.helped[number]


def times(t: DaybreakPosition, number: int, seat: int, bands: int = -1) -> int:
    """How often a crisis strikes a player, after resilience, tucked cards and projects (D-52, D-52a); with the bands
    that lie there, or with so many."""
    crisis = t.figures.crises[number]
    if t.ignoring >> seat & 1:
        return 0
    n = severity(t, crisis, seat, t.bands if bands < 0 else bands)
    if crisis.resist >= 0:
        n -= t.board[seat * EACH + RESILIENCE + crisis.resist]
    return max(0, n - crisis.softens * t.helped[number] - t.softened)


def severity(t: DaybreakPosition, crisis: Crisis, seat: int, bands: int) -> int:
    """How often it would strike with so many bands without any help."""
    if crisis.times_per == PER_BAND:
        return bands // crisis.each
    if crisis.times_per == PER_COMMUNITY:
        return t.board[seat * EACH + COMMUNITY] // crisis.each
    return crisis.times


class Shield(Choice[DaybreakPosition]):  # D-52b D-22a
    """Projects that ignore or soften a crisis, offered before it strikes; args: the crisis, its targets as bits."""

    ids = "D-52b D-22a"
    prompt = "shield"
    closed = (
        "", "not-in-play D-22", "not-active D-22", "not-in-this-stage D-39", "used-up D-36", "nothing-collected D-22a",
        "other-resilience D-52b", "strikes-nobody D-37", "works-by-itself D-39",
    )  # fmt: skip

    def about(self, t: DaybreakPosition, seat: int, args: Args) -> Values:
        return {"crisis": t.figures.crises[args[0]].key}

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return [*[t.figures.use_project[project] for project in t.project if project >= 0], PASS]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        if move == PASS:
            return 0
        place = place_of(t, move[1])
        if place < 0:
            return 1
        project = t.figures.projects[t.project[place]]
        if not t.active[place]:
            return 2
        if project.when != ON_CRISIS:
            return 8 if project.when == STANDING else 3
        if is_project_used_up(t, t.project[place]):
            return 4
        if project.spend and t.under[place] < project.spend:
            return 5
        effect = project.effects[0]
        if effect.do == IGNORE and effect.resist != t.figures.crises[args[0]].resist:
            return 6
        return 0 if any(times(t, args[0], player) for player in bits(args[1])) else 7

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        if 1 not in t.active:
            return []
        found = [move for move in self.moves(t, seat, args)[:-1] if not self.gate(t, seat, args, move)]
        return [*found, PASS] if found else []

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return use_numbers(t, seat, move[1], number)

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        if option == PASS:
            return
        place = place_of(t, option[1])
        project = t.figures.projects[t.project[place]]
        t.uses[t.figures.first_project + t.project[place]] += 1
        t.note("project-used", "D-22a", seat, {"project": option[1]})
        t.then(("shield", seat, args))
        for effect in project.effects:
            if effect.do == SOFTEN:
                t.softened += effect.n
                t.note("softened", "D-52b", -1, {"amount": effect.n})
            else:
                t.then(("spare", seat, args))
        if project.spend:
            t.then(*spend(t, seat, place, project.spend))


class Spare(Choice[DaybreakPosition]):  # D-52b
    """Which of the targets ignores the crisis; args: the crisis, its targets as bits."""

    ids = "D-52b"
    prompt = "spare"
    closed = ("", "strikes-nobody D-37")

    def about(self, t: DaybreakPosition, seat: int, args: Args) -> Values:
        return {"crisis": t.figures.crises[args[0]].key}

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.to[: t.seats]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        player = SEATS.index(move[1])
        return 0 if args[1] >> player & 1 and times(t, args[0], player) else 1

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        t.ignoring |= 1 << SEATS.index(option[1])
        if t.facts is not None:
            t.note("spared", "D-52b", SEATS.index(option[1]), {})


class Hit(Rule[DaybreakPosition]):  # D-52 D-52a D-55
    """A crisis strikes a player: all its parts as often as is left of it."""

    ids = "D-52 D-52a D-55"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        number = args[0]
        n = times(t, number, seat)
        key = t.figures.crises[number].key
        if not n:
            t.note("withstood", "D-52", seat, {"crisis": key})
        else:
            t.note("struck", "D-52", seat, {"crisis": key, "times": n})
            t.then(("harm", seat, (number, n, 0)))


class Over(Rule[DaybreakPosition]):  # D-52
    """A resolved crisis is discarded with the cards under it."""

    ids = "D-52"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        discard_crisis(t, args[0])

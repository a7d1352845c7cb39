"""The emissions stage: demand, CO₂, sequestration, then drawdown or heat (D-40 … D-43)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import CLEAN, DEMAND, DIRTY, EACH, EMIT, IN_EMISSIONS, ON_ROLL, PROJECT, STACK
from keeling.games.daybreak.rules.effects import own_co2
from keeling.games.daybreak.rules.losses import suffer
from keeling.games.daybreak.rules.thermometer import cool, heat
from keeling.games.daybreak.rules.use import CLOSED, gate_of, offer_uses, play_use, use_numbers, use_words

PASS: Option = ("pass",)


def spare(t: DaybreakPosition, seat: int) -> int:
    """Energy that a player has beyond the demand; less than nothing if some is missing."""
    at = seat * EACH
    return t.board[at + DIRTY] + t.board[at + CLEAN] - t.board[at + DEMAND]


def gap(t: DaybreakPosition, seat: int) -> int:
    """Energy that a player misses."""
    return max(0, -spare(t, seat))


class Emissions(Rule[DaybreakPosition]):  # D-40
    """Unmet demand adds communities in crisis; no resilience helps. Next comes the window for actions of this stage."""

    ids = "D-40"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        t.stage = EMIT
        for player in range(t.seats):
            missing = gap(t, player)
            if missing:
                t.note("energy-short", "D-40", player, {"missing": missing})
                suffer(t, player, missing, "D-40")
                if t.ending:
                    return
        t.then(*windows(t, IN_EMISSIONS), ("balance", -1, ()))


def windows(t: DaybreakPosition, when: int) -> list[Step]:
    """A window for each player in seat order, if anything in play is used at this moment at all."""
    f = t.figures
    cards = [card for card in f.used_at[when] if STACK <= t.place[card] < PROJECT]
    projects = [place for place, active in enumerate(t.active) if active and f.projects[t.project[place]].when == when]
    return [("window", player, (when,)) for player in range(t.seats)] if cards or projects else []


class Window(Choice[DaybreakPosition]):  # D-39 D-40 D-50
    """Actions outside the local stage: only who has something to use is asked, until they pass; args: the moment."""

    ids = "D-39 D-40 D-50"
    prompt = "window"
    closed = CLOSED

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return [*use_words(t), PASS]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if move == PASS else gate_of(t, seat, move[1], args[0])

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        if args[0] == ON_ROLL and t.rolled < 0:
            return []
        out: list[Option] = []
        offer_uses(t, seat, args[0], out)
        return [*out, PASS] if out else []

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return use_numbers(t, seat, move[1], number)

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        if option != PASS:
            t.then(("window", seat, args))
            play_use(t, seat, option[1])


class Balance(Rule[DaybreakPosition]):  # D-40 D-41 D-42 D-43
    """Sinks match CO₂ one for one, and stay; what is left over on either side moves the thermometer."""

    ids = "D-40 D-41 D-42 D-43"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        for player in range(t.seats):
            co2 = own_co2(t, player)
            t.current += co2
            if t.facts is not None:
                t.note("emits", "D-40", player, {"co2": co2})
        sinks = sum(t.sinks)
        net = t.current - sinks
        t.note("balance", "D-41", -1, {"co2": t.current, "sinks": sinks, "net": net})
        t.current = 0
        if net < 0:
            t.drawdown = 1
            t.drawdowns += 1
            t.note("drawdown", "D-42", -1, {"free": -net})
            cool(t, -net, "D-42")
        elif net > 0:
            heat(t, net, "D-43")
        t.then(("planet", -1, ()))

"""The crisis stage begins with the planet: a roll for every band, markers, tipping points (D-50, D-51)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import CALLED_OFF, CRISIS, EFFECTS, MORE_ROLLS, ON_ROLL, PLANET, STEPPED, TIPPED
from keeling.games.daybreak.rules.emissions import windows
from keeling.games.daybreak.rules.lasting import common_mod


class Planet(Rule[DaybreakPosition]):  # D-50
    """One roll per band, then the crises."""

    ids = "D-50"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        t.stage = CRISIS
        t.dice = []
        t.rolls = max(0, t.bands + common_mod(t, MORE_ROLLS))
        t.then(("roll", -1, ()), ("resolve", -1, ()))


def next_tip(t: DaybreakPosition, effect: int) -> int:
    """Spaces from a marker to its next tipping point; at the end of the track every roll strikes."""
    return min([tip - t.marker[effect] for tip in t.figures.tips[effect] if tip > t.marker[effect]], default=1)


class Roll(Rule[DaybreakPosition]):  # D-50
    """The planetary die, as long as there are rolls; whoever can cancel the result is asked right after it."""

    ids = "D-50"
    prompt = "roll"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.faces if t.rolls else []

    def weights(self, t: DaybreakPosition, seat: int, args: Args, options: list[Option]) -> list[int] | None:
        die = t.figures.die
        return None if len(die) == len(options) else [die.count(effect) for effect in dict.fromkeys(die)]

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        t.rolls -= 1
        t.rolled = PLANET.index(option[1])
        t.dice.append(t.rolled)
        t.note("rolled", "D-50", -1, {"planet": option[1]})
        t.then(*windows(t, ON_ROLL), ("tip", -1, ()), ("roll", -1, ()))


class Tip(Rule[DaybreakPosition]):  # D-50 D-51
    """The marker moves one space; on a tipping point its effect strikes, at the end of the track every time."""

    ids = "D-50 D-51"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        effect = t.rolled
        t.rolled = -1
        if effect < 0:
            t.dice[-1] += CALLED_OFF * EFFECTS
            return
        f = t.figures
        at = min(t.marker[effect] + 1, f.length[effect])
        t.marker[effect] = at
        tips = at in f.tips[effect] or at == f.length[effect]
        t.dice[-1] += (TIPPED if tips else STEPPED) * EFFECTS
        if tips:
            t.note("tipped", "D-51", -1, {"planet": PLANET[effect]})
            t.then(("effects", -1, (f.first_tip + effect, 0, 0, 0)))

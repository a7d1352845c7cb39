"""Which of very many options are worth a thought; the rest look worse at a glance."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from keeling.core.agenda import Option
from keeling.games.co2_family.model.figures import BONUS_PERMIT, BONUS_TECH
from keeling.games.co2_family.model.words import EACH, REGIONS, SEATS
from keeling.games.co2_family.rules.permits import OWN
from keeling.games.second_chance.bots import rollout
from keeling.games.second_chance.bots.evaluation import evaluate_one
from keeling.games.second_chance.bots.moves import Glance
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import COMPETITIVE
from keeling.games.second_chance.rules.knowledge import DECLINE, GIVE
from keeling.games.second_chance.rules.lobby import triggered

PLANS: Final = 10  # at first sight, and then
PLANS_LATER: Final = 5
PREPARES_LATER: Final = 4
MOVES: Final = 5
MOVES_LATER: Final = 3
MOVES_AT_FIRST: Final = 8  # of a question of its own
CARDS_LATER: Final = 3
SPLITS: Final = 4
WASTE: Final = 0.01  # points that raise the chance by less than this are kept
_NOBODY: Final = Random(0)  # who agrees draws nothing

Shortlist = Callable[[SecondChancePosition, int, list[Option], bool], list[Option]]


def _best(options: list[Option], scores: list[float], most: int) -> list[Option]:
    """The best few, in the order they came."""
    if len(options) <= most:
        return options
    bar = sorted(scores, reverse=True)[most - 1]
    return [option for option, score in zip(options, scores, strict=True) if score >= bar][:most]


def turn(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Of plans and scientists' moves the best at a glance, in thought of preparations too; of cards then, some."""
    plans: list[Option] = []
    prepares: list[Option] = []
    moves: list[Option] = []
    sides: list[Option] = []
    rest: list[Option] = []
    after = triggered(t)
    for option in options:
        verb = option[0]
        if verb == "plan":
            plans.append(option)
        elif verb == "prepare":
            prepares.append(option)
        elif verb == "move":
            moves.append(option)
        elif verb == "lobby" and option[2] == "side":
            sides.append(option)
        elif verb == "lobby" and not after >> t.figures.card_of[option[1]] & 1:
            continue  # ahead of its action it brings what it brings after it
        else:
            rest.append(option)
    if not first and len(prepares) > PREPARES_LATER:
        prepares = _best(prepares, [_of_preparing(t, seat, option) for option in prepares], PREPARES_LATER)
    rest += prepares
    most = PLANS if first else PLANS_LATER
    most_moves = MOVES if first else MOVES_LATER
    if len(plans) <= most and len(moves) <= most_moves:
        return rest + plans + moves + (sides if first else sides[:CARDS_LATER])
    glance = Glance(t, seat)
    if len(plans) > most:
        plans = _best(plans, glance.plans(plans), most)
    found = rest + plans
    found += list_best_moves(glance, moves, most_moves)
    return found + (sides if first else sides[:CARDS_LATER])


def _of_preparing(t: SecondChancePosition, seat: int, option: Option) -> float:
    """The bonus of an energy, and whose scientist will learn and go."""
    f = t.figures
    energy = f.energy_of[option[1]]
    owner = t.worker[f.slot_of[option[2:4]]]
    points = 0.5 * f.install_money[energy] + f.install_tech[energy] + 1.2 * f.install_permits[energy]
    return points + (1.5 if owner == seat else 0.0 if owner < 0 else -0.5)


def list_best_moves(glance: Glance, moves: list[Option], most: int) -> list[Option]:
    """The most promising ways for a scientist; words that are no move stay."""
    if len(moves) <= most:
        return moves
    return _best(moves, glance.moves(moves), most)


def moves(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A scientist moved beyond the executive move."""
    return list_best_moves(Glance(t, seat), options, MOVES_AT_FIRST if first else MOVES_LATER)


def sent_off(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A scientist that has to go: in thought, where most is promised at a glance."""
    return list_best_moves(Glance(t, seat), options, MOVES_AT_FIRST if first else 1)


def payment(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Permits of regions go first: one's own can be sold, and are not lost with control; teams may need them there."""
    if len(options) == 1 or options[0] != OWN:
        return options if first else options[:1]
    if t.mode == COMPETITIVE:
        return options[1:] if first else options[1:2]
    return options if first else options[:2]


def income(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """How to split an income: in thought, some ways between all in money and all in points."""
    last = len(options) - 1
    if first or last < SPLITS:
        return options
    return [options[last * part // (SPLITS - 1)] for part in range(SPLITS)]


def learning(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A choice of energies to learn."""
    if first:
        return options
    glance = Glance(t, seat)
    return _best(options, [glance.learning(t.figures.energy_of[o[1]]) for o in options], 1)


def hand_on(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Who gets a bonus: in thought, whoever it helps most at a glance; rivals never."""
    if t.mode == COMPETITIVE:
        return options[:1] if options[0] == GIVE[seat] else [DECLINE]
    if first or len(options) < 3:
        return options
    bonus = t.agenda[-1][2][0]
    takers = [option for option in options if option != DECLINE]
    if bonus == BONUS_TECH:
        scores = [-float(t.tech[SEATS.index(o[1])]) for o in takers]
    elif bonus == BONUS_PERMIT:
        return [takers[0]]  # all have the same use for it
    else:
        energies = range(EACH) if bonus < 0 else [bonus]
        glances = [Glance(t, SEATS.index(o[1])) for o in takers]
        scores = [max([glance.learning(energy) for energy in energies]) for glance in glances]
    return _best(takers, scores, 1)


def use_bonus(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A bonus is hardly ever declined."""
    uses = [option for option in options if option != DECLINE]
    return learning(t, seat, uses, first) if len(uses) > 1 else uses


def bonus_permit(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """A permit helps its controller first, or whoever plans for money there."""
    if first:
        return options
    scores = [_permit_score(t, seat, o) for o in options]
    return _best(options, scores, 1)


def _permit_score(t: SecondChancePosition, seat: int, option: Option) -> float:
    if option == DECLINE:
        return -1.0
    holder = t.control[REGIONS.index(option[1])]
    return 2.0 if holder == seat else 1.0 if holder >= 0 and not t.mode else 0.5 if holder < 0 else 0.0


def reduction(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """None that leaves the planet too hot and so loses at once; in the end the least that is as good as any (S-63),
    beside the least that is safe: advice says by how much it is better."""
    f = t.figures
    enough = [option for option in options if t.co2 - int(option[1]) * f.cut_ppm <= f.limit] or options
    if not first:
        return enough
    trial, worth = t.copy(), []
    trial.agenda.pop()  # as if it were answered
    for option in enough:
        trial.proposed = int(option[1])
        worth.append(evaluate_one(trial, seat))
    best = max(worth)
    wise = next(option for option, value in zip(enough, worth, strict=True) if value >= best - WASTE)
    return [wise] if wise == enough[0] else [wise, enough[0]]


def confirm(t: SecondChancePosition, seat: int, options: list[Option], first: bool) -> list[Option]:
    """Whoever proposed a reduction has thought about it before; one that loses the game is not taken (S-63)."""
    return [rollout.agree(t, seat, _NOBODY)]


CANDIDATES: Final[dict[str, Shortlist]] = {
    "turn": turn,
    "research": moves,
    "extra-move": moves,
    "sent-off": sent_off,
    "pay-permit": payment,
    "relief-permit": payment,
    "split-income": income,
    "wild": learning,
    "summit-learn": learning,
    "hand-on": hand_on,
    "use-bonus": use_bonus,
    "bonus-permit": bonus_permit,
    "reduce": reduction,
    "agree": confirm,
}

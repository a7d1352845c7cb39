"""Scientists: moving one's own, sending off another's, learning from their work (C-35, C-50 … C-52)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Reason
from keeling.games.co2.rules.expertise import ENERGY_OF, LEARN, gain_expertise
from keeling.games.co2.rules.supplies import gain_money
from keeling.games.co2.table import Table
from keeling.games.co2.words import ENERGIES, REGIONS

FORGO: Final[Option] = ("forgo",)
RECRUIT: Final[Option] = ("recruit",)
TO_HAND: Final[Option] = ("send", "hand")


def free_projects(t: Table) -> list[int]:
    """The slots whose project has no scientist on it."""
    project, worker = t.project, t.worker
    return [slot for slot in range(len(project)) if project[slot] >= 0 and worker[slot] < 0]


def topic_of(t: Table, place: int, energy: int) -> int:
    """The free topic of an energy at a summit place, as a speaker's index, or -1."""
    topic = t.figures.topic_at[t.summit[place]][energy]
    if topic < 0 or t.speaker[4 * place + topic] >= 0:
        return -1
    return 4 * place + topic


def list_moves(t: Table, seat: int, out: list[Option]) -> None:
    """Every scientist move of C-51 open to a player."""
    f = t.figures
    hand = f.slots
    worker = t.worker
    free = free_projects(t)
    if t.hand[seat]:
        row = f.move[hand]
        for slot in free:
            out.append(row[slot])
    if seat not in worker:
        return
    for source in range(len(worker)):
        if worker[source] == seat:
            row = f.move[source]
            for slot in free:
                out.append(row[slot])
            out.append(row[hand])
            energy = t.project[source] % 5
            for place in range(f.places):
                topic = f.topic_at[t.summit[place]][energy]  # topic_of, without the call
                if topic >= 0 and t.speaker[4 * place + topic] < 0:
                    out.append(row[hand + 1 + place])


def why_no_move(t: Table, seat: int, words: Option) -> Reason | None:
    """The reason of C-51 against moving a scientist so, or None."""
    f = t.figures
    from_hand = words[1] == "hand"
    goal = words[2:] if from_hand else words[3:]
    if from_hand and not t.hand[seat]:
        return Reason("no-scientist-in-hand", "C-51")
    if not from_hand and t.worker[f.slot_of[words[1:3]]] != seat:
        return Reason("no-scientist-there", "C-51", {"region": words[1], "slot": words[2]})
    if goal == ("hand",):
        return Reason("already-in-hand", "C-51") if from_hand else None
    if len(goal) == 1:
        return _why_no_summit(t, words, from_hand, f.place_of[goal[0]])
    slot = f.slot_of[goal]
    if t.project[slot] < 0:
        return Reason("no-project", "C-51", {"region": goal[0], "slot": goal[1]})
    if t.worker[slot] >= 0:
        return Reason(
            "scientist-in-the-way", "C-51", {"region": goal[0], "slot": goal[1], "player": t.worker[slot] + 1}
        )
    return None


def _why_no_summit(t: Table, words: Option, from_hand: bool, place: int) -> Reason | None:
    if from_hand:
        return Reason("hand-to-summit", "C-51")
    energy = t.project[t.figures.slot_of[words[1:3]]] % 5
    if t.summit[place] < 0 or energy not in t.figures.topics[t.summit[place]]:
        return Reason("not-a-topic", "C-51", {"summit": place + 1, "energy": ENERGIES[energy]})
    if topic_of(t, place, energy) < 0:
        return Reason("topic-taken", "C-56", {"summit": place + 1, "energy": ENERGIES[energy]})
    return None


def move_scientist(t: Table, seat: int, option: Option, rule: str) -> None:
    """Carry out a move; it gives no expertise (C-51)."""
    f = t.figures
    if option[1] == "hand":
        t.hand[seat] -= 1
        goal = option[2:]
        energy = -1
    else:
        source = f.slot_of[option[1:3]]
        t.worker[source] = -1
        energy = t.project[source] % 5
        goal = option[3:]
    if t.facts is not None:
        t.note(
            "scientist", rule, seat, {"source": " ".join(option[1 : len(option) - len(goal)]), "goal": " ".join(goal)}
        )
    if len(goal) == 2:
        t.worker[f.slot_of[goal]] = seat
    elif goal[0] == "hand":
        t.hand[seat] += 1
    else:
        speak(t, seat, f.place_of[goal[0]], energy)
        t.spoke |= 1 << energy


def speak(t: Table, seat: int, place: int, energy: int) -> None:
    """A scientist takes a topic; with the last one the summit is complete (C-56)."""
    t.speaker[topic_of(t, place, energy)] = seat
    if t.facts is not None:
        t.note("speaks", "C-56", seat, {"summit": place + 1, "energy": ENERGIES[energy]})
    topics = len(t.figures.topics[t.summit[place]])
    if -1 not in t.speaker[4 * place : 4 * place + topics]:
        t.complete.append(place)  # in the order completed (C-57)


class MoveScientist(Action[Table]):  # C-50 C-51
    """The free move of a scientist."""

    verb = "move"
    ids = "C-50 C-51"

    def moves(self, t: Table) -> list[Option]:
        rows = t.figures.move
        hand = len(rows) - 1
        out = [move for source in range(hand) for goal, move in enumerate(rows[source]) if goal != source]
        return out + rows[hand]

    def offer(self, t: Table, seat: int, out: list[Option]) -> None:
        if not t.moved:
            list_moves(t, seat, out)

    def why(self, t: Table, seat: int, words: Option) -> Reason | None:
        if t.moved:
            return Reason("used-scientist", "C-50")
        return why_no_move(t, seat, words)

    def play(self, t: Table, seat: int, option: Option) -> None:
        t.moved = 1
        move_scientist(t, seat, option, "C-51")


class ExtraMove(Rule[Table]):  # C-66
    """A scientist move beyond the free one, given by a lobby card; it may be forgone."""

    ids = "C-66 C-51"
    prompt = "extra-move"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        list_moves(t, seat, out)
        out.append(FORGO)
        return out

    def why(self, t: Table, seat: int, args: Args, words: Option) -> Reason | None:
        known = words[0] == "move" and words in MoveScientist().moves(t)
        reason = why_no_move(t, seat, words) if known else None
        return reason if reason is not None else super().why(t, seat, args, words)

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        if option == RECRUIT:
            t.pool[seat] -= 1
            t.hand[seat] += 1
            if t.facts is not None:
                t.note("recruited", "C-40", seat, {"scientists": t.figures.scientists - t.pool[seat]})
        elif option != FORGO:
            move_scientist(t, seat, option, self.ids.split(" ")[0])
        elif t.facts is not None:
            t.note("forgone", self.ids.split(" ")[0], seat, {})


class Research(ExtraMove):  # C-40
    """The research grant: move a scientist or recruit one; it may be forgone (ruling)."""

    ids = "C-40 C-51"
    prompt = "research"

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        out: list[Option] = []
        if t.pool[seat]:
            out.append(RECRUIT)
        list_moves(t, seat, out)
        out.append(FORGO)
        return out

    def why(self, t: Table, seat: int, args: Args, words: Option) -> Reason | None:
        if words == RECRUIT:
            return Reason("pool-empty", "C-40", {"scientists": t.figures.scientists})
        return super().why(t, seat, args, words)


class SendOff(Rule[Table]):  # C-43 C-52
    """Another company's scientist is paid off and must leave before the project is used."""

    ids = "C-52 C-43"

    def act(self, t: Table, seat: int, args: Args) -> None:
        owner = t.worker[args[0]]
        if owner < 0 or owner == seat:
            return
        gain_money(t, seat, -1, "C-52")
        gain_money(t, owner, 1, "C-52")
        t.agenda.append(("sent-off", owner, args))


class SentOff(Rule[Table]):  # C-52
    """Its owner takes the scientist home with some expertise, or sends it to a summit."""

    ids = "C-52"
    prompt = "sent-off"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        energy = t.project[args[0]] % 5
        out: list[Option] = [TO_HAND]
        for place in range(t.figures.places):
            if topic_of(t, place, energy) >= 0:
                out.append(("send", t.figures.summit_words[place]))
        return out

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        slot = args[0]
        energy = t.project[slot] % 5
        t.worker[slot] = -1
        if t.facts is not None:
            region = REGIONS[t.figures.slot_region[slot]]
            t.note("sent-off", "C-52", seat, {"region": region, "energy": ENERGIES[energy], "goal": option[1]})
        if option == TO_HAND:
            t.hand[seat] += 1
            gain_expertise(t, seat, energy, "C-52")
        else:
            speak(t, seat, t.figures.place_of[option[1]], energy)


class Work(Rule[Table]):  # C-35
    """At the end of a turn one project with an own scientist on it teaches its energy."""

    ids = "C-35"
    prompt = "work"
    asks = True

    def options(self, t: Table, seat: int, args: Args) -> list[Option]:
        worker = t.worker
        if seat not in worker:
            return []
        known = 0
        for slot in range(len(worker)):
            if worker[slot] == seat:
                known |= 1 << t.project[slot] % 5
        return [LEARN[energy] for energy in range(len(ENERGIES)) if known >> energy & 1]

    def play(self, t: Table, seat: int, args: Args, option: Option) -> None:
        gain_expertise(t, seat, ENERGY_OF[option[1]], "C-35")

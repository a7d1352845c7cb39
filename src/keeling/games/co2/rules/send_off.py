"""Scientists at work on a project: sent off by another company, and what their work teaches (C-35, C-43, C-52)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import ENERGIES, REGIONS
from keeling.games.co2.rules.expertise import gain_expertise
from keeling.games.co2.rules.supplies import strangers_dollar
from keeling.games.co2_family.model.words import EACH
from keeling.games.co2_family.rules.summits import no_topic, place_of, speak
from keeling.games.co2_family.rules.supplies import gain_money


class SendOff(Rule[Co2Position]):  # C-52 C-43
    """Another company's scientist is paid off and must leave before the project is used."""

    ids = "C-52 C-43"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        dollar = strangers_dollar(t, seat, args[0])
        if not dollar:
            return
        owner = t.worker[args[0]]
        gain_money(t, seat, -dollar, "C-52")
        gain_money(t, owner, dollar, "C-52")
        t.then(("sent-off", owner, args))


class SentOff(Choice[Co2Position]):  # C-52
    """Its owner takes the scientist home with some expertise, or sends it to a summit."""

    ids = "C-52"
    prompt = "sent-off"
    closed = ("", "not-a-topic C-52", "topic-taken C-56")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return t.figures.send

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        goal = t.figures.send.index(move)  # the hand, then the summit places
        return no_topic(t, goal - 1, t.project[args[0]] % EACH) if goal else 0

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"summit": t.figures.send.index(move), "energy": ENERGIES[t.project[args[0]] % EACH]}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        slot = args[0]
        energy = t.project[slot] % EACH
        t.worker[slot] = -1
        goal = t.figures.send.index(option)
        if t.facts is not None:
            region = REGIONS[t.figures.slot_region[slot]]
            to, word = place_of(t, goal - 1, option[1]), ENERGIES[energy]
            t.note("sent-off", "C-52", seat, {"region": region, "energy": word, "goal": option[1], "to": to})
        if goal:
            speak(t, seat, goal - 1, energy)
        else:
            t.hand[seat] += 1
            gain_expertise(t, seat, energy, "C-52")


class Work(Choice[Co2Position]):  # C-35
    """At the end of a turn one project with an own scientist on it teaches its energy."""

    ids = "C-35"
    prompt = "work"
    closed = ("", "no-scientist-on-energy C-35")

    def moves(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        return t.figures.learn

    def gate(self, t: Co2Position, seat: int, args: Args, move: Option) -> int:
        energy = t.figures.energy_of[move[1]]
        for slot, owner in enumerate(t.worker):
            if owner == seat and t.project[slot] % EACH == energy:
                return 0
        return 1

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        worker = t.worker
        if seat not in worker:
            return []
        known = 0  # all energies at one go: this is asked at the end of every turn
        for slot, owner in enumerate(worker):
            if owner == seat:
                known |= 1 << t.project[slot] % EACH
        return t.figures.learn_of[known]

    def numbers(self, t: Co2Position, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"energy": move[1]}

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        gain_expertise(t, seat, t.figures.energy_of[option[1]], "C-35")

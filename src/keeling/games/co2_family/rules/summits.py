"""Summits: a scientist on every topic completes one."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.co2_family.model.position import T, Table
from keeling.games.co2_family.model.words import TOPICS


def no_topic(t: Table, place: int, energy: int) -> int:
    """0 if this energy is a free topic of the summit there, 1 if it is none of its topics, 2 if it is taken."""
    topic = t.figures.topic_at[t.summit[place]][energy]
    if topic < 0:
        return 1
    return 2 if t.speaker[TOPICS * place + topic] >= 0 else 0


def place_of(t: Table, place: int, spot: str) -> str:
    """Where a scientist goes in words that last: a summit by its city, since others will lie in its place."""
    return f"summit {t.figures.cities[t.summit[place]]}" if place >= 0 else spot


def speak(t: Table, seat: int, place: int, energy: int) -> bool:
    """A scientist takes a topic; whether with it the summit is complete."""
    tile = t.summit[place]
    first = TOPICS * place
    t.speaker[first + t.figures.topic_at[tile][energy]] = seat
    if t.facts is not None:
        city, word = t.figures.cities[tile], t.figures.energies[energy]
        t.note("speaks", t.figures.ids["summit"], seat, {"summit": place + 1, "city": city, "energy": word})
    if -1 in t.speaker[first : first + len(t.figures.topics[tile])]:
        return False
    t.complete.append(place)  # in the order completed
    return True


class Summits(Rule[T]):
    """After the actions of a turn the summits completed in it are held, one after the other in that order."""

    def last(self, t: T, seat: int, place: int) -> int:
        """Who learns last; the others before, clockwise."""
        raise TypeError("last")

    def lessons(self, player: int, tile: int, own: list[int]) -> list[Step]:
        """What a player learns who has spoken on some topics."""
        raise TypeError("lessons")

    def act(self, t: T, seat: int, args: Args) -> None:
        if not t.complete:
            return
        t.then(("summits", seat, ()))
        place = t.complete.pop(0)
        tile = t.summit[place]
        f = t.figures
        topics = f.topics[tile]
        speakers = t.speaker[TOPICS * place : TOPICS * place + len(topics)]
        t.note("summit-held", f.ids["summit"], -1, {"summit": place + 1, "city": f.cities[tile], "no": tile + 1})
        last = self.last(t, seat, place)
        steps: list[Step] = []
        for turn in range(1, t.seats + 1):
            player = (last + turn) % t.seats
            own = [energy for energy, speaker in zip(topics, speakers, strict=True) if speaker == player]
            if own:
                steps += self.lessons(player, tile, own)
        self.count(t, topics, speakers)
        t.then(*steps, ("close-summit", -1, (place,)))

    def count(self, t: T, topics: list[int], speakers: list[int]) -> None:
        """What else comes of a summit that was held."""


class LearnTopic(Choice[T]):
    """One of the topics of a summit; args are its tile."""

    def moves(self, t: T, seat: int, args: Args) -> list[Option]:
        return t.figures.learn

    def gate(self, t: T, seat: int, args: Args, move: Option) -> int:
        return 0 if t.figures.energy_of[move[1]] in t.figures.topics[args[0]] else 1

    def numbers(self, t: T, seat: int, args: Args, move: Option, number: int) -> Values:
        f = t.figures
        return {"energy": move[1], "wanted": ", ".join([f.energies[energy] for energy in f.topics[args[0]]])}


class CloseSummit(Rule[T]):
    """Speakers go home, the tile leaves the game, a new one is drawn while the stack lasts."""

    def act(self, t: T, seat: int, args: Args) -> None:
        place = args[0]
        for speaker in range(TOPICS * place, TOPICS * place + TOPICS):
            if t.speaker[speaker] >= 0:
                t.hand[t.speaker[speaker]] += 1
                t.speaker[speaker] = -1
        t.summit[place] = -1
        t.then(("lay-summit", -1, (place, 0)))

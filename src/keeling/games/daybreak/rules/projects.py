"""Global projects: drawn, kept, supported, active, spent, gone (D-21, D-22, D-22a, D-38)."""

from __future__ import annotations

from keeling.core.agenda import Args, Choice, Option, Rule, Step
from keeling.core.reason import Values
from keeling.games.daybreak.model.position import DaybreakPosition
from keeling.games.daybreak.model.words import EACH_TAGS, PROJECT, TAGS, UNDER
from keeling.games.daybreak.rules.lasting import recount
from keeling.games.daybreak.rules.piles import put_away
from keeling.games.daybreak.rules.wants import asks_which

DECLINE: Option = ("decline",)


class DrawProject(Rule[DaybreakPosition]):  # D-21 D-23
    """Draw global projects to choose from; args: how many."""

    ids = "D-21 D-23"
    prompt = "draw-project"
    asks = True
    chance = True

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        if not args[0]:
            return []
        words = t.figures.offer
        return [words[project] for project in (t.project_deck or t.project_discards)]

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        project = t.figures.project_of[option[1]]
        if not t.project_deck:
            t.project_deck, t.project_discards = sorted(t.project_discards), []
        t.project_deck.remove(project)
        t.offered.append(project)
        t.note("project-offered", "D-21", -1, {"project": option[1]})
        t.then(("draw-project", -1, (args[0] - 1,)))


class ChooseProject(Choice[DaybreakPosition]):  # D-21 D-6
    """Keep one of those drawn, or decline them all; the lead answers for the group (D-6)."""

    ids = "D-21 D-6"
    prompt = "choose-project"
    closed = ("", "not-drawn D-21")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return [*t.figures.adopt, DECLINE]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if move == DECLINE or t.figures.project_of[move[1]] in t.offered else 1

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        if not t.offered:
            return []
        return [t.figures.adopt[project] for project in t.offered] + [DECLINE]

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"project": move[1]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        chosen = -1 if option == DECLINE else t.figures.project_of[option[1]]
        t.project_discards += [project for project in t.offered if project != chosen]
        t.offered = []
        if chosen < 0:
            t.note("projects-declined", "D-21", seat, {})
            return
        t.note("project-kept", "D-21", seat, {"project": option[1]})
        t.then(("lay-project", seat, (chosen,)))
        if -1 not in t.project:
            t.then(("drop-project", seat, (1,)))


class LayProject(Rule[DaybreakPosition]):  # D-21
    """The project goes to the first free place."""

    ids = "D-21"

    def act(self, t: DaybreakPosition, seat: int, args: Args) -> None:
        place = t.project.index(-1)
        t.project[place] = args[0]
        t.active[place] = t.under[place] = 0
        find_lacks(t, place)


class DropProject(Choice[DaybreakPosition]):  # D-21 D-55
    """Global projects that leave, each with the cards under it; args: how many."""

    ids = "D-21 D-55"
    prompt = "drop-project"
    closed = ("", "not-in-play D-22")

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return t.figures.drop

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if t.figures.project_of[move[1]] in t.project else 1

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        return [t.figures.drop[project] for project in t.project if project >= 0]

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"card": move[1]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        project = t.figures.project_of[option[1]]
        place = t.project.index(project)
        spend_cards(t, place, t.under[place])
        t.project[place] = -1
        t.active[place] = t.lacks[place] = 0
        t.uses[t.figures.first_project + project] = 0
        t.project_discards.append(project)
        t.note("project-dropped", "D-21", seat, {"project": option[1]})
        recount(t)
        if args[0] > 1:
            t.then(("drop-project", seat, (args[0] - 1,)))


def support_project(t: DaybreakPosition, place: int, card: int) -> None:
    """Tuck a card under a project, which becomes active when its requirement is met (D-22, D-34, D-38)."""
    project = t.figures.projects[t.project[place]]
    t.place[card] = PROJECT + place
    t.under[place] += 1
    if project.distinct:  # it stands for the first of its tags that is still welcome
        welcome = t.figures.mask[card] & t.lacks[place]
        t.height[card] = (welcome & -welcome).bit_length() - 1
        t.given[place * EACH_TAGS + t.height[card]] += 1
    else:
        for tag in t.figures.tags[card]:
            t.given[place * EACH_TAGS + tag] += 1
    find_lacks(t, place)
    if not t.active[place] and (project.collects or not t.lacks[place]):
        t.active[place] = 1
        t.note("project-active", "D-22", -1, {"project": project.key})
        recount(t)


def find_lacks(t: DaybreakPosition, place: int) -> None:
    """The tags that a project still misses, or collects while it has room (D-38)."""
    card = t.figures.projects[t.project[place]]
    given = t.given[place * EACH_TAGS : (place + 1) * EACH_TAGS]
    lacks = 0
    if card.collects:
        if t.under[place] < card.most:
            lacks = card.accepts
            if card.distinct:
                for tag in range(len(TAGS)):
                    if given[tag]:
                        lacks &= ~(1 << tag)
    elif not t.active[place]:
        for tag, least in card.need:
            if given[tag] < least:
                lacks |= 1 << tag
    t.lacks[place] = lacks


def spend(t: DaybreakPosition, seat: int, place: int, count: int) -> list[Step]:
    """Spend so many of the cards under a project; which ones is asked, if there are more (D-22a)."""
    if asks_which(t) and t.under[place] > count:
        return [("spend-card", seat, (place, count))]
    spend_cards(t, place, count)
    return []


def spend_cards(t: DaybreakPosition, place: int, count: int) -> None:
    """Cards under a project go to the local discards, those with the lowest number first."""
    for tucked in under_project(t, place)[:count]:
        spend_card(t, place, tucked)


def under_project(t: DaybreakPosition, place: int) -> list[int]:
    """The cards under a project."""
    return [card for card, where in enumerate(t.place) if where == PROJECT + place]


def spend_card(t: DaybreakPosition, place: int, tucked: int) -> None:
    """One card under a project goes to the local discards."""
    card = t.figures.projects[t.project[place]]
    t.under[place] -= 1
    for tag in [t.height[tucked]] if card.distinct else t.figures.tags[tucked]:
        t.given[place * EACH_TAGS + tag] -= 1
    put_away(t, tucked)
    if card.collects and not t.under[place]:
        t.active[place] = 0  # a project that collects is active with its first card (D-22a)
    find_lacks(t, place)


class SpendCard(Choice[DaybreakPosition]):  # D-22a
    """Which of the cards under a project are spent, one by one; args: its place, how many."""

    ids = "D-22a"
    prompt = "spend-card"
    closed = ("", "not-under D-22a")

    def about(self, t: DaybreakPosition, seat: int, args: Args) -> Values:
        return {"project": t.figures.projects[t.project[args[0]]].key}

    def moves(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        words = t.figures.spend_card
        return [words[card] for card, where in enumerate(t.place) if PROJECT <= where < UNDER]

    def gate(self, t: DaybreakPosition, seat: int, args: Args, move: Option) -> int:
        return 0 if t.place[t.figures.of_key[move[1]]] == PROJECT + args[0] else 1

    def options(self, t: DaybreakPosition, seat: int, args: Args) -> list[Option]:
        words = t.figures.spend_card
        return [words[card] for card in under_project(t, args[0])]

    def numbers(self, t: DaybreakPosition, seat: int, args: Args, move: Option, number: int) -> Values:
        return {"card": move[1]}

    def play(self, t: DaybreakPosition, seat: int, args: Args, option: Option) -> None:
        spend_card(t, args[0], t.figures.of_key[option[1]])
        t.note("spent", "D-22a", seat, {"card": option[1]})
        if args[1] > 1:
            t.then(("spend-card", seat, (args[0], args[1] - 1)))

"""Playing a lobbyist: for its side effect, or for its main one directly before or after its action (S-34, S-36)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.co2_family.model.lobby import FamilyCard
from keeling.games.co2_family.rules import lobby
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.rules.lobby import BENEFITS, play_card, triggered
from keeling.games.second_chance.rules.main_actions import NAMED_VERBS, ahead_of, executive_actions, main_actions, names


def open_now(t: SecondChancePosition, seat: int) -> list[Option]:
    """The main actions that a lobbyist may be played ahead of."""
    return [] if t.acted or t.carded or not t.book else main_actions(t, seat, t.first)


def pay_now(t: SecondChancePosition, seat: int, main: list[Option]) -> int:
    """The lobbyists, as bits, whose main effect may be had: after their action, or ahead of one of these."""
    return triggered(t) | (ahead_of(t, seat, main) if t.book and t.lobby[seat] else 0)


class PlayLobbyist(lobby.PlayCard[SecondChancePosition]):  # S-34 S-34a S-36
    """Play a lobbyist for its side effect, or for its main one directly before or after the action it names."""

    ids = "S-34 S-34a S-36"
    closed = (  # from 3 on by what the card waits for: words.TRIGGERS
        "",
        "used-card S-22",
        "card-not-in-hand S-34",
        "waits-for-plan-region S-36",
        "waits-for-plan-slot S-36",
        "waits-for-prepare S-36",
        "waits-for-build S-36",
        "waits-for-summit S-36",
        "waits-for-sell S-36",
        "declare-with-build S-36",
    )

    def pays(self, t: SecondChancePosition, seat: int) -> int:
        return pay_now(t, seat, open_now(t, seat))

    def waits(self, card: FamilyCard) -> int:
        return len(self.closed) - 1 if card.subsidy else super().waits(card)

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        card = t.figures.card_of[option[1]]
        main = option[2] == "main"
        after = triggered(t)
        t.done = t.spoke = 0
        play_card(t, seat, card, main)
        if not main:
            BENEFITS.minor(t, seat, card)
        elif after >> card & 1:
            BENEFITS.main(t, seat, card)
        else:
            t.then(("named-action", seat, (card,)))


class NamedAction(Rule[SecondChancePosition]):  # S-36
    """A lobbyist was played ahead of its action, which has to follow next; then the main effect pays."""

    ids = "S-36"
    prompt = "named-action"
    asks = True
    by_itself = False  # the card alone was played: the action is the player's to take

    def options(self, t: SecondChancePosition, seat: int, args: Args) -> list[Option]:
        main = [] if t.acted else main_actions(t, seat, t.first)
        return [move for move in main + executive_actions(t, seat) if names(t, move) >> args[0] & 1]

    def about(self, t: SecondChancePosition, seat: int, args: Args) -> Values:
        return {"no": t.figures.lobby[args[0]].no}

    def play(self, t: SecondChancePosition, seat: int, args: Args, option: Option) -> None:
        t.then(("main-effect", seat, args))
        NAMED_VERBS[option[0]].play(t, seat, option)

"""Playing a lobbyist: for its side effect, or for its main one directly before or after its action (S-34, S-36)."""

from __future__ import annotations

from typing import Final

from keeling.core.action import Action
from keeling.core.agenda import Args, Option, Rule
from keeling.core.reason import Values
from keeling.games.second_chance.model.position import SecondChancePosition
from keeling.games.second_chance.model.words import ENERGIES, KINDS, REGIONS, TRIGGERS
from keeling.games.second_chance.rules.lobby import main_effect, play_card, side_effect, triggered
from keeling.games.second_chance.rules.main_actions import NAMED_VERBS, ahead_of, executive_actions, main_actions, names

_REGION, _SLOT = TRIGGERS.index("plan-region"), TRIGGERS.index("plan-slot")
_WAITS: Final = 3  # the first number of the gate that names what the card waits for


def open_now(t: SecondChancePosition, seat: int) -> list[Option]:
    """The main actions that a lobbyist may be played ahead of."""
    return [] if t.acted or t.carded or not t.book else main_actions(t, seat, t.first)


class PlayLobbyist(Action[SecondChancePosition]):  # S-34 S-34a S-36
    """Play a lobbyist for its side effect, or for its main one directly before or after the action it names."""

    verb = "lobby"
    ids = "S-34 S-34a S-36"
    closed = (  # from _WAITS on by what the card waits for: words.TRIGGERS
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

    def moves(self, t: SecondChancePosition) -> list[Option]:
        return t.figures.minor + t.figures.main

    def gate(self, t: SecondChancePosition, seat: int, card: int, main: bool) -> int:
        if t.carded:
            return 1
        if not t.lobby[seat] >> card & 1:
            return 2
        if not main or triggered(t) >> card & 1 or (t.book and ahead_of(t, seat, open_now(t, seat)) >> card & 1):
            return 0
        return len(self.closed) - 1 if t.figures.lobby[card].funds else _WAITS + t.figures.lobby[card].on

    def offer(self, t: SecondChancePosition, seat: int, out: list[Option]) -> None:
        self.list_cards(t, seat, open_now(t, seat), out)

    def list_cards(self, t: SecondChancePosition, seat: int, main: list[Option], out: list[Option]) -> None:
        """The same where the main actions are known that a card may be played ahead of."""
        if t.carded or not t.lobby[seat]:
            return
        self._list(t, seat, triggered(t) | (ahead_of(t, seat, main) if t.book else 0), out)

    def list_after(self, t: SecondChancePosition, seat: int, out: list[Option]) -> None:
        """Without main effects ahead of their action: they bring nothing that they do not bring after it."""
        if not t.carded:
            self._list(t, seat, triggered(t), out)

    def _list(self, t: SecondChancePosition, seat: int, main: int, out: list[Option]) -> None:
        f = t.figures
        hand = t.lobby[seat]
        while hand:
            bit = hand & -hand
            card = bit.bit_length() - 1
            hand ^= bit
            out.append(f.minor[card])
            if main & bit:
                out.append(f.main[card])

    def closed_by(self, t: SecondChancePosition, seat: int, words: Option) -> int:
        return self.gate(t, seat, t.figures.card_of[words[1]], words[2] == "main")

    def numbers(self, t: SecondChancePosition, seat: int, words: Option, number: int) -> Values:
        if number == 1:
            return {}
        if number == 2:
            return {"no": words[1]}
        card = t.figures.lobby[t.figures.card_of[words[1]]]
        named = REGIONS if card.on == _REGION else KINDS if card.on == _SLOT else ENERGIES
        return {"no": card.no, "of": named[card.of] if card.of >= 0 else ""}

    def play(self, t: SecondChancePosition, seat: int, option: Option) -> None:
        card = t.figures.card_of[option[1]]
        main = option[2] == "main"
        after = triggered(t)
        t.done = t.spoke = 0
        play_card(t, seat, card, main)
        if not main:
            side_effect(t, seat, card)
        elif after >> card & 1:
            main_effect(t, seat, card)
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

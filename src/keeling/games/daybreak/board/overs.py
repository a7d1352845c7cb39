"""Pop-overs: the cards that lie somewhere, each with its tags, its name and what it does in words."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup, escape

from keeling.games.daybreak.board.faces import Face


def card_over(card: Face, now: str = "") -> Markup:
    """One card: what it says, how it stands now, and what it is in the real world."""
    state = f"<p>{escape(now)}</p>" if now else ""
    about = f"<em>{escape(card.about)}</em>" if card.about else ""
    return Markup(f'<div class="over" hidden><div class="und">{card.strip}</div>{state}{about}</div>')


def cards_over(head: str, cards: Sequence[Face]) -> Markup:
    """Several cards below a heading."""
    rows = "".join([f'<div class="und">{card.strip}</div>' for card in cards])
    return Markup(f'<div class="over" hidden><b>{escape(head)}</b>{rows}</div>')

"""What a seat has done in the turn it is in, as the bar shows it."""

from __future__ import annotations

from keeling.core.flow import Question
from keeling.core.match import AnyMatch


def used(match: AnyMatch, ask: Question, end: str) -> list[str]:
    """The verbs that this seat has used up in its turn; none where all act at once, as often as they like."""
    if match.position.shared:
        return []
    still = {option[0] for option in ask.options}
    taken: list[str] = []
    for entry in reversed(match.entries):
        if entry.seat != ask.seat or entry.prompt != ask.prompt:
            continue
        verb = entry.option[0]
        if verb == end:
            break
        if verb not in still and verb not in taken:
            taken.append(verb)
    return taken

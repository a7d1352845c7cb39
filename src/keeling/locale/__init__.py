"""Words for people."""

from __future__ import annotations

from keeling.core.reason import Reason, plain


def say(reason: Reason) -> str:
    return plain(reason)

"""Permits as a price: one's own, or those of regions one controls."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args
from keeling.core.prices import Counted, Figure
from keeling.games.co2_family.model.position import Table

PERMIT_PAID: Final = Counted("regional-permit", -1, of="source", named={"own": "permit"})


def any_permit(t: Table, seat: int, args: Args) -> list[Figure]:
    """A permit, wherever it comes from."""
    return [Figure("any-permit", -1, seat)]

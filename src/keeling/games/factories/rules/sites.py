"""Single factories: their names, and those that stand still (F-52, F-54)."""

from __future__ import annotations

from keeling.games.factories.model.position import FactoriesPosition
from keeling.games.factories.model.words import FACTORIES, KINDS_EACH


def site_word(t: FactoriesPosition, site: int) -> str:
    """What a factory is called: its kind, and from the second of a kind on a number."""
    owner, kind = t.site_owner[site], t.site_kind[site]
    number = sum([1 for s in range(site + 1) if t.site_owner[s] == owner and t.site_kind[s] == kind])
    return FACTORIES[kind] if number == 1 else f"{FACTORIES[kind]}{number}"


def sites(t: FactoriesPosition, seat: int) -> list[int]:
    """A player's factories, in the order of building."""
    return [site for site in range(len(t.site_owner)) if t.site_owner[site] == seat]


def site_of(t: FactoriesPosition, seat: int, word: str) -> int:
    """A player's factory of that name, or -1."""
    for site in sites(t, seat):
        if site_word(t, site) == word:
            return site
    return -1


def known_words(t: FactoriesPosition) -> list[str]:
    """The names of all factories that anybody has."""
    words: list[str] = []
    for kind in range(len(FACTORIES)):
        most = max(t.built[kind::KINDS_EACH])
        words += [FACTORIES[kind] + ("" if n == 0 else str(n + 1)) for n in range(max(1, most))]
    return words


def halt(t: FactoriesPosition, site: int) -> None:
    """The factory is left out of the next production and of the plan for it (F-52, F-54)."""
    if not t.site_halt[site]:
        t.site_halt[site] = 1
        t.halted[t.site_owner[site] * KINDS_EACH + t.site_kind[site]] += 1
        if t.facts is not None:
            t.note("factory-stopped", "F-52", t.site_owner[site], {"factory": site_word(t, site)})


def clear_halts(t: FactoriesPosition, seat: int) -> None:
    """A stop counts for one production (F-52, F-28)."""
    if not any(t.halted[seat * KINDS_EACH : (seat + 1) * KINDS_EACH]):
        return
    for kind in range(len(FACTORIES)):
        t.halted[seat * KINDS_EACH + kind] = 0
    for site in range(len(t.site_owner)):
        if t.site_owner[site] == seat:
            t.site_halt[site] = 0

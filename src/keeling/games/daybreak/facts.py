"""The facts of Daybreak: how each kind is told, drawn and counted, and what is made of them."""

from __future__ import annotations

from typing import Final

from keeling.core.prices import Counted
from keeling.kit.facts import LINE, SEEN, SENTENCE, TURN, Book, Facts, Kind, Source, Step

_KINDS: Final = {
    # the setup and the calendar
    "power": Kind(SENTENCE, symbol="person"),
    "challenge": Kind(LINE, symbol="db-challenge"),
    "round": Kind(TURN, symbol="decade"),
    # the global stage
    "crises-drawn": Kind(LINE, symbol="db-crisis"),
    "crisis-revealed": Kind(LINE, symbol="db-crisis", piece="{crisis}"),
    "project-offered": Kind(SEEN, piece="{project}"),
    "project-kept": Kind(SENTENCE, piece="{project}"),
    "projects-declined": Kind(SENTENCE),
    "project-dropped": Kind(SENTENCE),
    "project-active": Kind(piece="{project}"),
    # the local stage
    "drawn": Kind(SEEN),
    "kept": Kind(),
    "not-kept": Kind(SEEN),
    "new-deck": Kind(LINE, symbol="db-card"),
    "used": Kind(SENTENCE, piece="{stack}"),
    "project-used": Kind(SENTENCE, piece="{project}"),
    "started": Kind(SENTENCE, piece="{stack}"),
    "tucked": Kind(SENTENCE, piece="{target}"),
    "handed-over": Kind(SENTENCE),
    "done": Kind(SENTENCE),
    "resumed": Kind(SENTENCE),
    "paid": Kind(counts=Counted("card", -1)),
    "for": Kind(),
    "consented": Kind(SENTENCE),
    "refused": Kind(SENTENCE),
    "geo-rolled": Kind(),
    "clean": Kind(tone="clean", counts=Counted("clean")),
    "dirty": Kind(tone="dirty", counts=Counted("dirty")),
    "demand": Kind(tone="demand", counts=Counted("demand")),
    "emission": Kind(tone="emission", counts=Counted(of="kind")),
    "resilience": Kind(tone="resilience", counts=Counted("resilience")),
    "community": Kind(tone="community", counts=Counted("community")),
    "collapsed": Kind(LINE, symbol="db-community", loud=True),
    "tree": Kind(tone="sink", counts=Counted("tree", common=True)),
    "ocean": Kind(tone="sink", counts=Counted("ocean", common=True)),
    "dac": Kind(tone="sink", counts=Counted("dac", common=True)),
    # emissions
    "energy-short": Kind(LINE, symbol="db-energy"),
    "captured": Kind(counts=Counted("co2", sign=-1)),
    "current": Kind(tone="co2", counts=Counted("current", common=True)),
    "emits": Kind(SENTENCE),
    "balance": Kind(LINE, symbol="db-net"),
    "drawdown": Kind(LINE, symbol="db-drawdown", loud=True),
    "heated": Kind(tone="co2"),
    "band": Kind(LINE, symbol="db-band", counts=Counted("band", common=True)),
    "cooled": Kind(tone="sink"),
    "shaded": Kind(tone="sink"),
    "returned": Kind(LINE, symbol="db-band"),
    "overheated": Kind(LINE, symbol="db-band", loud=True),
    # the crisis stage
    "rolled": Kind(LINE, symbol="db-planet"),
    "roll-cancelled": Kind(),
    "tipped": Kind(LINE, symbol="db-planet", piece="{planet}"),
    "tie-rolled": Kind(),
    "softened": Kind(),
    "spared": Kind(SENTENCE),
    "struck": Kind(LINE, symbol="db-crisis", piece="{crisis}"),
    "withstood": Kind(),
    "crisis-averted": Kind(LINE, symbol="db-crisis"),
    "crisis-lasts": Kind(LINE, symbol="db-crisis"),
    "crisis-removed": Kind(LINE, symbol="db-crisis"),
    "lost": Kind(SENTENCE),
    "next-round": Kind(),
    # growth and the end
    "not-yet": Kind(LINE, symbol="db-challenge"),
    "won": Kind(LINE, symbol="db-drawdown", loud=True),
    "late": Kind(LINE, symbol="decade", loud=True),
}

# Communities in crisis by what has cost them, by the rule of the fact.
_COMMUNITIES: Final = Book(
    ("community",),
    "ui.panel.sources",
    sources={
        "energy": Source("db-energy", "", ("D-40",)),
        "crises": Source("db-crisis", "", ("D-52",)),
        "missing": Source("db-planet", "", ("D-53",)),
        "cards": Source("db-card", ""),
    },
)

_STEPS: Final = {
    "draw": Step("db-card"), "act": Step("person"), "turn": Step("person", seated=True),
    "emissions": Step("db-net"), "balance": Step("db-net"), "planet": Step("db-planet"), "roll": Step("db-planet"),
    "resolve": Step("db-crisis"), "strike": Step("db-crisis"), "growth": Step("db-energy"), "round": Step("decade"),
    "choose-project": Step("db-project", seated=True), "local": Step("db-card"),
}  # fmt: skip

FACTS: Final = Facts(
    _KINDS,
    completes=("pay", "kind", "to", "may", "give", "move", "spend", "keep", "geo-die", "spare"),
    runs=("lose",),
    opens=("choose-project", "turn"),
    steps=_STEPS,
    books=(_COMMUNITIES,),
    period="round",
    ends=("won", "late", "overheated", "collapsed"),
    asked={"pay": ("card", -1)},
    free=("start", "tuck", "hand-over", "done", "resume"),
    alike=("pay",),  # whichever card is discarded, what it is discarded for is the same
)

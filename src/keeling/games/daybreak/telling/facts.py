"""The facts of Daybreak: how each kind is told, drawn and counted, and what is made of them."""

from __future__ import annotations

from typing import Final

from keeling.core.agenda import Args
from keeling.core.prices import Counted, Figure
from keeling.games.daybreak.model.position import PIECES, DaybreakPosition
from keeling.games.daybreak.model.words import EMISSION, EMISSIONS, RESILIENCES
from keeling.kit.facts import LINE, SEEN, SENTENCE, TURN, Book, Facts, Kind, Phase, Source, Step


def _of_any(t: DaybreakPosition, seat: int, args: Args) -> list[Figure]:
    """A token of any kind, of whichever board: an emission less, or a resilience more (D-8)."""
    return [Figure("emission", -1, args[2]) if args[0] == EMISSION else Figure("resilience", 1, args[2])]


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
    "new-deck": Kind(LINE, symbol="db-card", bare=True, news=0),
    "used": Kind(SENTENCE, piece="{stack}", own=True),
    "project-used": Kind(SENTENCE, piece="{project}"),
    "started": Kind(SENTENCE, piece="{stack}", own=True),
    "tucked": Kind(SENTENCE, piece="{target}", own=True),
    "handed-over": Kind(SENTENCE),
    "done": Kind(SENTENCE, news=0),
    "resumed": Kind(SENTENCE, news=0),
    "paid": Kind(counts=Counted("card", -1)),
    "spent": Kind(),
    "for": Kind(),
    "consented": Kind(SENTENCE),
    "refused": Kind(SENTENCE),
    "geo-rolls": Kind(SEEN, counts=Counted("geo-die", 1)),
    "geo-rolled": Kind(),
    "draws": Kind(SEEN, counts=Counted("card")),
    "of-any": Kind(SEEN),
    "clean": Kind(tone="clean", counts=Counted("clean")),
    "dirty": Kind(tone="dirty", counts=Counted("dirty")),
    "demand": Kind(tone="demand", counts=Counted("demand")),
    "emission": Kind(tone="emission", counts=Counted(of="kind")),
    "resilience": Kind(tone="resilience", counts=Counted(of="kind")),
    "community": Kind(tone="community", counts=Counted("community")),
    "collapsed": Kind(LINE, symbol="db-community", loud=True),
    "tree": Kind(tone="sink", counts=Counted("tree", common=True)),
    "ocean": Kind(tone="sink", counts=Counted("ocean", common=True)),
    "dac": Kind(tone="sink", counts=Counted("dac", common=True)),
    # emissions
    "energy-short": Kind(LINE, symbol="db-energy", news=3, loss=True),
    "captured": Kind(counts=Counted("co2", sign=-1)),
    "current": Kind(tone="co2", counts=Counted("current", common=True)),
    "emits": Kind(LINE, symbol="db-net", news=0),
    "balance": Kind(LINE, symbol="db-net"),
    "drawdown": Kind(LINE, symbol="db-drawdown", loud=True, news=6),
    "heated": Kind(tone="co2"),
    "band": Kind(LINE, symbol="db-band", news=4, level=("amount", "degrees"), counts=Counted("band", common=True)),
    "cooled": Kind(tone="sink"),
    "shaded": Kind(tone="sink"),
    "returned": Kind(LINE, symbol="db-band"),
    "overheated": Kind(LINE, symbol="db-band", loud=True),
    # the crisis stage
    "rolled": Kind(LINE, symbol="db-planet", news=1),
    "roll-cancelled": Kind(),
    "tipped": Kind(LINE, symbol="db-planet", piece="{planet}", news=5),
    "tie-rolled": Kind(),
    "softened": Kind(),
    "spared": Kind(SENTENCE),
    "struck": Kind(LINE, symbol="db-crisis", piece="{crisis}", news=3, loss=True),
    "withstood": Kind(),
    "crisis-averted": Kind(LINE, symbol="db-crisis"),
    "crisis-lasts": Kind(LINE, symbol="db-crisis"),
    "crisis-removed": Kind(LINE, symbol="db-crisis"),
    "lost": Kind(SENTENCE, loss=True),
    "next-round": Kind(loss=True),
    # growth and the end
    "growth": Kind(LINE, symbol="db-energy", news=1),
    "not-yet": Kind(LINE, symbol="db-challenge"),
    "won": Kind(LINE, symbol="db-drawdown", loud=True),
    "late": Kind(LINE, symbol="decade", loud=True),
}

# Communities in crisis by what has cost them, by the rule of the fact.
_COMMUNITIES: Final = Book(
    ("community",),
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
    completes=("pay", "kind", "to", "may", "give", "move", "spend", "spend-card", "keep", "geo-die", "spare"),
    causes={
        **dict.fromkeys(
            ("pay", "kind", "to", "may", "give", "move", "spend", "spend-card", "keep"), ("used", "project-used")
        ),
        "lose": ("struck",),
        "window": ("rolled", "crisis-revealed"),
        "drop-project": ("struck", "project-kept"),
    },
    runs=("lose",),
    opens=("choose-project", "turn"),
    steps=_STEPS,
    phases={
        "emissions": Phase("db-net", ("energy-short", "emits"), ("rolled", "round")),
        "crisis": Phase("db-crisis", ("rolled",), ("round",)),
    },
    books=(_COMMUNITIES,),
    ranked=False,
    period="round",
    ends=("won", "late", "overheated", "collapsed"),
    settled={
        "pay": lambda t, seat, args: [Figure("card", -1, seat)],
        "give": lambda t, seat, args: [Figure("card", -1, seat)],
        "kind": _of_any,
    },
    free=("start", "tuck", "hand-over", "done"),
    alike=("pay",),  # whichever card is discarded, what it is discarded for is the same
    holds={
        **{one: f"players {{seat}} {one}" for one in ("clean", "dirty", "demand", "community")},
        **{kind: f"players {{seat}} emission {kind}" for kind in EMISSIONS},
        **{kind: f"players {{seat}} resilience {kind}" for kind in RESILIENCES},
        **PIECES.counted,
    },
    burdens=("dirty", "demand", "community", "co2", "current", "band", "geo-die", "emission", *EMISSIONS),
)

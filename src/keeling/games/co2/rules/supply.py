"""The supply phase: energy demand, and who pays the permit for it (C-20 … C-24, C-26)."""

from __future__ import annotations

from keeling.core.agenda import Args, Option, Rule
from keeling.games.co2.model.position import Co2Position
from keeling.games.co2.model.words import REGIONS
from keeling.games.co2.rules.permits import PayPermit
from keeling.games.co2_family.rules import demand
from keeling.games.co2_family.rules.goals import DISCARD, discard_goal
from keeling.games.co2_family.rules.supplies import draw_from_market, gain_money, gain_vp, has_permit, permit_to_bank

SHORT: Option = ("pay", "vp")


class Supply(Rule[Co2Position]):  # C-20
    """Income, region by region energy, the event, and the check for the common defeat."""

    ids = "C-20"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        t.note("supply-phase", "C-20", -1, {"decade": t.decade})
        t.then(
            ("income", -1, ()),
            ("region-tech", -1, ()),
            ("demand", -1, (0,)),
            ("event", -1, ()),
            ("defeat", -1, ()),
            ("operations", -1, ()),
        )


class RegionTech(demand.RegionTech[Co2Position]):  # C-22
    ids = "C-22"


class Demand(demand.Demand[Co2Position]):  # C-23
    ids = "C-23"


class DrawFossil(demand.DrawFossil[Co2Position]):  # C-23
    ids = "C-23"

    def placed(self, t: Co2Position, region: int) -> None:
        if t.co2 >= t.figures.disaster:
            t.hot = 1
        t.then(("charge", t.control[region], (region,)))


class Charge(Rule[Co2Position]):  # C-24
    """The controller, or else the region itself, owes the bank a permit."""

    ids = "C-24"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        region = args[0]
        if seat < 0:
            if t.permits_in[region]:
                t.permits_in[region] -= 1
                if t.facts is not None:
                    t.note("region-pays", "C-24", -1, {"region": REGIONS[region]})
                permit_to_bank(t)
            else:
                t.note("nothing-paid", "C-24", -1, {"region": REGIONS[region]})
        elif has_permit(t, seat):
            t.then(("charge-permit", seat, ()))
        elif t.market == 0:  # then the bank is empty too (ruling)
            t.note("nothing-paid", "C-24", seat, {"region": REGIONS[region]})
        else:
            t.then(("short", seat, ()), ("forced-buy", seat, ()))


class ChargePermit(PayPermit):  # C-24
    """The controller chooses which permit to give up."""

    ids = "C-24"
    prompt = "charge"
    closed = ("", "own-supply-empty C-24", "not-controlled C-24", "region-empty C-24")


class Short(Rule[Co2Position]):  # C-31 C-24
    """Short of money for the forced purchase, a player may first turn in the company goal."""

    ids = "C-31 C-24"
    prompt = "short"
    asks = True

    def options(self, t: Co2Position, seat: int, args: Args) -> list[Option]:
        if t.money[seat] >= t.price or t.cashed[seat]:
            return []
        return [DISCARD, SHORT]

    def play(self, t: Co2Position, seat: int, args: Args, option: Option) -> None:
        if option == DISCARD:
            discard_goal(t, seat)


class ForcedBuy(Rule[Co2Position]):  # C-24
    """Buy one permit at the price and pay it; every missing dollar costs a point."""

    ids = "C-24"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        paid = t.price if t.price <= t.money[seat] else t.money[seat]
        missing = t.price - paid
        gain_money(t, seat, -paid, "C-24")
        gain_vp(t, seat, -missing, "C-24")
        t.note("forced-buy", "C-24", seat, {"price": t.price, "vp": missing})
        draw_from_market(t)
        permit_to_bank(t)


class Defeat(Rule[Co2Position]):  # C-26 C-94
    """At the defeat line after the supply phase the game is over: lost by all, but scored when solo."""

    ids = "C-26 C-94"

    def act(self, t: Co2Position, seat: int, args: Args) -> None:
        if t.co2 < t.figures.defeat:
            return
        t.agenda.clear()
        t.note("defeat", "C-94" if t.seats == 1 else "C-26", -1, {"co2": t.co2})
        if t.seats == 1:
            t.then(("close-books", -1, ()), ("company-goals", -1, ()), ("last-points", -1, ()), ("over", -1, (3,)))
        else:
            t.ending = "defeat"

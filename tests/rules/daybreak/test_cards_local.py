"""Every local project that is used in the local stage, a line each, written from the card (D-32, D-36, D-37)."""

import pytest

from tests.daybreak_cards import ANY, card, check_card, rows

DRAWING = [
    card("clean-power-fund", "energy 1 || nothing", "energy 2 || cards 1", "energy 4 || cards 2",
         "energy 6 || cards 3"),
    card("carbon-dividend", "incentive 1 || nothing", "incentive 3 || cards 1", "incentive 5 || cards 2",
         "incentive 6 || cards 3"),
    card("public-works", "infrastructure 1 || nothing", "infrastructure 2 || cards 1", "infrastructure 4 || cards 2",
         "infrastructure 6 || cards 3"),
    card("street-movements", "society 1 || nothing", "society 2 || cards 1", "society 4 || cards 2",
         "society 7 || cards 3"),
    card("forest-defenders", "ecology 1 || nothing", "ecology 3 || cards 1", "ecology 4 || cards 2",
         "ecology 6 || cards 3"),
    card("girls-in-school", "society 1 || nothing", "society 2 || social 1", "society 4 || social 1, cards 1",
         "society 6 || social 1, cards 2"),
    card("no-more-subsidies", "regulation 1 || nothing", "regulation 2 || cards 1", "regulation 5 || cards 2",
         "regulation 6 || cards 3"),
    card("open-science", "innovation 1 || nothing", "innovation 3 || cards 1", "innovation 4 || cards 2",
         "innovation 6 || cards 2"),
    card("smart-meters", "grid 1 || nothing", "grid 2 || cards 1", "grid 4 || cards 2", "grid 6 || cards 2"),
    card("carbon-price", "incentive 2, regulation 1 || nothing", "incentive 2, regulation 2 || cards 2",
         "incentive 2, regulation 4 || cards 4", need="incentive 2", pay=1),
    card("green-bonds", "incentive 2 | keep * | cards 1", need="incentive 2"),
    card("windfall-levy", "regulation 3, energy 2 || cards 3", need="regulation 3, energy 2", pay=1),
    card("debt-pause", "|| cards 2", pay=1),  # with two bands
    card("fitters-school", "| draw roof-panels; draw smart-meters; draw bike-lanes; draw hill-turbines "
         "| holds roof-panels, holds smart-meters, holds hill-turbines"),
    card("reactor-institute", "| draw small-reactors; draw open-science; draw bike-lanes; draw heat-pumps; "
         "draw new-cement; draw seed-banks | holds small-reactors, holds open-science, holds new-cement"),
    card("climate-courts", "| draw carbon-price; draw bike-lanes | holds carbon-price",
         "| draw carbon-dividend; draw loop-economy | holds carbon-dividend, holds loop-economy"),
    card("builders-guild", "| draw bike-lanes; draw smart-meters; draw heat-pumps; draw seed-banks "
         "| holds bike-lanes, holds smart-meters"),
    card("sky-research", "geoengineering 1 | draw sulfur-veil; draw bike-lanes; draw open-science "
         "| holds sulfur-veil, holds open-science",
         "geoengineering 2 | draw sulfur-veil; draw rock-dust; draw open-science; draw seed-banks; draw green-roofs; "
         "draw bike-lanes | holds sulfur-veil, holds rock-dust, holds open-science"),
    card("soil-school", "| draw seed-banks; draw new-cement; draw bike-lanes; draw heat-pumps; draw roof-panels "
         "| holds seed-banks, holds new-cement"),
    card("solution-prize", "innovation 2 | draw seed-banks; draw bike-lanes; draw heat-pumps; draw roof-panels; "
         "keep bike-lanes; keep roof-panels | holds bike-lanes, holds roof-panels", need="innovation 2", pay=1),
    card("machine-lab", "innovation 1 | draw bike-lanes; draw drained-rice; draw heat-pumps "
         "| holds bike-lanes, holds drained-rice",
         "innovation 2 | draw bike-lanes; draw drained-rice; draw heat-pumps; draw loop-economy; draw clean-steel; "
         "draw fast-trains | holds bike-lanes, holds drained-rice, holds loop-economy, holds fast-trains"),
    card("wind-auctions", "incentive 1 | draw roof-panels; draw bike-lanes | holds roof-panels",
         "incentive 2 | draw roof-panels; draw small-reactors; draw hill-turbines; draw smart-meters "
         "| holds roof-panels, holds small-reactors, holds hill-turbines"),
]  # fmt: skip

ENERGY = [
    card("solar-fields", "grid 1 | no | clean 1", "grid 2 | yes | clean 2, dirty -1", need="grid 1", pay=1, uses=ANY),
    card("sun-on-water", "solar 1, infrastructure 1 || clean 2", "solar 3, infrastructure 2 || clean 4", pay=1, uses=2),
    card("roof-panels", "solar 1 || clean 1", "solar 2 || clean 1", uses=2),
    card("salt-towers", "solar 2, grid 0 || clean 2", "solar 2, grid 1 || clean 3", "solar 2, grid 2 || clean 3",
         pay=1, uses=ANY),
    card("village-energy", "solar 3, society 2 || clean 3, infrastructure 1", pay=1, uses=2),
    card("hybrid-parks", "solar 1, wind 1, grid 1 || clean 2", "solar 2, wind 3, grid 2 || clean 5", pay=1, uses=2),
    card("sea-turbines", "wind 1, grid 1 || clean 2", "wind 2, grid 1 || clean 4", need="grid 1", pay=1, uses=ANY),
    card("hill-turbines", "wind 1 || clean 2", "wind 3 || clean 4", pay=1, uses=3),
    card("village-wind", "society 1, wind 1 || clean 2", "society 3, wind 2 || clean 4", pay=2, uses=2),
    card("floating-turbines", "innovation 1 || clean 2", "innovation 2 || clean 2", pay=1, uses=2),
    card("small-reactors", "nuclear 1 || clean 1", "nuclear 3 || clean 3", pay=1, uses=ANY),
    card("new-reactors", "nuclear 1, regulation 1, innovation 1 || clean 2",
         "nuclear 2, regulation 1, innovation 1 || clean 4", need="regulation 1, innovation 1"),
    card("reactor-steam", "infrastructure 2, nuclear 2 || clean 1, industry -1", need="infrastructure 2", pay=1,
         uses=2),
    card("deep-heat", "energy 1 || nothing", "energy 2 || clean 1", "energy 5 || clean 2"),
    card("biogas-tanks", "energy 3 || clean 1, waste -1", need="energy 3"),
    card("water-batteries", "grid 1, solar 0, wind 0 || clean 1", "grid 2, solar 1, wind 3 || clean 6", pay=1),
    card("public-buyout", "society 2, regulation 1 || dirty -2", "society 2, regulation 2 || dirty -4",
         need="society 2", pay=1, uses=ANY, idle="dirty"),
    card("coal-auctions", "energy 2 || dirty -2", pay=1, uses=2, idle="dirty"),
    card("safe-distance", "regulation 1 | no | extraction -1", "regulation 2 | yes | extraction -1, dirty -1",
         pay=1, uses=2, idle="extraction dirty"),
    card("power-standard", "energy 3 || dirty -1", uses=3, idle="dirty"),
    card("coal-sites-reborn", "infrastructure 2 || dirty -2, clean 2", pay=2, uses=2),
    card("no-new-coal", "regulation 1 || nothing", "regulation 2 || dirty -2", "regulation 4 || dirty -4",
         idle="dirty"),
    card("shared-panels", "society 1 || clean 1", "society 3 || clean 1, infrastructure 1",
         "society 5 || clean 2, infrastructure 1"),
    card("longer-reactor-life", "nuclear 1, regulation 3 || clean 1, dirty -1",
         "nuclear 2, regulation 3 || clean 2, dirty -2", need="regulation 3"),
    card("far-lines", "grid 1 || clean 2", "grid 2 || clean 2", pay=1, uses=2),
    card("flare-ban", "energy 2 | no | extraction -1", "energy 2 | yes | extraction -1, dirty -1", need="energy 2",
         idle="extraction dirty"),
    card("appliance-rules", "regulation 1 || demand -1", "regulation 3 || demand -3", pay=1, idle="demand"),
]  # fmt: skip

NATURE = [
    card("farm-trees", "ecology 2 || tree 1, agriculture -1", need="ecology 2", pay=2),
    card("regrowing-forest", "ecology 3 || tree 1", need="ecology 2", pay=1, uses=3),
    card("green-belt", "ecology 2, society 2 || tree 1, social 1", need="ecology 2, society 2"),
    card("tree-nursery", "ecology 2 || nothing", "ecology 3 || tree 1", "ecology 5 || tree 2"),
    card("land-rights", "ecology 2 || nothing", "ecology 4 || tree 1", "ecology 5 || tree 2"),
    card("forest-pay", "incentive 2, ecology 2 || tree 1", need="incentive 2", pay=1, uses=2),
    card("char-soils", "ecology 2, innovation 2 || tree 1, ecological 1", need="ecology 2", pay=1, uses=2),
    card("mangrove-coasts", "ecology 2 || ocean 1, infrastructure 1", need="ecology 2", pay=1),
    card("wetlands-return", "ecology 2 || nothing", "ecology 3 || ocean 1", "ecology 5 || ocean 2"),
    card("sea-reserves", "regulation 3 || nothing", "regulation 4 || ocean 1", "regulation 6 || ocean 2"),
    card("seagrass-beds", "ecology 3 || ocean 1", need="ecology 3", pay=1, uses=ANY),
    card("iron-seeding", "geoengineering 1 | die 2 | ocean -1, ecological -1", "geoengineering 1 | die 3 | ocean 1",
         "geoengineering 2 | die 4 | ocean 1", "geoengineering 2 | die 5 | ocean 2"),
    card("rock-dust", "geoengineering 2 || tree 1", pay=1, uses=2),
    card("air-filters", "innovation 2 || demand 1, dac 1", need="innovation 2", pay=1, uses=ANY),
    card("air-filters-basalt", "innovation 2 || demand 1, dac 1", need="innovation 2", pay=1, uses=ANY),
    card("sea-liming", "geoengineering 2 || demand 1, ocean 2", need="geoengineering 2", pay=1),
    card("sulfur-veil", "geoengineering 1 | die 3 | bands -1, away 1, crises 2",
         "geoengineering 1 | die 4 | bands -1, away 1, crises 1", "geoengineering 3 | die 4 | bands -2, away 2"),
    card("watched-veil", "geoengineering 1 | die 3 | bands -1, away 1, crises 2",
         "geoengineering 1 | die 5 | bands -2, away 2, crises 1", "geoengineering 1 | die 6 | bands -2, away 2"),
    card("methane-breakers", "geoengineering 1 | die 2 | crises 1", "geoengineering 1 | die 3 | loose -4",
         "geoengineering 2 | die 5 | loose -8"),
]  # fmt: skip

EMISSIONS = [
    card("shorter-week", "society 3 || demand -1, social 1", need="society 3"),
    card("enough-budget", "incentive 2 | kind waste | waste -1, demand -1", pay=2, uses=2),
    card("loop-economy", "regulation 1 || nothing", "regulation 2 | kind waste | waste -1",
         "regulation 5 | kind waste; kind industry | waste -1, industry -1",
         idle="transport industry buildings agriculture waste extraction"),
    card("bean-dishes", "society 1, ecology 2 || agriculture -1", need="society 1, ecology 2", idle="agriculture"),
    card("drained-rice", "ecology 2 || agriculture -1", pay=1, uses=2, idle="agriculture"),
    card("wires-everywhere", "energy 1 || nothing", "energy 3 || demand 1, buildings -1",
         "energy 4 || demand 1, transport -1", "energy 6, society 2 || demand 1, industry -1", uses=2, idle="industry"),
    card("methane-watch", "regulation 3 || extraction -1, waste -1", need="regulation 3", idle="extraction waste"),
    card("less-fertilizer", "regulation 2 || agriculture -1", pay=1, uses=2, idle="agriculture"),
    card("farm-sun", "ecology 2, solar 2 || clean 1, agriculture -1", need="ecology 2", pay=1, uses=2),
    card("district-heat", "grid 2 || buildings -1", need="grid 2", idle="buildings"),
    card("warm-walls", "|| buildings -1, demand -1", pay=1, idle="buildings demand"),
    card("electric-kitchens", "innovation 2 || demand 1, buildings -1", uses=2, idle="buildings"),
    card("heat-pumps", "incentive 2 || demand 1, buildings -1", uses=2, idle="buildings"),
    card("timber-houses", "infrastructure 1 || nothing", "infrastructure 2 || buildings -1",
         "infrastructure 4 || buildings -1, industry -1", idle="buildings industry"),
    card("sun-boilers", "regulation 2, solar 2 || clean 1, buildings -1", need="regulation 2", pay=1, uses=2),
    card("clean-steel", "incentive 2 || industry -1", need="incentive 2", idle="industry"),
    card("new-cement", "innovation 3 || industry -1", pay=1, uses=3, idle="industry"),
    card("electric-furnaces", "infrastructure 2 || demand 1, industry -1", uses=2, idle="industry"),
    card("clean-hydrogen", "energy 2 || demand 1, industry -1, agriculture -1", pay=1, uses=2,
         idle="industry agriculture"),
    card("right-to-repair", "regulation 2 || industry -1, waste -1", need="regulation 2", pay=1, idle="industry waste"),
    card("full-plates", "society 2 || agriculture -1, waste -1", need="society 2", pay=1, idle="agriculture waste"),
    card("waste-pickers", "society 2 | kind social | waste -1, social 1", pay=1, uses=2),
    card("buses-for-all", "grid 2 || demand 1, transport -1", uses=2, idle="transport"),
    card("city-on-foot", "regulation 2 || transport -1", need="regulation 2", idle="transport"),
    card("fast-trains", "grid 2 || demand 1, transport -1", uses=2, idle="transport"),
    card("bike-lanes", "infrastructure 1 || nothing", "infrastructure 2 || transport -1",
         "infrastructure 5 || transport -2", idle="transport"),
    card("wind-ships", "innovation 1, wind 2 || transport -1, cards 1", need="innovation 1", pay=1, uses=2),
    card("electric-scooters", "incentive 2 || demand 1, transport -1", uses=2, idle="transport"),
    card("sealed-wells", "incentive 2 || extraction -1, ecological 1", pay=1, uses=2),
]  # fmt: skip

PEOPLE = [
    card("sharing-fund", "society 2 | give * p2 | cards -1, p2.cards 1", uses=2),
    card("skills-exchange", "| to p3; p3: keep *; p3: keep * | p3.cards 2", pay=1),
    card("clean-rivers", "|| ecological 2"),
    card("early-warning", "innovation 2 | kind social; kind infrastructure | social 1, infrastructure 1", pay=1,
         uses=2),
    card("storm-barriers", "infrastructure 1 || infrastructure 1", "infrastructure 3 || infrastructure 3",
         pay=1, uses=ANY),
    card("raised-homes", "incentive 1 || infrastructure 1", "incentive 2 || infrastructure 2", pay=1, uses=ANY),
    card("citizens-councils", "society 1 || social 1", "society 3 || social 1", uses=3),
    card("green-roofs", "infrastructure 2 || infrastructure 1", uses=2),
    card("seed-banks", "ecology 2 || ecological 1", uses=2),
    card("heat-plans", "society 2 || social 1, infrastructure 1", pay=1, uses=2),
    card("services-for-all", "society 1 || social 1", "society 3 || social 3", pay=1, uses=ANY),
    card("harvest-insurance", "incentive 2 | kind ecological; kind social | ecological 1, social 1",
         need="incentive 2", pay=1),  # with two bands
    card("clinic-microgrids", "solar 2, grid 2 || clean 2, social 1", pay=1, uses=2),
    card("wild-land", "ecology 1 || ecological 1", "ecology 3 || ecological 3", pay=1, uses=ANY),
    card("building-code", "incentive 2 || ecological 1", uses=2),
    card("sponge-city", "infrastructure 2 || infrastructure 1, ecological 1", need="infrastructure 2"),
    card("deep-storage", "regulation 1 || infrastructure 1", "regulation 3 || infrastructure 2",
         "regulation 5 || infrastructure 3"),
    card("clinics-for-all", "society 1 || nothing", "society 2 || community -1", "society 5 || community -2",
         idle="community"),
    card("school-meals", "ecology 2 || community -1, social 1", pay=1, uses=2),
    card("cleaner-stoves", "society 2 || demand 1, buildings -1, community -1", pay=1, uses=2,
         idle="buildings community"),
    card("miners-new-jobs", "incentive 2 || dirty -1, community -1", pay=1, uses=2, idle="dirty community"),
    card("storm-shelters", "infrastructure 2 || community -1, infrastructure 1", need="infrastructure 2", pay=1,
         uses=2),
    card("turbine-jobs", "wind 2 || clean 1, community -1", pay=1, uses=2),
    card("early-cash", "society 3 || community -2", need="society 3", pay=1, idle="community"),  # with two bands
    card("rebuilding-money", "incentive 2 | to p3 | p3.community -1", "incentive 2 | to p1 | community -1",
         pay=1, uses=2),
    card("planned-moves", "regulation 2 || community -1, infrastructure 1", pay=1, uses=2),
    card("sun-stoves", "society 2, solar 2 || buildings -1, community -1", need="society 2", pay=1, uses=2,
         idle="buildings community"),
    card("open-door", "society 2 | take 1 p2; p2: yes | community 1, p2.community -1", uses=2),
    card("safe-passage", "society 2 | take 1 p4; p4: yes | community 1, p4.community -1, cards 1", need="society 2"),
    card("twin-towns", "society 2 | to p2; kind social; kind ecological | p2.social 1, p2.ecological 1", pay=1, uses=2),
]  # fmt: skip

# In the windows of the other stages: test_cards_windows.py
WINDOWS = ("peak-batteries", "methane-filters", "stack-capture", "forest-wardens", "polar-pumps", "brighter-clouds")
CARDS = DRAWING + ENERGY + NATURE + EMISSIONS + PEOPLE


@pytest.mark.parametrize("one", CARDS, ids=lambda one: one.key)
def test_d32_d36_d37_a_local_project_does_what_it_says(one):
    check_card(one)


def test_every_local_project_has_a_line():
    assert sorted([one.key for one in CARDS] + list(WINDOWS)) == sorted(rows("local"))

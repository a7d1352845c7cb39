"""CO₂: Second Chance (2018): save the climate as a team, as rivals, or alone."""

from __future__ import annotations

from typing import Final

from keeling.core.game import Game, Outcome, Setting, Settings, Stage
from keeling.core.reason import Values
from keeling.games.second_chance.model.figures import Figures
from keeling.games.second_chance.model.position import SecondChancePosition, team_points
from keeling.games.second_chance.model.words import COOPERATIVE, MODES, SOLO_CARDS
from keeling.games.second_chance.rules.common import is_team
from keeling.games.second_chance.rules.decade import rounds_now
from keeling.games.second_chance.rules.scoring import winners
from keeling.games.second_chance.rules.setup import RANDOM_CARD
from keeling.kit.folder import parts


def start(figures: Figures, seats: int, settings: Settings) -> SecondChancePosition:
    """A table at which nothing has been laid out yet."""
    mode = COOPERATIVE if seats == 1 else MODES.index(str(settings["mode"]))
    t = SecondChancePosition(figures.for_mode(mode), seats)
    t.mode = mode
    t.book = int(settings["by_the_book"])
    t.agrees = int(settings["team_agrees"])
    t.draft = int(settings["draft"])
    if is_team(t):
        t.inspectors = 1 if seats == 1 else int(settings["inspectors"])  # always alone (S-90)
    if seats == 1:
        card = settings["solo_card"]
        t.solo_card = RANDOM_CARD if card == "random" else 0 if card == "none" else int(card)
    t.then(("setup", -1, ()))
    return t


def stage(t: SecondChancePosition) -> Stage:
    """The decade, and in it the round or what comes between."""
    decade: Values = {"decade": t.decade, "decades": t.figures.decades[t.mode]}
    within: Values = {"round": t.round, "rounds": rounds_now(t)}
    return [("ui.top.decade", decade), ("ui.top.round", within) if t.round else ("ui.top.supply", {})]


def outcome(t: SecondChancePosition) -> Outcome:
    """How it ended; a team has one score."""
    scores = [team_points(t)] * t.seats if is_team(t) else t.vp
    return Outcome(t.ending, tuple(winners(t)), tuple(scores))


GAME: Final = Game(
    name="second-chance",
    least_seats=1,
    most_seats=4,
    settings=(
        Setting("mode", tuple(MODES), "cooperative", "S-15", least_seats=2, basic=True),
        Setting("draft", (False, True), False, "S-11", least_seats=2),
        Setting("inspectors", (False, True), False, "S-85", asked_from=2),  # alone they always come (S-90)
        Setting("solo_card", tuple(SOLO_CARDS), "none", "S-93", most_seats=1, basic=True),
        Setting("by_the_book", (False, True), True, "S-46", later=True, before=False, offered=False),
        Setting("team_agrees", (False, True), True, "S-63", later=True, before=False, offered=False),
    ),
    start=start,
    outcome=outcome,
    stage=stage,
    minutes=120,
    boxed=True,
    **parts(__name__, Figures),
)
house_sheet: Final = GAME.sheet

"""Every key that a game asks for, or the engine and its edges for all games."""

from __future__ import annotations

from keeling.bots import LEVELS
from keeling.cli.commands import COMMANDS
from keeling.games import SEATS, facts_of, part
from keeling.kit.effects import WHO
from keeling.kit.facts import TURN
from keeling.locale.verbs import groups, icons, moves_of, value_of
from keeling.locale.verbs import shared as together
from keeling.web.pages.client_texts import PHRASES, TEXTS
from tests.locale import asked_co2, asked_daybreak, asked_factories, asked_second_chance
from tests.locale.scan import DECKED, EVERY, emissions, literals, prompts, wants

OF = {"co2": asked_co2, "daybreak": asked_daybreak, "factories": asked_factories, "second-chance": asked_second_chance}
SIGNED = {  # facts whose amount may be negative
    "fact.clean", "fact.dirty", "fact.demand", "fact.emission", "fact.resilience", "fact.community", "fact.tree",
    "fact.ocean", "fact.dac", "fact.current", "fact.of-any",
    "fact.money", "fact.vp", "fact.team-vp", "fact.tech", "fact.sp", "fact.goods", "fact.waste", "fact.cpc",
}  # fmt: skip

# The frames of sentences about cards, whatever a game's cards do.
EFFECTS = {
    *(f"effect.{part}" for part in ("or", "or.who", "for", "also", "who-has", "who-lacks", "if", "least", "most")),
    *(f"effect.list.{way}" for way in ("and", "also", "then", "and-may", "or")),
    *("effect.or-more", "effect.with"),
    *(f"effect.{way}.{when}" for way in ("last", "span") for when in ("end", "now", "turns")),
    *("effect.last.next", "effect.last.nexts"),
    *(f"effect.who.{who}" for who in WHO if who not in ("self", "table")),
}


def emitted(game: str) -> set[str]:
    """The keys of all facts and reasons, and of the texts they branch into."""
    ours = [emission for emission in emissions() if emission.game == game]
    found = {emission.key + (f".{emission.what}" if emission.what else "") for emission in ours}
    kinds = {emission.key for emission in ours}
    decked = {f"{key}.{deck}".rstrip(".") for key, decks in DECKED.items() if key in kinds for deck in decks}
    return (found - set(DECKED)) | decked | {f"{key}.minus" for key in SIGNED & kinds}


def words(game: str) -> set[str]:
    """Every word that values and moves may hold."""
    if not game:
        return {f"sheet.{want}" for want in wants(game)}
    written = {part for move in moves_of(game).values() for part in move.form.split()[1:]}
    values = {str(value).lower() for setting in EVERY[game].settings for value in setting.values}
    return {*OF[game].WORDS} | {word for word in written | values if word.isalpha()}


def verbs(game: str) -> set[str]:
    """The first words of a game's options."""
    return {move.word for move in moves_of(game).values()} - OF[game].CHANCE


def gaps_of(game: str) -> set[str]:
    """What stands in the gaps of a game's options."""
    return {gap for move in moves_of(game).values() for gap in move.gaps if gap}


def spoken(game: str) -> set[str]:
    """Every key but those of the terminal and the pages."""
    found = {
        *emitted(game),
        *(f"prompt.{prompt}" for prompt in prompts(game)),
        *(f"word.{word}" for word in words(game)),
    }
    if not game:
        return found | {"seat.name", "seat.chance", "card.numbered"} | EFFECTS
    options = [setting.name for setting in EVERY[game].settings]
    return {
        *found,
        *(f"verb.{verb}" for verb in verbs(game)),
        *(f"move.{key}" for key in moves_of(game)),
        *(f"option.{option}" for option in options),
        *(f"option.{option}.help" for option in options),
        *literals("hint.", game)[0],
        *OF[game].own(),
    }


def put_together(game: str) -> dict[str, set[str]]:
    """The beginnings of keys that the pages put together, each with all it may go on with."""
    if game:
        return OF[game].PAGES
    themes = {"auto", "light", "dark"}
    return {
        "ui.web.": {*TEXTS},
        "ui.web.api.in.": {"path", "query", "header"},
        "ui.web.api.start.": {"1", "2", "3", "4", "5"},
        "ui.web.bot.": {*LEVELS, *(f"{level}.about" for level in LEVELS)},
        "ui.web.card-texts.": {"words", "signs"},
        "ui.web.default.tab.": {"map", "log"},
        "ui.web.nav.": {"play", "rules", "learn", "api"},
        "ui.web.nav.theme.": themes,
        "ui.web.pace.": {"pause", "step", "slow", "normal", "fast"},
        "ui.web.talk.phrase.": {*PHRASES},
        "ui.web.theme.": themes,
        "ui.web.presence.": {"here", "away", "new"},
        "ui.web.who.": {who for who in WHO if who not in ("self", "table")},
        **{start: set() for start in BY_GAME},
    }


# Beginnings that the pages of all games share and each game goes on with in its own way.
BY_GAME = (
    "ui.web.balance.", "ui.web.book.", "ui.web.come.", "ui.web.game.", "ui.web.group.", "ui.web.log.", "ui.web.part.",
    "ui.web.phase.", "ui.web.phase.gain.", "ui.web.phase.level.", "ui.web.share.", "ui.web.since.lost.", "ui.web.verb.",
    "ui.web.which.",
)  # fmt: skip


def by_game(game: str) -> set[str]:
    """What a game adds to the beginnings that all share."""
    if not game:
        return set()
    values = {gap: value_of(game, gap) for gap in gaps_of(game)}
    asked = {value.asked for value in values.values()} - {""}
    asked |= {move.word for move in moves_of(game).values() if move.asks}
    parts = {gap for gap, value in values.items() if value.noun} | {value.within for value in values.values()} - {""}
    parts |= {move.number for move in moves_of(game).values() if "no" in move.gaps}
    return {
        *(f"ui.ending.{ending}" for ending in EVERY[game].endings),
        f"ui.web.game.{game}",
        f"ui.web.game.{game}.about",
        *(f"ui.web.group.{name}" for name in {*groups(moves_of(game)), *OF[game].NOTES}),
        *(f"ui.web.balance.{word}" for word in getattr(part(game, "views.balance"), "WORDS", ())),
        *(f"ui.web.part.{one}" for one in parts),
        *(f"ui.web.which.{kind}" for kind in asked),
        *(f"ui.web.verb.{verb}" for verb in {*icons(moves_of(game)), *together(moves_of(game)).values()}),
        *of_facts(game),
    }


def of_facts(game: str) -> set[str]:
    """What the log, the steps still to come and the end screen say."""
    facts = facts_of(game)
    assert facts is not None
    heads = {kind.head for kind in facts.kinds.values() if kind.head} | {*facts.heads.values()}
    heads |= {text for text in facts.leads.values() if text}
    turns = {name for name, kind in facts.kinds.items() if kind.told == TURN and kind.symbol}
    points, *others = facts.books
    listed = [points, *(book for book in others if book.title and book.sources)]
    return {
        *(f"ui.web.log.{text}" for text in heads | turns),
        *(f"ui.web.come.{step}" for step in facts.steps),
        *(f"ui.web.come.{step}.owed" for step in facts.owed),
        *(f"ui.web.phase.{name}" for name in facts.phases),
        *(f"ui.web.phase.{name}.gains" for name, phase in facts.phases.items() if phase.gains),
        *(f"ui.web.phase.{name}.comes" for name, phase in facts.phases.items() if phase.comes),
        *(f"ui.web.phase.gain.{kind}" for phase in facts.phases.values() for kind in phase.gains),
        *(f"ui.web.phase.level.{kind.level[1]}" for kind in facts.kinds.values() if kind.level[1]),
        *(f"ui.web.since.lost.{name}" for name, kind in facts.kinds.items() if kind.holds),
        *(f"ui.web.share.{source.share or key}" for key, source in points.sources.items() if source.tone),
        *(f"ui.web.{book.rows}.{key}" for book in listed for key in book.sources),
        *(f"ui.web.book.{book.rows}" for book in listed[1:]),
    }


def shown(game: str) -> set[str]:
    """Every key of the pages."""
    whole, _ = literals("ui.web.", game)
    made = {start + rest for start, rests in put_together(game).items() for rest in rests}
    return {*whole} | made | by_game(game)


# The beginnings of keys that the terminal puts together, each with all it may go on with.
TERMINAL = {
    "ui.bot.": {"random.name", *(f"{level}.about" for level in (*LEVELS, "random"))},
    "ui.help.": {"all", *COMMANDS} - {"?", "exit", "q"},
    "ui.ladder.": {
        "single", "field", "games", "lost", "wins", "of-all", "of-won", "par", "score", "field-score", "choices",
        "bot", "rating", "survival", "mean", "worst", "decisions",
    },
    "ui.player.": {str(seat) for seat in range(1, SEATS + 1)},
    "ui.sheet.": {"figure", "value", "origin", "ours", "yours"},
    "ui.sim.": {"scores", "decisions", "errors", "digest"},
}  # fmt: skip


def terminal_parts(game: str) -> dict[str, set[str]]:
    """The same of one game, or of what all share; how games end all of them ask for."""
    found: dict[str, set[str]] = OF[game].TERMINAL if game else TERMINAL
    return found


def terminal(game: str) -> set[str]:
    """Every key of the terminal."""
    whole, _ = literals("ui.", game)
    return {*whole} | {start + rest for start, rests in terminal_parts(game).items() for rest in rests}

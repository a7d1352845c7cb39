"""The contract that every game keeps, as checks that anybody can run on their own game."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from keeling.testing import bots, positions, previews, random_play, reasons, records, shape, undo, views
from keeling.testing.gates import offered_exactly_if_the_gate_is_open, reasons_come_from_gates_alone
from keeling.testing.tables import Spec, name, specs

Check = Callable[[Spec], None]
HERE: Final = str(Path(__file__).parent)

# Each is tried on every kind of table: all seat counts, and each value of each option.
CHECKS: Final[list[Check]] = [
    shape.what_lies_on_the_table_is_declared_and_plain,
    shape.every_step_has_its_rule,
    shape.what_a_view_hides_is_dealt_anew,
    positions.every_option_on_a_copy_leaves_the_original_alone,
    positions.pieces_add_up_after_every_step_and_every_game_ends,
    positions.options_are_distinct_and_made_of_plain_words,
    positions.the_text_of_a_digest_is_the_state_as_json_in_the_order_of_the_chain,
    views.a_view_is_the_same_after_the_hidden_things_are_dealt_anew,
    views.views_are_plain_data_and_a_spectator_sees_no_more_than_any_seat,
    views.private_lanes_give_the_same_result_in_any_order,
    views.in_a_shared_stage_who_comes_second_is_heard_or_refused_with_a_reason,
    views.in_a_shared_stage_moves_that_touch_nothing_in_common_come_to_the_same,
    records.replay_needs_no_randomness,
    records.saved_at_any_decision_play_goes_on_identically,
    records.hidden_lines_are_hidden_while_the_game_is_on,
    random_play.playing_on_at_random_is_the_same_game_as_question_by_question,
    random_play.what_is_drawn_without_a_list_is_what_is_drawn_out_of_it,
    reasons.nonsense_is_refused_with_one_sentence_and_changes_nothing,
    reasons.a_finished_game_takes_no_move,
    previews.what_a_preview_tells_then_happens,
    previews.a_preview_that_depends_on_nothing_more_is_complete,
    previews.figures_are_those_of_whole_previews,
    previews.a_button_promises_all_that_is_sure_and_nothing_else,
    previews.a_preview_of_a_closed_move_is_refused_like_the_move,
    previews.a_preview_tells_nothing_that_its_seat_cannot_see,
    undo.undo_restores_the_position_or_names_what_stops_it,
    undo.no_turn_ends_by_itself_so_that_its_last_move_can_be_taken_back,
    undo.undo_in_lanes_leaves_others_choices_and_earlier_lanes_alone,
    undo.nobody_undoes_anothers_choice,
    undo.nothing_is_taken_back_after_the_end,
    bots.what_is_dealt_anew_depends_only_on_what_the_seat_sees,
    bots.every_position_is_worth_something_between_nothing_and_all,
    bots.a_hint_can_be_had_for_every_choice,
    bots.a_glance_and_a_habit_take_an_open_option,
]
BOT_CHECK: Final = bots.a_bot_chooses_an_open_option_and_alike_where_it_sees_alike
# Each is tried once for a game.
ONCE: Final[list[Callable[[str], None]]] = [
    offered_exactly_if_the_gate_is_open,
    reasons_come_from_gates_alone,
    records.same_seed_same_game_in_another_process_and_hash_seed,
]


@dataclass(frozen=True)
class Finding:
    """What one check found: nothing, or at which table what went wrong, and where that was noticed."""

    check: str
    table: str = ""
    fault: str = ""
    where: str = ""


def check(game: str) -> Iterator[Finding]:
    """Try a game on the contract, a check after another; each ends at the first table at which it falls short."""
    tables = specs(game)
    for tried in CHECKS:
        yield _tried(tried.__name__, [(name(spec), partial(tried, spec)) for spec in tables])
    for bot in bots.NAMES:
        runs = [(name(spec), partial(BOT_CHECK, spec, bot)) for spec in tables]
        yield _tried(f"{BOT_CHECK.__name__} ({bot})", runs)
    for once in ONCE:
        yield _tried(once.__name__, [(game, partial(once, game))])


def _tried(title: str, runs: Sequence[tuple[str, Callable[[], None]]]) -> Finding:
    title = title.replace("_", " ")
    for table, run in runs:
        try:
            run()
        except Exception as error:  # whatever somebody's game does, the other checks go on
            last = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename.startswith(HERE)][-1]
            told = str(error) or f"not so: {(last.line or '').removeprefix('assert ')}"
            kind = "" if isinstance(error, AssertionError) else f"{type(error).__name__}: "
            return Finding(title, table, kind + told, f"{Path(last.filename).name}:{last.lineno}")
    return Finding(title)

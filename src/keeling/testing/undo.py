"""Undo goes back as far as nothing new was seen, and says what stops it."""

from __future__ import annotations

from random import Random

import keeling
from keeling.core.action import main_turn
from keeling.core.agenda import CHANCE
from keeling.core.log import digest_of
from keeling.testing.refusals import refused
from keeling.testing.tables import Spec, play_on, table


def undo_restores_the_position_or_names_what_stops_it(spec: Spec) -> None:
    match = table(spec, 13)
    rng = Random(13)
    undone = stopped = 0
    while match.asks:
        before = digest_of(match.position), match.digest, len(match.entries)
        ask = rng.choice(match.asks)
        forced = match.is_forced(ask.seat)
        lanes = match.position.lanes
        match.play(ask.seat, rng.choice(ask.options))
        drawn = any(
            entry.seat == CHANCE and not (entry.forced and entry.secret < 0) for entry in match.entries[before[2] :]
        )
        fallen = bool(lanes) and match.position.lanes is not lanes  # the barrier: others' choices were seen
        drawn = drawn or fallen or match.outcome is not None
        if forced or (not drawn and rng.random() < 0.5):
            continue
        tried = [match]
        if len(match.entries) < 20 or rng.random() < 5 / len(match.entries):  # the longer the game, the longer it takes
            tried.append(keeling.from_json(match.to_json()))  # undo survives saving
        after = match.digest
        for one in tried:
            if drawn:
                with refused(keeling.CannotUndo) as caught:
                    one.undo(ask.seat)
                assert caught.reason.code == ("undo-over" if one.outcome else "undo-drawn")
                assert one.why_no_undo(ask.seat) == caught.reason
                assert one.digest == after
                stopped += 1
            else:
                one.undo(ask.seat)
                assert (digest_of(one.position), one.digest, len(one.entries)) == before
                undone += 1
    assert undone and stopped


def no_turn_ends_by_itself_so_that_its_last_move_can_be_taken_back(spec: Spec) -> None:
    match = table(spec, 17)
    rng, turn = Random(17), main_turn(match.game.rules)
    for _ in range(300):
        if not match.asks or turn is None:
            break
        ask = rng.choice(match.asks)
        rules = {other: match.game.rules[owed.step[0]] for owed in match.owed() if (other := owed.seat) >= 0}
        kept = [option for option in ask.choices if option[0] != turn.ends] or ask.choices
        move = rng.choice(kept)
        match.play(ask.seat, move)
        while (owed := next((one for one in match.owed() if match.is_forced(one.seat)), None)) is not None:
            match.play(owed.seat, owed.options[0])
        if rules[ask.seat] is turn and move[0] != turn.ends and not match.position.shared:
            turns = [one.seat for one in match.owed() if match.game.rules[one.step[0]] is turn]
            assert all(seat == ask.seat for seat in turns), move


def undo_in_lanes_leaves_others_choices_and_earlier_lanes_alone(spec: Spec) -> None:
    match = table(spec, 15)
    rng = Random(15)
    barrier, chosen = "", set[int]()
    while match.asks:
        ask = rng.choice(match.asks)
        if barrier != str(match.position.agenda):  # other lanes than before
            barrier, chosen = str(match.position.agenda), set()
        chosen.add(ask.seat)
        match.play(ask.seat, rng.choice(ask.options))
        if not match.position.lanes or rng.random() < 0.5:
            continue
        seat = rng.randrange(match.seats)
        asked = match.ask_of(seat)
        before = [(entry.seat, entry.text) for entry in match.entries]
        mine = [entry for entry in match.entries if entry.seat == seat]
        try:
            match.undo(seat)
        except keeling.CannotUndo:
            assert [(entry.seat, entry.text) for entry in match.entries] == before
            continue
        # who has not chosen behind this barrier has nothing to take back
        assert asked is None or (seat in chosen and barrier == str(match.position.agenda))
        others = [line for line in before if line[0] != seat]
        assert [(entry.seat, entry.text) for entry in match.entries if entry.seat != seat] == others
        gone = mine[sum(entry.seat == seat for entry in match.entries) :]
        assert len([entry for entry in gone if not entry.forced]) == 1  # and what it alone had led to


def nobody_undoes_anothers_choice(spec: Spec) -> None:
    match = table(spec, 14)
    rng = Random(14)
    tried = lanes = 0
    while match.asks:
        ask = rng.choice(match.asks)
        lane = match.owed()[0].lane >= 0
        forced = match.is_forced(ask.seat)
        match.play(ask.seat, rng.choice(ask.options))
        lanes += lane
        if lane or forced or match.seats == 1:
            continue
        other = (ask.seat + 1) % match.seats
        with refused(keeling.CannotUndo) as caught:
            match.undo(other)
        assert caught.reason.code in ("undo-others", "undo-drawn", "nothing-to-undo", "undo-over")
        tried += 1
    choices = sum(entry.seat != CHANCE and not entry.forced for entry in match.entries)
    assert tried or match.seats == 1 or lanes >= choices  # in lanes everybody takes back what is theirs


def nothing_is_taken_back_after_the_end(spec: Spec) -> None:
    match = play_on(table(spec, 16), Random(16))
    last = next(entry.seat for entry in reversed(match.entries) if entry.seat != CHANCE)
    before = match.digest
    for seat in range(match.seats):
        with refused(keeling.CannotUndo) as caught:
            match.undo(seat)
        assert caught.reason.code == "undo-over"
    assert match.digest == before and match.outcome is not None and last >= 0

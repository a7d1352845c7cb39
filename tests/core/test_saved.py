"""Saved matches: what was edited is refused, and never plays on as something else."""

import copy
import json
from random import Random

import pytest

import keeling

MATCH = keeling.new("co2", seats=3, seed=1)
for _ in range(8):
    MATCH.play(MATCH.asks[0].seat, Random(len(MATCH.entries)).choice(MATCH.asks[0].options))
SAVED = json.loads(json.dumps(MATCH.to_json()))


def paths(data, path=()):
    yield path
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield from paths(value, (*path, key))


def changed(path, value):
    data = copy.deepcopy(SAVED)
    inner = data
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return data


def test_it_goes_on_where_it_was():
    again = keeling.from_json(SAVED)
    assert (again.digest, again.record()) == (MATCH.digest, MATCH.record())


@pytest.mark.parametrize("key", ["state", "snapshots"])
def test_a_changed_number_of_a_position_is_noticed(key):
    numbers = [path for path in paths(SAVED[key], (key,)) if isinstance(_at(path), int)]
    assert len(numbers) > 100
    for path in Random(1).sample(numbers, 40):
        with pytest.raises(keeling.BadInput) as caught:
            keeling.from_json(changed(path, _at(path) + 1))
        assert caught.value.reason.code == "saved-broken", path


def test_what_another_version_saved_is_said_to_be_of_that_version():
    older = changed(("keeling",), "0.1.9")
    assert keeling.from_json(older).digest == MATCH.digest
    older["state"] = SAVED["state"][:-1] if isinstance(SAVED["state"], list) else {}
    with pytest.raises(keeling.BadInput) as caught:
        keeling.from_json(older)
    assert (caught.value.reason.code, caught.value.reason.values["engine"]) == ("saved-older", "0.1.9")


def test_a_line_that_is_no_text_is_refused():
    for value in (None, 7, ["propose"]):
        with pytest.raises(keeling.BadInput) as caught:
            keeling.from_json(changed(("log", 3, 1), value))
        assert caught.value.reason.code == "saved-broken"


def _at(path):
    found = SAVED
    for key in path:
        found = found[key]
    return found


def test_nonsense_anywhere_is_refused_or_harmless():
    every = list(paths(SAVED))[1:]
    rng = Random(2)
    refused = 0
    for value in (None, -1, "x", [], {}, 1.5, [[1]], "9" * 50):
        for path in rng.sample(every, 60):
            try:
                match = keeling.from_json(changed(path, value))
            except keeling.BadInput as error:
                assert "\n" not in str(error)
                refused += 1
                continue
            assert match.digest and match.view(0) and match.record()
            match.play(match.asks[0].seat, match.asks[0].options[0])
    assert refused > 100

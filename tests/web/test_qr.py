"""QR codes: known bytes, known marks, and a reader that gets the text back."""

from __future__ import annotations

import pytest

from keeling.web.pages import qr

FINDER = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
# "HELLO WORLD" in version 1, level M: the example that books on these codes work out.
WORLD = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
LINK = "https://games.example.org/t/abcdefghijkl/join/" + "x" * 40


def read(rows: qr.Modules) -> str:
    """The text of a code, by the way a reader goes: only what the format calls data, the chessboard taken off."""
    side = len(rows)
    version = (side - 17) // 4
    near = side - 7

    def is_data(x: int, y: int) -> bool:
        corner = (x < 9 and y < 9) or (x < 9 and y >= side - 8) or (x >= side - 8 and y < 9)
        small = version > 1 and abs(x - near) < 3 and abs(y - near) < 3
        return not (corner or small or x == 6 or y == 6)

    columns = [x for x in range(side - 1, 0, -2) if x > 6] + [5, 3, 1]
    ways = [range(side - 1, -1, -1), range(side)]
    path = [(x, y) for n, right in enumerate(columns) for y in ways[n % 2] for x in (right, right - 1) if is_data(x, y)]
    bits = "".join(str(rows[y][x] ^ ((x + y) % 2 == 0)) for x, y in path)
    data = [int(bits[at : at + 8], 2) for at in range(0, len(bits) - 7, 8)]
    if version == 6:
        data = data[0:136:2] + data[1:136:2]
    stream = "".join(f"{byte:08b}" for byte in data)
    assert stream[:4] == "0100"
    length = int(stream[4:12], 2)
    return bytes(int(stream[12 + 8 * n : 20 + 8 * n], 2) for n in range(length)).decode()


def test_what_corrects_a_block_is_what_the_books_say() -> None:
    assert qr.corrections(WORLD, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


@pytest.mark.parametrize("text", ["", "HELLO", "zażółć", LINK, "x" * 134])
def test_a_reader_gets_the_text_back(text: str) -> None:
    assert read(qr.modules(text)) == text


def test_corners_lines_and_format_are_where_readers_look_for_them() -> None:
    rows = ["".join(map(str, row)) for row in qr.modules(LINK)]
    assert len(rows) == len(rows[0]) == 37  # version 5
    assert [row[:7] for row in rows[:7]] == [row[-7:] for row in rows[:7]] == [row[:7] for row in rows[-7:]] == FINDER
    assert rows[6][8:-8] == "101010101010101010101"
    assert [row[28:33] for row in rows[28:33]] == ["11111", "10001", "10101", "10001", "11111"]
    assert rows[8][:6] + rows[8][7:9] == "11101111" and rows[8][-8:] == "11000100"  # level L, mask 0
    assert "".join(rows[y][8] for y in (7, 5, 4, 3, 2, 1, 0)) == "1000100" and rows[-8][8] == "1"


def test_a_drawing_has_a_white_border_and_one_that_cannot_be_drawn_is_left_out() -> None:
    assert 'viewBox="0 0 45 45"' in qr.svg(LINK) and "M4 4h1" in qr.svg(LINK)
    assert qr.svg("x" * 135) == ""

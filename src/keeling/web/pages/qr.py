"""QR codes: a text as black and white modules (byte mode, level L), and these as a drawing."""

from __future__ import annotations

from functools import cache
from typing import Final

# By version: how many bytes of the text's blocks there are, in how many blocks, and how many correct each of them.
_SIZES: Final = ((19, 1, 7), (34, 1, 10), (55, 1, 15), (80, 1, 20), (108, 1, 26), (136, 2, 18))
_FORMAT: Final = 0b111011111000100  # level L, mask 0: every second module changes its colour, as in a chessboard
_HEAD: Final = 2  # bytes that kind, length and end of a text take
Modules = list[list[int]]


def svg(text: str) -> str:
    """A text as a drawing, with the white border that readers need; nothing if it is too long for one."""
    if len(text.encode()) + _HEAD > _SIZES[-1][0]:
        return ""
    rows = modules(text)
    side = len(rows) + 8
    path = "".join(f"M{x + 4} {y + 4}h1v1h-1z" for y, row in enumerate(rows) for x, black in enumerate(row) if black)
    box = f'viewBox="0 0 {side} {side}" shape-rendering="crispEdges" aria-hidden="true"'
    return f'<svg {box}><path fill="#fff" d="M0 0h{side}v{side}H0z"/><path fill="#000" d="{path}"/></svg>'


def modules(text: str) -> Modules:
    """The rows of the smallest code that holds a text, 1 for black: in columns of two, up and down from the right."""
    data = text.encode()
    version = next(no for no, size in enumerate(_SIZES, 1) if len(data) + _HEAD <= size[0])
    side, fixed = 17 + 4 * version, _marks(version)
    rows = [[fixed.get((x, y), 0) for x in range(side)] for y in range(side)]
    bits = iter([byte >> bit & 1 for byte in codewords(data, version) for bit in range(7, -1, -1)])
    way = -1
    for right in (*range(side - 1, 6, -2), 5, 3, 1):
        for y in range(side)[::way]:
            for x in (right, right - 1):
                if (x, y) not in fixed:
                    rows[y][x] = next(bits, 0) ^ (x + y + 1) % 2
        way = -way
    return rows


def codewords(data: bytes, version: int) -> list[int]:
    """All bytes of a code: the text, filled up and cut into blocks that take turns, then what corrects each block."""
    size, count, extra = _SIZES[version - 1]
    number = ((4 << 8 | len(data)) << 8 * len(data) | int.from_bytes(data, "big")) << 4
    whole = [*number.to_bytes(len(data) + _HEAD, "big"), *(236, 17) * size][:size]
    blocks = [whole[at : at + size // count] for at in range(0, size, size // count)]
    checks = [corrections(block, extra) for block in blocks]
    return [byte for row in (*zip(*blocks, strict=True), *zip(*checks, strict=True)) for byte in row]


def corrections(block: list[int], extra: int) -> list[int]:
    """What corrects a block: the rest of a division in the field of 256 (Reed and Solomon)."""
    rest = [0] * extra
    for byte in block:
        factor = byte ^ rest[0]
        rest = [one ^ _times(by, factor) for one, by in zip([*rest[1:], 0], _divisor(extra), strict=True)]
    return rest


@cache
def _divisor(extra: int) -> tuple[int, ...]:
    found, root = [0] * (extra - 1) + [1], 1
    for _ in range(extra):
        found = [_times(one, root) ^ after for one, after in zip(found, [*found[1:], 0], strict=True)]
        root = _times(root, 2)
    return tuple(found)


def _times(a: int, b: int) -> int:
    product = 0
    for bit in range(7, -1, -1):
        product = product << 1 ^ (0x11D if product & 0x80 else 0) ^ (a if b >> bit & 1 else 0)
    return product


def _marks(version: int) -> dict[tuple[int, int], int]:
    """What is no data: dotted lines, the squares in three corners and near the fourth, and the format, twice."""
    side = 17 + 4 * version
    found = {at: 1 - n % 2 for n in range(side) for at in ((n, 6), (6, n))}
    squares: list[tuple[int, int, int, tuple[int, ...]]] = [
        (x, y, 4, (0, 1, 3)) for x, y in ((3, 3), (3, side - 4), (side - 4, 3))
    ]
    squares += [(side - 7, side - 7, 2, (0, 2))] if version > 1 else []
    for x, y, reach, black in squares:
        for at in ((x + n, y + m) for n in range(-reach, reach + 1) for m in range(-reach, reach + 1)):
            if min(at) >= 0 and max(at) < side:
                found[at] = int(max(abs(at[0] - x), abs(at[1] - y)) in black)
    first = [*((8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)), *((x, 8) for x in (7, 5, 4, 3, 2, 1, 0))]
    second = [*((side - 1 - n, 8) for n in range(8)), *((8, side - 7 + n) for n in range(7))]
    for n in range(15):
        found[first[n]] = found[second[n]] = _FORMAT >> n & 1
    found[8, side - 8] = 1
    return found

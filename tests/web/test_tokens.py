"""The colours: WCAG contrast in both modes, and how far apart the players stay for colour-blind eyes."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import pytest

import keeling

CSS = (Path(keeling.__file__).parent / "web" / "static" / "tokens.css").read_text(encoding="utf-8")
HEAD, TAIL = CSS.split(':root[data-theme="dark"]')[:2]
PAIR = r"--([\w-]+):\s*(#[0-9a-f]{6})"
LIGHT = dict(re.findall(PAIR, HEAD))
DARK = LIGHT | dict(re.findall(PAIR, TAIL.split("@media")[0]))
MODES = {"light": LIGHT, "dark": DARK}

ENERGIES = ("forestation", "solar", "cold-fusion", "biomass", "recycling", "hydro", "wind")
TEXT = [(f, b) for f in ("ink", "ink-2", "ink-3") for b in ("paper", "surface", "surface-2", "land", "land-space")]
TEXT += [(f"p{i}-ink", b) for i in range(1, 6) for b in ("surface", "surface-2", f"p{i}-soft")]
TEXT += [(f"on-p{i}", f"p{i}") for i in range(1, 6)] + [("ink", f"p{i}-soft") for i in range(1, 6)]
TEXT += [(f"on-{e}", f"e-{e}") for e in ENERGIES] + [(f"on-{e}", f"f-{e}") for e in ("coal", "oil", "gas")]
TEXT += [(f"c-{c}", b) for c in ("money", "tech", "permit", "vp") for b in (f"c-{c}-soft", "surface")]
TEXT += [(f"w-{c}", b) for c in ("calm", "watch", "danger", "lost") for b in (f"w-{c}-soft", "surface")]
TEXT += [
    ("pick-on", "pick"), ("pick", "surface"), ("pick", "pick-soft"), ("ink", "pick-soft"), ("grey-ink", "grey-fill"),
    ("grey-ink", "surface"), ("on-tip", "tip"), ("sea-ink", "sea"), ("sea-ink", "sea-2"), ("good", "surface"),
    ("bad", "surface"), ("ink", "surface-3"), ("ink-2", "surface-3"), ("ink", "w-danger-soft"), ("ink-2", "surface-2"),
]  # fmt: skip
LINES = [("line-strong", b) for b in ("surface", "surface-2", "land")]
LINES += [("focus", b) for b in ("surface", "paper", "land", "sea")]
LINES += [(f, b) for f in ("pick", "w-watch") for b in ("land", "sea", "land-space")]
EYES = {  # Machado, Oliveira, Fernandes 2009, severity 1
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def linear(colour: str) -> list[float]:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return [x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts]


def contrast(one: str, other: str) -> float:
    lights = [sum(k * x for k, x in zip((0.2126, 0.7152, 0.0722), linear(c), strict=True)) for c in (one, other)]
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def lab(colour: str, eye: tuple[tuple[float, ...], ...]) -> tuple[float, float, float]:
    rgb = linear(colour)
    r, g, b = (max(0, min(1, sum(m * x for m, x in zip(row, rgb, strict=True)))) for row in eye)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("mode", MODES)
def test_text_can_be_read(mode: str) -> None:
    tokens = MODES[mode]
    poor = {(f, b): round(contrast(tokens[f], tokens[b]), 2) for f, b in TEXT if contrast(tokens[f], tokens[b]) < 4.5}
    assert not poor


@pytest.mark.parametrize("mode", MODES)
def test_outlines_can_be_seen(mode: str) -> None:
    tokens = MODES[mode]
    poor = {(f, b): round(contrast(tokens[f], tokens[b]), 2) for f, b in LINES if contrast(tokens[f], tokens[b]) < 3}
    assert not poor


@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("mode", MODES)
def test_players_can_be_told_apart(mode: str, eye: str) -> None:
    colours = [lab(MODES[mode][f"p{i}"], EYES[eye]) for i in range(1, 6)]
    assert min(math.dist(one, other) for one, other in itertools.combinations(colours, 2)) >= 18


def test_the_system_and_the_switch_give_the_same_dark() -> None:
    forced = TAIL.split("@media")[0]
    system = CSS.split("@media (prefers-color-scheme: dark)")[1].split("@media")[0]
    assert dict(re.findall(PAIR, forced)) == dict(re.findall(PAIR, system))


def test_a_veil_darkens_in_both_modes():
    """Ink is light on a dark page: mixed with what shines through, it would be a fog."""
    package = Path(keeling.__file__).parent
    sheets = [*package.glob("web/static/*.css"), *package.glob("games/*/board/static/*.css")]
    over = [rule for sheet in sheets for rule in re.findall(r"[^{}]*{[^{}]*inset: ?0[^{}]*}", sheet.read_text("utf-8"))]
    assert len(over) > 3
    assert [
        rule for rule in over if re.search(r"background: ?color-mix\([^;]*var\(--ink\)[^;]*transparent", rule)
    ] == []

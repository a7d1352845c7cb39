"""QR codes: links of any length become drawings with the marks and the border that readers look for."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest
import segno

from keeling.web.pages import qr

LINK = "https://games.example.org/t/abcdefghijkl/join/" + "x" * 40


@pytest.mark.parametrize("text", ["HELLO", "zażółć", LINK, LINK + "x" * 400])
def test_a_drawing_is_square_and_has_a_white_border_of_four_modules(text: str) -> None:
    drawing = ET.fromstring(qr.svg(text))
    side = len(segno.make(text, error="l", micro=False).matrix) + 8
    assert drawing.get("viewBox") == f"0 0 {side} {side}"
    ground, modules = drawing
    assert ground.get("fill") == "#fff" and modules.get("stroke") == "#000"
    assert str(modules.get("d")).startswith("M4 4.5h7")  # the upper edge of the first finder


def test_a_drawing_can_stand_within_a_page() -> None:
    assert qr.svg(LINK).startswith("<svg ") and "\n" not in qr.svg(LINK)

"""QR codes: a text as a drawing."""

from __future__ import annotations

import io

import segno


def svg(text: str) -> str:
    """Return a text as a drawing, with the white border that readers need."""
    drawing = io.BytesIO()
    code = segno.make(text, error="l", micro=False)
    code.save(drawing, kind="svg", border=4, light="#fff", omitsize=True, xmldecl=False, svgns=False, nl=False)
    return drawing.getvalue().decode()

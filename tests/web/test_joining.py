"""Joined files: what they are made of, and what cannot be joined."""

import re

import pytest

from keeling.server import bundles
from keeling.web.drawing import art
from keeling.web.pages.joined_files import Unjoinable, join_script, join_styles

HOUSE = {
    "a.js": 'import { b, c as d } from "./b.js";\nimport {\n e,\n} from "./e.js";\nimport "./f.js";\nexport const a;',
    "b.js": 'import { e } from "./e.js";\nexport function b() {}\nexport const c = e;\nexport async function g() {}\n',
    "e.js": "export class e {}\n",
    "f.js": "document.title;\n",
}


def test_each_module_is_there_once_and_before_those_that_import_it():
    made = join_script("a.js", HOUSE.__getitem__)
    assert [made.count(f"const m_{name} = ") for name in "bef"] == [1, 1, 1]
    assert made.index("m_e = ") < made.index("m_b = ") < made.index("const { b, c: d } = m_b;")
    assert "return { b, c, g };" in made and "const { e } = m_e;" in made
    assert made.rstrip().endswith("export { a };") and "import" not in made


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ('import a from "./e.js";', "a.js has 'import a"),
        ('import * as e from "./e.js";', "a.js has 'import"),
        ('import { e } from "/static/e.js";', "a.js has 'import"),
        ('export { e } from "./e.js";', "a.js has 'export"),
        ("export default 1;", "a.js has 'export default"),
        ("export let x = 1;", "a.js has 'export let"),
        ('const x = await import("./e.js");', "a.js has 'import('"),
        ("await 1;", "a.js has 'await"),
        ("const x = import.meta.url;", "a.js has 'import.meta'"),
        ('import { z } from "./e.js";', "a.js imports z, which e.js does not export."),
        ('import { b } from "./b.js";', "Modules import each other: a.js, b.js, a.js."),
    ],
)
def test_what_cannot_be_joined_is_refused_in_a_sentence(source, told):
    house = {"a.js": f"{source}\nexport const y = 1;\n", "b.js": 'import { y } from "./a.js";\n', "e.js": HOUSE["e.js"]}
    with pytest.raises(Unjoinable, match=re.escape(told)):
        join_script("a.js", house.__getitem__)


@pytest.mark.parametrize("sheet", ["@import 'x.css';", "@charset 'utf-8';", "a{b:url(x.png)}", "a{b:url( 'x.png')}"])
def test_style_sheets_that_hang_on_their_place_are_refused(sheet):
    with pytest.raises(Unjoinable, match=re.escape("a.css has ")):
        join_styles(("b.css", "a.css"), {"a.css": sheet, "b.css": "b{c:url(#d);e:url('/f');g:url(data:h)}"}.__getitem__)


def test_all_our_files_can_be_joined():
    assert set(bundles.entries()) >= {"home.js", "keeling.js", "learn.js", "replay.js", "rules.js", "watch.js"}
    for name in bundles.entries():
        assert b"import" not in bundles.bundle((name,)).plain.split(b"m_")[0]
    sheets = [f"{at}{path.name}" for at, place in bundles.folders().items() for path in place.glob("*.css")]
    assert "keeling.css" in sheets and len(sheets) > 12
    for sheet in sheets:
        assert (
            bundles.bundle((sheet,)).plain
            == (
                bundles.folders()[sheet.rpartition("/")[0] + "/" if "/" in sheet else ""] / sheet.rpartition("/")[2]
            ).read_bytes()
        )


def test_a_page_with_a_file_that_cannot_be_joined_keeps_its_single_files(monkeypatch, tmp_path, caplog):
    (tmp_path / "tokens.css").write_text("@import 'other.css';")
    (tmp_path / "home.js").write_text("a;")
    monkeypatch.setattr(bundles, "folders", lambda: {"": tmp_path})
    bundles._address.cache_clear()
    bundles.bundle.cache_clear()
    link = '<link rel="stylesheet" href="/static/tokens.css">'
    try:
        html = bundles.joined(f'<head>{link}<script type="module" src="/static/home.js"></script></head>')
    finally:
        bundles._address.cache_clear()
        bundles.bundle.cache_clear()
    assert link in html and 'src="/static/joined/' in html and "tokens.css has '@import'" in caplog.text


def test_what_runs_a_page_is_found_by_its_plain_name_too():
    assert bundles.doors() == ["keeling.js", "learn.js"] and (art.STATIC / "keeling.js").is_file()

"""Draw the board page at one moment of a random game into an HTML file, and take pictures of it."""

from __future__ import annotations

import argparse
import random
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import keeling
from keeling.games import FIRST
from keeling.web.boards import board, log_lines
from keeling.web.render import page
from tests.games import about

STATIC = Path(keeling.__file__).parent / "web" / "static"
NAMES = ("Ada", "Bea", "Chico", "Dee", "Eve")
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --hide-scrollbars "
    "--disable-background-networking --disable-component-update --disable-sync"
)


def played(game: str, seats: int, seed: int, choices: int, options: dict[str, Any] | None = None) -> keeling.AnyMatch:
    """A game in which greedy chance has chosen so many times, or to its end."""
    match = keeling.new(game, seats=seats, seed=seed, options=options)
    chance = random.Random(seed)
    for _ in range(choices):
        if not match.asks:
            break
        ask = match.asks[0]
        # Verbs that are taken first make games in which something is to be seen.
        eager = [option for option in ask.options if option.split()[0] in about(game, "EAGER", ())]
        match.play(ask.seat, chance.choice(eager or ask.options))
    return match


def marked(html: str, options: tuple[str, ...], pick: int) -> str:
    """The page as the client would mark it: pickable pieces, a few options in the bar."""
    words = sorted({word for option in options[:pick] for word in _pieces(html) if f" {word} " in f" {option} "})
    for word in words:
        if " " in word or any(option.split()[0] == word for option in options):
            html = _with_class(html, word, "pickable")
    greyed = [word for word in _pieces(html) if word.count(" ") == 2 and not any(word in o for o in options)]
    for word in greyed[:3]:
        html = _with_class(html, word, "greyed")
    return html


def _pieces(html: str) -> list[str]:
    return [part.split('"', 1)[0] for part in html.split(' data-words="')[1:]]


def _with_class(html: str, word: str, cls: str) -> str:
    head, sep, tail = html.partition(f' data-words="{word}" data-why')
    if not sep:
        return html
    start = head.rindex('class="')
    return head[:start] + f'class="{cls} ' + head[start + 7 :] + sep + tail


def told(match: keeling.AnyMatch, seat: int | None, kinds: list[str], lang: str) -> dict[str, Any]:
    """What the server would give the page."""
    names = list(NAMES[: match.seats])
    drawn = board(match.game.name)
    seats = [{"seat": n, "name": name, "kind": kinds[n], "bot": "random"} for n, name in enumerate(names)]
    live = SimpleNamespace(seats=seats, id="mauna-loa", row={"name": "Mauna Loa"}, match=match, names=lambda: names)
    frame: dict[str, Any] = {
        "rev": len(match.entries), "seat": seat, "over": match.position.ending, "come": [], "ask": None,
        "fragments": drawn.fragments(match.view(seat), match.position.figures.sheet, names, kinds, lang),
        "log": log_lines(match.game.name, match.entries, lang, names, seat),
    }  # fmt: skip
    if match.outcome:
        frame["fragments"]["f-end"] = drawn.end(match, lang, names)
    return {"frame": frame, "live": live, "mine": [] if seat is None else [seat], "host": False, "path": "/"}


def bar(html: str, match: keeling.AnyMatch, lang: str) -> str:
    """The bar filled as the client would fill it."""
    from keeling.locale import ask as prompt
    from keeling.locale import describe_move

    if not match.asks:
        return html
    ask = match.asks[0]
    opts = "".join(
        f'<button type="button" class="opt"><kbd>{n}</kbd><span>{describe_move(option, lang)}</span></button>'
        for n, option in enumerate(ask.options[:2], 1)
    )
    drawn = board(match.game.name)
    steps = "".join(
        f'<span class="st{" mine" if step["mine"] else ""}"><svg class="i"><use href="#i-{step["icon"]}"/></svg>'
        f"{step['text']}</span>"
        for step in drawn.to_come(match, lang, NAMES, ask.seat)
    )
    html = html.replace(
        'aria-live="polite"></span><span id="notice"',
        f'aria-live="polite">{prompt(ask.prompt, lang)}</span><span id="notice"',
    )
    html = html.replace('<div id="options" class="options"', '<div id="options" class="options" data-full="1"', 1)
    place = html.index(">", html.index('data-full="1"')) + 1
    html = html[:place] + opts + html[place:]
    return html.replace('class="steps"></span>', f'class="steps">{steps}</span>')


def main() -> None:
    """Draw as the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--game", default=FIRST)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--choices", type=int, default=60)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--theme", default="light")
    parser.add_argument("--size", default="1366,768")
    parser.add_argument("--tab", default="map")
    parser.add_argument("--option", action="append", default=[], help="such as draft=true")
    parser.add_argument("--watch", action="store_true", help="as a spectator sees it")
    parser.add_argument("--plain", action="store_true", help="mark nothing")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    args = parser.parse_args()
    match = played(args.game, args.seats, args.seed, args.choices, dict(text.split("=", 1) for text in args.option))
    seat = None if args.watch else match.asks[0].seat if match.asks else 0
    kinds = ["me" if n == seat else "bot" if n % 2 else "person" for n in range(args.seats)]
    html = page(
        "table.html",
        lang=args.lang,
        theme=args.theme,
        static=STATIC.as_uri() + "/",
        **told(match, seat, kinds, args.lang),
    )
    if match.asks and not args.plain and not args.watch:
        html = bar(marked(html, match.asks[0].options, 3), match, args.lang)
    html = html.replace(' id="tab-map" value="map"', ' id="tab-map" value="map" data-was').replace(" checked>", ">", 1)
    html = html.replace(f' id="tab-{args.tab}"', f' checked id="tab-{args.tab}"')
    path = args.out.with_suffix(".html")
    path.write_text(html, encoding="utf-8")
    width, height = (int(side) for side in args.size.split(","))
    if width < 500:
        from playwright.sync_api import sync_playwright

        with sync_playwright() as play:
            browser = play.chromium.launch(executable_path=args.chromium, args=FLAGS.split())
            sheet = browser.new_page(viewport={"width": width, "height": height})
            sheet.goto(path.resolve().as_uri())
            wide = sheet.evaluate("document.documentElement.scrollWidth")
            print(f"scroll width {wide} of {width}")
            sheet.screenshot(path=str(args.out))
            browser.close()
        return
    picture = f"--screenshot={args.out}"
    subprocess.run(
        [args.chromium, *FLAGS.split(), picture, f"--window-size={args.size}", path.resolve().as_uri()],
        check=True, capture_output=True,
    )  # fmt: skip


if __name__ == "__main__":
    main()

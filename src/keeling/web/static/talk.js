// What players say to each other: a drawer with messages, a few phrases, a line to write, and pointing at a piece.

import { $, icon, make, send } from "./dom.js";

const PIECE = "[data-words]:not(li)", SHOWN = 4000, FLASH = 7000;

/** The drawer of one table's talk. */
export class Talk {
  constructor(table, drawer) {
    this.table = table;
    this.drawer = drawer;
    drawer.ontalk = open => { if (!open) this.point(false); this.count(); $("talk-list").scrollTop = $("talk-list").scrollHeight; };
    this.heard = 0; // the number of the last message
    this.read = Number(sessionStorage.getItem(`read-${table.setup.table}`)) || 0;
    this.pointing = false;
    $("talk-tool").onclick = () => this.toggle();
    if ($("talk-form")) {
      $("talk-form").onsubmit = event => { event.preventDefault(); this.say({ text: $("talk-text").value }, () => ($("talk-text").value = "")); };
      $("talk-point").onclick = () => this.point(!this.pointing);
      for (const button of $("talk").querySelectorAll("[data-phrase]")) button.onclick = () => this.say({ phrase: button.dataset.phrase });
      document.addEventListener("click", event => this.aim(event), true);
    }
    $("talk-list").addEventListener("click", event => this.again(event));
    this.hear(table.setup.talk ?? [], true);
  }

  /** Takes what was said since; what is old is only listed. */
  hear(messages, old = false) {
    for (const message of messages.filter(one => one.number > this.heard)) {
      this.heard = message.number;
      $("talk-list").append(this.line(message));
      if (old) continue;
      if (message.piece) this.ring(message.piece, message.seat);
      if (this.mine(message)) continue;
      $("live").textContent = `${this.table.setup.names[message.seat]}: ${this.words(message)}`;
      this.flash(message);
    }
    $("talk-list").scrollTop = $("talk-list").scrollHeight;
    this.count();
  }

  /** Shows a new line for a while: beside the tool that opens the talk, or where the talk lies it is lit. */
  flash(message) {
    const line = this.open ? $("talk-list").lastElementChild : make("div", { class: `heard p${message.seat + 1}`, "aria-hidden": "true" }, ...this.line(message).childNodes);
    if (!this.open) {
      document.querySelector(".heard")?.remove();
      document.body.append(line);
      line.onclick = () => { line.remove(); this.toggle(); };
      setTimeout(() => line.remove(), FLASH);
    } else line.classList.add("fresh");
  }

  /** Whether somebody at this screen said it. */
  mine({ seat }) {
    return this.table.setup.mine.includes(seat);
  }

  /** A message as a sentence: what it says, and the piece it points at. */
  words({ text, phrase, piece }) {
    const points = piece && this.table.text("talk.at", { what: this.name(piece) });
    return [phrase && this.table.text(`talk.phrase.${phrase}`), text, points].filter(Boolean).join(" ");
  }

  /** What a piece is called in the person's language: by its words, else by what stands on it. */
  name(words) {
    const all = words.split(" ").map(word => this.table.setup.words[word]);
    if (all.every(Boolean)) return all.join(", ");
    const piece = this.pieces(words)[0];
    return (piece?.getAttribute("aria-label") || piece?.textContent.trim().replace(/\s+/g, " ") || words).slice(0, 60);
  }

  /** The pieces with these very words that can be seen. */
  pieces(words) {
    return [...document.querySelectorAll(`${PIECE}[data-words="${CSS.escape(words)}"]`)].filter(one => one.checkVisibility?.() ?? true);
  }

  /** One message of the list. */
  line(message) {
    const { seat, text, phrase, piece, at } = message, mine = this.mine(message);
    const time = new Date(at * 1000).toLocaleTimeString(this.table.setup.lang, { hour: "2-digit", minute: "2-digit" });
    const said = [phrase && this.table.text(`talk.phrase.${phrase}`), text].filter(Boolean).join(" ");
    const link = piece && make("button", { type: "button", class: "pointer", "data-piece": piece, "data-seat": seat }, icon("point", "i14"), this.name(piece));
    return make("li", { class: `said p${seat + 1}${mine ? " own" : ""}` },
      make("span", { class: "who" }, icon(`p${seat + 1}`, "tok i12"), `${this.table.setup.names[seat]} · ${time}`),
      make("span", { class: "words" }, said, said && link ? " " : "", link));
  }

  /** Counts what has not been read yet on the tool. */
  count() {
    if (this.open) {
      this.read = this.heard;
      sessionStorage.setItem(`read-${this.table.setup.table}`, this.read);
    }
    const unread = [...$("talk-list").children].length ? Math.max(0, this.heard - this.read) : 0;
    $("talk-count").hidden = !unread;
    $("talk-count").textContent = unread;
  }

  /** Whether what was said can be seen. */
  get open() {
    return Boolean($("talk-list").offsetParent);
  }

  /** Opens the talk, or closes the drawer. */
  toggle() {
    document.querySelector(".heard")?.remove();
    this.drawer.toggle("talk");
    $("talk-tool").setAttribute("aria-expanded", this.open);
  }

  /** Says something to all; a refusal stands below what was written. */
  async say(what, heard = () => {}) {
    const { status, data } = await send(`${this.table.base}/say`, { ...what, seat: this.table.frame.seat });
    $("talk-note").textContent = status === 200 ? "" : data.text ?? this.table.text("offline");
    if (status === 200) heard();
  }

  /** Begins to point, or stops. */
  point(on) {
    this.pointing = on;
    document.body.classList.toggle("pointing", on);
    $("talk-point")?.setAttribute("aria-pressed", on);
    if ($("talk-note")) $("talk-note").textContent = on ? this.table.text("talk.point.how") : "";
  }

  /** A click while pointing says which piece; it picks nothing. */
  aim(event) {
    const piece = this.pointing && event.target.closest?.(PIECE);
    if (!piece || event.target.closest("#talk")) return;
    event.preventDefault();
    event.stopPropagation();
    this.point(false);
    if (piece.closest("[data-secret]")) $("talk-note").textContent = this.table.text("talk.secret");
    else this.say({ piece: piece.dataset.words, text: $("talk-text").value }, () => ($("talk-text").value = ""));
  }

  /** Rings once more what a message points at. */
  again(event) {
    const link = event.target.closest("[data-piece]");
    if (link) this.ring(link.dataset.piece, Number(link.dataset.seat));
  }

  /** Rings a piece for a while in the colour of who points at it: the largest of its kind that the window shows. */
  ring(words, seat) {
    const boxes = this.pieces(words).map(piece => piece.getBoundingClientRect())
      .filter(box => box.width && box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight);
    const box = boxes.sort((one, other) => other.width * other.height - one.width * one.height)[0];
    if (!box) return;
    const ring = make("div", { class: `pointed p${seat + 1}`, "aria-hidden": "true" }, make("span", {}, this.table.setup.names[seat]));
    Object.assign(ring.style, { left: `${box.left - 5}px`, top: `${box.top - 5}px`, width: `${box.width + 10}px`, height: `${box.height + 10}px` });
    document.body.append(ring);
    setTimeout(() => ring.remove(), SHOWN);
  }
}

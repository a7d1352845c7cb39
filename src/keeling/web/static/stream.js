// The stream of patches: one per visible tab; it comes back by itself when the server does.

const SOONEST = 400, LATEST = 3200; // milliseconds; with its quarter more or less, a page is back four seconds after the server at the latest

/** Listens to a table: `address()` gives the stream's URL, `told` hears each kind of event by its name, `state(on)` says whether it holds. */
export function listen(address, told, state) {
  let source = null, timer = 0, wait = SOONEST;

  /** Opens the stream, unless it is open or nobody looks. */
  function open() {
    clearTimeout(timer);
    if (source || document.hidden) return;
    source = new EventSource(address());
    source.addEventListener("open", () => { wait = SOONEST; state(true); });
    for (const [kind, hear] of Object.entries(told)) source.addEventListener(kind, event => hear(JSON.parse(event.data)));
    source.addEventListener("error", () => { close(); again(); });
    source.addEventListener("bye", () => { close(); wait = SOONEST / 4; again(); }); // the server goes, and mostly comes back
  }

  /** Closes the stream. */
  function close() {
    clearTimeout(timer);
    source?.close();
    source = null;
  }

  /** Tries again a little later each time. */
  function again() {
    state(false);
    timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
    wait = Math.min(LATEST, wait * 2);
  }

  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("online", open);
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  open();
}

// Sees whether a page comes up whole; if not it says so and loads it again. It runs before all else and needs nothing.

(() => {
  const root = document.documentElement, LONGEST = 30000;
  let up = false, timer = 0;

  /** How often in a row this page has failed to come up; told a number, keeps it. */
  function tries(count) {
    try {
      if (count !== undefined) sessionStorage.setItem("tries", count);
      return Number(sessionStorage.getItem("tries"));
    } catch {
      return 4; // nothing may be kept here, so that nobody counts: then not too often
    }
  }

  /** Says that something is missing, and loads the page again, a little later each time. */
  function fail() {
    if (up || timer) return;
    root.classList.add("broken");
    const count = tries();
    timer = setTimeout(() => location.reload(), Math.min(LONGEST, 1000 * 2 ** count) * (0.75 + Math.random() / 2));
    tries(count + 1);
  }

  addEventListener("error", ({ target, filename = "" }) => {
    if (target === window ? filename.startsWith(`${location.origin}/static/`) : target.matches("script, link")) fail();
  }, true);
  addEventListener("load", () => {
    if (timer) return;
    up = true;
    tries(0);
    root.classList.add("up");
  });
})();

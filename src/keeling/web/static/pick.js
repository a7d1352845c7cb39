// Picking by words: the options are tuples of words, a pick keeps those that contain it.

/** Whether a word is one that a piece stands for: itself, one of several (`put|move`), or any (`*`). */
const fits = (word, wanted) => word === wanted || wanted === "*" || (wanted.includes("|") && wanted.split("|").includes(word));

/** Whether an option holds a run of words side by side. */
export function holds(words, run) {
  const last = words.length - run.length;
  for (let at = 0; at <= last; at++) if (run.every((word, n) => fits(words[at + n], word))) return true;
  return false;
}

/** The places of the words that a run stands for. */
export function runs(words, run) {
  const at = words.findIndex((_, n) => holds(words.slice(n, n + run.length), run));
  return run.map((_, n) => at + n);
}

/** One question and what has been picked of its answer so far. */
export class Picker {
  /** Takes the options of an ask: `{words, label, …}` each. */
  constructor(options) {
    this.options = options;
    this.picks = [];
    this.left = options;
  }

  /** Adds a pick: a run of words, or with `at` one word at one place, or with `only` one very option. */
  add(pick) {
    this.picks.push(pick);
    this.narrow();
    if (!this.left.length) this.keep([pick]); // another choice instead, made before the first was on its way
  }

  /** Keeps these picks as far as they lead to something. */
  keep(picks) {
    this.picks = [...picks];
    this.narrow();
    if (!this.left.length && picks.length) this.keep(picks.slice(0, -1));
  }

  /** Takes back the pick at an index, the last one if none is given. */
  back(index = this.picks.length - 1) {
    this.picks.splice(index, 1);
    this.narrow();
  }

  /** Keeps what all picks allow. */
  narrow() {
    this.left = this.options.filter(option => this.picks.every(pick => meets(option, pick)));
  }

  /** Takes over what was picked when the same question was last told. */
  carry(older) {
    this.keep(older.picks); // what was meant may be closed by now
  }

  /** How many of the options that are left hold a run. */
  count(run) {
    return this.left.reduce((sum, option) => sum + holds(option.words, run), 0);
  }

  /** Whether picking a run would lead on: some options hold it, and not all, unless one is left. */
  can(run) {
    const held = this.count(run);
    return held > 0 && (held < this.left.length || held === 1);
  }

  /** The index of the pick that a piece made, or that names it by its one word, or -1. */
  picked(run) {
    const text = run.join(" ");
    return this.picks.findIndex(pick => (pick.run?.join(" ") ?? pick.word) === text);
  }

  /** The move of the verb picked so far that a closed run of words would stand for, made after a move that is nearest to it. */
  like(run) {
    const { verb } = this;
    if (run.some(word => /[*|]/.test(word))) return "";
    let best = "", most = 0;
    for (const { words } of verb ? this.options.filter(option => option.words[0] === verb) : []) {
      for (let at = 1; at + run.length <= words.length; at++) {
        const shared = run.filter((word, n) => words[at + n] === word).length;
        if (shared <= most) continue;
        most = shared;
        best = [...words.slice(0, at), ...run, ...words.slice(at + run.length)].join(" ");
      }
    }
    return best;
  }

  /** The first word on which all options that are left agree, if they do. */
  get verb() {
    const first = this.left[0]?.words[0];
    return this.left.every(option => option.words[0] === first) ? first : undefined;
  }

  /** The places of words on which all options that are left agree though nobody picked them. */
  shared() {
    const [{ words }] = this.left;
    const picked = new Set(this.picks.flatMap(({ at, run, verbs }) => (run ? runs(words, run) : verbs ? 0 : at ?? [])));
    return words.map((_, n) => n).filter(n => !picked.has(n) && this.left.every(option => option.words[n] === words[n]));
  }

  /** The choices of the next word: the first place where the given options differ, each with its options. */
  next(options = this.left) {
    let at = 0;
    while (options.length && options.every(option => at < option.words.length && option.words[at] === options[0].words[at])) at++;
    const groups = new Map();
    for (const option of options) {
      const word = option.words[at];
      if (!groups.has(word)) groups.set(word, []);
      groups.get(word).push(option);
    }
    return [...groups].map(([word, held]) => ({ word, at, options: held }));
  }
}

/** Whether an option meets a pick. */
function meets(option, pick) {
  if (pick.only) return option.text === pick.only;
  if (pick.verbs) return pick.verbs.includes(option.words[0]);
  if (pick.at !== undefined) return option.words[pick.at] === pick.word;
  return holds(option.words, pick.run);
}

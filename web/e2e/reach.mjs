// What a pointer can reach in the page: a thing is live where it is drawn if nothing lies above it and a click on that spot picks it.

/** @typedef {import('@ravelin/table').LegalMove} LegalMove */
/** @typedef {import('./positions.ts').ListWalk} ListWalk */
/** @typedef {ReturnType<typeof makeReach>} Reach */

/** Runs in the page, so it holds on to nothing outside of itself. */
const makeReach = () => {
  /** Where things are drawn; the moves list is another way to play. */
  const TABLE = '.stage, .hand, .now, .left, .stays, .seats-part';

  const clear = async () => {
    // What was looked at before may still lie over the board: an explanation, a sum.
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await window.hand.answered();
  };

  /** What a click would hit that means the element. @param {Element} element @returns {Element | undefined} */
  const topOf = (element) => {
    const spot = window.hand.spotOn(element);
    return (spot && document.elementFromPoint(...spot)) ?? undefined;
  };

  /** The same for a drawn thing of that name. @param {string} key @returns {Element | undefined} */
  const hit = (key) => {
    const all = [...document.querySelectorAll(`[data-place="${CSS.escape(key)}"]`)];
    for (const element of all.filter((one) => one.closest(TABLE))) {
      const now = topOf(element);
      if (now) return now;
      // A panel is scrolled to it, a board is moved; also where it had the focus and the board has been moved since.
      element.scrollIntoView({ block: 'nearest' });
      if (element instanceof HTMLElement || element instanceof SVGElement) {
        element.blur();
        element.focus({ preventScroll: true });
      }
      const then = topOf(element);
      if (then) return then;
    }
    return undefined;
  };

  /** @param {Element} element */
  const click = async (element) => {
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await window.hand.answered();
  };

  /** @param {string} kind */
  const button = (kind) => {
    const found = document.querySelector(`.kinds [data-kind="${CSS.escape(kind)}"][aria-pressed="false"]`);
    found?.scrollIntoView({ block: 'nearest' });
    return found && topOf(found);
  };
  const ready = () => document.querySelector('.table')?.getAttribute('data-ready');
  /** @param {string} key */
  const isPicked = (key) => document.querySelector(`[data-place="${CSS.escape(key)}"].selected`) !== null;

  /**
   * Puts a move together from what is drawn, the kind first or last; gives what could not be hit.
   * @param {LegalMove} move @param {boolean} kindFirst @returns {Promise<readonly string[]>}
   */
  const composed = async ({ notation, kind, parts }, kindFirst) => {
    await clear();
    const first = kindFirst ? button(kind) : undefined;
    if (first) await click(first);
    const left = parts.map(({ domain, name }) => `${domain}:${name}`);
    while (ready() !== notation) {
      const open = left.filter((key) => !isPicked(key));
      const found = open.map((key) => /** @type {const} */ ([key, hit(key)])).find(([, element]) => element);
      const element = found?.[1] ?? button(kind);
      if (!element) return open.length > 0 ? open : ['Confirm'];
      if (found) left.splice(left.indexOf(found[0]), 1);
      await click(element);
    }
    return [];
  };

  /** The moves that no hand can make on what is drawn, each with what is missing. @param {readonly LegalMove[]} moves */
  const beyondReach = async (moves) => {
    /** @type {string[]} */
    const faults = [];
    for (const move of moves) {
      const missing = await composed(move, false);
      const still = missing.length > 0 ? await composed(move, true) : missing;
      if (still.length > 0) faults.push(`${move.notation}: ${still.join(', ')}`);
    }
    return faults;
  };

  /** The same for a list: everything that may join it must be drawn, and taking it must lead to the move. @param {ListWalk} walk */
  const listBeyondReach = async ({ declared, steps, notation }) => {
    await clear();
    const start = button(declared.kind);
    if (start) await click(start);
    const domain = declared.pieces ?? declared.domain;
    // A list may begin with what is most likely meant: a click takes each thing out again.
    for (const chosen of document.querySelectorAll(`.stage [data-place^="${CSS.escape(domain)}:"].selected`)) {
      const element = hit(chosen.getAttribute('data-place') ?? '');
      if (element) await click(element);
    }
    /** @type {Set<string>} */
    const faults = new Set();
    for (const { next, takes } of steps) {
      const [from, to] = declared.pieces === null ? [takes] : takes.split('>');
      for (const name of next) {
        const key = `${domain}:${declared.pieces === null ? name : name.split('>')[0]}`;
        if (!hit(key)) faults.add(`${declared.kind}: ${key}`);
      }
      for (const name of [from, to]) {
        const element = name === undefined ? undefined : hit(`${domain}:${name}`);
        if (element) await click(element);
        else if (name !== undefined) return [...faults, `${declared.kind}: ${domain}:${name}`];
      }
    }
    return ready() === notation ? [...faults] : [...faults, `${notation}: Confirm (${ready()})`];
  };

  return { beyondReach, listBeyondReach };
};

/** Gives a page that has the hand this as `window.reach`. */
export const REACH = `window.reach = (${makeReach})();`;

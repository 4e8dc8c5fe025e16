// The hand that plays in the page. Asked from outside, every look at the page is a journey of its own, and every wait a look at each frame:
// a whole game took minutes. From inside a move is one question, and a wait hears of the next change.

/** @typedef {ReturnType<typeof makeHand>} Hand */

/**
 * What the keyboard can do next.
 * @typedef {object} Offer
 * @property {boolean} over the game is
 * @property {boolean} ready Enter makes the move
 * @property {readonly string[]} keys the digits that choose
 * @property {string | undefined} wanted the digit of the first wanted move
 * @property {string} told all that is offered, to tell it from the next
 * @property {string} standing where the game stands
 */

/** Runs in the page before anything else, so it holds on to nothing outside of itself. */
const makeHand = () => {
  const PATIENCE = 60_000;

  /** What is thought about beside the game: nobody waits for it. */
  const ASIDE = ['odds', 'hint', 'remark'];
  /** The requests that the worker has not answered yet. @type {Set<unknown>} */
  const asked = new Set();
  /** @type {WeakSet<Worker>} */
  const heard = new WeakSet();
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message) {
    if (!heard.has(this)) this.addEventListener('message', ({ data }) => asked.delete(data.id));
    heard.add(this);
    if (!ASIDE.includes(message.request)) asked.add(message.id);
    postMessage.call(this, message);
  };

  /**
   * The first answer that is not nothing, looked for again after each change of the page.
   * @template T @param {() => T | null | undefined | false} look @param {string} what @param {number} [patience]
   * @returns {Promise<T>}
   */
  const until = (look, what, patience = PATIENCE) =>
    new Promise((resolve, reject) => {
      const first = look();
      if (first) {
        resolve(first);
        return;
      }
      const seen = () => {
        const found = look();
        if (!found) return;
        end();
        resolve(found);
      };
      const observer = new MutationObserver(seen);
      const timer = setTimeout(() => {
        end();
        reject(new Error(`${what}: not after ${patience} ms (${document.querySelector('.ask-line')?.textContent})`));
      }, patience);
      const end = () => {
        observer.disconnect();
        clearTimeout(timer);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });

  /** Until the worker has answered everything, and the page has heard it. */
  const answered = async () => {
    for (const late = Date.now() + PATIENCE; ; ) {
      await new Promise((resolve) => setTimeout(resolve));
      if (asked.size === 0) return;
      if (Date.now() > late) throw new Error('The worker does not answer.');
    }
  };

  /** @param {string} selector */
  const one = (selector) => document.querySelector(selector);
  /** @param {string} selector */
  const all = (selector) => [...document.querySelectorAll(selector)];
  /** @param {Element | null | undefined} element */
  const click = (element) =>
    element?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })) !== undefined;

  const over = () => one('.ending') !== null;
  const whole = () => one('.confirm[aria-disabled="false"]');
  /** Changes with every move, and when the curtain falls. */
  const standing = () => `${one('.table')?.getAttribute('data-length')}/${one('.curtain') !== null}`;
  /** @param {string} before */
  const isMade = (before) => standing() !== before || over();
  /** @param {string} before */
  const moved = (before) => until(() => isMade(before), `the move is made (${before})`);

  /** A whole move makes itself where it can be taken back; otherwise it waits to be confirmed. @param {string} before */
  const confirmed = async (before) => {
    await until(() => whole() || isMade(before), 'the move is whole');
    await answered();
    if (!isMade(before)) click(whole());
    await moved(before);
  };

  /** Until the person here must decide or the game is over; a curtain is lifted. */
  const turn = async () => {
    await until(() => one('.table[data-decides="me"], .curtain, .ending, .verdict'), 'somebody here decides');
    if (click(one('.curtain .btn.primary'))) await until(() => one('.table') && !one('.curtain'), 'the table');
  };

  /** Adds what may be added to a list, until it is a move. */
  const fill = async () => {
    for (let n = 0; n < 20; n++) {
      await answered();
      if (whole() || !click(one('[data-add]'))) return;
    }
  };

  /**
   * Makes one move from the moves list: the one whose notation matches, or any. Gives what was played.
   * @param {string} source
   */
  const move = async (source) => {
    await turn();
    // Until then the list may be empty, or still that of the move before.
    await answered();
    const before = standing();
    const pattern = new RegExp(source);
    const moves = all('[data-move]');
    const chosen = moves.find((button) => pattern.test(button.getAttribute('data-move') ?? '')) ?? moves[0];
    const played = chosen?.getAttribute('data-move') ?? 'list';
    if (!click(chosen)) await fill();
    // Of a move too long to be told at once only the beginning was picked: it is picked on until it is whole.
    for (let last = played; last.includes('…'); last = one('[data-move]')?.getAttribute('data-move') ?? '') {
      await until(() => one(`[data-move="${last}"]`) === null, `"${last}" goes on`);
      await answered();
      // What the game takes for granted may have made it whole.
      if (isMade(before) || whole()) break;
      click(one('[data-move]'));
    }
    await confirmed(before);
    return played;
  };

  /** What glows on the board, among the cards, in the battle, beside it. */
  const GLOWS =
    '.stage [data-place].legal, .hand [data-place].legal, .now [data-place].legal, ' +
    '.stays [data-place].legal, .left button.legal';
  const KINDS = '.kinds .kind[aria-pressed="false"]';

  /**
   * Composes a decision as a hand would: whatever glows, then the buttons of the prompt; never the moves list. The dice say what,
   * two for each click; the wanted kinds come first. Gives whether the game is over.
   * @param {readonly string[]} wanted @param {readonly (readonly [which: number, first: number])[]} dice
   */
  const compose = async (wanted, dice) => {
    await turn();
    if (over()) return true;
    const before = standing();
    for (const [which, first] of dice) {
      /** @param {string} selector */
      const any = (selector) => {
        const these = all(selector);
        return these[which % these.length];
      };
      await answered();
      if (isMade(before)) return over();
      if (click(whole())) {
        await moved(before);
        return over();
      }
      const begun = one('[data-place].selected, .kinds [aria-pressed="true"]');
      const kind = begun ? undefined : wanted.map((name) => one(`.kinds [data-kind="${name}"]`)).find((found) => found);
      if (click(kind) || (!begun && first < 4 && click(any(KINDS)))) continue;
      if (!click(any(GLOWS)) && !click(any(KINDS))) throw new Error('Nothing can be clicked.');
    }
    throw new Error(`${dice.length} clicks make no move.`);
  };

  const KEYED = ':is([data-move], [data-add]):has(> .kbd[data-key])';
  /** @param {Element | null} button */
  const digit = (button) => button?.querySelector('.kbd')?.getAttribute('data-key') ?? undefined;
  const told = () =>
    [
      standing(),
      whole() !== null,
      one('.chips')?.textContent,
      ...all(KEYED).map((button) => button.textContent),
    ].join();

  /**
   * What the keyboard can do: now, or once it is something else than before, or once a move was made since.
   * @param {readonly string[]} wanted @param {Offer} [before] @param {'told' | 'standing'} [differs] @returns {Promise<Offer>}
   */
  const offer = async (wanted, before, differs = 'told') => {
    const other = () => (differs === 'told' ? told() : standing()) !== before?.[differs];
    await until(() => one('.table[data-decides="me"], .ending') && other(), `not ${before?.told} any more`);
    await answered();
    return {
      over: over(),
      ready: whole() !== null,
      keys: all(KEYED).flatMap((button) => digit(button) ?? []),
      wanted: wanted.map((name) => digit(one(`[data-move="${name}"]`))).find((key) => key !== undefined),
      told: told(),
      standing: standing(),
    };
  };

  return { until, answered, turn, move, compose, offer };
};

/** Puts the hand into a page, as its first script. */
export const HAND = `window.hand = (${makeHand})();`;

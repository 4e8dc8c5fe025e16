// The hand that plays in the page. Asked from outside, every look at the page is a journey of its own, and every wait a look at each frame:
// a whole game took minutes. From inside a move is one question, and a wait hears of the next change.

/** @typedef {ReturnType<typeof makeHand>} Hand */
/** @typedef {readonly [x: number, y: number]} Spot a point of the window */
/** @typedef {Spot | 'made' | 'over'} Aim */

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
  /** The requests that the worker, or a server, has not answered yet. @type {Set<unknown>} */
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
  // A table on a server is asked by text, and perhaps again on another socket, with the same number.
  const { send } = WebSocket.prototype;
  /** @type {WeakSet<WebSocket>} */
  const open = new WeakSet();
  WebSocket.prototype.send = function (text) {
    if (!open.has(this)) this.addEventListener('message', ({ data }) => asked.delete(`sent ${JSON.parse(data).id}`));
    open.add(this);
    asked.add(`sent ${JSON.parse(String(text)).id}`);
    send.call(this, text);
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
      // What is asked while the line to a server is lost is sent when it is back.
      if (asked.size === 0 && !one('[data-state="lost"]')) return;
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

  /** A thing is searched for a spot of its own: its middle first, then a net of so many by so many points. */
  const NET = 7;

  /** @param {Element} element @returns {readonly Spot[]} */
  const spotsOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return [];
    const steps = Array.from({ length: NET }, (_, i) => (i + 0.5) / NET);
    const net = steps.flatMap((y) => steps.map((x) => /** @type {const} */ ([left + x * width, top + y * height])));
    return [[left + width / 2, top + height / 2], ...net];
  };

  /**
   * Where a pointer hits the element, or something else of its name, and nothing that lies above it.
   * @param {Element} element @returns {Spot | undefined}
   */
  const spotOn = (element) => {
    const name = element.getAttribute('data-place');
    return spotsOf(element).find(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return name === null ? element.contains(top) : top?.closest('[data-place]')?.getAttribute('data-place') === name;
    });
  };

  /** What glows on the board, among the cards, in the battle, beside it. */
  const GLOWS =
    '.stage [data-place].legal, .hand [data-place].legal, .now [data-place].legal, ' +
    '.stays [data-place].legal, .left button.legal, .seats-part button.legal';
  const KINDS = '.kinds .kind[aria-pressed="false"]';
  /** The ways to what is out of sight: a part of the board, the part of a narrow table where things lie, and the whole board. */
  const LOOKS = '.above-board [aria-pressed="false"].legal';
  const WAYS = [LOOKS, '.tabs button:not([data-part="moves"], [data-part="log"], [aria-pressed="true"])', '.zoom .fit'];

  /** Where a pointer hits it, in a panel also after scrolling. @param {Element} element */
  const reached = (element) => {
    const spot = spotOn(element);
    if (spot || element.closest('.frame')) return spot;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return spotOn(element);
  };

  /** The last press: its click may come later than the finger. @type {Promise<unknown>} */
  let pressed = Promise.resolve();
  /** No click comes later than this, in milliseconds: where none came, the press meant something else. */
  const LATE = 600;

  /**
   * What a hand presses next on the way to a decision: whatever glows, then the buttons of the prompt; never the moves list. The dice
   * say which, the wanted kinds come first. Gives the spot, or that the move is made, or that the game is over.
   * @param {readonly string[]} wanted @param {readonly [which: number, first: number]} dice @param {string} before
   * @returns {Promise<Aim>}
   */
  const aim = async (wanted, [which, first], before) => {
    await pressed;
    await answered();
    if (over()) return 'over';
    if (isMade(before)) return 'made';
    const begun = one('[data-place].selected, .kinds [aria-pressed="true"]');
    const choices = [
      '.confirm[aria-disabled="false"]',
      ...(begun ? [] : wanted.map((name) => `.kinds [data-kind="${name}"]`)),
      ...(!begun && first < 4 ? [KINDS] : []),
      GLOWS,
      KINDS,
      ...WAYS,
    ];
    for (const selector of choices) {
      const these = all(selector);
      for (const n of these.keys()) {
        const spot = reached(these[(which + n) % these.length]);
        if (!spot) continue;
        pressed = new Promise((resolve) => {
          addEventListener('click', resolve, { capture: true, once: true });
          setTimeout(resolve, LATE);
        });
        return spot;
      }
    }
    throw new Error(`Nothing can be pressed (${one('.ask-line')?.textContent}).`);
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

  /**
   * Fills in the form of a new table and starts it: `radios` by their names, `seconds` of the strongest computer.
   * @param {Readonly<Record<string, string>>} radios @param {string} seed @param {number} [seconds]
   */
  const begin = async (radios, seed, seconds) => {
    /** @param {string} selector */
    const found = (selector) => until(() => one(`form.form ${selector}`), `the form has ${selector}`);
    /** @param {string} selector @param {string} value */
    const write = async (selector, value) => {
      const field = /** @type {HTMLInputElement | HTMLSelectElement} */ (await found(selector));
      field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    };
    for (const [name, value] of Object.entries(radios)) click(await found(`input[name="${name}"][value="${value}"]`));
    if (seconds !== undefined) await write('.level-time select', String(seconds));
    await write('input[type="text"]', seed);
    click(await found('button[type="submit"]'));
    await until(() => one('.table, .curtain'), 'the table');
  };

  return { until, answered, turn, standing, spotOn, aim, move, offer, begin };
};

/** Puts the hand into a page, as its first script. */
export const HAND = `window.hand = (${makeHand})();`;

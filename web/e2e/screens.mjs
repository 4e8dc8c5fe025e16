// The screens and dialogs of the client, and how to get to each: for the screenshots and for axe.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES, gameOf } from './games.mjs';
import { HAND } from './hand.mjs';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Opens the client with settings of its own, at a light page unless another is named. Only where it is to be kept for the time
 * without a network does it load all of itself.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {{ size?: import('@playwright/test').BrowserContextOptions, settings?: Record<string, unknown>, kept?: boolean, at?: string }} [options]
 */
export const visit = async (browser, address, { size = {}, settings = {}, kept = false, at = '/settings' } = {}) => {
  const context = await browser.newContext({ ...size, permissions: ['clipboard-read', 'clipboard-write'] });
  await context.addInitScript(
    ({ given, keeps }) => {
      if (!localStorage.getItem('ravelin.settings')) localStorage.setItem('ravelin.settings', given);
      // As in a browser that has no service workers.
      if (!keeps) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    },
    { given: JSON.stringify({ language: 'en', theme: 'light', motion: 'none', ...settings }), keeps: kept },
  );
  await context.addInitScript({ content: HAND });
  const page = await context.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(`${address}#${at}`);
  await page.waitForSelector('h1');
  return { context, page, errors };
};

/** @param {Page} page @param {string} hash */
const goTo = (page, hash) => page.goto(`${page.url().split('#')[0]}#${hash}`);

/** Is it one of the computer's levels? @param {string} sitter */
export const isLevel = (sitter) => sitter !== 'here' && sitter !== 'random';

/**
 * Begins a game. `seats`: one sitter for each seat.
 * @param {Page} page
 * @param {Readonly<Record<string, string>>} seats
 * @param {string} [seed]
 * @param {{ id: string, scenario?: string, seconds?: number }} [game] `seconds`: the time that the strongest computer is given for a move
 */
export const begin = async (page, seats, seed = 'e2e', { id, scenario, seconds } = gameOf('vienna')) => {
  await goTo(page, `/new/${id}`);
  const radios = Object.entries(seats).flatMap(([seat, sitter]) =>
    isLevel(sitter)
      ? [
          [`seat-${seat}`, 'computer'],
          [`level-${seat}`, sitter],
        ]
      : [[`seat-${seat}`, sitter]],
  );
  if (scenario !== undefined) radios.unshift(['scenario', scenario]);
  await page.evaluate((form) => window.hand.begin(form.radios, form.seed, form.seconds), {
    radios: Object.fromEntries(radios),
    seed,
    seconds,
  });
};

/** Lifts the curtain if it hangs. @param {Page} page */
export const lift = async (page) => {
  await page.waitForSelector('.table, .curtain');
  if (await page.$('.curtain')) {
    await page.click('.curtain .btn.primary');
    await page.waitForSelector('.table');
  }
};

/** Waits until the person here must decide or the game is over; a curtain is lifted. @param {Page} page */
export const myTurn = (page) => page.evaluate(() => window.hand.turn());

/**
 * Makes one move from the moves list: the one whose notation matches, or any.
 * @param {Page} page
 * @param {RegExp} [wanted]
 * @returns {Promise<string>} what was played
 */
export const moveFromList = (page, wanted = /./) => page.evaluate((source) => window.hand.move(source), wanted.source);

/** Plays until somebody may answer an attack. @param {Page} page */
export const atWindow = async (page) => {
  for (let n = 0; n < 80; n++) {
    await myTurn(page);
    if (await page.$('.always')) return;
    await moveFromList(page, /^assault|^keep|^entrench/);
  }
  throw new Error('No window opened.');
};

/**
 * Plays on until a move of this sort is open.
 * @param {Page} page
 * @param {RegExp} wanted
 */
const moveOn = async (page, wanted) => {
  for (let n = 0; n < 20; n++) {
    await myTurn(page);
    const open = await page.$$eval('[data-move]', (all) => all.map((one) => one.getAttribute('data-move') ?? ''));
    if (open.some((move) => wanted.test(move))) return;
    await moveFromList(page);
  }
};

/**
 * A screen and the way to it; at a size at which there is nothing of its own to see the way answers false.
 * @typedef {readonly [name: string, reach: (page: Page) => Promise<void | false>]} Screen
 */

/** The tabs of a narrow table; on a wide one everything is in sight. */
const TABS = ['now', 'moves', 'log', 'seats'];

/**
 * The screens of one game, in the order in which one leads to the next.
 * @param {import('./games.mjs').Game} game
 * @returns {readonly Screen[]}
 */
export const screensOf = (game) => {
  /** @type {readonly Screen[]} */
  const screens = [
    [
      'new',
      async (page) => {
        await goTo(page, `/new/${game.id}`);
        await page.waitForSelector('form.form');
      },
    ],
    [
      'play-first',
      async (page) => {
        await begin(page, game.seats, 'e2e', game);
        await myTurn(page);
      },
    ],
    [
      'play-composed',
      async (page) => {
        await moveOn(page, game.composed);
        await page.evaluate((source) => {
          const pattern = new RegExp(source);
          const all = [...document.querySelectorAll('[data-move]')];
          const one = all.find((move) => pattern.test(move.getAttribute('data-move') ?? ''));
          if (one instanceof HTMLElement) one.click();
        }, game.composed.source);
        await page.waitForSelector('.confirm[aria-disabled="false"]');
        await page.waitForTimeout(150);
      },
    ],
    [
      'play-why-not',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.dispatchEvent(`[data-place="${game.refused}"]`, 'click');
        await page.waitForSelector('.why-not');
      },
    ],
    [
      'play-keys',
      async (page) => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('?');
        await page.waitForSelector('.dialog.keys');
      },
    ],
    ...game.moments.map(
      ([name, wanted, until, seed]) =>
        /** @type {Screen} */ ([
          `play-${name}`,
          async (page) => {
            await page.keyboard.press('Escape');
            await begin(page, game.seats, seed, game);
            for (let n = 0; n < 80; n++) {
              await myTurn(page);
              if (await page.$(until)) return;
              await moveFromList(page, wanted);
            }
            throw new Error(`${game.id}: the moment "${name}" does not come`);
          },
        ]),
    ),
    ...TABS.map(
      (tab) =>
        /** @type {Screen} */ ([
          `play-tab-${tab}`,
          async (page) => {
            await page.keyboard.press('Escape');
            const button = page.locator(`.tabs [data-part="${tab}"]`);
            if (!(await button.isVisible())) return false;
            await button.click();
          },
        ]),
    ),
    [
      'replay',
      async (page) => {
        const id = new URL(page.url()).hash.split('/')[2];
        await goTo(page, `/replay/${id}/3`);
        await page.waitForSelector('.scrubber');
        await page.waitForTimeout(200);
      },
    ],
    ...(game.examples ?? []).map(
      ([name, rule]) =>
        /** @type {Screen} */ ([
          `play-${name}`,
          async (page) => {
            await goTo(page, `/replay/example:${game.id}:${rule}`);
            await page.waitForSelector('.shown');
            await page.click('.replay .acts .btn:last-child');
            await lift(page);
            await page.waitForSelector('.table[data-decides]');
          },
        ]),
    ),
    [
      'rules',
      async (page) => {
        await goTo(page, `/rules/${game.id}/${game.rule}`);
        await page.waitForSelector('.para.here');
        await page.waitForTimeout(300);
      },
    ],
    [
      'learn',
      async (page) => {
        await goTo(page, `/learn/${game.id}`);
        await page.waitForSelector('.learn');
      },
    ],
    // A game may still be without lessons.
    ...game.lessons.slice(-1).map(
      (lesson) =>
        /** @type {Screen} */ ([
          'lesson',
          async (page) => {
            await goTo(page, `/learn/${game.id}/${lesson}`);
            await page.waitForSelector('.lesson');
          },
        ]),
    ),
    [
      'ending',
      async (page) => {
        const record = join(import.meta.dirname, '../../games', game.id, 'fixtures', `${game.finished}.json`);
        await goTo(page, '/import');
        await page.fill('textarea', readFileSync(record, 'utf8'));
        await page.click('.import .btn.primary');
        await page.waitForSelector('.scrubber');
        await goTo(page, `/play/${new URL(page.url()).hash.split('/')[2]}`);
        await page.waitForSelector('.ending');
      },
    ],
  ];
  return screens.map(([name, reach]) => [`${game.id}-${name}`, reach]);
};

/** The screens of the shell, and those of two people at one table. @type {readonly Screen[]} */
const shell = [
  [
    'home',
    async (page) => {
      await goTo(page, '/');
      await page.waitForSelector('.cover-art svg');
    },
  ],
  [
    'curtain',
    async (page) => {
      await begin(page, { ottoman: 'here', habsburg: 'here' });
      await page.waitForSelector('.curtain');
    },
  ],
  ['play-tactics', async (page) => lift(page)],
  [
    'play-away',
    async (page) => {
      for (let n = 0; n < 2; n++) await moveFromList(page, /keep tactics/);
      await lift(page);
      for (let n = 0; n < 10 && !(await page.$('.curtain')); n++) await moveFromList(page, /^entrench/);
      await lift(page);
      await page.waitForSelector('.away');
    },
  ],
  [
    'play-share',
    async (page) => {
      await page.click('.menu-open');
      await page.click('.table-nav [data-act="share"]');
      await page.waitForFunction(() => {
        const link = document.querySelector('.share-link');
        return link instanceof HTMLInputElement && link.value !== '';
      });
    },
  ],
  [
    'play-orders',
    async (page) => {
      await page.keyboard.press('Escape');
      await atWindow(page);
      await page.keyboard.press('o');
      await page.waitForSelector('.orders-dialog');
    },
  ],
  [
    'play-order-given',
    async (page) => {
      await page.click('.order-choices .btn:last-child');
      await page.waitForSelector('.orders-dialog', { state: 'detached' });
      for (let n = 0; n < 80 && !(await page.$('.order')); n++) await moveFromList(page, /^assault|^contest/);
      await lift(page);
      await page.waitForSelector('.order');
    },
  ],
  [
    // Dice, Tactics and works are on the table, and the reckoning beside them.
    'vienna-reckoning',
    async (page) => {
      // Two seats here and one seed: the same battle every time.
      await begin(page, { ottoman: 'here', habsburg: 'here' }, 'reckoning');
      for (let n = 0; n < 80 && !(await page.$('.vn-sums')); n++) {
        await moveFromList(page, /^assault|^contest|^lay (?!nothing)|^press on|^keep|^entrench/);
        await myTurn(page);
      }
      await page.waitForSelector('.vn-sums', { state: 'attached' });
    },
  ],
  [
    'vienna-magnified',
    async (page) => {
      // A card says where it comes from; where a finger plays, the card that it rests on is magnified.
      if (await page.isVisible('#hand .vn-about')) await page.click('#hand .vn-about');
      else await page.dispatchEvent('#hand [data-place]', 'pointerdown', { pointerType: 'touch', isPrimary: true });
      await page.waitForSelector('.vn-card-background, .magnified');
    },
  ],
  [
    'rules-diagram',
    async (page) => {
      await goTo(page, '/rules/vienna/V10.2.1');
      await page.waitForSelector('.para.here');
      // Pictures above it that are drawn meanwhile push it down again.
      await page.waitForFunction(() => {
        document.getElementById('d-guns')?.scrollIntoView({ block: 'center' });
        return document.querySelector('#d-guns .still-sheet svg')?.checkVisibility();
      });
    },
  ],
  [
    'rules-enlarged',
    async (page) => {
      await page.click('#d-guns button');
      await page.waitForSelector('.dialog.enlarged svg');
    },
  ],
  [
    'rules-shown',
    async (page) => {
      await goTo(page, '/replay/example:vienna:V10.1.3');
      await page.waitForSelector('.shown .refused');
    },
  ],
  [
    'rules-search',
    async (page) => {
      await goTo(page, '/rules/vienna');
      await page.fill('.rules-search', 'morale');
      await page.waitForTimeout(300);
    },
  ],
  [
    'home-games',
    async (page) => {
      await goTo(page, '/');
      await page.waitForSelector('.rows');
    },
  ],
  [
    'results',
    async (page) => {
      await goTo(page, '/results');
      await page.waitForSelector('.results .claim');
    },
  ],
  [
    'settings',
    async (page) => {
      await goTo(page, '/settings');
      await page.waitForSelector('.settings');
    },
  ],
  [
    'import',
    async (page) => {
      await goTo(page, '/import');
      await page.waitForSelector('.import textarea');
    },
  ],
  [
    'import-failed',
    async (page) => {
      await page.fill('textarea', '{"ravelin": 1, "game": "chess"}');
      await page.click('.import .btn.primary');
      await page.waitForSelector('.failed');
    },
  ],
  [
    'home-finished',
    async (page) => {
      await goTo(page, '/');
      await page.waitForSelector('.rows');
      await page.evaluate(() => document.querySelector('.home section:last-of-type')?.scrollIntoView());
    },
  ],
  [
    'offline',
    async (page) => {
      await goTo(page, '/');
      await page.context().setOffline(true);
      await page.waitForSelector('.offline');
    },
  ],
  [
    'lost',
    async (page) => {
      await page.context().setOffline(false);
      await goTo(page, '/nowhere');
      await page.waitForSelector('.page a.primary');
    },
  ],
];

/**
 * Every screen by name, in walks that can each be made alone.
 * @type {readonly (readonly [walk: string, screens: readonly Screen[]])[]}
 */
export const WALKS = [['the shell', shell], ...GAMES.map((game) => /** @type {const} */ ([game.id, screensOf(game)]))];

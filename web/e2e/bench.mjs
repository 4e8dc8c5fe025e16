// npm run bench:web [-- jumps ...]: what the client costs, measured in a real browser. Each line: what, found, the limit.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Kernel, Match, Random } from '@ravelin/engine';
import { findGame } from '@ravelin/games';
import { build as viteBuild } from 'vite';
import { serve } from '../serve.mjs';
import { build, chromeAsUsed, open, root, SIZES, withoutBrowser } from './browser.mjs';
import { gameOf } from './games.mjs';
import { begin, moveFromList, myTurn, visit } from './screens.mjs';

const path = chromeAsUsed() ?? withoutBrowser();
build();
const { browser, address, close } = await open(path);
let broken = 0;

/** @param {string} what @param {number} found @param {number} limit @param {string} unit */
const line = (what, found, limit, unit) => {
  const ok = found < limit;
  if (!ok) broken += 1;
  console.log(`${ok ? 'ok  ' : 'OVER'} ${what}: ${found.toFixed(1)} ${unit} (limit ${limit})`);
};

/** @param {number[]} values @param {number} share */
const quantile = (values, share) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** The script that the first screen fetches, compressed. */
const scripts = async () => {
  const context = await browser.newContext({ ...SIZES.desk, serviceWorkers: 'block' });
  const page = await context.newPage();
  /** @type {Promise<number>[]} */
  const sizes = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  await page.goto(address);
  await page.waitForSelector('.cover-art svg');
  await page.waitForLoadState('networkidle');
  const all = await Promise.all(sizes);
  line('script of the first screen, compressed', all.reduce((sum, one) => sum + one, 0) / 1024, 120, 'KB');
  await context.close();
};

/** From the address to a board that can be clicked, on a game that is under way. */
const firstBoard = async () => {
  const { page, context } = await visit(browser, address, { size: SIZES.desk });
  await begin(page, { ottoman: 'here', habsburg: 'random' }, 'bench');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < 5; n++) {
    await page.reload({ waitUntil: 'commit' });
    await page.waitForSelector('.table[data-decides="me"] .stage [data-place]');
    times.push(await page.evaluate(() => performance.now()));
  }
  line('time to an interactive board, median of 5', quantile(times, 0.5), 1000, 'ms');
  await context.close();
};

/** From now on the page's long tasks are noted. @param {import('@playwright/test').Page} page */
const noteTasks = (page) =>
  page.evaluate(() => {
    /** @type {number[]} */
    const long = [];
    Object.assign(window, { long });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) long.push(entry.duration);
    }).observe({ type: 'longtask' });
  });

/** The longest task since it was asked last. @param {import('@playwright/test').Page} page */
const longestTask = (page) =>
  page.evaluate(() =>
    Math.max(0, .../** @type {{ long: number[] }} */ (/** @type {unknown} */ (window)).long.splice(0)),
  );

/** Moves of a computer player that are looked at, and how long it may think about each before it is told to move. */
const THOUGHTS = 10;
const THINKS = 1500;

/** A computer that thinks: the page stays free meanwhile, and *Move now* is obeyed. */
const thoughts = async () => {
  const { page, context } = await visit(browser, address, { size: SIZES.desk });
  await begin(page, { ottoman: 'marshal', habsburg: 'here' }, 'bench', { ...gameOf('vienna'), seconds: 20 });
  await noteTasks(page);
  /** @type {number[]} */
  const tasks = [];
  /** @type {number[]} */
  const stops = [];
  for (let n = 0; n < 200 && stops.length < THOUGHTS; n++) {
    await page.waitForSelector('.thinking .stop, .table[data-decides="me"], .ending');
    if (await page.$('.ending')) break;
    if (!(await page.$('.thinking .stop'))) {
      await moveFromList(page);
      continue;
    }
    await longestTask(page);
    const before = await page.getAttribute('.table', 'data-length');
    await page.waitForTimeout(THINKS);
    const task = await longestTask(page);
    // It may have made up its mind before: then it was not thinking all the time.
    if ((await page.getAttribute('.table', 'data-length')) !== before || !(await page.$('.thinking .stop'))) continue;
    tasks.push(task);
    stops.push(
      await page.evaluate(async () => {
        const length = () => document.querySelector('.table')?.getAttribute('data-length');
        const before = length();
        const from = performance.now();
        /** @type {HTMLElement | null} */ (document.querySelector('.thinking .stop'))?.click();
        while (length() === before && performance.now() - from < 5000) await new Promise((done) => setTimeout(done, 0));
        return performance.now() - from;
      }),
    );
  }
  line(`longest task of the page while a computer thinks, ${tasks.length} moves`, Math.max(...tasks), 50, 'ms');
  line(`from Move now to the move, 90th percentile of ${stops.length}`, quantile(stops, 0.9), 100, 'ms');
  await context.close();
};

/** Clicks that are timed. */
const CLICKS = 60;

/**
 * From a click to the next painted frame after the page has answered it: things that can be picked, in turn, and one that cannot.
 * @param {import('@playwright/test').Page} page @param {string} things @returns {Promise<number>} the 95th percentile, in milliseconds
 */
const clickToPaint = async (page, things) => {
  /** @type {number[]} */
  const times = [];
  for (let n = 0; n < CLICKS; n++) {
    times.push(
      await page.evaluate(
        async ([i, selector]) => {
          const all = [...document.querySelectorAll(selector)];
          const thing = all[(i * 7) % all.length];
          const from = performance.now();
          thing.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
          // A refused pick is answered by the worker: what counts is when the answer is painted.
          for (let frames = 0; frames < 30; frames++) {
            await new Promise((done) => requestAnimationFrame(done));
            if (document.querySelector('.selected, .why-not, .mv.hot')) break;
          }
          await new Promise((done) => setTimeout(done, 0));
          return performance.now() - from;
        },
        /** @type {const} */ ([n, things]),
      ),
    );
    await page.evaluate(() => window.hand.answered());
    await page.keyboard.press('Escape');
  }
  return quantile(times, 0.95);
};

/** Picks, and the board dragged and magnified. */
const clicks = async () => {
  const { page, context } = await visit(browser, address, { size: SIZES.desk });
  await begin(page, { ottoman: 'here', habsburg: 'random' }, 'bench');
  await moveFromList(page, /keep tactics/);
  await myTurn(page);
  const picks = '[data-place].legal, [data-place].selected, [data-place="hex:curtain"], .mv';
  line(`click to paint in Vienna, 95th percentile of ${CLICKS}`, await clickToPaint(page, picks), 60, 'ms');

  await noteTasks(page);
  const box = await page.locator('.stage').boundingBox();
  /** @type {number[]} */
  const longest = [];
  // Three times: on a busy machine one task may be somebody else's.
  for (let round = 0; box && round < 3; round++) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    for (let n = 0; n < 6; n++) await page.mouse.wheel(0, -120);
    await page.mouse.down();
    for (let n = 0; n < 120; n++) await page.mouse.move(x + Math.sin(n / 9) * 200, y + Math.cos(n / 7) * 120);
    await page.mouse.up();
    await page.waitForTimeout(120);
    longest.push(await longestTask(page));
    await page.keyboard.press('0');
    await page.waitForTimeout(600);
    await longestTask(page);
  }
  line('longest task while panning and zooming, median of 3', quantile(longest, 0.5), 50, 'ms');
  await context.close();
};

/** Picks among the most moves: units and their leader, while their command acts. */
const units = async () => {
  const { page, context } = await visit(browser, address, { size: SIZES.desk });
  await begin(page, { hungary: 'here', ottoman: 'random' }, 'bench', { id: 'mohacs' });
  const acts = '.stage [data-place^="unit:"].legal';
  for (let n = 0; n < 30 && !(await page.$(acts)); n++) {
    await moveFromList(page, /^activate/);
    await myTurn(page);
  }
  const picks = `${acts}, .stage [data-place^="leader:"].legal, .stage [data-place^="unit:bali"]`;
  line(`click to paint in Mohács, 95th percentile of ${CLICKS}`, await clickToPaint(page, picks), 100, 'ms');
  await context.close();
};

/** Dragging and magnifying the largest board with every counter on it, and what the page holds then. */
const field = async () => {
  const { page, context } = await visit(browser, address, { size: SIZES.desk });
  await begin(page, { hungary: 'here', ottoman: 'random' }, 'bench', { id: 'mohacs' });
  for (let n = 0; n < 30 && !(await page.$('[data-move^="activate"]')); n++) {
    await moveFromList(page);
    await myTurn(page);
  }
  await page.waitForTimeout(1000);
  const box = await page.locator('.stage').boundingBox();
  if (!box) throw new Error('there is no stage');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  /** The mean time between two frames while something is done. @param {() => Promise<void>} act */
  const frames = async (act) => {
    await page.evaluate(() => {
      /** @type {number[]} */
      const times = [];
      Object.assign(window, { times });
      /** @param {number} now */
      const next = (now) => {
        times.push(now);
        if (/** @type {{ times?: number[] }} */ (/** @type {unknown} */ (window)).times === times)
          requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    });
    await act();
    return page.evaluate(() => {
      const all = /** @type {{ times: number[] }} */ (/** @type {unknown} */ (window)).times;
      Object.assign(window, { times: undefined });
      return ((all.at(-1) ?? 0) - all[0]) / (all.length - 1);
    });
  };
  /** @type {Record<string, number[]>} */
  const found = { dragging: [], 'magnifying and back': [] };
  await page.mouse.move(x, y);
  // Three times, and the best counts: on a busy machine a frame waits for somebody else.
  for (let round = 0; round < 3; round++) {
    found['magnifying and back'].push(
      await frames(async () => {
        for (let n = 0; n < 8; n++) await page.mouse.wheel(0, -100).then(() => page.waitForTimeout(40));
        for (let n = 0; n < 5; n++) await page.mouse.wheel(0, 100).then(() => page.waitForTimeout(40));
      }),
    );
    await page.waitForTimeout(1200);
    found.dragging.push(
      await frames(async () => {
        await page.mouse.down();
        for (let n = 0; n < 150; n++) await page.mouse.move(x + Math.sin(n / 9) * 260, y + Math.cos(n / 7) * 180);
        await page.mouse.up();
      }),
    );
    await page.keyboard.press('0');
    await page.waitForTimeout(1200);
  }
  // 55 frames a second.
  for (const [what, times] of Object.entries(found))
    line(`a frame while ${what}, mean, best of 3 (Mohács, all counters)`, Math.min(...times), 1000 / 55, 'ms');
  const client = await context.newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  line('memory of the page (Mohács)', usedSize / 1e6, 150, 'MB');
  await context.close();
};

/** No game of Vienna with its own components comes near so many moves. */
const MOVES = 500;

/**
 * A record of at least MOVES moves: a siege by the same rules with more of everything (rounds, Strategy cards under new numbers,
 * Troops, Morale), played at random.
 */
const longRecord = () => {
  const game = findGame('vienna');
  if (!game) throw new Error('vienna is not registered');
  const files = structuredClone(/** @type {import('../../games/vienna/data/kit.ts').Kit} */ (game.sets[0].kit).files);
  Object.assign(files.set, { id: 'long' });
  Object.assign(files.board, { rounds: 30 });
  Object.assign(files.board.morale, { start: 60, top: 90 });
  for (const troop of files.troops) Object.assign(troop, { number: troop.number * 6 });
  const printed = [...files.strategy];
  for (let copy = 1; copy < 6; copy++)
    for (const card of printed)
      files.strategy.push({ ...card, id: card.id.replace(/\d+/, (n) => String(Number(n) + 30 * copy)) });
  const kernel = new Kernel(game);
  const set = game.readComponents(files);
  for (let n = 0; n < 200; n++) {
    const match = new Match(kernel, { set, seed: `bench ${n}` });
    const random = new Random(`moves ${n}`);
    while (!match.over) match.make(kernel.random(match.state, random));
    if (match.length >= MOVES) return { match, files };
  }
  throw new Error(`no game has ${MOVES} moves`);
};

/** The same client built around those components: only the game's data files are exchanged. @param {object} files */
const buildAround = async (files) => {
  const exchange = () => ({
    name: 'exchange-components',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} id */
    load: (id) => {
      const name = /\/vienna\/data\/reconstructed\/(\w+)\.json/.exec(id)?.[1];
      const file = Object.entries(files).find(([key]) => key === name)?.[1];
      return file === undefined ? undefined : JSON.stringify(file);
    },
  });
  const outDir = mkdtempSync(join(tmpdir(), 'ravelin-bench-'));
  await viteBuild({
    configFile: join(root, 'web/vite.config.ts'),
    logLevel: 'error',
    plugins: [exchange()],
    worker: { plugins: () => [exchange()] },
    build: { outDir },
  });
  return outDir;
};

/** From a jump of the replay to the position in the page, ready to be painted. */
const jumps = async () => {
  const { match, files } = longRecord();
  const outDir = await buildAround(files);
  const server = await serve(outDir);
  const { page, context } = await visit(browser, server.address, { size: SIZES.desk });
  await page.goto(`${server.address}#/import`);
  await page.fill('textarea', JSON.stringify(match.record()));
  await page.click('.import .btn.primary');
  await page.waitForSelector('.scrubber');
  await page.waitForTimeout(500);
  const random = new Random('jumps');
  /** 40 random jumps, with so many milliseconds of rest after each was painted. @param {number} rest */
  const jump = (rest) =>
    page.evaluate(
      async ({ targets, pause }) => {
        const slider = document.querySelector('.scrubber input[type="range"]');
        if (!(slider instanceof HTMLInputElement)) return [];
        /** @type {number[]} */
        const out = [];
        for (const to of targets) {
          const from = performance.now();
          slider.value = String(to);
          slider.dispatchEvent(new Event('input', { bubbles: true }));
          while (document.querySelector('.replay')?.getAttribute('data-at') !== String(to))
            await new Promise((done) => setTimeout(done, 0));
          out.push(performance.now() - from);
          await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
          if (pause > 0) await new Promise((done) => setTimeout(done, pause));
        }
        return out;
      },
      { targets: Array.from({ length: 40 }, () => random.int(match.length)), pause: rest },
    );
  for (const [how, rest] of /** @type {const} */ ([
    ['one upon the other', 0],
    ['each from rest', 120],
  ])) {
    const times = await jump(rest);
    line(`replay jump in a record of ${match.length} moves, ${how}, median of 40`, quantile(times, 0.5), 50, 'ms');
    line(`replay jump in a record of ${match.length} moves, ${how}, 95th percentile`, quantile(times, 0.95), 100, 'ms');
  }
  await context.close();
  await server.close();
  rmSync(outDir, { recursive: true });
};

const words = process.argv.slice(2);
for (const one of [scripts, firstBoard, clicks, units, thoughts, field, jumps])
  if (words.length === 0 || words.includes(one.name)) await one();
await close();
process.exitCode = broken > 0 ? 1 : 0;

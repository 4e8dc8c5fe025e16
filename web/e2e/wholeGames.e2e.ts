import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { LONG, test, type Visitor } from './fixtures.ts';
import { GAMES, gameOf } from './games.mjs';
import type { Offer } from './hand.mjs';
import { hurried, presses } from './presses.ts';
import { begin, isLevel, myTurn } from './screens.mjs';

/** Whole games: by the mouse or a finger on what is drawn, by keyboard, and watched. */

/** No game is longer; a random one has some 150 decisions. */
const LONGEST = 600;

type Game = (typeof GAMES)[number];
type Size = BrowserContextOptions;

const isOver = async (page: Page): Promise<boolean> => (await page.$('.ending')) !== null;

/** Presses Tab until what has the focus matches. */
const tabTo = async (page: Page, selector: string): Promise<void> => {
  for (let n = 0; n < 40; n++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
  }
  assert.fail(`Tab does not lead to ${selector}`);
};

/** From the home screen to the table with keys only. */
const beginByKeys = async (page: Page, { id, seats, scenario }: Game, seed: string): Promise<void> => {
  await tabTo(page, `.cover a.primary[href="#/new/${id}"]`);
  await page.keyboard.press('Enter');
  await page.waitForSelector('form.form');
  const chosen = (group: string) => page.getAttribute(`input[name="${group}"]:checked`, 'value');
  /** Once round all of a group, and on to the one that is wanted. */
  const choose = async (group: string, wanted: string): Promise<ReadonlySet<string | null>> => {
    await tabTo(page, `input[name="${group}"]`);
    const before = await chosen(group);
    const seen = new Set<string | null>();
    for (let n = 0; n < 20 && !(seen.has(before) && (await chosen(group)) === wanted); n++) {
      await page.keyboard.press('ArrowDown');
      seen.add(await chosen(group));
    }
    assert.equal(await chosen(group), wanted);
    return seen;
  };
  for (const [seat, sitter] of Object.entries(seats)) {
    const level = isLevel(sitter);
    const seen = await choose(`seat-${seat}`, level ? 'computer' : sitter);
    assert.deepEqual([...seen].sort(), ['computer', 'here', 'random']);
    if (level) assert.equal((await choose(`level-${seat}`, sitter)).size, 5);
  }
  if (scenario !== undefined) {
    await tabTo(page, 'input[name="scenario"]');
    for (let n = 0; n < 20 && (await chosen('scenario')) !== scenario; n++) await page.keyboard.press('ArrowDown');
    assert.equal(await chosen('scenario'), scenario);
  }
  await tabTo(page, 'form input[type="text"]');
  await page.keyboard.type(seed);
  await tabTo(page, 'form button[type="submit"]');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.table');
};

/** Real presses on the board, the cards, the panels and the prompt, wherever nothing else lies above; never on the moves list. */
const byPointer = async (visit: Visitor, game: Game, size: Size, most = LONGEST): Promise<void> => {
  const { page } = await visit({ size });
  await begin(page, game.seats, 'clicks', game);
  const decide = presses(page, size, game);
  for (let n = 0; n < most && (await decide(n)) !== 'over'; n++);
  if (most < LONGEST) return;
  assert.ok(await isOver(page));
  assert.equal(await page.getAttribute('.ending .how .cite', 'href').then((to) => to?.split('/')[2]), game.id);
};

const byKeys = async (visit: Visitor, game: Game, size: Size): Promise<void> => {
  const { page } = await visit({ size, at: '/' });
  await page.waitForSelector('.cover-art svg');
  await page.evaluate(() => {
    Object.assign(window, { pointed: 0 });
    for (const kind of ['pointerdown', 'mousedown', 'touchstart'])
      addEventListener(kind, () => Object.assign(window, { pointed: 1 }), { capture: true });
  });
  await beginByKeys(page, game, 'keys');
  const offerOf = (n: number, before?: Offer, differs?: 'told' | 'standing') =>
    page.evaluate(([kinds, was, by]) => window.hand.offer(kinds, was, by), [
      hurried(game, n),
      before,
      differs,
    ] as const);
  let offer = await offerOf(0);
  // Digits choose; Enter confirms what does not make itself.
  for (let n = 0; n < LONGEST && !offer.over; n++) {
    const { wanted, keys, standing } = offer;
    const made = () => offer.over || offer.standing !== standing;
    for (let key = wanted ?? keys[n % Math.min(3, keys.length)]; !offer.ready && !made(); [key] = offer.keys) {
      assert.ok(key, `a digit chooses something (${offer.told})`);
      await page.keyboard.press(key);
      offer = await offerOf(n, offer);
    }
    if (!made()) {
      await page.keyboard.press('Enter');
      offer = await offerOf(n, offer, 'standing');
    }
    if (!offer.over) offer = await offerOf(n + 1);
  }
  assert.ok(await isOver(page));
  assert.equal(await page.evaluate(() => (window as unknown as { pointed: number }).pointed), 0, 'no pointer was used');
};

const WAYS = [
  ['on what is drawn', byPointer],
  ['by keyboard alone', byKeys],
] as const;

// One game by keyboard, and one by touch on a phone, of those that are soon over; the long run plays all in all ways.
const SOME = ['ottoman-sunset: a whole game by keyboard alone, desk', 'hapsburg: a whole game on what is drawn, phone'];
for (const game of GAMES)
  for (const [how, play] of WAYS)
    for (const [name, size] of Object.entries(SIZES)) {
      const title = `${game.id}: a whole game ${how}, ${name}`;
      if (LONG || SOME.includes(title)) test(title, ({ visit }) => play(visit, game, size));
    }

// Real presses are slow: by the mouse a stretch must do.
if (!LONG)
  test('stronghold: a game begins on what is drawn, desk', ({ visit }) =>
    byPointer(visit, gameOf('stronghold'), SIZES.desk, 10));

/** The same game with the middle level in the place of the random player. */
const againstCaptain = (game: Game): Game => ({
  ...game,
  seats: Object.fromEntries(
    Object.entries(game.seats).map(([seat, sitter]) => [seat, sitter === 'random' ? 'captain' : sitter]),
  ),
});

/** Where nobody sits on the other side, the computer plays for the person, who watches. A person may lead two seats: each is handed over in its turn. */
const watched = async (visit: Visitor, game: Game, size: Size): Promise<void> => {
  const { page } = await visit({ size });
  await begin(page, game.seats, 'watched', game);
  await myTurn(page);
  await page.evaluate(() =>
    setInterval(() => document.querySelector<HTMLElement>('.table-nav [aria-pressed="false"]')?.click(), 500),
  );
  await page.waitForSelector('.ending', { timeout: 14 * 60_000 });
};

// Whole games against a computer that thinks take long.
for (const game of LONG ? GAMES : [])
  for (const [name, size] of Object.entries(SIZES))
    if (!Object.values(game.seats).includes('random'))
      test(`${game.id}: a whole game is watched, ${name}`, ({ visit }) => watched(visit, game, size));
    else
      for (const [how, play] of WAYS)
        test(`${game.id}: a whole game against a Captain ${how}, ${name}`, ({ visit }) =>
          play(visit, againstCaptain(game), size));

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { SIZES } from './browser.mjs';
import { LATER, LONG, test } from './fixtures.ts';
import { GAMES, gameOf } from './games.mjs';
import { begin, myTurn } from './screens.mjs';

/** What is written on a board can be read: at once on a desk, with one gesture at the most on a phone. Cards in the hand are whole. */

/** Pixels below which nobody reads: on a desk, and on a phone. */
const LEAST = { desk: 9, phone: 11 } as const;
/** A field larger than any window, and a table of two maps of which one is an inset: there the eye is led nearer, which is tested elsewhere. */
const NEARED = ['mohacs', 'two-empires'];
/** What two taps with a finger magnify a board by. */
const TWO_TAPS = 2;

/** The size of every text that is drawn on the board, as it is seen. */
const drawn = (page: Page): Promise<readonly (readonly [size: number, text: string])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.sheet text, .sheet span, .sheet b, .sheet small, .sheet button')].flatMap((one) => {
      const own = [...one.childNodes].some((child) => child.nodeType === 3 && child.textContent?.trim());
      const box = one.getBoundingClientRect();
      if (!own || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.width === 0)
        return [];
      const size = Number.parseFloat(getComputedStyle(one).fontSize);
      const matrix = one instanceof SVGGraphicsElement ? one.getScreenCTM() : null;
      return [[size * (matrix ? Math.hypot(matrix.a, matrix.b) : 1), one.textContent?.trim() ?? ''] as const];
    }),
  );

for (const size of ['desk', 'phone'] as const)
  test(`nothing on a board is too small to be read (${size})`, async ({ visit }) => {
    const { page } = await visit({ size: SIZES[size] });
    for (const game of GAMES.filter(({ id }) => !NEARED.includes(id))) {
      await begin(page, game.seats, 'sizes', game);
      await myTurn(page);
      const near = size === 'phone' ? TWO_TAPS : 1;
      const tooSmall = async (): Promise<readonly string[]> => {
        const texts = await drawn(page);
        assert.ok(texts.length > 10, `${game.id} has words on its board`);
        return texts
          .filter(([pixels]) => pixels * near < LEAST[size] - 0.05)
          .map(([pixels, text]) => `${game.id}: ${pixels.toFixed(1)} ${text.slice(0, 30)}`);
      };
      // A board is drawn anew as soon as its frame is measured.
      await test.expect.poll(tooSmall).toEqual([]);
    }
  });

test('every card in the hand shows its picture and its whole text', LATER, async ({ visit }) => {
  for (const language of ['en', 'de']) {
    const { page } = await visit({ size: SIZES.desk, settings: { language } });
    for (const viewer of ['ottoman', 'habsburg'])
      for (let seed = 0; seed < (LONG ? 12 : 2); seed++) {
        const seats = { ottoman: 'random', habsburg: 'random', [viewer]: 'here' };
        await begin(page, seats, `hand ${seed}`, gameOf('vienna'));
        await myTurn(page);
        const cards = await page.$$eval('.vn-hand .vn-card', (all) =>
          all.map((card) => {
            const text = card.querySelector('.vn-card-text');
            const box = card.getBoundingClientRect();
            return {
              id: card.querySelector('[data-place]')?.getAttribute('data-place') ?? '',
              cut: (text?.getBoundingClientRect().bottom ?? 0) > box.bottom || box.right > innerWidth,
              size: text ? Number.parseFloat(getComputedStyle(text).fontSize) : 0,
              picture: card.querySelector('.vn-art')?.getBoundingClientRect().height ?? 0,
              words: card.textContent ?? '',
            };
          }),
        );
        assert.ok(cards.length >= 5, `${viewer} has cards`);
        for (const { id, cut, size, picture, words } of cards) {
          assert.equal(cut, false, `${id} is whole (${language})`);
          assert.ok(size >= 12.5 && picture >= 28, `${id} is read, and has its picture (${language})`);
          assert.doesNotMatch(words, /\b(REC|RB|PUB)\b/, `${id} has no editors' mark`);
        }
      }
  }
});

test('a card tells behind its "i" where it comes from, and is not picked by that', async ({ visit }) => {
  const { page } = await visit({ size: SIZES.desk });
  await begin(page, { ottoman: 'here', habsburg: 'random' }, 'about');
  await page.click('.vn-hand .vn-card .vn-about');
  await page.waitForSelector('.vn-hand .vn-card:first-child .vn-card-background');
  assert.equal(await page.$('.vn-hand .selected'), null);
  assert.match((await page.textContent('.vn-card-background')) ?? '', /rulebook|reconstructed|public/);
});

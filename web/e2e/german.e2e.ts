import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { conditionsIn } from '@ravelin/engine';
import { games } from '@ravelin/games';
import { de as shellDe } from '../shell/words/de.ts';
import { en as shellEn } from '../shell/words/en.ts';
import { LONG, sample, test, type Visitor } from './fixtures.ts';
import { GAMES } from './games.mjs';
import { moveFromList, myTurn, WALKS } from './screens.mjs';

/** In German everything is German: every screen, a stretch of each game, and the examples of the rulebooks. */

type Catalogue = Readonly<Record<string, string>>;
interface Catalogues {
  readonly en: Catalogue;
  readonly de: Catalogue;
}
/** The shell's words and those of every game: `games/NAME/board/catalogue.ts`. */
const CATALOGUES: readonly Catalogues[] = [
  { en: shellEn, de: shellDe },
  ...(await Promise.all(GAMES.map(({ id }): Promise<Catalogues> => import(`../../games/${id}/board/catalogue.ts`)))),
];

/** What stands of a message between its arguments, however deep their braces go. */
const literals = (message: string): string[] => {
  const parts = [''];
  let depth = 0;
  for (const letter of message) {
    if (letter === '{' && depth++ === 0) parts.push('');
    else if (letter === '}') depth--;
    else if (depth === 0) parts[parts.length - 1] += letter;
  }
  return parts;
};
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A message with its arguments open, as a pattern for the whole of what is shown. */
const pattern = (message: string): string => `^${literals(message).map(escaped).join('.*?')}$`;

/** Every English text whose German is another: whole ones, and patterns of those with fields. */
const ENGLISH = ((): { readonly whole: string[]; readonly patterns: string[] } => {
  const german = new Set(CATALOGUES.flatMap(({ de }) => Object.values(de)));
  const texts = new Set(games.flatMap(conditionsIn).map(({ text }) => text));
  for (const { en, de } of CATALOGUES) {
    for (const [key, text] of Object.entries(en)) if (de[key] !== text) texts.add(text);
    // Any other sentence of the rules is its own English.
    for (const [key, text] of Object.entries(de))
      if (key.startsWith('say:') && key !== `say:${text}`) texts.add(key.slice(4));
  }
  const told = [...texts].filter((text) => !german.has(text) && /[a-z]{3}/i.test(literals(text).join('')));
  return {
    whole: told.filter((text) => literals(text).length === 1),
    patterns: told.filter((text) => literals(text).length > 1).map(pattern),
  };
})();

/** Words of English sentences that no German text has. */
const TELLTALES = /\b(the|and|with|from|your|you|are|this|that|which|of|to|has|have|must)\b/i;

/** What a page that was taught can tell. */
type Judge = { englishIn(selector: string): readonly string[] };

/** Teaches the document to find English: what is shown, read out or told by a title, outside of what says that it is English. */
const teach = (page: Page): Promise<void> =>
  page.evaluate(
    ({ whole, patterns, telltales }) => {
      const known = new Set(whole);
      const templates = patterns.map((source) => new RegExp(source, 's'));
      const telltale = new RegExp(telltales, 'i');
      /** It remembers what it was asked. */
      const answers = new Map<string, boolean>();
      const isEnglish = (text: string): boolean => {
        const answer =
          answers.get(text) ??
          (known.has(text) || telltale.test(text) || templates.some((template) => template.test(text)));
        answers.set(text, answer);
        return answer;
      };
      (window as unknown as Judge).englishIn = (selector) => {
        const out = new Set<string>();
        const look = (said: string | null | undefined, where: Element): void => {
          const text = said?.replace(/\s+/g, ' ').trim();
          if (!text || out.has(text) || !isEnglish(text)) return;
          if (where.closest('[lang]')?.getAttribute('lang') === 'de') out.add(text);
        };
        for (const root of document.querySelectorAll(selector)) {
          const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
          for (let node: Node | null = root; node; node = walker.nextNode()) {
            if (node instanceof Text) {
              if (node.parentElement && !node.parentElement.closest('script, style, textarea, kbd, [data-own]'))
                look(node.data, node.parentElement);
            } else if (node instanceof Element) {
              for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(node.getAttribute(name), node);
              if (node.matches('p, li, button, a, h1, h2, h3, th, td, text, summary, label, option'))
                look(node.textContent, node);
            }
          }
        }
        return [...out];
      };
    },
    { ...ENGLISH, telltales: TELLTALES.source },
  );

const taught = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'englishIn' in window))) await teach(page);
};

/** English that was found, with the screen where it stood. */
class Finds {
  readonly all = new Map<string, string>();
  add(texts: readonly string[], where: string): void {
    for (const text of texts) if (!this.all.has(text)) this.all.set(text, where);
  }
  async look(page: Page, where: string): Promise<void> {
    await taught(page);
    this.add(await page.evaluate(() => (window as unknown as Judge).englishIn('body')), where);
  }
  none(): void {
    assert.deepEqual(
      [...this.all].map(([text, where]) => `${where}: ${text}`),
      [],
    );
  }
}

/** Magnifies what lies there, one thing after the other: cards, pieces, places. */
const inspectAll = async (page: Page, finds: Finds, where: string): Promise<void> => {
  await taught(page);
  const found = await page.evaluate(async () => {
    const { hand, englishIn } = window as unknown as Window & Judge;
    const out: string[] = [];
    // Looked for anew each time: what is magnified may be drawn anew.
    const things = () =>
      document.querySelectorAll<HTMLElement | SVGElement>('.hand button, :is(.left, .seats-part) button, [data-place]');
    for (let n = 0; n < things().length; n++) {
      const thing = things()[n];
      const point = (kind: string): boolean =>
        thing.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'mouse' }));
      point('pointerenter');
      thing.focus();
      await hand.answered();
      out.push(...englishIn('.magnified, .preview, .why-not'));
      point('pointerleave');
    }
    return out;
  });
  finds.add(found, `${where}, magnified`);
};

/** A stretch of a game, each kind of move as soon as it is open. */
const playOn = async (page: Page, finds: Finds, game: string, moves: number): Promise<void> => {
  const made = new Set<string>();
  for (let n = 0; n < moves; n++) {
    await myTurn(page);
    if (!(await page.$('.table[data-decides="me"]'))) break;
    await finds.look(page, `${game}, move ${n}`);
    const open = await page.$$eval('[data-move]', (all) => all.map((one) => one.getAttribute('data-move') ?? ''));
    const kind = (move: string): string => move.split(' ', 1)[0];
    const fresh = open.find((move) => !made.has(kind(move))) ?? open[n % Math.max(1, open.length)] ?? '';
    made.add(kind(fresh));
    await moveFromList(page, new RegExp(`^${escaped(fresh)}$`));
  }
  await finds.look(page, `${game}, after ${moves} moves`);
};

const examples = (game: string): string[] => {
  const file = join(import.meta.dirname, '../../games', game, 'fixtures/examples.json');
  const { shows, veils, tells } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, unknown>>;
  return [shows, veils, tells].flatMap((which) => Object.keys(which));
};

/** The shell; in the long run every game too. */
const SOME_WALKS = LONG ? WALKS : WALKS.slice(0, 1);
const STRETCH = LONG ? 45 : 5;
/** One in so many lessons and examples is opened. */
const ONE_IN = LONG ? { lessons: 1, examples: 1 } : { lessons: 3, examples: 48 };

/** Opens the client in German, looks round in it, and finds no English. */
const inGerman = async (visit: Visitor, lookRound: (page: Page, finds: Finds) => Promise<void>): Promise<void> => {
  const { page } = await visit({ settings: { language: 'de' } });
  const finds = new Finds();
  await lookRound(page, finds);
  finds.none();
};

for (const [walk, screens] of SOME_WALKS)
  test(`German: every screen of ${walk}`, async ({ visit }) =>
    inGerman(visit, async (page, finds) => {
      for (const [name, reach] of screens) {
        if ((await reach(page)) === false) continue;
        await finds.look(page, name);
      }
    }));

// One game of each kind, and the books of another below; the long run takes all of both.
for (const { id: game } of sample(GAMES, 4, 1))
  test(`German: a stretch of ${game}`, async ({ visit, address }) =>
    inGerman(visit, async (page, finds) => {
      await page.goto(`${address}#/new/${game}`);
      await page.waitForSelector('form.form');
      await finds.look(page, `${game}, new`);
      // The second seat of two is the random player's.
      const second = page.locator('input[name^="seat-"][value="random"]').nth(1);
      if ((await second.count()) > 0) await second.check();
      await page.fill('form input[type="text"]', 'deutsch');
      await page.click('form button[type="submit"]');
      await myTurn(page);
      await inspectAll(page, finds, game);
      await playOn(page, finds, game, STRETCH);
    }));

// The books, lessons and examples of one that was not played above.
for (const { id: game } of sample(GAMES, 6)) {
  test(`German: the rulebook and the lessons of ${game}`, async ({ visit, address }) =>
    inGerman(visit, async (page, finds) => {
      await page.goto(`${address}#/rules/${game}`);
      await page.waitForSelector('.diagram');
      await finds.look(page, `${game}, rulebook`);
      await page.goto(`${address}#/learn/${game}`);
      await page.waitForSelector('.learn .lessons .acts a');
      await finds.look(page, `${game}, lessons`);
      const links = await page.$$eval('.learn .lessons .acts a', (all) =>
        all.map((one) => one.getAttribute('href') ?? ''),
      );
      for (const [n, link] of links.entries()) {
        if (n % ONE_IN.lessons > 0) continue;
        await page.goto(`${address}${link}`);
        await page.waitForSelector('.lesson');
        await finds.look(page, link);
      }
    }));
  test(`German: the examples of ${game}`, async ({ visit, address }) =>
    inGerman(visit, async (page, finds) => {
      for (const [n, rule] of examples(game).entries()) {
        if (n % ONE_IN.examples > 0) continue;
        await page.goto(`${address}#/replay/example:${game}:${rule}`);
        await page.waitForFunction(
          (one) => document.querySelector('#shown-title')?.textContent?.startsWith(`${one} `),
          rule,
        );
        await page.waitForSelector('.shown .did, .shown .refused, .shown-how');
        await finds.look(page, rule);
      }
    }));
}

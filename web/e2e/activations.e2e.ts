import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { fight, type Game, play } from '@ravelin/games/mohacs/testing';
import { LATER, test, type Visitor } from './fixtures.ts';

/** Mohács without a mouse: an activation of each kind, and every kind of fight in it, by the keyboard alone. */

/** Opens a table as it stands, for two people at one screen. */
const open = async (visit: Visitor, match: Game): Promise<Page> => {
  const { page } = await visit();
  await page.goto(`${page.url().split('#')[0]}#/import`);
  await page.fill('textarea', JSON.stringify(match.record()));
  await page.focus('.import .btn.primary');
  await page.keyboard.press('Enter');
  await settled(page);
  return page;
};

/** Lifts the curtain, which has the focus, and looks past what happened in between. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForSelector('.table, .curtain');
  if (await page.$('.curtain')) {
    await page.keyboard.press('Enter');
    await page.waitForSelector('.curtain', { state: 'detached' });
  }
  await page.waitForSelector('.table');
  if (await page.$('.away-bar, .away')) await page.keyboard.press('Escape');
  await page.waitForSelector('.table[data-decides="me"], .verdict');
};

/** Looks a move up and takes it: `/`, its words, Enter. One that cannot be taken back, or of which the rules warn, waits for another Enter. */
const make = async (page: Page, words: string): Promise<void> => {
  const before = await page.getAttribute('.table', 'data-length');
  await page.keyboard.press('/');
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await page.waitForSelector(`.confirm[aria-disabled="false"], .curtain, .table:not([data-length="${before}"])`);
  await page.evaluate(() => window.hand.answered());
  if (await page.$(`.table[data-length="${before}"] .confirm[aria-disabled="false"]`))
    await page.keyboard.press('Enter');
  await page.waitForFunction(
    (was) =>
      document.querySelector('.curtain') || document.querySelector('.table')?.getAttribute('data-length') !== was,
    before,
  );
  await settled(page);
};

const prompt = (page: Page): Promise<string | null> => page.textContent('.ask-line');
/** What the log says, the folded chapters opened first: whether a new one has begun lies with the dice. */
const said = async (page: Page, wanted: RegExp): Promise<void> => {
  for (;;) {
    const folded = await page.$('.log .fold[aria-expanded="false"]');
    if (!folded) break;
    await folded.focus();
    await page.keyboard.press('Enter');
  }
  const log = await page.$$eval('.log .line, .log h3, .log summary', (all) => all.map((one) => one.textContent ?? ''));
  assert.ok(
    log.some((one) => wanted.test(one)),
    `${wanted} is not in the log: ${log.slice(0, 6).join(' / ')}`,
  );
};

const apart = (more: Parameters<typeof fight>[0]['fields'] = {}): Game =>
  fight({
    units: { 'tomori-1': '1515 S', 'bathyani-1': '1519 S', 'bali-1': '2915 N', 'akinci-1': '2913 N' },
    leaders: { tomori: 'tomori-1', bathyani: 'bathyani-1', bali: 'bali-1', ibrahim: 'akinci-1' },
    side: 'hungary',
    at: 'free',
    fields: { acted: { hungary: 'yes', ottoman: 'yes' }, eager: 'no', ...more },
  });

test('a Free activation: named, moved, and ended after a reminder of who is left', async ({ visit }) => {
  const page = await open(visit, apart());
  await make(page, 'activate tomori');
  assert.match((await prompt(page)) ?? '', /^Tomori acts/);
  // Somebody has not had a go: the move says so before it is made.
  await page.keyboard.press('/');
  await page.keyboard.type('end moves');
  await page.keyboard.press('Enter');
  await page.waitForSelector('.warning');
  assert.match((await page.textContent('.warning')) ?? '', /could still act lose their go/);
  await page.keyboard.press('Escape');
  await make(page, 'turn tomori-1 to NE');
  await make(page, 'end moves');
  await said(page, /Tomori acts for Hungary: Free activation/);
});

test('a march of the whole line', async ({ visit }) => {
  const units = { 'tomori-1': '1515 S', 'tomori-2': '1516 S', 'tomori-3': '1517 S', 'bali-1': '2915 N' };
  const page = await open(visit, fight({ units, leaders: { tomori: '1414' }, command: 'tomori', at: 'moves' }));
  await make(page, 'march SE 1');
  // All who can go are chosen from the first.
  await page.waitForFunction(() => document.querySelectorAll('.stage .mo-unit.selected').length === 3);
  await page.waitForSelector('.confirm[aria-disabled="false"]');
  await page.focus('.confirm');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelector('.table')?.getAttribute('data-length') === '2');
  await said(page, /March to the south-east by 1 hex: 3 × Men-at-arms of Tomori/);
});

test('Continuity is announced, let be, and rolled for; a pass gives it up', LATER, async ({ visit }) => {
  const page = await open(visit, play(apart(), 'activate tomori', 'end moves'));
  assert.match((await prompt(page)) ?? '', /another command than Tomori/);
  await make(page, 'continue with bathyani');
  assert.match((await prompt(page)) ?? '', /Bathyani is to continue/);
  await make(page, 'let them');
  await said(page, /Continuity with Bathyani/);
  const other = await open(visit, play(apart(), 'activate tomori', 'end moves'));
  await make(other, 'pass');
  await said(other, /Passed by Hungary: Continuity/);
});

test('a Seizure', LATER, async ({ visit }) => {
  const page = await open(visit, play(apart(), 'activate tomori', 'end moves', 'continue with bathyani'));
  await make(page, 'seize with bali');
  await said(page, /Seizure with Bali/);
});

test('a Free activation is passed', async ({ visit }) => {
  const page = await open(visit, apart());
  await make(page, 'pass');
  await said(page, /Passed by Hungary: Free activation/);
});

test('a shot, with a shot in return', LATER, async ({ visit }) => {
  const units = { 'zalkan-archer-1': '1515 S', 'akinci-1': '1614 N' };
  const page = await open(visit, fight({ units, command: 'ibrahim', at: 'moves' }));
  await make(page, 'fire akinci-1');
  assert.match((await prompt(page)) ?? '', /shot at by Akincis 1 in 1614/);
  await make(page, 'return fire');
  await said(page, /Return Fire: Zalkan’s mounted archers 1 at Akincis 1/);
});

test('a Shock, declared, closed and stood up to', async ({ visit }) => {
  const units = { 'tomori-1': '1515 S', 'janissary-1': '1614 N' };
  const page = await open(visit, fight({ units, command: 'ibrahim', leaders: { ibrahim: 'janissary-1' } }));
  await make(page, 'shock janissary-1 left');
  await make(page, 'declared');
  await make(page, 'stand');
  await said(page, /Shock Table: Janissaries 1 against Men-at-arms of Tomori 1/);
});

test('a charge, by the path of one’s choice', async ({ visit }) => {
  const units = { 'tomori-1': '1515 S', 'centre-levy-1': '1714 N' };
  const page = await open(visit, fight({ units, command: 'tomori', leaders: { tomori: 'tomori-1' } }));
  await make(page, 'charge tomori-1');
  await make(page, 'declared');
  assert.match((await prompt(page)) ?? '', /The charge goes in: Men-at-arms of Tomori 1/);
  await make(page, 'ride tomori-1');
  await said(page, /Charge Table: Men-at-arms of Tomori 1 against/);
});

test('a rally: the Standard’s, and that of a unit which does nothing', LATER, async ({ visit }) => {
  const field = {
    units: { 'lajos-1': '1414 S retired', 'tomori-1': '1515 S disordered', 'bali-1': '2915 N' },
    leaders: { tomori: 'tomori-1', lajos: '1414', bali: 'bali-1' },
    side: 'hungary',
    at: 'free',
  } as const;
  const page = await open(visit, fight(field));
  await make(page, 'rally standard');
  await said(page, /the Standard rallies Royal guard/);
  const other = await open(visit, play(fight(field), 'activate tomori'));
  await make(other, 'end moves');
  await said(other, /In order again: Men-at-arms of Tomori/);
});

test('a Retire: the hex near the Banner is chosen', async ({ visit }) => {
  const match = fight({
    units: { 'tomori-1': '1515 S', 'janissary-1': '1614 N', 'lajos-1': '1414 S', 'bali-1': '2915 N' },
    leaders: { ibrahim: 'janissary-1', lajos: 'lajos-1', tomori: '1414' },
    command: 'ibrahim',
    at: 'moves',
    dice: [9],
  });
  const page = await open(visit, play(match, 'fire janissary-1 at tomori-1', 'stand'));
  assert.match((await prompt(page)) ?? '', /Men-at-arms of Tomori 1 in 1515: Retires/);
  await make(page, 'retire');
  await said(page, /Men-at-arms of Tomori 1: Retires from 1515/);
});

import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { registered } from '../../server/testing/finished.ts';
import { de, en } from '../standings/words.ts';
import { findings } from './axe.ts';
import { SIZES } from './browser.mjs';
import { asMember, goTo, test } from './people.ts';

/** Ratings, and tournaments from their making to the tables of the first round. */

/** Looks again and again, as somebody does who comes back to the page, until there are so many of something. */
const lookUntil = async (page: Page, selector: string, count: number): Promise<void> => {
  await page.waitForFunction(
    ([wanted, many]) => {
      document.dispatchEvent(new Event('visibilitychange'));
      return document.querySelectorAll(wanted).length === many;
    },
    [selector, count] as const,
    { polling: 500 },
  );
};

test('a tournament is made, joined and begun, and shows its table and its games', async ({ server, arrive }) => {
  const { page } = await arrive({ size: SIZES.desk });
  await asMember(page, 'Katalin', 'katalin@example.org', 'ravelin and glacis');
  await page.click('.online-home a[href="#/tournaments"]');
  await page.click(`text=${en.new}`);
  await page.fill('.make-tournament input[name="name"]', 'Autumn in Vienna');
  // Until it is known what there is to choose of the game, the tournament cannot be made.
  let bring = (): void => {};
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  await page.waitForSelector('.make-tournament .table-choices');
  await page.route(/\.js$/, (route) => brought.then(() => route.continue()));
  await page.selectOption('.make-tournament select[name="game"]', 'vienna');
  await page.waitForSelector('.make-tournament button[type="submit"]:disabled');
  bring();
  await page.waitForSelector('.make-tournament button[type="submit"]:enabled');
  await page.check('.make-tournament .component-set:has-text("Guns forward") input');
  await page.uncheck('.make-tournament input[name="redraw"]');
  assert.deepEqual(await findings(page), []);
  await page.click('.make-tournament button[type="submit"]');
  await page.click(`.tournament-joining >> text=${en.join}`);
  await page.waitForSelector('.found-players a');
  await page.waitForSelector('.tournament-set-up:has-text("Guns forward")');
  const { person } = await registered(server.address, 'Ilka');
  const id = page.url().split('/').at(-1);
  await person.must('POST', `/api/tournaments/${id}/join`);
  await page.reload();
  await page.click(`.tournament-joining >> text=/^${en.start}$/`);
  await page.waitForSelector('.tally');
  // The server makes the tables of the round by itself; the page hears of them when it looks again.
  await lookUntil(page, '.tally a[href^="#/online/"]', 2);
  assert.deepEqual(await findings(page), []);
  const { page: phone } = await arrive({ size: SIZES.phone, settings: { language: 'de' } });
  await goTo(phone, `/tournament/${id}`);
  await phone.waitForSelector('.tally a[href^="#/online/"]');
  assert.deepEqual(await findings(phone), []);

  const made = { name: 'Cup', game: 'vienna', kind: 'knockout', pace: 'slow', most: 3 };
  const { id: cup } = await person.must<{ id: string }>('POST', '/api/tournaments', made);
  const entrants = [
    person,
    ...(await Promise.all(['Marek', 'Jan'].map((name) => registered(server.address, name)))).map((one) => one.person),
  ];
  for (const one of entrants) await one.must('POST', `/api/tournaments/${cup}/join`);
  await goTo(phone, `/tournament/${cup}`);
  await lookUntil(phone, '.bracket a[href^="#/online/"]', 2);
  const rounds = await phone.$$eval('.bracket-round', (all) =>
    all.map((one) => [...one.querySelectorAll('h3, .bracket-player')].map((part) => part.textContent)),
  );
  assert.deepEqual(rounds, [
    [de.semifinals, `Ilka${de.goesOn}`, de.nobody, 'Marek', 'Jan'],
    [de.final, 'Ilka', de.undecided],
  ]);
  // It is over: whoever has won the final goes nowhere, and has won the tournament.
  const { database } = server;
  await database.updateTable('tournaments').set({ state: 'over', round: 2 }).where('id', '=', cup).execute();
  const semifinals = await database.selectFrom('pairings').selectAll().where('tournament', '=', cup).execute();
  const [bye, match] = [0, 1].map((number) => semifinals.find((one) => one.number === number));
  const over = { state: 'over', first_points: 1, second_points: 0 } as const;
  const final = { ...over, tournament: cup, round: 2, number: 0, leg: 1, game: null };
  await database
    .insertInto('pairings')
    .values({ ...final, first: bye?.first ?? '', second: match?.first ?? '' })
    .execute();
  await lookUntil(phone, '.bracket-winner', 1);
  assert.equal(await phone.textContent('.bracket-winner'), `Ilka ${de.winsTournament}`);
  assert.equal(await phone.textContent('.bracket-round:last-child .won'), `Ilka${de.winsTournament}1`);
  assert.deepEqual(await findings(phone), []);
  await page.click('.tally a[href^="#/online/"]');
  await page.waitForSelector('.table');
});

test('the rating list keeps people and computer players apart, and finds a player', async ({ server, arrive }) => {
  const { id } = await registered(server.address, 'Sobieski');
  const rating = { deviation: 60, volatility: 0.06, played: 31, changed: Date.now() };
  const rows = [
    { pool: 'people', player: id, rating: 1712 },
    { pool: 'computers', player: id, rating: 1650 },
    { pool: 'computers', player: 'computer marshal', rating: 1580 },
  ];
  for (const row of rows)
    await server.database
      .insertInto('ratings')
      .values({ ...rating, ...row, game: 'vienna' } as never)
      .execute();
  const { page } = await arrive({ size: SIZES.phone });
  await goTo(page, '/ratings/vienna');
  await page.waitForSelector('.pools > section:nth-child(2) .tally');
  const names = await page.$$eval('.pools > section', (pools) =>
    pools.map((pool) => [...pool.querySelectorAll('tbody th')].map((cell) => cell.textContent)),
  );
  assert.deepEqual(names, [['Sobieski'], ['Sobieski', 'Field Marshal']]);
  assert.deepEqual(await findings(page), []);
  await page.fill('.find-player input', 'Sobieski');
  await page.click('.find-player button');
  await page.click('.found-players a');
  await page.waitForSelector('.player .tally');
  assert.equal(await page.textContent('h1'), 'Sobieski');
  assert.deepEqual(await findings(page), []);
});

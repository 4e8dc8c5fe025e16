// Finds, for each paragraph of a game's rulebook that has an effect, a moment in which it applies: what "show me" opens.
// The game's tests set the tables; those of a test that begins with the paragraph are the plainest.
// Run after a change of rules, tests or rulebook: `npm run build && node scripts/find-examples.mjs GAME`.
import { writeFileSync } from 'node:fs';
import { difference, Kernel, Match, playThrough, readableJson, WAYS } from '@ravelin/engine';
import { findGame, generated } from '@ravelin/games';
import { titleRules } from '../cli/dist/coverage-table.js';
import { runTests, testsOf } from '../cli/dist/game-tests.js';
import { readRulebook } from '../cli/dist/rulebook-files.js';

/** @typedef {import('@ravelin/engine').GameRecord} GameRecord */
/** @typedef {'shows' | 'veils' | 'tells'} Manner */
/** @typedef {{ record: GameRecord, at: number, refused?: string, manner: Manner, cost: number }} Found */

const game = findGame(process.argv[2] ?? '');
if (!game) throw new Error(`There is no game "${process.argv[2]}".`);
const kernel = new Kernel(game);
const [set] = game.sets;
const book = readRulebook(game);
const wanted = [
  ...book.paragraphs.filter(({ note }) => !note).map(({ rule }) => rule),
  ...(generated.get(game.id) ?? []).map(({ rule }) => rule),
];
const letters = /^[A-Z]+/.exec(wanted[0])?.[0] ?? '';

/** By paragraph, the best moment so far. @type {Map<string, Found>} */
const best = new Map();
/** @param {string} rule @param {Found} found */
const offer = (rule, found) => {
  if (found.cost < (best.get(rule)?.cost ?? Number.POSITIVE_INFINITY)) best.set(rule, found);
};

/** A plainer way is worth eight moves, a test of one's own twenty; a table where nothing cites the paragraph comes last. */
const WAY = 8;
const STRANGE = 20;
const UNCITED = 1000;

/**
 * What a table shows.
 * @param {GameRecord} record
 * @param {readonly (readonly [number, string])[]} refused
 * @param {readonly string[]} own The paragraphs that its test begins with.
 */
const look = (record, refused, own) => {
  const cost = (
    /** @type {string} */ rule,
    /** @type {import('@ravelin/engine').Way} */ way,
    /** @type {number} */ at,
  ) => WAY * WAYS.indexOf(way) + (own.includes(rule) ? 0 : STRANGE) + at;
  let at = 0;
  /** The last thing that was refused at the end of the table. @type {string | undefined} */
  let last;
  for (const { match, atWork } of playThrough(kernel, set, record)) {
    for (const [rule, way] of atWork)
      offer(rule, { record, at, manner: way === 'sight' ? 'veils' : 'shows', cost: cost(rule, way, at) });
    // A move of another decision is refused as a whole; only one that belongs here meets a paragraph.
    for (const [when, move] of refused)
      if (when === at && match.why(move).move) {
        if (at === record.moves.length) last = move;
        for (const { rule } of match.why(move).reasons)
          offer(rule, { record, at, refused: move, manner: 'shows', cost: cost(rule, 'refusal', at) });
      }
    at++;
  }
  for (const rule of own)
    offer(rule, {
      record,
      at: at - 1,
      ...(last && { refused: last }),
      manner: 'tells',
      cost: UNCITED + (at === 1 ? WAY : at),
    });
};

/** A test that sets no table speaks of the start: of the scenario that it names, or of the first. @param {string} title */
const startOf = (title) => {
  const { id: scenario } = game.scenarios.find(({ id }) => title.split(/\W+/).includes(id)) ?? game.scenarios[0];
  return new Match(kernel, { set, scenario, seed: 'example' }).record();
};

/** @type {{ left: import('../engine/testing/examples-setup.ts').Seen[][], failure: string }} */
const { left, failure } = runTests(testsOf(game), 'RAVELIN_EXAMPLES');
if (failure) console.error('Some tests fail: their tables do not count.', failure);
for (const { title, tables } of left.flat().sort((a, b) => (a.title < b.title ? -1 : 1))) {
  const own = titleRules(title, letters);
  const fit = tables.filter(
    ({ record }) =>
      record.game === game.id && record.components.hash === set.hash && record.moves.every(([seat]) => seat !== 'undo'),
  );
  for (const { record, refused } of fit)
    try {
      look(record, refused, own);
    } catch {
      // A test that reaches into the state leaves a record that does not replay.
    }
  for (const rule of own) offer(rule, { record: startOf(title), at: 0, manner: 'tells', cost: UNCITED + 500 });
}

/**
 * Each table once, named for the first paragraph that wants it, as far as somebody wants to see it.
 * @typedef {{ name: string, record: GameRecord, upTo: number }} Table
 * @type {Map<string, Table>}
 */
const tables = new Map();
const keyOf = (/** @type {GameRecord} */ { scenario, options, seed, position, start, moves }) =>
  JSON.stringify([scenario, options, seed, position, start, moves]);
for (const rule of wanted) {
  const found = best.get(rule);
  if (!found) continue;
  const key = keyOf(found.record);
  const { name, upTo } = tables.get(key) ?? { name: rule, upTo: 0 };
  tables.set(key, { name, record: found.record, upTo: Math.max(found.at, upTo) });
}
const base = [...tables.values()].find(({ record }) => record.position)?.record.position ?? {};

/**
 * A position by what differs: from the base or, where that is shorter, from an earlier table.
 * @param {any} position
 * @param {readonly Table[]} earlier
 */
const told = (position, earlier) => {
  /** @type {{ position: import('@ravelin/engine').Json, like?: string }} */
  let shortest = { position: difference(/** @type {any} */ (base), position) };
  let length = JSON.stringify(shortest).length;
  for (const { name: like, record } of earlier) {
    if (!record.position) continue;
    const other = { like, position: difference(/** @type {any} */ (record.position), position) };
    const its = JSON.stringify(other).length;
    if (its < length) [shortest, length] = [other, its];
  }
  return shortest;
};

/**
 * @param {Table} table
 * @param {number} n
 * @param {readonly Table[]} all
 * @returns {[name: string, import('@ravelin/engine').ExampleTable]}
 */
const packed = ({ name, record, upTo }, n, all) => {
  const { scenario, seed, position, start, moves } = record;
  const kept = /** @type {import('@ravelin/engine').MoveEntry[]} */ (moves.slice(0, upTo));
  const chosen = Object.entries(record.options).filter(
    ([id, value]) => game.options.find((option) => option.id === id)?.default !== value,
  );
  const end = [...playThrough(kernel, set, { ...record, moves: kept })].at(-1);
  return [
    name,
    {
      scenario,
      ...(chosen.length > 0 && { options: Object.fromEntries(chosen) }),
      ...(seed !== undefined && { seed }),
      ...(position && told(position, all.slice(0, n))),
      ...(start.length > 0 && { start }),
      moves: kept,
      hash: end?.match.hash() ?? '',
    },
  ];
};

/** @type {Record<Manner, Record<string, import('@ravelin/engine').Moment>>} */
const moments = { shows: {}, veils: {}, tells: {} };
for (const rule of wanted) {
  const found = best.get(rule);
  if (!found) continue;
  const { record, at, refused, manner } = found;
  const table = tables.get(keyOf(record))?.name ?? rule;
  moments[manner][rule] = refused === undefined ? [table, at] : [table, at, refused];
}
/** @type {import('@ravelin/engine').Examples} */
const examples = {
  game: game.id,
  rules: game.rules,
  components: { set: set.id, hash: set.hash },
  base,
  tables: Object.fromEntries([...tables.values()].map(packed)),
  ...moments,
};
writeFileSync(new URL(`../games/${game.id}/fixtures/examples.json`, import.meta.url), readableJson(examples));
const missing = wanted.filter((rule) => !best.has(rule));
const count = (/** @type {object} */ of) => Object.keys(of).length;
console.log(
  `${wanted.length} paragraphs: ${count(moments.shows)} at work, ${count(moments.veils)} that hide, ${count(moments.tells)} told; ${tables.size} tables`,
);
if (missing.length > 0) console.log(`Without an example: ${missing.join(', ')}`);

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Examples, exampleRecord, Kernel, loadRecord, type Moment, playThrough } from '@ravelin/engine';
import { games, generated } from '@ravelin/games';
import { describe, expect, test } from 'vitest';
import { titleRules } from './coverage-table.ts';
import { testsOf } from './game-tests.ts';
import { root } from './io.ts';
import { readRulebook } from './rulebook-files.ts';

/** What "show me" in the rulebook opens (scripts/find-examples.mjs): every paragraph with an effect, at work. */

const fileOf = (id: string): string => join(root(), 'games', id, 'fixtures', 'examples.json');

for (const game of games.filter(({ id }) => existsSync(fileOf(id)))) {
  const kernel = new Kernel(game);
  const [set] = game.sets;
  const examples = JSON.parse(readFileSync(fileOf(game.id), 'utf8')) as Examples;
  const { shows, veils, tells, tables } = examples;
  const effects = [
    ...readRulebook(game)
      .paragraphs.filter(({ note }) => !note)
      .map(({ rule }) => rule),
    ...(generated.get(game.id) ?? []).map(({ rule }) => rule),
  ];
  const letters = /^[A-Z]+/.exec(effects[0])?.[0] ?? '';
  const each = (which: Readonly<Record<string, Moment>>) => Object.entries(which);
  const atWork = Object.fromEntries(
    Object.keys(tables).map((name) => [
      name,
      [...playThrough(kernel, set, exampleRecord(examples, name))].map((moment) => moment.atWork),
    ]),
  );
  /** What a test's title begins with, in any test of the game. */
  const tested = new Set(
    testsOf(game).flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/['"`]([A-Z]+\d[^'"`]*)/g)].flatMap(([, title]) =>
        titleRules(title, letters),
      ),
    ),
  );

  describe(`${game.title}: the examples of the rulebook`, () => {
    test('every paragraph with an effect has one, and nothing else has', () => {
      const rules = [shows, veils, tells].flatMap((which) => Object.keys(which));
      expect(rules.sort()).toEqual([...effects].sort());
    });
    test('every table is a record that replays to its hash', () => {
      for (const [name, { moves, hash }] of Object.entries(tables))
        expect(loadRecord(kernel, [set], exampleRecord(examples, name), moves.length).hash()).toBe(hash);
    });
    test('each paragraph is at work where it is shown: an event, a ledger, a step or a refusal cites it', () => {
      for (const [rule, [table, at, refused]] of each(shows)) {
        if (refused === undefined) expect([...atWork[table][at].keys()], rule).toContain(rule);
        else {
          const { reasons } = loadRecord(kernel, [set], exampleRecord(examples, table), at).why(refused);
          expect(
            reasons.map((reason) => reason.rule),
            rule,
          ).toContain(rule);
        }
      }
    });
    test('each paragraph that hides something hides it there', () => {
      for (const [rule, [table, at]] of each(veils)) expect(atWork[table][at].get(rule), rule).toBe('sight');
    });
    test('a paragraph that nothing can cite while it runs has a test of its own, and a moment', () => {
      for (const [rule, [table, at]] of each(tells)) {
        expect(tested, rule).toContain(rule);
        expect(atWork[table][at], rule).toBeDefined();
      }
    });
  });
}

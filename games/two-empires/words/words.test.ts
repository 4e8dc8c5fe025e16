/// <reference types="vite/client" />
import { loadRecord } from '@ravelin/engine';
import { LANGUAGES, type Words, wordsBattery } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { de, en } from '../board/catalogue.ts';
import { RECONSTRUCTED } from '../data/kit.ts';
import bothLost from '../fixtures/both-lost.json' with { type: 'json' };
import bothWon from '../fixtures/both-won.json' with { type: 'json' };
import hapsburgWon from '../fixtures/hapsburg-won.json' with { type: 'json' };
import ottomanWon from '../fixtures/ottoman-won.json' with { type: 'json' };
import { twoEmpires } from '../game.ts';
import { parts } from '../rules/positions.ts';
import { WARNINGS } from '../rules/railway/spending.ts';
import { eventsOf, kernel, kit, table } from '../testing.ts';
import * as own from './own-de.ts';

/** What is said of both empires together, and that each nation is told in the words of its own game. */

wordsBattery({
  game: twoEmpires,
  kit: RECONSTRUCTED.kit,
  en,
  de,
  // What a nation reckons it reckons here too.
  sources: import.meta.glob<string>(
    ['../rules/*.ts', '../../hapsburg/rules/*.ts', '../../ottoman-sunset/rules/*.ts', '../../empires/rules/*.ts'],
    { query: '?raw', import: 'default', eager: true },
  ),
  least: { conditions: 80, warnings: 4, tabled: 4 },
  said: WARNINGS,
  // Markers that are used together are named one by one.
  composed: (_words, name) => name.includes('+'),
});

describe.each(LANGUAGES(en, de))('%s', (_language, words: Words) => {
  test.each(parts.map(({ id, game }) => [id, game] as const))(
    'tells every event of %s in its own words',
    (id, game) => {
      expect(game.events.length).toBeGreaterThan(20);
      expect(game.events.filter((event) => words[`${id}/event:${event.id}`] === undefined)).toEqual([]);
    },
  );
});

test('every sum that the rules reckon in the recorded games is told in German, line by line', () => {
  const untold = new Set<string>();
  const told = (english: string): void => {
    if (de[`say:${english}`] === undefined) untold.add(english);
  };
  let sums = 0;
  for (const record of [bothLost, bothWon, hapsburgWon, ottomanWon])
    for (const { ledger } of loadRecord(kernel, [RECONSTRUCTED], record).events('all')) {
      if (!ledger) continue;
      sums++;
      told(ledger.title);
      for (const [, label] of ledger.lines) told(label);
    }
  expect(sums).toBeGreaterThan(200);
  expect([...untold]).toEqual([]);
});

test.each(kit.files.combination.battles.map((battle) => [battle.battle, battle] as const))(
  'E3.2.3, E3.2.4 what the place of %s adds is told in German',
  (_id, { nation, card, front, space }) => {
    const there = { fronts: { [front]: space - 1 } };
    const match = table({
      turnOf: nation,
      at: 'event',
      hapsburg: nation === 'hapsburg' ? { card } : { card: 9, ...there },
      ottoman: nation === 'ottoman' ? { card } : { card: 9, ...there },
      dice: [5, 5, 5, 5, 5, 5],
    });
    const lines = eventsOf(match, 'battle')[0].ledger?.lines ?? [];
    const [, label] = lines.find(([rule]) => rule === 'E3.2.3') ?? [];
    expect(label).toBeDefined();
    expect(de[`say:${label}`]).toBeDefined();
  },
);

test('German calls things as the books of the two games do, and the player "du"', () => {
  const said = Object.values(own).flatMap((words) => Object.values(words));
  expect(said.length).toBeGreaterThan(100);
  const foreign = /Ressource|Stabsoperation|Reichszug|(?<!Kriegs)[sS]chauplatz|\bSie\?|\bIhren?\b/;
  expect(said.filter((text) => foreign.test(text))).toEqual([]);
});

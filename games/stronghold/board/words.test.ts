/// <reference types="vite/client" />
import { LANGUAGES, type Words, wordsBattery } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { stronghold } from '../game.ts';
import { de, en } from './catalogue.ts';
import { label } from './labels.ts';

const { kit } = RECONSTRUCTED;

wordsBattery({
  game: stronghold,
  kit,
  en,
  de,
  sources: import.meta.glob<string>('../rules/*.ts', { query: '?raw', import: 'default', eager: true }),
  least: { conditions: 100, warnings: 2 },
  /** Put together by the board, or pieces at a place: `L1 goblin`. */
  composed: (words, name) => {
    const missing: string[] = [];
    const told = label(name, (key) => {
      if (words[key] === undefined) missing.push(key);
      return words[key] ?? '';
    });
    if (told !== undefined) return missing.length === 0;
    const [place, ...rest] = name.split(' ');
    return words[`name:${place}`] !== undefined && words[`name:${rest.join(' ')}`] !== undefined;
  },
  said: [
    'S10.2.1: after this nothing more goes in this maneuver from: Saps, B4, the other ramparts, the foregrounds.',
    ...kit.cardNames,
    ...kit.actionNames,
    ...[...kit.objective, ...kit.plan].map(({ name }) => name),
  ],
});

describe.each(LANGUAGES(en, de))('%s', (_language, words: Words) => {
  test('tells what every card, action, tile and order does', () => {
    const wanted = [
      ...kit.cards.map((id) => `effect:${id}`),
      ...kit.actions.flatMap((id) => [`effect:action:${id}`, `action.short:${id}`, `name:action:${id}`]),
      ...kit.heroes.map((id) => `effect:${id}`),
      ...kit.objectives.flatMap((id) => [`goal:${id}`, `benefit:${id}`]),
      ...kit.plans.flatMap((id) => [`benefit:${id}`, `drawback:${id}`]),
      ...['empty', 'glare', 'holds', 'even', 'ahead', 'breach'].map((standing) => `standing.${standing}`),
    ];
    expect(wanted.filter((key) => !words[key])).toEqual([]);
  });
});

test('asks in English what the rules ask', () => {
  for (const { ops } of stronghold.procedures)
    for (const { ask } of ops) if (ask) expect(en[`decision:${ask.decision.id}`]).toBe(ask.decision.prompt);
});

test('no word is asked for on the board that no catalogue has', () => {
  const sources = import.meta.glob<string>(['./**/*.tsx', './**/*.ts', '!./**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const asked = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/\bt\(\s*'([^']+)'/g)].map(([, key]) => key ?? ''),
  );
  expect(new Set(asked).size).toBeGreaterThan(50);
  expect([...new Set(asked)].filter((key) => en[key] === undefined)).toEqual([]);
});

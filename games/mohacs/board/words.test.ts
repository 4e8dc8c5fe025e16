/// <reference types="vite/client" />
import { LANGUAGES, type Words, wordsBattery } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { mohacs } from '../game.ts';
import { de, en } from './catalogue.ts';
import { FILES } from './field.ts';

const { kit } = RECONSTRUCTED;

wordsBattery({
  game: mohacs,
  kit,
  en,
  de,
  sources: import.meta.glob<string>('../rules/**/*.ts', { query: '?raw', import: 'default', eager: true }),
  least: { conditions: 100, warnings: 4 },
});

describe.each(LANGUAGES(en, de))('%s', (_language, words: Words) => {
  test('has a result in words wherever one can fall, and tells it from a direction of the same letters', () => {
    expect([words['name:result:E'], words['name:result:NE']]).not.toEqual([words['name:E'], words['name:NE']]);
    const tables = [FILES.charts.fire.table, FILES.charts.shock.table, FILES.charts.shock.chargeTable];
    const letters = new Set([...JSON.stringify(tables).matchAll(/"result":"([^"]+)"/g)].map(([, one]) => one ?? ''));
    expect(letters.size).toBeGreaterThan(8);
    expect([...letters].filter((one) => !words[`name:result:${one}`] || !words[`say:${one}`])).toEqual([]);
  });

  test('has the arms, weapons, titles, states and waves', () => {
    const wanted = [
      ...kit.arms.map((id) => `arm:${id}`),
      ...kit.weapons.map((id) => `weapon:${id}`),
      ...kit.leaders.map((id) => `title-of:${id}`),
      ...FILES.units.formations.map(({ id }) => `formation:${id}`),
      ...['order', 'disordered', 'retired', 'waiting', 'eliminated'].map((id) => `state-of:${id}`),
      ...['box', ...kit.waves.map(({ id }) => id)].map((id) => `waiting:${id}`),
      ...['fights', 'charges', 'shaken'].map((id) => `role:${id}`),
      ...['due', 'stands', 'counters', 'met'].map((id) => `answer:${id}`),
    ];
    expect(wanted.filter((key) => !words[key])).toEqual([]);
  });
});

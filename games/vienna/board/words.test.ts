/// <reference types="vite/client" />
import { loadRecord } from '@ravelin/engine';
import { LANGUAGES, type Words, wordsBattery } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import curtain from '../fixtures/curtain.json' with { type: 'json' };
import morale from '../fixtures/habsburg-morale.json' with { type: 'json' };
import troops from '../fixtures/ottoman-troops.json' with { type: 'json' };
import bastions from '../fixtures/ravelin-burg.json' with { type: 'json' };
import relief from '../fixtures/relief.json' with { type: 'json' };
import { vienna } from '../game.ts';
import { ENDINGS, LAYOUTS, SIDES } from '../rules/siege.ts';
import { kernel } from '../testing.ts';
import { de, en } from './catalogue.ts';

const { kit } = RECONSTRUCTED;
wordsBattery({
  game: vienna,
  kit,
  en,
  de,
  sources: import.meta.glob<string>('../rules/*.ts', { query: '?raw', import: 'default', eager: true }),
  least: { conditions: 100, warnings: 4 },
  // A Troop in a line, a Cannon from a hex to another.
  composed: (words, name) => name.split(/[ >]/).every((one) => words[`name:${one}`] !== undefined),
});

test('no text is left in English by mistake', () => {
  const alike = Object.keys(en).filter((key) => key.endsWith('.text') && en[key] === de[key]);
  expect(alike).toEqual([]);
});

describe.each(LANGUAGES(en, de))('%s', (_language, words: Words) => {
  test('names every thing', () => {
    const things = [
      ...kit.hexes,
      ...kit.troops,
      ...kit.strategyIds,
      ...kit.tacticIds,
      ...SIDES,
      ...LAYOUTS,
      ...ENDINGS,
      ...kit.shovels.map(String),
      ...['entrench', 'assault', 'mine', 'fortify', 'bombard', 'sortie', 'barrage', 'event'],
      ...['announce', 'explosion', 'roll', 'hex-lost', 'nobody', 'none', 'yes', 'no', 'front', 'rear', 'recovered'],
    ];
    expect(things.filter((name) => words[`name:${name}`] === undefined)).toEqual([]);
    expect(ENDINGS.filter((ending) => words[`ending:${ending}`] === undefined)).toEqual([]);
    expect(SIDES.filter((side) => words[`seat:${side}`] === undefined)).toEqual([]);
  });

  test('has title, text and history of every card', () => {
    const cards = [...kit.strategyIds, ...kit.tacticIds];
    for (const part of ['title', 'text', 'history']) expect(cards.filter((id) => !words[`${id}.${part}`])).toEqual([]);
  });
});

test('every sum that the rules reckon in the recorded games is told in German, line by line', () => {
  const untold = new Set<string>();
  const told = (english: string): void => {
    if (de[`say:${english}`] === undefined) untold.add(english);
  };
  for (const record of [curtain, morale, troops, bastions, relief])
    for (const { ledger } of loadRecord(kernel, [RECONSTRUCTED], record).events('all')) {
      if (!ledger) continue;
      told(ledger.title);
      for (const [, label] of ledger.lines) told(label);
    }
  expect([...untold]).toEqual([]);
});

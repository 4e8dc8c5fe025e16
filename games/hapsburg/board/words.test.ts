import { describe, expect, test } from 'vitest';
import { RECONSTRUCTED } from '../data/kit.ts';
import { hapsburg } from '../game.ts';
import { ENDINGS, SEATS } from '../rules/war.ts';
import { movesDe } from '../words/moves-de.ts';
import { movesEn } from '../words/moves-en.ts';
import { namesDe } from '../words/names-de.ts';
import { namesEn } from '../words/names-en.ts';
import { tableDe } from '../words/table-de.ts';
import { tableEn } from '../words/table-en.ts';

/** The board's own part of the catalogue; events and cards are tested with the whole of it. */
const { kit } = RECONSTRUCTED;
const en = { ...tableEn, ...namesEn, ...movesEn };
const de = { ...tableDe, ...namesDe, ...movesDe };
const fieldsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

test('both languages have the same keys', () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
});

test('both languages have the same fields in each text', () => {
  for (const [key, text] of Object.entries(en)) expect([key, fieldsOf(de[key] ?? '')]).toEqual([key, fieldsOf(text)]);
});

describe.each([
  ['en', en],
  ['de', de],
] as const)('%s', (_language, words: Readonly<Record<string, string>>) => {
  test('names every thing', () => {
    const things = [
      ...kit.fronts,
      ...kit.nations,
      ...kit.theaters,
      ...kit.battleIds,
      ...kit.places,
      ...SEATS,
      ...ENDINGS,
      ...['alone', 'aid', 'mackensen', 'both', 'actions', 'intercepts', 'mid-day', 'dusk', 'none', 'yes', 'no'],
      ...['aside', 'victories', 'stalemates', 'defeats', 'waiting', 'raging', 'ended'],
    ];
    expect(things.filter((name) => words[`name:${name}`] === undefined)).toEqual([]);
    expect(ENDINGS.filter((ending) => words[`ending:${ending}`] === undefined)).toEqual([]);
    const leaders = kit.files.board.fronts.flatMap(({ sides }) =>
      sides.map(({ leader }) => leader.replace(/,.*$/, '')),
    );
    expect(leaders.filter((leader) => words[`leader:${leader}`] === undefined)).toEqual([]);
    const parts = new Set(kit.files.cards.flatMap(({ source }) => Object.keys(source)));
    expect([...parts].filter((part) => words[`part:${part}`] === undefined)).toEqual([]);
  });

  test('has every decision, every kind of move, and a text for every move that names all that is chosen', () => {
    const wrong: string[] = [];
    for (const { ops } of hapsburg.procedures)
      for (const { ask } of ops) {
        if (!ask) continue;
        if (words[`decision:${ask.decision.id}`] === undefined) wrong.push(`decision:${ask.decision.id}`);
        for (const { id, slots, list } of ask.decision.moves) {
          if (words[`kind:${id}`] === undefined) wrong.push(`kind:${id}`);
          const names = list ? [list.name] : slots.map(({ name }) => name);
          if (names.length > 0 && String(fieldsOf(words[`move:${id}`] ?? '')) !== String([...names].sort()))
            wrong.push(`move:${id}`);
        }
      }
    expect(wrong).toEqual([]);
  });
});

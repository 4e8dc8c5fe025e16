import { loadRecord } from '@ravelin/engine';
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
import { de } from '../words/de.ts';
import { faceEn as en } from '../words/face-en.ts';

const { kit } = RECONSTRUCTED;
const CATALOGUES = { en, de };

/** What is said in English by the rules themselves needs no English entry. */
const own = (words: Readonly<Record<string, string>>): string[] =>
  Object.keys(words)
    .filter((key) => !key.startsWith('say:'))
    .sort();
const fieldsOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();

test('both languages have the same keys', () => {
  expect(own(de)).toEqual(own(en));
});

test('both languages have the same fields in each text', () => {
  for (const key of own(en)) expect([key, fieldsOf(de[key] ?? '')]).toEqual([key, fieldsOf(en[key] ?? '')]);
});

test('no text is left in English by mistake', () => {
  const alike = own(en).filter((key) => key.endsWith('.text') && en[key] === de[key]);
  expect(alike).toEqual([]);
});

describe.each(Object.entries(CATALOGUES))('%s', (_language, words) => {
  test.each(vienna.events.map((event) => [event.id, event] as const))('tells of the event "%s"', (id, event) => {
    const names = Object.keys(event.fields);
    const secrets = names.filter((name) => 'secret' in (event.fields[name] ?? {}));
    const told = words[`event:${id}`];
    expect(told).toBeDefined();
    expect(names).toEqual(expect.arrayContaining(fieldsOf(told ?? '')));
    const veiled = words[`event:${id}:veiled`];
    if (secrets.length === 0) expect(veiled).toBeUndefined();
    else {
      expect(veiled).toBeDefined();
      for (const secret of secrets) expect(fieldsOf(veiled ?? '')).not.toContain(secret);
    }
  });

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

  test('has every decision and every kind of move', () => {
    const decisions = new Map<string, readonly string[]>();
    for (const { ops } of vienna.procedures)
      for (const { ask } of ops)
        if (ask)
          decisions.set(
            ask.decision.id,
            ask.decision.moves.map(({ id }) => id),
          );
    expect(decisions.size).toBeGreaterThan(20);
    for (const [id, kinds] of decisions) {
      expect(words[`decision:${id}`], id).toBeDefined();
      for (const kind of kinds) expect(words[`kind:${kind}`], kind).toBeDefined();
    }
  });

  test('has a text for every move in which something is chosen, and the text names all of it', () => {
    const wrong: string[] = [];
    for (const { ops } of vienna.procedures)
      for (const { id, slots, list } of ops.flatMap(({ ask }) => ask?.decision.moves ?? [])) {
        const names = list ? [list.name] : slots.map(({ name }) => name);
        const text = words[`move:${id}:${names.join(',')}`] ?? words[`move:${id}`];
        if (names.length > 0 && String(fieldsOf(text ?? '')) !== String([...names].sort()))
          wrong.push(`${id}: ${text}`);
      }
    expect(wrong).toEqual([]);
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

test('every condition of every move is told in German', () => {
  const untold = new Set<string>();
  for (const { ops } of vienna.procedures)
    for (const { if: conditions, slots, list } of ops.flatMap(({ ask }) => ask?.decision.moves ?? []))
      for (const { text } of [
        ...conditions,
        ...slots.flatMap((slot) => slot.must),
        ...(list ? [...list.must, ...list.enough] : []),
      ])
        if (de[`say:${text}`] === undefined) untold.add(text);
  expect([...untold]).toEqual([]);
});

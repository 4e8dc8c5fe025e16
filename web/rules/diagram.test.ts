import { Kernel, Match } from '@ravelin/engine';
import { findGame, games } from '@ravelin/games';
import { bringGame, overlaysOf, stillOf } from '@ravelin/table';
import { describe, expect, test } from 'vitest';
import { bookOf } from './book.ts';
import { diagramsOf } from './diagram.ts';

/** The diagrams of the rulebooks: each is a position that can be, and stands in both languages. */

const drawn = games.map(({ id }) => id).filter((id) => Object.keys(diagramsOf(id)).length > 0);

test('there are some', () => {
  expect(drawn).not.toEqual([]);
});

describe.each(drawn)('the diagrams of %s', async (id) => {
  const books = { en: await bookOf(id, 'en'), de: await bookOf(id, 'de') };
  const diagrams = Object.entries(diagramsOf(id));
  const game = findGame(id);

  test('stand in the text, each once, in both languages at the same place', () => {
    const places = (language: 'en' | 'de') => books[language].diagrams.map((one) => [one.id, one.after]);
    expect(
      places('en')
        .map(([name]) => name)
        .sort(),
    ).toEqual(diagrams.map(([name]) => name).sort());
    expect(places('de')).toEqual(places('en'));
  });

  test('are told apart by captions of their own language', () => {
    const captions = (language: 'en' | 'de') => books[language].diagrams.map(({ caption }) => caption);
    const english = new Set(captions('en'));
    expect(captions('de').filter((caption) => english.has(caption))).toEqual([]);
  });

  test.each(diagrams)('%s is a lawful position, told in words in both languages', (_name, diagram) => {
    if (!game) throw new Error(id);
    const { scenario, options, position, moves = [], dice = [] } = diagram.scene ?? {};
    const match = new Match(new Kernel(game), {
      set: game.sets[0],
      script: dice,
      ...(scenario !== undefined && { scenario }),
      ...(options && { options }),
      ...(position && { position }),
    });
    for (const move of moves) match.play(move);
    // What was set is what is seen: nothing was rolled or moved by the rules on the way.
    if (position && moves.length === 0)
      for (const [field, value] of Object.entries(position))
        if (typeof value === 'object' && !Array.isArray(value) && field !== 'zones' && value !== null)
          expect(match.positionJson()[field], field).toMatchObject(value);
    expect(match.over).toBe(false);
    expect([diagram.alt.en, diagram.alt.de].every((alt) => alt.length > 40)).toBe(true);
    expect(diagram.alt.de).not.toBe(diagram.alt.en);
  });

  test('mark only names that the game has', () => {
    if (!game) throw new Error(id);
    const { kit } = game.sets[0];
    const named = new Set(
      Object.values(game.fields).flatMap((field) => {
        const domain = 'index' in field ? field.index : field;
        const names: string[] = [];
        for (let i = domain.min; i <= domain.max(kit); i++) names.push(`${domain.title}:${domain.name(kit, i)}`);
        return names;
      }),
    );
    for (const [, { marks = {}, laid = {} }] of diagrams)
      for (const key of [...Object.keys(marks), ...Object.values(laid).filter((about) => about !== '')])
        expect(named).toContain(key);
  });

  test('lay over the board what the game has to lay over it', async () => {
    await bringGame(id);
    const overlays = overlaysOf(id);
    for (const [name, { laid = {}, scene = {} }] of diagrams)
      for (const [layer, { marks }] of Object.entries(stillOf(id, scene, laid).laid)) {
        expect(overlays, name).toHaveProperty(layer);
        expect(marks.length, `${name}: ${layer}`).toBeGreaterThan(0);
      }
  });
});

import { type EventReport, fieldsOfMessage } from '@ravelin/engine';
import type { Words } from '@ravelin/games';
import { describe, expect, test } from 'vitest';
import { words } from '../games/vienna/words/en.ts';
import { gameNamed } from './library.ts';
import { tell, tellLedger } from './sentences.ts';

const vienna = gameNamed('vienna');
const [{ kit }] = vienna.sets;
const english = words as unknown as Words;

describe('sentences', () => {
  const report = (event: string, fields: Record<string, unknown>): EventReport => ({
    seq: 1,
    event,
    rule: 'V1',
    ...fields,
  });

  test('names become what people call them', () => {
    expect(tell(vienna, kit, report('control', { hex: 'cw-c', side: 'ottoman' }), english)).toBe(
      'The Ottomans take the Covered Way (centre).',
    );
    expect(tell(vienna, kit, report('response', { side: 'habsburg', card: 'HS29' }), english)).toBe(
      'The Habsburgs answer with HS29 Chevaux-de-frise.',
    );
  });

  test('who may not know a secret hears the sentence without it', () => {
    const known = report('tile drawn', { side: 'ottoman', tile: '2' });
    expect(tell(vienna, kit, known, english)).toBe('The Ottomans draw a Tunnel tile with 2 shovels.');
    expect(tell(vienna, kit, report('tile drawn', { side: 'ottoman' }), english)).toBe(
      'The Ottomans draw a Tunnel tile.',
    );
  });

  test('an event without words is told by its name and fields', () => {
    expect(tell(vienna, kit, report('dance', { side: 'ottoman', steps: [1, 2] }), undefined)).toContain('dance');
    expect(tell(vienna, kit, report('dance', { side: 'ottoman', steps: [1, 2] }), english)).toBe(
      'dance, side the Ottomans, steps 1 2',
    );
  });

  test('a ledger shows its sum and each line with its paragraph', () => {
    expect(
      tellLedger({
        title: 'dice',
        total: 4,
        lines: [
          ['V1.1', 'Cannons', 6],
          ['V18.OT3', 'Musket Screen', -2],
        ],
      }),
    ).toEqual(['dice: 4', '  +6 Cannons (V1.1)', '  −2 Musket Screen (V18.OT3)']);
  });
});

describe("Vienna's words", () => {
  test('there is a sentence for every event, and none for others', () => {
    expect(Object.keys(words.events).sort()).toEqual(vienna.events.map(({ id }) => id).sort());
  });

  test.each(vienna.events.map((kind) => [kind.id, kind] as const))(
    '"%s" names only fields that it has',
    (id, { fields }) => {
      const sentences = [words.events[id]].flat();
      const secret = Object.keys(fields).filter((name) => 'secret' in fields[name]);
      expect(sentences).toHaveLength(secret.length > 0 ? 2 : 1);
      for (const [i, sentence] of sentences.entries()) {
        const named = fieldsOfMessage(String(sentence));
        for (const name of named) expect(Object.keys(fields)).toContain(name);
        if (i === 1) for (const name of named) expect(secret).not.toContain(name);
      }
    },
  );
});

import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { LONGEST_LINE, serve } from './engine.ts';
import { LineSplitter } from './lines.ts';

const split = (limit: number, ...chunks: (string | Buffer)[]): (string | null)[] => {
  const lines = new LineSplitter(limit);
  return [...chunks.flatMap((chunk) => [...lines.push(Buffer.from(chunk))]), ...lines.end()];
};

describe('lines', () => {
  test('are put together from whatever pieces come', () => {
    expect(split(100, 'ab', 'c\nde\n\nf', 'g')).toEqual(['abc', 'de', '', 'fg']);
  });

  test('a character cut in two is one character', () => {
    const bytes = Buffer.from('Löbl\n');
    expect(split(100, bytes.subarray(0, 2), bytes.subarray(2))).toEqual(['Löbl']);
  });

  test('one that is too long is dropped, and the next is read', () => {
    expect(split(5, '12345\n', '123456\n', '1234', '5678', '9\nok\n')).toEqual(['12345', null, null, 'ok']);
    expect(split(5, '1234567')).toEqual([null]);
  });

  test('the dropped part is not kept', () => {
    const lines = new LineSplitter(5);
    for (let i = 0; i < 100; i++) expect([...lines.push(Buffer.from('x'.repeat(1000)))]).toEqual([]);
    expect(JSON.stringify(lines).length).toBeLessThan(2000);
  });
});

const talk = async (...chunks: string[]): Promise<{ id: unknown; ok?: unknown; error?: { code: string } }[]> => {
  const output = new PassThrough();
  let text = '';
  output.on('data', (chunk: Buffer) => {
    text += chunk;
  });
  await serve(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), output);
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
};

describe('the engine on a stream', () => {
  test('answers each line in turn, blank ones not at all', async () => {
    const answers = await talk('{"id":1,"do":"games"}\n\n  \n{"id":2,', '"do":"fly"}\n{"id":3,"do":"hash"}');
    expect(answers.map(({ id, error }) => [id, error?.code])).toEqual([
      [1, undefined],
      [2, 'unknown-word'],
      [3, 'no-game'],
    ]);
  });

  test('a line of more than 10 MB gets one error, and the engine goes on', async () => {
    const part = 'x'.repeat(1_000_000);
    const answers = await talk(
      '{"id":1,"do":"',
      ...Array.from({ length: 12 }, () => part),
      '"}\n{"id":2,"do":"games"}\n',
    );
    expect(answers).toHaveLength(2);
    expect(answers[0]).toMatchObject({ id: null, error: { code: 'too-long' } });
    expect(answers[1]).toMatchObject({ id: 2, ok: expect.anything() });
  });

  test('a line just within the limit is read', async () => {
    const line = JSON.stringify({ id: 1, do: 'x'.repeat(LONGEST_LINE - 20) });
    expect((await talk(`${line}\n`))[0]).toMatchObject({ id: 1, error: { code: 'unknown-word' } });
  });

  test('quit ends it, and what follows is not read', async () => {
    const answers = await talk('{"id":1,"do":"quit"}\n{"id":2,"do":"games"}\n');
    expect(answers).toEqual([{ id: 1, ok: {} }]);
  });

  test('carriage returns before line breaks do no harm', async () => {
    expect((await talk('{"id":1,"do":"games"}\r\n\r\n'))[0]).toMatchObject({ id: 1, ok: expect.anything() });
  });
});

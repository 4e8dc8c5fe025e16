import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@ravelin/games';
import { describe, expect, test } from 'vitest';
import { root } from './io.ts';
import { tellReopened } from './reopened.ts';
import { ravelin } from './testing.ts';

/** Games that were under way in version 0.0.0, whose rules have changed since. */
const changed = games.filter(({ rules }) => rules > 1);

describe.each(changed)('$id at the terminal', ({ id, changes = [], seats }) => {
  const file = join(root(), 'games', id, 'fixtures/0.0.0/running-1.json');
  const { moves } = JSON.parse(readFileSync(file, 'utf8'));
  const first = `This game was recorded by version 1 of the rules`;

  test('a replay begins with what has changed', async () => {
    const { code, out } = await ravelin(['replay', file]);
    expect(code).toBe(0);
    expect(out.startsWith(first)).toBe(true);
    for (const { rule, text } of changes) expect(out).toContain(`• ${text.en} (${rule})`);
  });

  test('a game that was under way goes on, and its player is told what has changed', async () => {
    const { code, out } = await ravelin(['play', '--load', file, '--side', seats[0]], 'any\nany\n');
    expect(code).toBe(0);
    expect(out).toContain(first);
    for (const { rule, text } of changes) expect(out).toContain(`• ${text.en} (${rule})`);
    expect(out).toMatch(/still be made|still lead where they led|goes on from where it stood/);
    expect(moves.length).toBeGreaterThan(0);
  });
});

describe('what is told', () => {
  const reopened = { from: 1, to: 2, changes: [], components: false, after: 12, of: 40, ended: null } as const;
  test.each([
    [{ goesOn: 'replay', after: 40 }, 'All its moves can still be made. Your game goes on from where it stood.'],
    [{ goesOn: 'snapshot', after: 40 }, /goes on from where it stood after 40 moves; those cannot be taken back\.$/],
    [{ goesOn: 'moves', because: 'Move 13: no.' }, /^Of its 40 moves the first 12 still lead .* stands after them\.$/],
  ] as const)('how it goes on: %j', (how, text) => {
    expect(tellReopened({ ...reopened, ...how }).at(-1)).toMatch(text);
  });
  test('how it ended, and that the components are others', () => {
    const ended = { winner: 'left', how: 'points', rule: 'D6', score: [1, 0] };
    const told = tellReopened({ ...reopened, goesOn: 'moves', components: true, ended });
    expect(told).toContain('The component set has other contents than when it was recorded.');
    expect(told.at(-1)).toBe('By the rules of then it ended: left won (points).');
  });
});

import { expect, test } from 'vitest';
import type { ComponentSet } from '../game.ts';
import type { Kernel } from '../kernel.ts';
import { loadRecord } from '../record.ts';
import type { Base } from '../state.ts';

/**
 * Complete games, one for each way to win or lose, recorded by play that aimed at it (scripts/record-endings.mjs): `read` gives
 * the record of an ending.
 */
export const endings = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  set: ComponentSet<K>,
  read: (ending: string) => { readonly finalHash: string },
): void => {
  test.each(kernel.game.endings)('a complete game that ends by $id replays to its final hash', ({ id }) => {
    const record = read(id);
    const match = loadRecord(kernel, [set], record);
    expect(match.over).toBe(true);
    expect(match.result?.how).toBe(id);
    expect(match.hash()).toBe(record.finalHash);
  });
};

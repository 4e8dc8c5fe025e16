import { describe, expect, it } from 'vitest';
import { knowledge, numbers, tuning } from './index.ts';
import weights from './weights.json' with { type: 'json' };

const { layout } = knowledge;
/** The weights that differ from those stored when the numbers are changed so. */
const differing = (change: readonly number[]): string[] => {
  const { blocks } = tuning.fileAt(0, change, 'a test') as typeof weights;
  const changed = layout.read({ made: '', blocks });
  return Object.keys(layout.blocks).filter((id) =>
    Array.from({ length: layout.blocks[id].size }, (_, i) => layout.at[id] + i).some((i) => changed[i] !== numbers[i]),
  );
};
const none = new Array<number>(tuning.size(0)).fill(0);

describe('the tuning of an empire', () => {
  it('leaves the weights as they are by no change, and says how they were made', () => {
    expect(differing(none)).toEqual([]);
    expect(tuning.fileAt(0, none, 'a test')).toMatchObject({ made: `${weights.made} Then a test.` });
  });

  it('changes one block at a time, and every block on which a choice depends', () => {
    const blocks = none.map((_, d) => differing(none.with(d, 1)));
    expect(blocks.filter(({ length }) => length !== 1)).toEqual([]);
    const left = Object.keys(layout.blocks).filter((id) => !blocks.flat().includes(id));
    expect(left.sort()).toEqual(['bias', 'cards', 'status', 'weariness']);
  });
});

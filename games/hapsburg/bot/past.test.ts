import { Random, Situation } from '@ravelin/engine';
import { willCounted } from '@ravelin/games/empires';
import { describe, expect, it } from 'vitest';
import { kernel, kit, type Table, table } from '../testing.ts';
import { advice } from './advice.ts';
import { pastOf, willToCount, winsAtLast } from './past.ts';

const past = (setting: Table) => pastOf(table(setting).state);

describe('what a turn still brings once its Actions are past', () => {
  it('reduces the Fortress behind the Carpathian Front (H6.0.1), and only there', () => {
    expect(past({ card: 5, fronts: { carpathian: 3 }, fields: { fortress: 2 } }).fortress).toBe(1);
    expect(past({ card: 5, fronts: { carpathian: 4 }, fields: { fortress: 2 } }).fortress).toBe(2);
  });

  it('takes the Trench Line from behind the Balkan Front (H2.3.8), and by card 48 also before it (H13.48.2)', () => {
    const standing = { fields: { status: 3, bulgaria: 'yes', trench: 'yes' } };
    expect(past({ card: 5, fronts: { balkan: 3 }, ...standing }).trench).toBe(0);
    expect(past({ card: 5, fronts: { balkan: 4 }, ...standing }).trench).toBe(1);
    expect(past({ card: 48, fronts: { balkan: 4 }, ...standing }).trench).toBe(0);
  });

  it('leaves the position that it begins with as it was', () => {
    const { state } = table({ card: 5, fronts: { carpathian: 3 }, fields: { fortress: 2 } });
    pastOf(state);
    expect(state.fortress).toBe(2);
  });

  it('counts National Will as the turn then counts it, whenever it is asked', () => {
    const source = new Random('counted');
    const x = kernel.play(source);
    x.events = [];
    let counted: number | undefined;
    x.watch = (_g, kind) => {
      if (kind === willCounted) counted = x.events?.at(-1)?.data.total as number;
    };
    let compared = 0;
    for (let war = 0; war < 6; war++)
      for (const g = kernel.start(kit, '1914', {}, x); !g.over; ) {
        const at = new Situation(kernel as never, g as never, source);
        const move = advice.thumb(at as never);
        const [soon, then] = [willToCount(g, false), willToCount(pastOf(g), true)];
        const ends = at.decision === 'action' && at.idOf(move) === 'end actions' && g.kaiserschlacht === 0;
        counted = undefined;
        kernel.apply(g, move, x);
        if (!ends || counted === undefined) continue;
        expect([soon, then]).toEqual([counted, counted]);
        compared++;
      }
    expect(compared).toBeGreaterThan(10);
  });

  it('wins a short war by a higher National Will than at its start alone, with Vienna out of reach (H11.2.4 to H11.2.6)', () => {
    const { state } = table({ card: 5 });
    expect(winsAtLast(state, state.startWill)).toBe(true);
    const short = { ...state, last: 16 };
    expect(winsAtLast(short, state.startWill)).toBe(false);
    expect(winsAtLast(short, state.startWill + 1)).toBe(true);
    expect(winsAtLast({ ...short, space: short.space.with(0, 1) }, state.startWill + 1)).toBe(false);
  });
});

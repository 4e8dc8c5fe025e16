import { chanceOf, kaiserschlachtNow, Sum } from '@ravelin/games/empires/bot';
import type { War } from '../rules/war.ts';
import { FEATURES } from './features.ts';
import { addPosition, addWillOf, type HapsburgOutlook, LAYOUT, outlook, willToCount } from './inputs.ts';
import weights from './weights.json' with { type: 'json' };

/** How likely the war is won, by the weights. */

const IDS = FEATURES.map(({ id }) => id);

export interface Judge {
  /** `ended`: nothing more is undertaken this turn, so that National Will is counted as it stands. */
  chance(g: War, ahead: HapsburgOutlook, ended: boolean): number;
  /** What each feature adds to the log odds. */
  measure(g: War, out: number[]): void;
}

export const judgeBy = (numbers: Float64Array): Judge => {
  const sum = new Sum(LAYOUT, IDS, numbers);
  const will = new Sum(LAYOUT, IDS, numbers);

  const withWill = (g: War, ahead: HapsburgOutlook, rest: number, counted: number, ended: boolean): number => {
    if (ended && counted < g.kit.low) return 0;
    will.clear();
    addWillOf(g, counted, ahead, will);
    return chanceOf(rest + will.total);
  };

  const isLost = (g: War): boolean => g.space.includes(0) || g.loyalty.every((loyalty) => loyalty === 0);

  const chance: Judge['chance'] = (g, ahead, ended) => {
    if (isLost(g)) return 0;
    sum.clear();
    addPosition(g, ahead, sum);
    const rest = sum.total;
    const counted = willToCount(g);
    const battle = kaiserschlachtNow(g);
    if (!battle) return withWill(g, ahead, rest, counted, ended);
    return (
      battle.up * withWill(g, ahead, rest, counted + 1, ended) +
      battle.down * withWill(g, ahead, rest, counted - 1, ended) +
      (1 - battle.up - battle.down) * withWill(g, ahead, rest, counted, ended)
    );
  };

  const measure: Judge['measure'] = (g, out) => {
    const ahead = outlook(g);
    sum.clear();
    addPosition(g, ahead, sum);
    addWillOf(g, willToCount(g), ahead, sum);
    for (let i = 0; i < IDS.length; i++) out[i] = sum.terms[i];
  };

  return { chance, measure };
};

export const judge = judgeBy(LAYOUT.read(weights));

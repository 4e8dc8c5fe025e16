import type { PositionJson } from '@ravelin/engine';
import {
  BARRAGE,
  countIn,
  FOREGROUNDS,
  INVADERS,
  keysOf,
  nameAt,
  numberIn,
  openCard,
  piecesAt,
  RAMPARTS,
  SECTIONS,
} from '../view.ts';

/** S17: how far the invader has come on the way to an objective, as anybody can count it. */

export interface Progress {
  readonly have: number;
  readonly need: number;
}

const unitsAt = (view: PositionJson, place: string): number =>
  INVADERS.reduce((sum, unit) => sum + piecesAt(view, place, unit), 0);

const COUNTS: Readonly<Record<string, (view: PositionJson) => number>> = {
  'blood-magic': (view) => numberIn(view, 'ritualsUsed'),
  'not-a-single-stone': (view) => SECTIONS.filter(({ id }) => countIn(view, 'walls', id) === 0).length,
  'devoted-warlocks': (view) => numberIn(view, 'targetsTurned'),
  'tide-of-bodies': (view) => Math.min(...FOREGROUNDS.map(({ id }) => unitsAt(view, id))),
  'engines-of-war': (view) =>
    keysOf(view, 'machine').filter((site) => BARRAGE.includes(nameAt(view, 'machine', site) ?? '')).length,
  foothold: (view) => SECTIONS.filter(({ id }) => unitsAt(view, id) > 0).length,
  'first-blood': (view) => numberIn(view, 'fallen'),
  'troll-pack': (view) => Math.max(...[...RAMPARTS, ...SECTIONS].map(({ id }) => piecesAt(view, id, 'troll'))),
  'timber-stockpile': (view) => numberIn(view, 'wood'),
  'toppled-defences': (view) => numberIn(view, 'machineHits'),
};

export const progressOf = (view: PositionJson, objective: string): Progress => ({
  have: COUNTS[objective]?.(view) ?? 0,
  need: openCard(objective)?.needs ?? 1,
});

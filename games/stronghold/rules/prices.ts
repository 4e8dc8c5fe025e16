import { type Ledger, line } from '@ravelin/engine';
import { PLAN as PLANS } from '../data/names.ts';
import { MET_OBJECTIVES, OPEN_PLANS } from './piles.ts';
import { isPossible, NEEDS } from './possible.ts';
import { must, type Siege } from './siege.ts';

/** S12.4.1 What an action of a building costs, and when it takes an hourglass. */

/** The paragraphs by which plans that lie open make actions dearer. */
const DRAWBACK: Readonly<Record<number, string>> = {
  [PLANS.boilingReserve]: 'S16.3.2',
  [PLANS.nightMasons]: 'S16.4.2',
  [PLANS.pleaForAMiracle]: 'S16.5.3',
  [PLANS.scorchedPaths]: 'S16.8.2',
};

/** S12.4.1: its number and every surcharge in force. Nothing is kept, so a change applies at once (S12.4.2). */
export const price = (g: Siege, action: number, ledger?: Ledger): number => {
  const { kit } = g;
  let sum = line(ledger, kit.actionPriceRule[action], kit.actionNames[action], kit.price[action]);
  if (g.saboteur[kit.actionBuilding[action]] === 1)
    sum += line(ledger, 'S8.4.3', 'Saboteur', kit.limits.saboteurHourglasses);
  for (const plan of g.zones[OPEN_PLANS]) {
    const more = kit.planSurcharge[plan][action];
    if (more > 0) sum += line(ledger, DRAWBACK[plan], kit.plan[plan].name, more);
  }
  for (const objective of g.zones[MET_OBJECTIVES]) {
    const more = kit.objectiveSurcharge[objective][action];
    if (more > 0) sum += line(ledger, 'S17.4.2', kit.objective[objective].name, more);
  }
  return sum;
};

/** S12.4.3: what lies there is all it costs. */
export const isFull = (g: Siege, action: number): boolean =>
  g.placed[action] > 0 && g.completed[action] === 0 && g.placed[action] >= price(g, action);

/** S12.2.6: one more hourglass fills the price. */
const isLast = (g: Siege, action: number): boolean =>
  g.completed[action] === 0 && g.placed[action] + 1 === price(g, action);

/** Conditions of an action that is to take an hourglass, what it needs for its last one included. */
export const takesHourglass = [
  must(
    'S12.3.1',
    'The action must not have been completed this round.',
    (g, action: number) => g.completed[action] === 0,
  ),
  must(
    'S12.4.4/waiting',
    'The action is paid in full and waits until it can be carried out.',
    (g, action: number) => !isFull(g, action),
  ),
  must(
    'S12.2.6',
    'The last hourglass may be placed only when the effect is possible.',
    (g, action: number) => !isLast(g, action) || isPossible(g, action),
  ),
  ...Object.entries(NEEDS).map(([needing, [key, text, ok]]) => {
    const number = Number(needing);
    return must(key, text, (g, action: number) => action !== number || !isLast(g, number) || ok(g));
  }),
];

/** The same in one word. */
export const mayTake = (g: Siege, action: number): boolean =>
  g.completed[action] === 0 && !isFull(g, action) && (!isLast(g, action) || isPossible(g, action));

import type { PositionJson } from '@ravelin/engine';
import { isSet, nameIn, numberIn } from '../../empires/board/view.ts';
import { type Modifier, type OwnWar, type Phases, reckoning } from '../../empires/board/war.ts';
import {
  BOARD,
  cardData,
  FRONTS,
  frontData,
  frontState,
  inRevolt,
  NATIONS,
  PRINTED,
  READING,
  type TrackSpace,
} from './view.ts';

/** What this game reckons in its own way: Revolts, the Fortress, rivers, the shared Budapest, the lines that hold a Front. */

/** 1 Event, 2 Advancement, 3 Loyalty, 4 Actions, 5 Kaiserschlacht, 6 Fortress, 7 National Will */
export const PHASES: Phases = { number: 7, actions: 4, asks: { action: 4, 'emergency-aid': 7 } };

const modifiersOf = (view: PositionJson, front: string): readonly Modifier[] => {
  const out: Modifier[] = [];
  const { space } = frontState(view, front);
  const now = nameIn(view, 'card');
  const card = now === undefined ? undefined : cardData(now);
  const printed = card?.offensives?.[front];
  if (printed) out.push({ key: 'mod.card', name: now, n: printed, rule: `H13.${card?.id}` });
  for (const { id, revolt } of NATIONS)
    if (inRevolt(view, id) && revolt.includes(front))
      out.push({ key: 'mod.revolt', name: id, n: -1, rule: `H3.3.${{ czech: 3, hungarian: 4, croat: 5 }[id] ?? 3}` });
  const fort = frontData(front).spaces.find(({ fortress }) => fortress);
  if (fort && space !== undefined && space < fort.space && numberIn(view, 'fortress') > 0)
    out.push({ key: 'mod.fortress', n: 1, rule: 'H2.4.2' });
  if (front === 'polish' && isSet(view, 'lodz')) out.push({ key: 'mod.lodz', n: 1, rule: 'H13.8.1' });
  if (nameIn(view, 'aidFront') === front) out.push({ key: 'mod.aid', n: BOARD.aidBonus, rule: 'H4.0.8' });
  return out;
};

/** H2.5.10: another Front in the shared space stands before this one. */
const isShielded = (view: PositionJson, front: string): boolean => {
  const shared = frontData(front).spaces.find((one) => one.shared);
  const { space } = frontState(view, front);
  if (!shared || space === undefined || space <= shared.space) return false;
  return FRONTS.some(({ id, spaces }) => {
    if (id === front) return false;
    const same = spaces.find((one) => one.shared && one.name === shared.name);
    return same !== undefined && frontState(view, id).space === same.space;
  });
};

/** H2.3.4, H2.3.5: the line before the Front, where its next Advance needs an Attrition Roll. */
export const lineAhead = (view: PositionJson, front: string): 'isonzo' | 'trench' | undefined => {
  const line = READING.spaceAt(view, front, 1)?.line;
  if (line === 'isonzo') return line;
  return line === 'trench' && isSet(view, 'trench') ? line : undefined;
};

const revolts = (view: PositionJson): number => NATIONS.filter(({ id }) => inRevolt(view, id)).length;

const OWN: OwnWar<TrackSpace> = {
  modifiersOf,
  // H4.1.11
  costOf: (view, front) => (READING.spaceAt(view, front)?.river ? BOARD.costs.river : 1),
  closedBy: (view, front) => (isShielded(view, front) ? { key: 'offensive.shielded', rule: 'H2.5.10' } : undefined),
  // H2.5.8: the Fortress guards the flags of its own space.
  isGuarded: (view, { fortress }) => fortress === true && numberIn(view, 'fortress') > 0,
  moreVictories: (view) => numberIn(view, 'parked'),
  moreDefeats: (view) => (isSet(view, 'ruins') ? BOARD.ruins : 0),
  moreWill: (view) => [{ key: 'will.revolts', n: -revolts(view), rule: 'H7.0.5' }],
  moreDangers: (view) => (revolts(view) === NATIONS.length - 1 ? [{ key: 'danger.revolt', rule: 'H8.1.1' }] : []),
  lost: { will: 'H8.1.2', capital: 'H2.0.5' },
};
export const WAR = { ...OWN, ...reckoning(PRINTED, READING, OWN) };

/** H11.2.1: a short scenario is won by a will that has risen. Undefined: the war is scored by Victory Points. */
export const goalOf = (view: PositionJson): { n: number; rule: string } | undefined =>
  numberIn(view, 'last') < PRINTED.cards.length ? { n: numberIn(view, 'startWill'), rule: 'H11.2.5' } : undefined;

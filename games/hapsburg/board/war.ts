import type { PositionJson } from '@ravelin/engine';
import {
  BOXES,
  battlesIn,
  cardData,
  FRONTS,
  frontData,
  frontState,
  inRevolt,
  isSet,
  NATIONS,
  nameIn,
  numberIn,
} from './view.ts';

/** What can be read off the board: who controls what, what the will would be now, what counts against a Front. */

/** H2.5.2: a Front controls its space and every higher one of its track. */
export const controls = (view: PositionJson, front: string, space: number): boolean => {
  const { space: at } = frontState(view, front);
  return at !== undefined && at <= space;
};

/** H2.5.8: the Fortress guards the flags of its own space. */
const guarded = (view: PositionJson, fortress: boolean | undefined): boolean =>
  fortress === true && numberIn(view, 'fortress') > 0;

/** The Strategic Sites that the enemy controls, each once (H2.5.5). */
export const lostSites = (view: PositionJson): readonly { name: string; flags: number }[] => {
  const lost = new Map<string, number>();
  for (const { id, spaces } of FRONTS)
    for (const { space, name, flags, fortress } of spaces)
      if (flags > 0 && controls(view, id, space) && !guarded(view, fortress)) lost.set(name, flags);
  return [...lost].map(([name, flags]) => ({ name, flags }));
};

export interface WillCount {
  readonly victories: number;
  readonly defeats: number;
  readonly revolts: number;
  readonly flags: number;
  readonly sum: number;
}
/** H7.0: the count as it would be made now. */
export const willCount = (view: PositionJson): WillCount => {
  const victories = battlesIn(view, BOXES[0]).length + numberIn(view, 'parked');
  const defeats = battlesIn(view, BOXES[2]).length + (isSet(view, 'ruins') ? 2 : 0);
  const revolts = NATIONS.filter(({ id }) => inRevolt(view, id)).length;
  const flags = lostSites(view).reduce((sum, site) => sum + site.flags, 0);
  return { victories, defeats, revolts, flags, sum: victories - defeats - revolts - flags };
};

export interface Modifier {
  /** A key of the catalogue, and a name to fill in. */
  readonly key: string;
  readonly name?: string | undefined;
  readonly n: number;
  readonly rule: string;
}
/** What is added to the die of an Offensive against the Front now, before markers are spent on it. */
export const modifiersOf = (view: PositionJson, front: string): readonly Modifier[] => {
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
  if (nameIn(view, 'aidFront') === front) out.push({ key: 'mod.aid', n: 2, rule: 'H4.0.8' });
  return out;
};

/** H4.1.11. */
export const costOf = (view: PositionJson, front: string): number => {
  const { space } = frontState(view, front);
  return frontData(front).spaces.find((one) => one.space === space)?.river ? 2 : 1;
};

/** H2.5.10: another Front in the shared space stands before this one. */
export const isShielded = (view: PositionJson, front: string): boolean => {
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
  const { space } = frontState(view, front);
  const line = frontData(front).spaces.find((one) => space !== undefined && one.space === space - 1)?.line;
  if (line === 'isonzo') return line;
  return line === 'trench' && isSet(view, 'trench') ? line : undefined;
};

/** How near a Front is to Vienna, for the eye: 2 at the gates, 1 close, 0 far. */
export const threat = (space: number | undefined): 0 | 1 | 2 => {
  if (space === undefined) return 0;
  return space <= 1 ? 2 : space === 2 ? 1 : 0;
};

// ---- the turn ----------------------------------------------------------------------------------------------------------

/** 1 Event, 2 Advancement, 3 Loyalty, 4 Actions, 5 Kaiserschlacht, 6 Fortress, 7 National Will; 0 before the first card. */
export type Phase = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Where play stands, told by the paragraph at which the turn is. */
export const phaseOf = (view: PositionJson): Phase => {
  const at = view.flow?.find(({ procedure }) => procedure === 'turn')?.at ?? '';
  return Number(/\bH([1-7])\./.exec(at)?.[1] ?? 0) as Phase;
};

/** The Advance that is due now, for the Radio Intercepts window. */
export const dueAdvance = (view: PositionJson): string | undefined => {
  const frame = view.flow?.find(({ procedure }) => procedure === 'front-advancement');
  const front = frame?.locals.front;
  return typeof front === 'string' && front !== 'none' && Number(frame?.locals.left ?? 0) > 0 ? front : undefined;
};

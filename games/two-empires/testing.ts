import { Kernel, type Match, type PositionJson, type Result } from '@ravelin/engine';
import type { Empire } from '@ravelin/games/empires';
import { boxIn, cardsBut, type Setting, settingToPosition, spaceIn, tablesOf } from '@ravelin/games/empires/testing';
import { HAPSBURG, type Kit, OTTOMAN, RECONSTRUCTED } from './data/kit.ts';
import { twoEmpires } from './game.ts';
import type { Both } from './rules/both.ts';

/** Helpers for the tests of this game: positions of both maps in a few words. */

export { due, errorCode, eventsOf, play, refusal } from '@ravelin/engine/testing';
export { HAPSBURG, OTTOMAN };

export const kernel = new Kernel<Both, Kit>(twoEmpires);
export const { kit } = RECONSTRUCTED;

export interface Table {
  /** Whose nation-turn it is, and the phase that begins in it; without a phase the next nation-turn. */
  turnOf?: 'hapsburg' | 'ottoman';
  at?: 'card' | 'event' | 'sea' | 'advance' | 'actions' | 'kaiserschlacht' | 'will' | 'theft' | 'last';
  hapsburg?: Setting<string>;
  ottoman?: Setting<string>;
  /** `on`, or a value: `players: 'two'`. */
  options?: Readonly<Record<string, string>>;
  /** Any field of the whole by its name. */
  fields?: Readonly<Record<string, unknown>>;
  dice?: readonly Result[];
}

const nation = (start: Empire, setting: Setting<string> = {}): Record<string, unknown> => {
  const { scenario, options, at, ...own } = settingToPosition(start, setting, '1914', 'actions');
  return own;
};

/** The position, in names. */
export const position = (setting: Table): PositionJson => {
  const start = kernel.blank(kit, '1914', {});
  const turnOf = setting.turnOf ?? 'hapsburg';
  return {
    scenario: '1914',
    ...(setting.options && { options: setting.options }),
    turnOf,
    ...setting.fields,
    hapsburg: nation(start.parts[HAPSBURG], setting.hapsburg),
    ottoman: nation(start.parts[OTTOMAN], setting.ottoman),
    ...(setting.at && { at: setting.at }),
  };
};

export const table = tablesOf(kernel, RECONSTRUCTED, position);

export type Game = Match<Both, Kit>;

export const spaceOf = (match: Game, of: 0 | 1, front: string): number => spaceIn(match.state.parts[of], front);
export const sideOf = (match: Game, of: 0 | 1, front: string): number => {
  const war: Empire = match.state.parts[of];
  return war.side[war.kit.fronts.indexOf(front)];
};
export const boxOf = (match: Game, of: 0 | 1, battle: string): string => boxIn(match.state.parts[of], battle);
/** Every card of a nation but these, by number. */
export const others = (of: 0 | 1, ...cards: number[]): number[] => cardsBut(kit.parts[of], ...cards);
/** The fate of each nation. */
export const fates = (match: Game): readonly string[] =>
  match.state.fate.map((fate) => ['at-war', 'eliminated', 'scored', 'dragged', 'peace'][fate]);
export const KAISERSCHLACHT = [1, 2, 3, 4, 5, 6].map((n) => `kaiserschlacht-${n}`);

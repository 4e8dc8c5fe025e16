import { Kernel, type Match, type PositionJson } from '@ravelin/engine';
import {
  battleValueIn,
  boxIn,
  cardsBut,
  type Setting,
  settingToPosition,
  spaceIn,
  tablesOf,
} from '@ravelin/games/empires/testing';
import { type Kit, ottomanSunset, RECONSTRUCTED, type War } from './index.ts';

/** Helpers for the tests of this game: positions in a few words, moves with scripted dice, and what is refused and why. */

export { due, errorCode, eventsOf, play, refusal } from '@ravelin/engine/testing';

export const kernel = new Kernel<War, Kit>(ottomanSunset);
export const { kit } = RECONSTRUCTED;

type Front = 'caucasus' | 'mesopotamia' | 'sinai' | 'arab' | 'salonika' | 'gallipoli';

/** At the decision itself, which the Action Phase leaves out where nothing can be undertaken. */
const ASKED = [
  { procedure: 'war', at: 'call O0.2.1', locals: {} },
  { procedure: 'turn', at: 'ask action', locals: {} },
];

type Phase = 'event' | 'advance' | 'actions' | 'asked' | 'kaiserschlacht' | 'will';

export interface Table extends Setting<Front> {
  /** The phase that begins; with a card the Action Phase if nothing is said. */
  at?: Phase;
  /** Defences in the Narrows besides those of the start, and those that are gone. */
  built?: readonly string[];
  lost?: readonly string[];
}

/** The position, in names. */
export const position = (setting: Table): PositionJson => {
  const start = kernel.blank(kit, '1914', {});
  const stands = (id: string, i: number): boolean =>
    (start.defence[i] === 1 && !setting.lost?.includes(id)) || setting.built?.includes(id) === true;
  return {
    defence: Object.fromEntries(kit.defences.map((id, i) => [id, stands(id, i) ? 'yes' : 'no'])),
    ...settingToPosition(start, setting, '1914', setting.at === 'asked' ? ASKED : (setting.at ?? 'actions')),
  };
};

/** A match that begins with that position. */
export const table = tablesOf(kernel, RECONSTRUCTED, position);

/** Where the Fronts stand, by name; −1 off the map. */
export const spaceOf = (match: Match<War, Kit>, front: Front): number => spaceIn(match.state, front);
/** The Battle Value that a Front's counter shows. */
export const battleValueOf = (match: Match<War, Kit>, front: Front): number => battleValueIn(match.state, front);
export const boxOf = (match: Match<War, Kit>, battle: string): string => boxIn(match.state, battle);
/** Is the defence in place? */
export const stands = (match: Match<War, Kit>, defence: string): boolean =>
  match.state.defence[kit.defences.indexOf(defence)] === 1;
/** Every card but these, by number. */
export const others = (...cards: number[]): number[] => cardsBut(kit, ...cards);

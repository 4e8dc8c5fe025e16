import { Kernel, type Match, type PositionJson } from '@ravelin/engine';
import { boxIn, type Setting, settingToPosition, spaceIn, tablesOf } from '@ravelin/games/empires/testing';
import { hapsburg, type Kit, RECONSTRUCTED, type War } from './index.ts';

/** Helpers for the tests of this game: positions in a few words, moves with scripted dice, and what is refused and why. */

export { due, errorCode, eventsOf, play, refusal } from '@ravelin/engine/testing';

export const kernel = new Kernel<War, Kit>(hapsburg);
export const { kit } = RECONSTRUCTED;

type Front = 'polish' | 'carpathian' | 'italian' | 'romanian' | 'balkan';
type Nation = 'czech' | 'croat' | 'hungarian';

/** Where a turn goes on: the flow of a position that stands at the beginning of a phase, or is asked for an undertaking. */
const FLOWS = {
  event: 'run H1.0.2',
  advance: 'run H2.0.2',
  loyalty: 'run H3.2.1',
  actions: 'run H4.0.1',
  asked: 'ask action',
  kaiserschlacht: 'run H5.0.3',
  fortress: 'run H6.0.1',
  will: 'run H7.0.2',
  end: 'run H0.2.9',
} as const;

export interface Table extends Setting<Front> {
  /** The phase that begins; with a card the Action Phase if nothing is said. */
  at?: keyof typeof FLOWS;
  loyalty?: Readonly<Partial<Record<Nation, number>>>;
}

/** The position, in names. */
export const position = (setting: Table): PositionJson => {
  const scenario = setting.scenario ?? '1914';
  const start = kernel.blank(kit, scenario, {});
  const at = { called: 'call H0.2.1', step: FLOWS[setting.at ?? 'actions'] };
  return {
    loyalty: Object.fromEntries(
      kit.nations.map((nation, i) => [nation, setting.loyalty?.[nation as Nation] ?? start.loyalty[i]]),
    ),
    ...settingToPosition(start, setting, scenario, at),
  };
};

/** A match that begins with that position. */
export const table = tablesOf(kernel, RECONSTRUCTED, position);

/** Where the Fronts stand, by name; −1 off the map. */
export const spaceOf = (match: Match<War, Kit>, front: Front): number => spaceIn(match.state, front);
export const loyaltyOf = (match: Match<War, Kit>, nation: Nation): number =>
  match.state.loyalty[kit.nations.indexOf(nation)];
export const boxOf = (match: Match<War, Kit>, battle: string): string => boxIn(match.state, battle);

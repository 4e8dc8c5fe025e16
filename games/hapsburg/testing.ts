import { Kernel, type Match, type PositionJson } from '@ravelin/engine';
import { boxIn, type Setting, settingToPosition, spaceIn, tablesOf } from '@ravelin/games/empires/testing';
import { hapsburg, type Kit, RECONSTRUCTED, type War } from './index.ts';

/** Helpers for the tests of this game: positions in a few words, moves with scripted dice, and what is refused and why. */

export { due, errorCode, eventsOf, play, refusal } from '@ravelin/engine/testing';

export const kernel = new Kernel<War, Kit>(hapsburg);
export const { kit } = RECONSTRUCTED;

type Front = 'polish' | 'carpathian' | 'italian' | 'romanian' | 'balkan';
type Nation = 'czech' | 'croat' | 'hungarian';

/** At the decision itself, which the Action Phase leaves out where nothing can be undertaken. */
const ASKED = [
  { procedure: 'war', at: 'call H0.2.1', locals: {} },
  { procedure: 'turn', at: 'ask action', locals: {} },
];

type Phase = 'event' | 'advance' | 'loyalty' | 'actions' | 'asked' | 'kaiserschlacht' | 'fortress' | 'will' | 'end';

export interface Table extends Setting<Front> {
  /** The phase that begins; with a card the Action Phase if nothing is said. */
  at?: Phase;
  loyalty?: Readonly<Partial<Record<Nation, number>>>;
}

/** The position, in names. */
export const position = (setting: Table): PositionJson => {
  const scenario = setting.scenario ?? '1914';
  const start = kernel.blank(kit, scenario, {});
  return {
    loyalty: Object.fromEntries(
      kit.nations.map((nation, i) => [nation, setting.loyalty?.[nation as Nation] ?? start.loyalty[i]]),
    ),
    ...settingToPosition(start, setting, scenario, setting.at === 'asked' ? ASKED : (setting.at ?? 'actions')),
  };
};

/** A match that begins with that position. */
export const table = tablesOf(kernel, RECONSTRUCTED, position);

/** Where the Fronts stand, by name; −1 off the map. */
export const spaceOf = (match: Match<War, Kit>, front: Front): number => spaceIn(match.state, front);
export const loyaltyOf = (match: Match<War, Kit>, nation: Nation): number =>
  match.state.loyalty[kit.nations.indexOf(nation)];
export const boxOf = (match: Match<War, Kit>, battle: string): string => boxIn(match.state, battle);

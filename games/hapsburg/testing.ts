import { Kernel, Match, type PositionJson, type Result } from '@ravelin/engine';
import { hapsburg, type Kit, RECONSTRUCTED, type War } from './index.ts';

/** Helpers for the tests of this game: positions in a few words, moves with scripted dice, and what is refused and why. */

export { due, errorCode, eventsOf, play, refusal } from '@ravelin/engine/testing';

export const kernel = new Kernel<War, Kit>(hapsburg);
export const { kit } = RECONSTRUCTED;

type Front = 'polish' | 'carpathian' | 'italian' | 'romanian' | 'balkan';
type Nation = 'czech' | 'croat' | 'hungarian';
type Theater = 'western' | 'eastern' | 'naval';

/** Where a turn goes on: the flow of a position that stands at the beginning of a phase. */
const FLOWS = {
  event: 'run H1.0.2',
  advance: 'run H2.0.2',
  loyalty: 'run H3.2.1',
  actions: 'run H4.0.1',
  kaiserschlacht: 'run H5.0.3',
  fortress: 'run H6.0.1',
  will: 'run H7.0.2',
  end: 'run H0.2.9',
} as const;

export interface Table {
  scenario?: string;
  /** Options that are on. */
  options?: readonly string[];
  /** The current card, by its number. Without one the next card is drawn: script it with `dice: ['#18', …]`. */
  card?: number;
  /** The phase that begins; with a card the Action Phase if nothing is said. */
  at?: keyof typeof FLOWS;
  /** Cards played before the current one. */
  played?: readonly number[];
  /** Spaces; 'off' for a Front that is not on the map. Others are as at the start. */
  fronts?: Readonly<Partial<Record<Front, number | 'off'>>>;
  sides?: Readonly<Partial<Record<Front, number>>>;
  loyalty?: Readonly<Partial<Record<Nation, number>>>;
  resources?: Readonly<Partial<Record<Theater, number>>>;
  victories?: readonly string[];
  stalemates?: readonly string[];
  defeats?: readonly string[];
  /** Any other field by its name. */
  fields?: Readonly<Record<string, string | number>>;
  /** Results of chance, in the order in which they are drawn: faces of dice, names of cards. */
  dice?: readonly Result[];
}

const start = (scenario: string): War => kernel.blank(kit, scenario, {});

/** The position, in names. */
export const position = (setting: Table): PositionJson => {
  const scenario = setting.scenario ?? '1914';
  const { card, played = [] } = setting;
  const g = start(scenario);
  const begun = g.zones[3].map((one) => kit.cards[one].card.id);
  const all = [...new Set([...begun, ...played, ...(card === undefined ? [] : [card])])];
  const boxed = new Map<string, string>();
  for (const box of ['victories', 'stalemates', 'defeats'] as const)
    for (const battle of setting[box] ?? []) {
      if (!kit.battleIds.includes(battle)) throw new Error(`no battle ${battle}`);
      boxed.set(battle, box);
    }
  const fresh = boxed.size > 0 || scenario === '1914';
  const BOXES = ['aside', 'victories', 'stalemates', 'defeats'];
  const at = setting.at ?? 'actions';
  return {
    scenario,
    options: Object.fromEntries((setting.options ?? []).map((id) => [id, 'on'])),
    space: Object.fromEntries(
      kit.fronts.map((front, i) => {
        const space = setting.fronts?.[front as Front] ?? g.space[i];
        return [front, space === 'off' || space < 0 ? 'none' : space];
      }),
    ),
    side: Object.fromEntries(kit.fronts.map((front, i) => [front, setting.sides?.[front as Front] ?? g.side[i]])),
    loyalty: Object.fromEntries(
      kit.nations.map((nation, i) => [nation, setting.loyalty?.[nation as Nation] ?? g.loyalty[i]]),
    ),
    resources: Object.fromEntries(
      kit.theaters.map((theater, i) => [theater, setting.resources?.[theater as Theater] ?? g.resources[i]]),
    ),
    box: Object.fromEntries(
      kit.battleIds.map((battle, i) => [battle, boxed.get(battle) ?? (fresh ? 'aside' : BOXES[g.box[i]])]),
    ),
    ...(card !== undefined && { card: `#${card}` }),
    ...setting.fields,
    zones: { played: all.map((id) => `#${id}`) },
    ...(card !== undefined && {
      flow: [
        { procedure: 'war', at: 'call H0.2.1', locals: {} },
        { procedure: 'turn', at: FLOWS[at], locals: {} },
      ],
    }),
  };
};

/** A match that begins with that position. */
export const table = (setting: Table): Match<War, Kit> =>
  new Match<War, Kit>(kernel, {
    set: RECONSTRUCTED,
    position: position(setting),
    ...(setting.dice && { script: setting.dice }),
  });

/** Where the Fronts stand, by name; −1 off the map. */
export const spaceOf = (match: Match<War, Kit>, front: Front): number => match.state.space[kit.fronts.indexOf(front)];
export const loyaltyOf = (match: Match<War, Kit>, nation: Nation): number =>
  match.state.loyalty[kit.nations.indexOf(nation)];
export const boxOf = (match: Match<War, Kit>, battle: string): string =>
  ['aside', 'victories', 'stalemates', 'defeats'][match.state.box[kit.battleIds.indexOf(battle)]];

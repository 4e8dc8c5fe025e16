import {
  type Advice,
  type Base,
  type ComponentSet,
  type FrameJson,
  formatMove,
  type Kernel,
  Match,
  type Move,
  type Options,
  type PositionJson,
  Random,
  type Result,
  Situation,
  viewState,
  worlds,
} from '@ravelin/engine';
import { judging, type Knowledge } from './bot/judge.ts';
import type { Network } from './bot/judgement.ts';
import type { Outlook } from './bot/outlook.ts';
import { Standing } from './bot/prospects.ts';
import { PLAYED } from './rules/deck.ts';
import type { Empire } from './rules/empire.ts';
import { battleValue, frontNamed } from './rules/fronts.ts';

/** Helpers for the tests of every game of the family: a position in a few words, a match that begins with it, what lies where. */

export interface Setting<Front extends string> {
  scenario?: string;
  /** Options that are on. */
  options?: readonly string[];
  /** The current card, by its number. Without one the next card is drawn: script it with `dice: ['#18', …]`. */
  card?: number;
  /** Cards played before the current one. */
  played?: readonly number[];
  /** Spaces; 'off' for a Front that is not on the map. Others are as at the start. */
  fronts?: Readonly<Partial<Record<Front, number | 'off'>>>;
  sides?: Readonly<Partial<Record<Front, number>>>;
  resources?: Readonly<Partial<Record<'western' | 'eastern' | 'naval', number>>>;
  victories?: readonly string[];
  stalemates?: readonly string[];
  defeats?: readonly string[];
  /** Any other field by its name. */
  fields?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string | number>>>>;
  /** Results of chance, in the order in which they are drawn: faces of dice, names of cards. */
  dice?: readonly Result[];
}

const BOXES = ['aside', 'victories', 'stalemates', 'defeats'];

/** Where each marker lies; if the setting names none, where they lie at the start. */
const boxesOf = (g: Empire, setting: Setting<string>): Record<string, string> => {
  const boxed = new Map<string, string>();
  for (const box of ['victories', 'stalemates', 'defeats'] as const)
    for (const battle of setting[box] ?? []) {
      if (!g.kit.battleIds.includes(battle)) throw new Error(`no battle ${battle}`);
      boxed.set(battle, box);
    }
  const other = (i: number): string => (boxed.size > 0 ? 'aside' : BOXES[g.box[i]]);
  return Object.fromEntries(g.kit.battleIds.map((battle, i) => [battle, boxed.get(battle) ?? other(i)]));
};

/** The position in names. `start` is the state before the first card; `at` where the turn stands once there is a card. */
export const settingToPosition = <Front extends string>(
  start: Empire,
  setting: Setting<Front>,
  scenario: string,
  at: string | readonly FrameJson[],
): PositionJson => {
  const { kit } = start;
  const { card, played = [] } = setting;
  const begun = start.zones[PLAYED].map((one) => kit.cards[one].id);
  const all = [...new Set([...begun, ...played, ...(card === undefined ? [] : [card])])];
  return {
    scenario,
    options: Object.fromEntries((setting.options ?? []).map((id) => [id, 'on'])),
    space: Object.fromEntries(
      kit.fronts.map((front, i) => {
        const space: number | 'off' = setting.fronts?.[front as Front] ?? start.space[i];
        return [front, space === 'off' || space < 0 ? 'none' : space];
      }),
    ),
    side: Object.fromEntries(kit.fronts.map((front, i) => [front, setting.sides?.[front as Front] ?? start.side[i]])),
    resources: Object.fromEntries(
      kit.theaters.map((theater, i) => [theater, setting.resources?.[theater as 'naval'] ?? start.resources[i]]),
    ),
    box: boxesOf(start, setting),
    ...(card !== undefined && { card: `#${card}` }),
    ...setting.fields,
    zones: { played: all.map((id) => `#${id}`) },
    ...(card !== undefined && (typeof at === 'string' ? { at } : { flow: at })),
  };
};

/** Matches that begin with a position in a few words, with the game's own set or another. */
export const tablesOf =
  <S extends Base<K>, K, T extends { readonly dice?: readonly Result[] }>(
    kernel: Kernel<S, K>,
    own: ComponentSet<K>,
    position: (setting: T) => PositionJson,
  ) =>
  (setting: T, set = own): Match<S, K> =>
    new Match<S, K>(kernel, { set, position: position(setting), ...(setting.dice && { script: setting.dice }) });

/** Where a Front stands, by its name; −1 off the map. */
export const spaceIn = (g: Empire, front: string): number => g.space[frontNamed(g, front)];
/** The Battle Value that a Front's counter shows. */
export const battleValueIn = (g: Empire, front: string): number => battleValue(g, frontNamed(g, front));
export const boxIn = (g: Empire, battle: string): string => BOXES[g.box[g.kit.battleIds.indexOf(battle)]];
/** Every card but these, by number. */
export const cardsBut = ({ cards }: Empire['kit'], ...but: readonly number[]): number[] =>
  cards.map(({ id }) => id).filter((id) => !but.includes(id));

/** Plays a game by its rule of thumb; gives the moves that were unlawful, or other with the same chance, and the last state. */
export const playedByThumb = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  kit: K,
  options: Options = {},
): { readonly wrong: readonly string[]; readonly g: S } => {
  const { advice, scenarios } = kernel.game;
  const x = kernel.play(new Random('played by thumb'));
  const g = kernel.start(kit, scenarios[0].id, options, x);
  const choose = (): Move => {
    const source = new Random(`seat ${g.seq}`);
    const world = worlds(kernel, viewState(kernel, g, g.seat, 'memory'), g.seat).draw(source);
    return (advice as Advice<S>).thumb(new Situation<S>(kernel as never, world, source));
  };
  const wrong: string[] = [];
  while (!g.over) {
    const move = choose();
    const written = formatMove(kernel, g, move);
    if (formatMove(kernel, g, choose()) !== written || kernel.refusals(g, move).length > 0) wrong.push(written);
    kernel.apply(g, move, x);
  }
  return { wrong, g };
};

/** Plays a war by its rule of thumb; gives how far the chances that are judged one after another are at most from those judged anew. */
export const strayOfKept = <S extends Empire, O extends Outlook>(
  kernel: Kernel<S, S['kit']>,
  kit: S['kit'],
  knowledge: Knowledge<S, O>,
  network: Network,
): number => {
  const advice = kernel.game.advice as Advice<S>;
  const kept = judging(knowledge, network);
  const source = new Random('kept');
  const x = kernel.play(source);
  const g = kernel.start(kit, kernel.game.scenarios[0].id, {}, x);
  let most = 0;
  while (!g.over) {
    const at = new Situation<S>(kernel as never, g, source);
    const from = new Standing(g, knowledge.copy);
    const moment = knowledge.momentOf(g, at);
    if (!knowledge.plain[at.decision])
      for (const move of at.moves())
        for (const { to } of knowledge.prospects[at.idOf(move)](from, move.chosen, at.locals)) {
          const anew = judging(knowledge, network)(g, moment)(to.g, to.ended);
          most = Math.max(most, Math.abs(kept(g, moment)(to.g, to.ended) - anew));
        }
    kernel.apply(g, advice.thumb(at), x);
  }
  return most;
};

/** What the advice of a game says to a position in a few words: the rule of thumb's move, and one of the features. */
export const advised = <S extends Empire, T>(
  kernel: Kernel<S, S['kit']>,
  advice: Advice<S>,
  table: (setting: T) => { readonly state: S },
) => ({
  chosenIn: (setting: T): string => {
    const { state } = table(setting);
    return formatMove(kernel, state, advice.thumb(new Situation<S>(kernel as never, state, new Random('advised'))));
  },
  featureIn: (setting: T, id: string): number => {
    const out: number[] = [];
    advice.measure(table(setting).state, out);
    return out[advice.features.findIndex((feature) => feature.id === id)];
  },
});

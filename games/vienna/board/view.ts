import type { FrameJson, PositionJson } from '@ravelin/engine';
import { files } from './components.ts';

/** Reads a view: what the seat at the screen may know, in names. */

export type Side = 'ottoman' | 'habsburg';
export const SIDES: readonly Side[] = ['ottoman', 'habsburg'];
export const foeOf = (side: Side): Side => (side === 'ottoman' ? 'habsburg' : 'ottoman');
export const isSide = (name: unknown): name is Side => name === 'ottoman' || name === 'habsburg';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entry = (view: PositionJson, field: string, name: string): unknown => {
  const table = view[field];
  return isRecord(table) ? table[name] : undefined;
};
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

export const moraleOf = (view: PositionJson, side: Side): number => numberOf(entry(view, 'morale', side));
export const supplyOf = (view: PositionJson, side: Side): number => numberOf(entry(view, 'supply', side));
export const lostCannonsOf = (view: PositionJson, side: Side): number => numberOf(entry(view, 'lostCannons', side));
export const roundOf = (view: PositionJson): number => numberOf(view.round);
export const turnOf = (view: PositionJson): Side | undefined => (isSide(view.turn) ? view.turn : undefined);
export const winnerOf = (view: PositionJson): Side | undefined => (isSide(view.winner) ? view.winner : undefined);

export interface HexState {
  readonly control: Side | 'nobody';
  readonly structural: number;
  readonly improvised: number;
  readonly cannons: number;
}

export const hexState = (view: PositionJson, id: string): HexState => {
  const control = entry(view, 'control', id);
  return {
    control: isSide(control) ? control : 'nobody',
    structural: numberOf(entry(view, 'structural', id)),
    improvised: numberOf(entry(view, 'improvised', id)),
    cannons: numberOf(entry(view, 'cannons', id)),
  };
};

/** A pile as it lies on the table: how many, which of them lie open to the viewer, what is on top. */
export interface Pile {
  readonly count: number;
  readonly hidden: number;
  readonly cards: readonly string[];
  readonly top: string | undefined;
}

export const pileOf = (view: PositionJson, side: Side, name: string): Pile => {
  const zone = view.zones?.[`${side} ${name}`];
  if (zone === undefined) return { count: 0, hidden: 0, cards: [], top: undefined };
  if ('hidden' in zone) {
    const top = zone.top === undefined ? undefined : String(zone.top);
    return { count: zone.hidden + (top === undefined ? 0 : 1), hidden: zone.hidden, cards: top ? [top] : [], top };
  }
  const cards = zone.map(String);
  return { count: cards.length, hidden: 0, cards, top: cards.at(-1) };
};

/** The Troop that both see on top of a discard: the owner's pile may already be one lower (V4.17). */
export const shownTopOf = (view: PositionJson, side: Side): string | undefined => {
  const top = entry(view, 'shownTop', side);
  return typeof top === 'string' && top !== 'none' ? top : undefined;
};

export const tally = (names: readonly string[]): ReadonlyMap<string, number> => {
  const out = new Map<string, number>();
  for (const name of names) out.set(name, (out.get(name) ?? 0) + 1);
  return out;
};

// ---- the battle --------------------------------------------------------------------------------------------------------

export interface Battle {
  readonly attacker: Side;
  readonly hex: string;
  /** V11.2: what the defender did when the attack was announced. */
  readonly answered: 'not yet' | 'contested' | 'gave way';
  /** 0: there is no battle step, for nobody has contested the attack; 1 to 7: the steps of V13. */
  readonly step: number;
  /** V13.7.4, V11.3.5: who has won, once it is decided. */
  readonly winner: Side | undefined;
  /** The lines lie as they fight or fought: what they come to can be reckoned. */
  readonly reckons: boolean;
  /** How many Troops still have to go to the rear. */
  readonly rear: number;
  readonly tactic: Readonly<Record<Side, string | undefined>>;
  readonly event: string | undefined;
  readonly answer: string | undefined;
  readonly doubled: string | undefined;
}

/** Where the battle stands: the decision that is asked, or the paragraph that is being carried out. */
const STEPS: readonly (readonly [string, number])[] = [
  ['select-troops', 1],
  ['lay-tactic', 2],
  ['choose-rear-line', 5],
  ['marksman', 6],
  ['bring-up', 6],
  ['last-reserve', 7],
  ['V12.1', 1],
  ['V12.2', 2],
  ['V13.3', 3],
  ['V13.4', 4],
  ['V13.5', 5],
  ['V13.6', 6],
  ['V18.OT6', 6],
  ['V16.2', 7],
  ['V13.7', 7],
];

/** V13.7.13, V13.7.15, V13.7.23: what is decided while the lines still lie as they fought; later Troops are lost and the lines go. */
const LINES_AS_FOUGHT: readonly string[] = ['V13.7.13', 'V13.7.15', 'sacrifice'];

const stepOf = (frames: readonly FrameJson[], resolved: boolean): number => {
  if (resolved) return 7;
  const at = frames.findLast(({ procedure }) => procedure === 'contested-battle')?.at;
  return STEPS.find(([rule]) => at?.includes(rule))?.[1] ?? 0;
};

const some = (value: string | number | undefined): string | undefined =>
  typeof value === 'string' && value !== 'none' && value !== 'hidden' ? value : undefined;

export const battleOf = (view: PositionJson): Battle | undefined => {
  const frames = view.flow ?? [];
  const frame = frames.findLast(({ locals }) => 'attacker' in locals && 'hex' in locals);
  const attacker = frame?.locals.attacker;
  const hex = some(frame?.locals.hex);
  if (!frame || !isSide(attacker) || hex === undefined) return undefined;
  const { locals } = frame;
  const resolved = frame.procedure === 'resolution';
  const answered = frame.at.includes('ask contest')
    ? 'not yet'
    : frame.procedure === 'contested-battle' || locals.contested === 'yes'
      ? 'contested'
      : 'gave way';
  const step = answered === 'contested' ? stepOf(frames, resolved) : 0;
  return {
    attacker,
    hex,
    answered,
    step,
    winner: resolved ? (locals.won === 'yes' ? attacker : foeOf(attacker)) : undefined,
    reckons: step >= 3 && (!resolved || LINES_AS_FOUGHT.some((one) => frame.at.includes(one))),
    rear: numberOf(locals.rear),
    tactic: { ottoman: some(locals.ottomanTactic), habsburg: some(locals.habsburgTactic) },
    event: some(locals.event),
    answer: some(locals.answer),
    doubled: some(locals.doubled),
  };
};

export const troops = () => files().troops;
export const troopSide = (id: string): Side =>
  troops().find((troop) => troop.id === id)?.side === 'habsburg' ? 'habsburg' : 'ottoman';
export const troopValue = (id: string): number => troops().find((troop) => troop.id === id)?.value ?? 0;

/** The side whose Troops are being chosen where a list of Troops is being made: told by the marks, not by the rules. */
export const splitTroop = (
  name: string,
): { readonly place: 'deck' | 'recovered' | 'front' | 'rear'; readonly troop: string } => {
  const [first, second] = name.split(' ');
  if (second === undefined) return { place: 'deck', troop: first };
  return first === 'recovered' || first === 'front' || first === 'rear'
    ? { place: first, troop: second }
    : { place: 'deck', troop: name };
};

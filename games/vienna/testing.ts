import { Kernel, Match, type PositionJson, Refusal, type Result } from '@ravelin/engine';
import { due } from '@ravelin/engine/testing';
import { type Kit, RECONSTRUCTED, type Vienna, vienna } from './index.ts';

/** Helpers for the tests of this game: positions in a few words, moves with scripted dice, and what is refused and why. */

export { due, errorCode, eventsOf, play, refusal } from '@ravelin/engine/testing';

export const kernel = new Kernel<Vienna, Kit>(vienna);
export const { kit } = RECONSTRUCTED;

interface Hex {
  control?: 'ottoman' | 'habsburg' | 'nobody';
  structural?: number;
  improvised?: number;
  cannons?: number;
}
interface Player {
  hand?: readonly string[];
  tactics?: readonly string[];
  /** Troops. What is not named lies in the deck. */
  discard?: readonly string[];
  eliminated?: readonly string[];
  tiles?: readonly number[];
}
export interface Table {
  turn?: 'ottoman' | 'habsburg';
  round?: number;
  morale?: readonly [ottoman: number, habsburg: number];
  streak?: number;
  hexes?: Readonly<Record<string, Hex>>;
  ottoman?: Player;
  habsburg?: Player;
  /** Results of chance, in the order in which they are drawn: faces of dice, names of what is drawn. */
  dice?: readonly Result[];
}

/** A list of Troops in short: `troops('yeniceri', 3, 'sekban', 1)`. */
export const troops = (...pairs: readonly (string | number)[]): string[] => {
  const out: string[] = [];
  for (let i = 0; i < pairs.length; i += 2) for (let n = 0; n < Number(pairs[i + 1]); n++) out.push(String(pairs[i]));
  return out;
};

const player = (
  side: string,
  { hand, tactics, discard, eliminated, tiles }: Player,
): Record<string, readonly (string | number)[]> => ({
  [`${side} hand`]: hand ?? [],
  [`${side} Tactics`]: tactics ?? [],
  [`${side} Troop discard`]: discard ?? [],
  [`${side} Eliminated`]: eliminated ?? [],
  [`${side} tiles`]: tiles ?? [],
});

/** The position at the start of a turn. Hexes that are not named are as at the start of the game. */
export const position = ({
  turn,
  round,
  morale,
  streak,
  hexes = {},
  ottoman = {},
  habsburg = {},
}: Table): PositionJson => {
  const owner = ['ottoman', 'habsburg', 'nobody'] as const;
  const all = (value: (id: string, hex: number) => string | number): Record<string, string | number> =>
    Object.fromEntries(kit.hexes.map((id, hex) => [id, value(id, hex)]));
  for (const id of Object.keys(hexes)) if (!kit.hexes.includes(id)) throw new Error(`no hex ${id}`);
  /** A hex that has changed hands holds nothing but what is named. */
  const taken = (id: string, hex: number): boolean =>
    (hexes[id]?.control ?? owner[kit.control[hex]]) !== owner[kit.control[hex]];
  return {
    turn: turn ?? 'ottoman',
    round: round ?? 1,
    streak: streak ?? 0,
    morale: { ottoman: morale?.[0] ?? 8, habsburg: morale?.[1] ?? 8 },
    control: all((id, hex) => hexes[id]?.control ?? owner[kit.control[hex]]),
    structural: all((id, hex) => hexes[id]?.structural ?? (taken(id, hex) ? 0 : kit.layouts.setupC.structural[hex])),
    improvised: all((id, hex) => hexes[id]?.improvised ?? (taken(id, hex) ? 0 : kit.layouts.setupC.improvised[hex])),
    cannons: all((id, hex) => hexes[id]?.cannons ?? (taken(id, hex) ? 0 : kit.cannons[hex])),
    zones: { ...player('ottoman', ottoman), ...player('habsburg', habsburg) },
  };
};

/** A match that begins with that position. */
export const table = (setting: Table): Match<Vienna, Kit> => {
  const match = new Match<Vienna, Kit>(kernel, { set: RECONSTRUCTED, position: position(setting) });
  if (setting.dice) match.script(setting.dice);
  return match;
};

/** What happened in the last move, as everybody together saw it: `[event, rule]` pairs, or whole reports with `happened`. */
export const happened = (match: Match<Vienna, Kit>, from = match.length) => match.events('all', from);

/** A hex as it is now. */
export const hex = (match: Match<Vienna, Kit>, id: string): Required<Hex> => {
  const g = match.state;
  const i = kit.hexes.indexOf(id);
  return {
    control: (['ottoman', 'habsburg', 'nobody'] as const)[g.control[i]],
    structural: g.structural[i],
    improvised: g.improvised[i],
    cannons: g.cannons[i],
  };
};

/** The components in a zone, by name. */
export const zone = (match: Match<Vienna, Kit>, id: string): (string | number)[] => {
  const i = vienna.zones.findIndex((one) => one.id === id);
  if (i < 0) throw new Error(`no zone ${id}`);
  return match.state.zones[i].map((item) => vienna.zones[i].of.name(kit, item));
};

/** A match from that position with more zones named: discards, a Strategy deck, seen tiles. */
export const tableWith = (
  setting: Table,
  zones: Readonly<Record<string, readonly (string | number)[]>>,
): Match<Vienna, Kit> => {
  const start = position(setting);
  const match = new Match<Vienna, Kit>(kernel, {
    set: RECONSTRUCTED,
    position: { ...start, zones: { ...start.zones, ...zones } },
  });
  if (setting.dice) match.script(setting.dice);
  return match;
};

/** Makes the moves; Responses that no move answers are declined, after the last move too. */
export const go = (match: Match<Vienna, Kit>, ...moves: readonly string[]): Match<Vienna, Kit> => {
  const decline = (): void => {
    while (due(match) === 'respond') match.play('decline');
  };
  for (const move of moves) {
    if (!move.startsWith('respond ')) decline();
    match.play(move);
  }
  decline();
  return match;
};

/** The paragraphs that an impossible position breaks; the message where it breaks none. */
export const brokenBy = (setting: Table): string[] => {
  try {
    table(setting);
  } catch (error) {
    if (error instanceof Refusal)
      return error.reasons.length > 0 ? error.reasons.map(({ rule }) => rule) : [error.message];
    throw error;
  }
  return [];
};

/** A zone as the Ottomans, the Habsburgs and a spectator see it. */
export const sight = (match: Match<Vienna, Kit>, id: string) =>
  ([0, 1, undefined] as const).map((viewer) => match.viewJson(viewer).zones?.[id]);

/** Faces of `n` dice: those named, then 1s. */
export const roll = (n: number, ...faces: number[]): number[] => [
  ...faces,
  ...new Array<number>(n - faces.length).fill(1),
];

/** Ottoman and Habsburg Morale. */
export const morale = (match: Match<Vienna, Kit>): number[] => [...match.state.morale];

import { type Advice, Refusal } from '@ravelin/engine';
import { LEVEL_NAMES } from '@ravelin/table';
import { playsToTheEnd } from '../playing-on.ts';
import { MANY } from './looked-at.ts';

/** How deep an analysis looks. */
export interface Depth {
  /** Ways to go on from a position that cannot be judged at once. */
  readonly samples: number;
  /** Tries of the search for the best move of a decision. */
  readonly tries: number;
  /** Worlds in which the move that was made is held against it. */
  readonly worlds: number;
  /** Tries for each move of a line that did not happen: about what a player of that level would make. */
  readonly line: number;
}

const DEPTHS: Readonly<Record<(typeof LEVEL_NAMES)[number]['id'], Omit<Depth, 'line'>>> = {
  page: { samples: 16, tries: 30, worlds: 16 },
  ensign: { samples: 32, tries: 90, worlds: 48 },
  captain: { samples: 64, tries: 300, worlds: 150 },
  colonel: { samples: 160, tries: 1000, worlds: 400 },
  marshal: { samples: 480, tries: 4000, worlds: 1200 },
};

/** Fewer worlds than this show nothing. */
const FEWEST = 16;

/** The id of the level of that name, or of that number from 1. */
export const levelOf = (name: string): (typeof LEVEL_NAMES)[number]['id'] => {
  const level = LEVEL_NAMES.find(({ id }, i) => id === name || String(i + 1) === name);
  if (level) return level.id;
  const known = LEVEL_NAMES.map(({ id }) => id).join(', ');
  throw new Refusal('unknown-level', `There is no level "${name.slice(0, 80)}"; there are: ${known}.`);
};

/** Of the tries for a decision that is judged, a move of a line has one in so many. */
const LINE = 5;

/** Where every try is played to the end of the game it takes long, and says more. */
const TO_THE_END = 0.2;

/** A position in a game of very many moves is played on at least so often. */
const FEWEST_SAMPLES = 8;

/**
 * How deep a level looks at a game of so many moves: where a try takes long, there are fewer of them (`Advice.analysed`), and where positions are very
 * many, each is played on less often.
 */
export const depthOf = (advice: Advice<never> | undefined, level: string, moves = 0): Depth => {
  const { tries, worlds, ...rest } = DEPTHS[levelOf(level)];
  const samples = Math.max(FEWEST_SAMPLES, Math.round(rest.samples * Math.min(1, MANY / Math.max(1, moves))));
  const share = Math.min(playsToTheEnd(advice) ? TO_THE_END : 1, advice?.analysed ?? 1);
  const scaled = (number: number): number => Math.max(FEWEST, Math.round(number * share));
  return { samples, tries: scaled(tries), worlds: scaled(worlds), line: scaled(tries / LINE) };
};

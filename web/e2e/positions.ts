import type { Page } from '@playwright/test';
import { type GameRecord, loadRecord, Match } from '@ravelin/engine';
import { type Ask, bringGame, kernelOf, type LegalMove, type ListMove, randomPlayer } from '@ravelin/table';
import { Random } from '../../engine/random.ts';
import { type AnyMatch, kindsOf, legalMoves, listMoves, unfoldMove, walkList } from '../../table/legal.ts';
import { myTurn } from './screens.mjs';

/** Positions of random games, each with what can be decided there: for tests that look at many moments of a game. */

/** A list as it is made: what may join it at each step, and what does. */
export interface ListWalk {
  readonly declared: ListMove;
  readonly steps: readonly { readonly next: readonly string[]; readonly takes: string }[];
  readonly notation: string;
}

export interface Decided {
  readonly record: GameRecord;
  readonly moves: readonly LegalMove[];
  readonly lists: readonly ListWalk[];
}

/** No random game is followed longer: some battles go on for a thousand decisions. */
const LONGEST = 400;
/** About one decision in so many is looked at. */
const EVERY = 12;

const notAsked = (): never => {
  throw new Error('The random player does not ask this.');
};

const askOf = (match: AnyMatch): Ask => ({
  moves: () => legalMoves(match),
  lists: () => listMoves(match),
  kinds: () => kindsOf(match),
  unfold: (kind, names) => unfoldMove(match, kind, names),
  list: (kind, names) => walkList(match, kind, names),
  why: notAsked,
  sight: notAsked,
});

/** Each beginning of which only so much is listed goes on at random, so that every one of them leads to a whole move. */
const whole = (match: AnyMatch, move: LegalMove, chance: Random): LegalMove => {
  if (!move.open) return move;
  const names = move.parts.map(({ name }) => name);
  const on = unfoldMove(match, move.kind, names);
  return whole(match, on[chance.int(on.length)], chance);
};

const listed = (match: AnyMatch, declared: ListMove, chance: Random): ListWalk => {
  const steps: { next: readonly string[]; takes: string }[] = [];
  for (;;) {
    const names = steps.map(({ takes }) => takes);
    const { next, closes, notation } = walkList(match, declared.kind, names);
    if (next.length === 0 || (closes && steps.length > 0 && chance.int(3) === 0)) return { declared, steps, notation };
    steps.push({ next, takes: next[chance.int(next.length)] });
  }
};

const slotsOf = ({ kind, parts }: LegalMove): string[] => [
  kind,
  ...parts.map(({ slot, domain, name }) => `${kind}/${slot}/${domain}:${name}`),
];

/** So few of the moves that every kind, and every thing in each of its slots, is in one of them. */
const covering = (moves: readonly LegalMove[], chance: Random): LegalMove[] => {
  const seen = new Set<string>();
  const left = moves.map((move) => ({ move, dice: chance.int(1 << 20) })).sort((a, b) => a.dice - b.dice);
  return left.flatMap(({ move }) => {
    const slots = slotsOf(move).filter((slot) => !seen.has(slot));
    for (const slot of slots) seen.add(slot);
    return slots.length > 0 ? [move] : [];
  });
};

/**
 * `many` positions of a game; in each so many moves that every thing which is part of any is part of one, but no more of them than
 * `most`. With a kind, only positions with moves of that kind, and only those moves.
 */
export const positionsOf = async (
  { id, scenario }: { readonly id: string; readonly scenario?: string },
  {
    many,
    most,
    seed = 'drawn',
    kind,
  }: { readonly many: number; readonly most: number; readonly seed?: string; readonly kind?: string },
): Promise<readonly Decided[]> => {
  await bringGame(id);
  const kernel = kernelOf(id);
  const [set] = kernel.game.sets;
  const found: Decided[] = [];
  for (let n = 0; found.length < many; n++) {
    const chance = new Random(`${seed}/${id}/${n}`);
    const player = randomPlayer(chance);
    const match: AnyMatch = new Match(kernel, {
      set,
      seed: `${seed}/${n}`,
      ...(scenario !== undefined && { scenario }),
    });
    for (let at = 0; at < LONGEST && !match.over && found.length < many; at++) {
      const isMeant = (one: { readonly kind: string }): boolean => kind === undefined || one.kind === kind;
      const moves = chance.int(EVERY) === 0 ? legalMoves(match).filter(isMeant) : undefined;
      if (moves && (kind === undefined || moves.length > 0))
        found.push({
          // It goes on being written: kept as it is now.
          record: structuredClone(match.record()),
          moves: covering(moves, chance)
            .slice(0, most)
            .map((move) => whole(match, move, chance)),
          lists: listMoves(match)
            .filter(isMeant)
            .map((declared) => listed(match, declared, chance)),
        });
      match.play(await player.choose(match.viewJson(undefined), askOf(match), new AbortController().signal));
    }
  }
  return found;
};

/** A recorded game as it stood before its first move of this sort. */
export const beforeMove = async (record: GameRecord, wanted: RegExp): Promise<Decided> => {
  await bringGame(record.game);
  const kernel = kernelOf(record.game);
  const first = record.moves.findIndex(([, move]) => wanted.test(move));
  const match: AnyMatch = loadRecord(kernel, kernel.game.sets, record, first, new Random(record.game));
  return { record: match.record(), moves: [], lists: [] };
};

/** Brings a position to the table. */
export const openPosition = async (page: Page, address: string, { record }: Decided): Promise<void> => {
  await page.goto(`${address}#/import`);
  await page.fill('textarea', JSON.stringify(record));
  await page.click('.import .btn.primary');
  await page.waitForSelector('.table, .curtain');
  await myTurn(page);
};

import { type FairDice, type GameRecord, loadRecord, Refusal } from '@ravelin/engine';
import { bringGame, kernelOf } from './catalogue.ts';
import { commitmentTo, FairChance, numberOf, numbersAfter } from './fair.ts';
import { recordGame } from './kept.ts';
import type { AnyMatch } from './legal.ts';

/** What was found when the chance of a record was checked: everything follows from the secret. Whatever does not is a refusal. */
export interface Verdict {
  readonly game: string;
  readonly table: string;
  readonly commitment: string;
  /** By the side that each played. */
  readonly nonces: Readonly<Record<string, string>>;
  /** Were sides drawn by lot? */
  readonly lot: boolean;
  /** So many moves, and random results in them and before the first, were checked. */
  readonly moves: number;
  readonly results: number;
  /** So many moves were played by older rules, which are not here: only that version of the program can check them. */
  readonly older: number;
  /** The game did not begin at the start of its scenario. */
  readonly position: boolean;
}

const wrong = (message: string): Refusal => new Refusal('unfair', message);

const HEX = /^[0-9a-f]{64}$/;

/** The commitment and the secret of a record, if the one is the hash of the other. */
const readFair = ({ fair }: GameRecord): FairDice & { readonly secret: string } => {
  if (fair === undefined)
    throw new Refusal('no-commitment', 'This record has no commitment: it was not played on a server with fair dice.');
  const { table, commitment, nonces, secret, numbers = [] } = fair;
  const isWhole = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0;
  if (typeof table !== 'string' || typeof commitment !== 'string' || !HEX.test(commitment))
    throw wrong('"fair": the table or the commitment is missing or malformed.');
  if (typeof nonces !== 'object' || nonces === null || Object.values(nonces).some((one) => typeof one !== 'string'))
    throw wrong('"fair": "nonces" (what the players have added) is missing or malformed.');
  if (!Array.isArray(numbers) || numbers.some((one) => !isWhole(one?.after) || !isWhole(one?.more)))
    throw wrong('"fair": "numbers" is malformed.');
  if (secret === undefined)
    throw new Refusal('no-secret', 'The secret is not in this record: it is told when the game is over.');
  if (typeof secret !== 'string' || !HEX.test(secret)) throw wrong('"fair": the secret is malformed.');
  if (commitmentTo(table, secret) !== commitment)
    throw wrong('The secret is not the one to which the server committed itself before the game.');
  return { ...fair, secret };
};

const CLAIM = 'the secret of its commitment';

const countResults = ({ start, moves }: GameRecord): number =>
  start.length + moves.reduce((sum, [seat, , results = []]) => sum + (seat === 'undo' ? 0 : results.length), 0);

/** By the side that somebody played, what they added; sides that were drawn by lot must be those that the secret gives. */
const addedBySide = ({ lot, nonces }: FairDice, seats: readonly string[], chance: FairChance): FairDice['nonces'] => {
  if (lot === undefined) return nonces;
  if (JSON.stringify(lot) !== JSON.stringify(chance.sides(seats)))
    throw wrong('The sides are not those that the lot gives by the secret of its commitment.');
  return Object.fromEntries(
    seats.flatMap((seat, i) => (nonces[seat] === undefined ? [] : [[lot[i], nonces[seat]] as const])),
  );
};

/** Replays a record; every result must be what the secret gives there. */
const replayed = (record: GameRecord, fair: FairDice, secret: string): AnyMatch => {
  const kernel = kernelOf(recordGame(record));
  const chance = new FairChance(fair, secret, CLAIM);
  return loadRecord(kernel, kernel.game.sets, record, Number.POSITIVE_INFINITY, chance);
};

/** Entries have the numbers with which they were stored: whoever could choose them could choose the dice. */
const checkNumbers = ({ earlier, moves }: GameRecord, { numbers = [] }: FairDice): void => {
  const before = earlier?.fair?.numbers ?? [];
  const stored = earlier ? numberOf(before, earlier.moves.length) : 0;
  const kept = earlier ? (numbers.at(-1)?.after ?? 0) : 0;
  const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  if (!same(numbers, earlier ? numbersAfter(before, kept, stored) : []))
    throw wrong('"fair": the entries of the record have other numbers than those with which they were stored.');
  if (!same(moves.slice(0, kept), earlier?.moves.slice(0, kept) ?? []))
    throw wrong('The record begins with other moves than what was played by older rules.');
};

/** What older rules left, checked as far as the present ones can replay it. */
const checkEarlier = (record: GameRecord, whole: FairDice, secret: string): { results: number; older: number } => {
  const { fair } = record;
  if (fair?.commitment !== whole.commitment || JSON.stringify(fair.nonces) !== JSON.stringify(whole.nonces))
    throw wrong('What was played by older rules has another commitment than the rest.');
  const { numbers = [] } = fair;
  checkNumbers(record, fair);
  const match = replayed(record, { ...whole, numbers }, secret);
  const before = record.earlier ? checkEarlier(record.earlier, whole, secret) : { results: 0, older: 0 };
  const { after, of } = match.reopened ?? { after: match.length, of: match.length };
  const behind = match.reopened?.goesOn === 'snapshot' ? of : of - after;
  return { results: before.results + (behind === 0 ? countResults(record) : 0), older: before.older + behind };
};

/**
 * Checks the chance of a finished game of a server: that the secret is the one that was committed to, and that the rules and the secret give every result that
 * the record holds. Throws the first thing that is wrong, in words. `known`: the commitment that somebody kept since before the game.
 */
export const verifyRecord = async (json: unknown, known?: string): Promise<Verdict> => {
  const game = recordGame(json);
  await bringGame(game);
  const record = json as GameRecord;
  const fair = readFair(record);
  const { secret, table, commitment, lot } = fair;
  if (known !== undefined && known !== commitment)
    throw wrong(`The record has another commitment (${commitment}) than the one that you know (${known}).`);
  if (record.seed !== undefined) throw wrong('The record claims a seed besides the secret.');
  checkNumbers(record, fair);
  const match = replayed(record, fair, secret);
  const nonces = addedBySide(fair, match.kernel.game.seats, new FairChance(fair, secret));
  const { reopened } = match;
  if (reopened && reopened.goesOn !== 'replay')
    throw new Refusal(
      'older-rules',
      `This game was played by version ${reopened.from} of its rules, and version ${reopened.to} cannot replay it: ${reopened.because ?? ''}`,
    );
  const earlier = record.earlier ? checkEarlier(record.earlier, fair, secret) : { results: 0, older: 0 };
  return {
    game,
    table,
    commitment,
    nonces,
    lot: lot !== undefined,
    moves: match.length,
    results: countResults(record) + earlier.results,
    older: earlier.older,
    position: record.position !== undefined && !record.earlier,
  };
};

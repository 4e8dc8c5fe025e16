import { Refusal } from './errors.ts';
import type { ComponentSet } from './game.ts';
import type { Kernel } from './kernel.ts';
import type { Match, MatchStart } from './match.ts';
import type { Result } from './play.ts';
import type { Source } from './random.ts';
import { readPosition } from './read-position.ts';
import { FORMAT, type GameRecord, TABLE_ENDINGS } from './record-format.ts';
import { reopen } from './reopen.ts';
import { bad, refusedAs, replay } from './replay.ts';
import { hashState } from './save.ts';
import type { Base } from './state.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isResultList = (value: unknown): value is Result[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number' || typeof one === 'string');

const isEntry = (entry: unknown): boolean =>
  Array.isArray(entry) &&
  typeof entry[0] === 'string' &&
  typeof entry[1] === 'string' &&
  (entry[2] === undefined || isResultList(entry[2]));

const isTableEnding = (value: unknown): boolean =>
  isObject(value) && TABLE_ENDINGS.some((how) => how === value.how) && isObject(value.outcomes);

/** A record whose members are each of the right kind. What they say is checked by replaying it. */
const readRecord = (game: string, json: unknown): GameRecord => {
  if (!isObject(json)) throw bad('A record is a JSON object.');
  const record: Partial<Record<keyof GameRecord, unknown>> = json;
  if (record.ravelin === undefined)
    throw bad('This is not a Ravelin record: "ravelin" (the format version) is missing.');
  if (record.ravelin !== FORMAT)
    throw bad(`The record has format ${JSON.stringify(record.ravelin)}; this program reads format ${FORMAT}.`);
  if (record.game !== game) throw bad(`The record is of the game ${JSON.stringify(record.game)}, not of ${game}.`);
  if (!Number.isSafeInteger(record.rules) || (record.rules as number) < 1)
    throw bad('"rules" (the version of the rules) is missing or not a number.');
  if (!isObject(record.components)) throw bad('"components" is missing.');
  if (!isResultList(record.start))
    throw bad('"start" (the random results before the first move) is missing or malformed.');
  if (!Array.isArray(record.moves)) throw bad('"moves" is missing or not a list.');
  const malformed = record.moves.findIndex((entry) => !isEntry(entry));
  if (malformed >= 0) throw bad(`Move ${malformed + 1} is malformed: ${JSON.stringify(record.moves[malformed])}.`);
  if (typeof record.finalHash !== 'string') throw bad('"finalHash" is missing.');
  if (record.seed !== undefined && typeof record.seed !== 'string') throw bad('"seed" is not a text.');
  if (typeof record.scenario !== 'string') throw bad('"scenario" is missing.');
  if (record.snapshot !== undefined && !isObject(record.snapshot)) throw bad('"snapshot" is not a position.');
  if (record.fair !== undefined && !isObject(record.fair)) throw bad('"fair" is not an object.');
  if (record.ended !== undefined && !isTableEnding(record.ended))
    throw bad('"ended" does not say how it ended at the table.');
  if (record.earlier !== undefined && !isObject(record.earlier)) throw bad('"earlier" is not a record.');
  return json as unknown as GameRecord;
};

/** The set that a record brings along, which must be the one that its hash names. */
const broughtSet = <S extends Base<K>, K>(
  { game }: Kernel<S, K>,
  { hash, files }: GameRecord['components'],
): ComponentSet<K> => {
  const read = game.readComponents?.bind(game);
  if (!read) throw bad(`${game.title} takes no component sets of its players' own.`);
  const set = refusedAs('The component set of the record', () => read(files));
  if (set.hash !== hash) throw bad('The component set of the record has another hash than it says: it was edited.');
  return set;
};

/** The set that the record names. Its contents may have changed since; then its hash differs. */
const setOf = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  { components }: GameRecord,
  sets: readonly ComponentSet<K>[],
): ComponentSet<K> => {
  const known = sets.find(({ hash }) => hash === components.hash);
  if (components.files !== undefined) return known ?? broughtSet(kernel, components);
  const named = sets.filter(({ id }) => id === components.set);
  if (named.length === 0)
    throw bad(`The record uses the component set ${JSON.stringify(components.set)}, which is not here.`);
  return named.find(({ hash }) => hash === components.hash) ?? named[0];
};

/** The snapshot of a record of the same rules must show what its moves lead to. */
const checkSnapshot = <S extends Base<K>, K>(match: Match<S, K>, { snapshot }: GameRecord): void => {
  if (snapshot === undefined) return;
  const { kernel, set } = match;
  const chance = kernel.play({ int: () => 0 });
  const shown = refusedAs('The snapshot', () => readPosition(kernel, set.kit, snapshot, chance));
  if (hashState(kernel, shown) !== match.hash())
    throw bad('The snapshot shows another position than the moves lead to: it was edited.');
};

/**
 * Opens a record. One that was played by these rules with these components is replayed, with every move, random result, the snapshot and the final
 * hash checked, or refused. One of older rules or other components goes on as far as it can, and the match says what its
 * players must be told (`Match.reopened`). `source` is where chance comes from when play goes on from a record without a seed.
 */
export const loadRecord = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  sets: readonly ComponentSet<K>[],
  json: unknown,
  upTo = Number.POSITIVE_INFINITY,
  source?: Source,
): Match<S, K> => {
  const { game } = kernel;
  const record = readRecord(game.id, json);
  if (record.rules > game.rules)
    throw new Refusal(
      'newer-format',
      `The record was played by version ${record.rules} of the rules of ${game.title}; this program has version ${game.rules}.`,
    );
  const set = setOf(kernel, record, sets);
  const { scenario, options, seed, position, fair, earlier } = record;
  const start: MatchStart<K> = {
    set,
    scenario,
    options,
    ...(seed !== undefined && { seed }),
    ...(position !== undefined && { position }),
    ...(fair && { fair }),
    ...(earlier && { earlier }),
    ...(source && { source }),
  };
  if (record.rules !== game.rules || record.components.hash !== set.hash) return reopen(kernel, record, start, upTo);
  const { match, against } = replay(kernel, record, start, upTo);
  if (against) throw against;
  if (upTo === Number.POSITIVE_INFINITY) checkSnapshot(match, record);
  return match;
};

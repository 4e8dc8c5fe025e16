import { Refusal } from './errors.ts';
import type { ComponentSet } from './game.ts';
import type { Kernel } from './kernel.ts';
import { Match, type MatchStart } from './match.ts';
import type { Result } from './play.ts';
import type { Source } from './random.ts';
import { FORMAT, type GameRecord, type OutcomeReport } from './record-format.ts';
import type { Base } from './state.ts';

/** Whatever is wrong inside a record, the record is what is wrong. */
const refusedAs = <T>(where: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('bad-record', `${where}: ${error.message}`, error.reasons);
  }
};

const isResultList = (value: unknown): value is Result[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'number' || typeof one === 'string');

/**
 * Replays a record, checking every move, every random result and the final hash. `source` is where chance comes from when play
 * goes on from a record without a seed.
 */
export const loadRecord = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  sets: readonly ComponentSet<K>[],
  json: unknown,
  upTo = Number.POSITIVE_INFINITY,
  source?: Source,
): Match<S, K> => {
  const bad = (message: string): Refusal => new Refusal('bad-record', message);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) throw bad('A record is a JSON object.');
  const record = json as Partial<Record<keyof GameRecord, unknown>>;
  const { game } = kernel;
  if (record.ravelin === undefined)
    throw bad('This is not a Ravelin record: "ravelin" (the format version) is missing.');
  if (record.ravelin !== FORMAT)
    throw bad(`The record has format ${JSON.stringify(record.ravelin)}; this program reads format ${FORMAT}.`);
  if (record.game !== game.id)
    throw bad(`The record is of the game ${JSON.stringify(record.game)}, not of ${game.id}.`);
  if (record.rules !== game.rules)
    throw bad(
      `The record was played by version ${JSON.stringify(record.rules)} of the rules of ${game.title}; this program has version ${game.rules}.`,
    );
  const components = record.components as { set?: unknown; hash?: unknown } | undefined;
  const named = sets.filter(({ id }) => id === components?.set);
  if (named.length === 0)
    throw bad(`The record uses the component set ${JSON.stringify(components?.set)}, which is not here.`);
  const set = named.find(({ hash }) => hash === components?.hash);
  if (!set)
    throw bad(`The component set "${named[0].id}" is not the one the record was played with (its hash differs).`);
  if (!isResultList(record.start))
    throw bad('"start" (the random results before the first move) is missing or malformed.');
  if (!Array.isArray(record.moves)) throw bad('"moves" is missing or not a list.');
  if (typeof record.finalHash !== 'string') throw bad('"finalHash" is missing.');
  if (record.seed !== undefined && typeof record.seed !== 'string') throw bad('"seed" is not a text.');
  if (typeof record.scenario !== 'string') throw bad('"scenario" is missing.');
  const start: MatchStart<K> = {
    set,
    scenario: record.scenario,
    options: record.options,
    ...(record.seed !== undefined && { seed: record.seed }),
    ...(record.position !== undefined && { position: record.position }),
    ...(source && { source }),
  };
  const replay = record.start;
  const match = refusedAs('Before the first move', () => new Match<S, K>(kernel, { ...start, replay }));
  if (record.seed !== undefined) {
    const fresh = new Match<S, K>(kernel, start).record();
    if (JSON.stringify(fresh.start) !== JSON.stringify(record.start))
      throw bad(`The record claims the seed ${record.seed}, but its start was dealt otherwise: it was edited.`);
  }
  let moves = 0;
  for (const [i, entry] of (record.moves as unknown[]).entries()) {
    if (moves >= upTo) return match;
    const where = `Move ${i + 1}`;
    if (
      !Array.isArray(entry) ||
      typeof entry[0] !== 'string' ||
      typeof entry[1] !== 'string' ||
      (entry[2] !== undefined && !isResultList(entry[2]))
    )
      throw bad(`${where} is malformed: ${JSON.stringify(entry)}.`);
    refusedAs(`${where} (${JSON.stringify(entry[1])})`, () => {
      if (entry[0] === 'undo') {
        match.undo(entry[1]);
        moves--;
        return;
      }
      if (match.seat !== entry[0])
        throw bad(`it is said to be ${entry[0]}'s, but ${match.seat ?? 'nobody'} decides there.`);
      match.play(entry[1], entry[2] ?? []);
      moves++;
    });
  }
  if (match.hash() !== record.finalHash)
    throw bad(
      `After its ${match.length} moves the record has another final hash (${record.finalHash}) than the game (${match.hash()}): it was cut or edited.`,
    );
  const claimed = record.result as Partial<OutcomeReport> | null | undefined;
  if (moves < upTo && (claimed?.winner !== match.result?.winner || claimed?.how !== match.result?.how))
    throw bad(`The record claims another result than its moves lead to: ${JSON.stringify(match.result)}.`);
  return match;
};

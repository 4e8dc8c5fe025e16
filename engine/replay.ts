import { Refusal } from './errors.ts';
import type { Kernel } from './kernel.ts';
import { Match, type MatchStart } from './match.ts';
import type { GameRecord, OutcomeReport } from './record-format.ts';
import type { Base } from './state.ts';

export const bad = (message: string): Refusal => new Refusal('bad-record', message);

/** Whatever is wrong inside a record, the record is what is wrong. */
export const refusedAs = <T>(where: string, act: () => T): T => {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal('bad-record', `${where}: ${error.message}`, error.reasons);
  }
};

/** How far a record leads, and what stands against the rest of it. */
export interface Replayed<S extends Base<K>, K> {
  readonly match: Match<S, K>;
  readonly against?: Refusal;
}

const startedBy = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  record: GameRecord,
  start: MatchStart<K>,
): Match<S, K> => {
  const match = refusedAs('Before the first move', () => new Match<S, K>(kernel, { ...start, replay: record.start }));
  const claim = match.claims;
  if (claim === undefined) return match;
  const fresh = new Match<S, K>(kernel, start);
  if (JSON.stringify(fresh.startResults) !== JSON.stringify(record.start))
    throw bad(`The record claims ${claim}, but its start was dealt otherwise: it was edited.`);
  return match;
};

/** Whoever asks for no more than its moves does not ask what came of them. */
const checkEnd = <S extends Base<K>, K>(match: Match<S, K>, { finalHash, result }: GameRecord, upTo: number): void => {
  if (match.hash() !== finalHash)
    throw bad(
      `After its ${match.length} moves the record has another final hash (${finalHash}) than the game (${match.hash()}): it was cut or edited.`,
    );
  const claimed: Partial<OutcomeReport> | null | undefined = result;
  if (match.length >= upTo) return;
  if (claimed?.winner !== match.result?.winner || claimed?.how !== match.result?.how)
    throw bad(`The record claims another result than its moves lead to: ${JSON.stringify(match.result)}.`);
};

/**
 * Replays a record as far as it agrees with the rules: every move, every random result, the seed it claims, the final hash, the result. A
 * record that cannot even begin is refused.
 */
export const replay = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  record: GameRecord,
  start: MatchStart<K>,
  upTo: number,
): Replayed<S, K> => {
  const match = startedBy(kernel, record, start);
  try {
    for (const [i, [seat, move, results]] of record.moves.entries()) {
      if (match.length >= upTo) return { match };
      refusedAs(`Move ${i + 1} (${JSON.stringify(move)})`, () => {
        if (seat === 'undo') return match.undo(move, results?.[0] === 'agreed');
        if (match.seat !== seat) throw bad(`it is said to be ${seat}'s, but ${match.seat ?? 'nobody'} decides there.`);
        match.play(move, results ?? []);
      });
    }
    checkEnd(match, record, upTo);
    return { match };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { match, against: error };
  }
};

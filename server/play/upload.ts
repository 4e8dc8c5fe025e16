import { loadRecord, Refusal, type Source } from '@ravelin/engine';
import { type AnyMatch, bringGame, isSealed, kernelOf, readKept, recordGame, unseal } from '@ravelin/table';

/** What a game that was begun elsewhere may have: more than any game that people play. */
const MOST_MOVES = 5000;
/** What a sealed game may unpack to, in characters. */
const MOST_UNPACKED = 8_000_000;

const movesIn = (record: unknown): number =>
  typeof record === 'object' && record !== null && 'moves' in record && Array.isArray(record.moves)
    ? record.moves.length
    : 0;

const recordIn = async (file: unknown): Promise<unknown> =>
  isSealed(file) ? readKept(await unseal(file, MOST_UNPACKED)).record : file;

/**
 * A game that was begun in somebody's browser, from its record or sealed. Every move and every result must replay by the rules of now. From here on chance is the
 * server's: a seed, by which whoever brings the game would know every coming die, is checked and then forgotten.
 */
export const uploadedMatch = async (file: unknown, chance: Source): Promise<AnyMatch> => {
  const record = await recordIn(file);
  if (movesIn(record) > MOST_MOVES)
    throw new Refusal('too-long', `The game has more than ${MOST_MOVES} moves: too many to be taken online.`);
  const game = recordGame(record);
  await bringGame(game);
  const kernel = kernelOf(game);
  const claimed = loadRecord(kernel, kernel.game.sets, record);
  if (claimed.reopened)
    throw new Refusal(
      'older-rules',
      'The game was played by older rules, or with other components: open it in the client first, and take it from there.',
    );
  if (claimed.over) throw new Refusal('game-over', 'This game is over: there is nothing left to play.');
  const { seed: _seed, fair: _fair, ended: _ended, players: _players, ...rest } = record as Record<string, unknown>;
  return loadRecord(kernel, kernel.game.sets, rest, Number.POSITIVE_INFINITY, chance);
};

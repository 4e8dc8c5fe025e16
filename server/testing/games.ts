import { randomUUID } from 'node:crypto';
import { Match, Random, type Source } from '@ravelin/engine';
import { type AnyMatch, bringGame, kernelOf } from '@ravelin/table';
import { outcomesByRules } from '../play/endings.ts';
import { NEW } from '../store/lobby.ts';
import type { Database } from '../store/schema.ts';
import type { Turn } from '../store/turns.ts';

/** For tests: games without people. */

export const begun = async (game: string, chance: Source = new Random('chance')): Promise<AnyMatch> => {
  await bringGame(game);
  const kernel = kernelOf(game);
  return new Match(kernel, { set: kernel.game.sets[0], source: chance });
};

/** A table of which only the game counts. */
export const lobby = async (database: Database, game: string): Promise<string> => {
  const id = randomUUID();
  const row = { id, game, scenario: null, options: '{}', components: null, host: 'nobody', invite: id, watchable: 0 };
  const manner = { pace: 'none', timeout: 'forfeit', open: 0, listed: null, uploaded: 0 };
  await database
    .insertInto('games')
    .values({ ...NEW, ...row, ...manner, created: 0, changed: 0 })
    .execute();
  return id;
};

/** What a match has decided since so many entries, to be stored. */
export const turnOf = (match: AnyMatch, after: number, key?: string): Turn => ({
  after,
  entries: match.log.slice(after),
  hash: match.hash(),
  key,
  position: match.over ? null : match.positionJson(),
  turn: match.seat,
  result: match.result,
  ended: match.result && {
    how: 'rules',
    by: null,
    outcomes: outcomesByRules(match.result, match.kernel.game.seats),
  },
  beside: {},
  deadline: null,
  due: null,
  at: after,
});

export const playRandom = (match: AnyMatch, chance: Random): void =>
  void match.make(match.kernel.random(match.state, chance));

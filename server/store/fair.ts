import type { FairDice } from '@ravelin/engine';
import { commitmentTo, FairChance, newSecret } from '@ravelin/table';
import type { Database } from './schema.ts';

/** The one place that reads secrets: they come out as chance, and as themselves when the game is over. */

export const commit = async (db: Database, game: string): Promise<void> => {
  const secret = newSecret();
  await db
    .insertInto('commitments')
    .values({ game, secret, commitment: commitmentTo(game, secret) })
    .execute();
};

/** By game, what may be known of it before it begins and while it is played. */
export const fairOfAll = async (db: Database, games: readonly string[]): Promise<ReadonlyMap<string, FairDice>> => {
  if (games.length === 0) return new Map();
  const rows = await db.selectFrom('commitments').select(['game', 'commitment']).where('game', 'in', games).execute();
  const added = await db.selectFrom('nonces').selectAll().where('game', 'in', games).orderBy('seat').execute();
  const noncesOf = (game: string) =>
    Object.fromEntries(added.flatMap((row) => (row.game === game ? [[row.seat, row.nonce] as const] : [])));
  return new Map(
    rows.map(({ game, commitment }) => [game, { table: game, commitment, nonces: noncesOf(game) }] as const),
  );
};

/** Undefined: there was no commitment. */
export const fairOf = async (db: Database, game: string): Promise<FairDice | undefined> =>
  (await fairOfAll(db, [game])).get(game);

const secretOf = async (db: Database, game: string): Promise<string | undefined> =>
  (await db.selectFrom('commitments').select('secret').where('game', '=', game).executeTakeFirst())?.secret;

/** Chance of a game: as it began by `fair`, or as it would begin now. Undefined: there was no commitment. */
export const fairChance = async (db: Database, game: string, begun?: FairDice): Promise<FairChance | undefined> => {
  const fair = begun ?? (await fairOf(db, game));
  const secret = await secretOf(db, game);
  return fair && secret !== undefined ? new FairChance(fair, secret) : undefined;
};

/** With the secret, if the game is over. */
export const revealed = async (db: Database, game: string, fair: FairDice): Promise<FairDice> => {
  const row = await db.selectFrom('games').select('state').where('id', '=', game).executeTakeFirst();
  const secret = row?.state === 'over' ? await secretOf(db, game) : undefined;
  return secret === undefined ? fair : { ...fair, secret };
};

/** Adds what a player gives to chance, or replaces what was given for the seat before. */
export const addNonce = async (db: Database, game: string, seat: string, nonce: string): Promise<void> => {
  await db
    .insertInto('nonces')
    .values({ game, seat, nonce })
    .onConflict((conflict) => conflict.columns(['game', 'seat']).doUpdateSet({ nonce }))
    .execute();
};

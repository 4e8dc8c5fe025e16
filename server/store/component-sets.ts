import type { ComponentSet } from '@ravelin/engine';
import type { Database } from './schema.ts';

/** Component sets that players have brought along, each kept once, by its hash. A running game has its own in its record. */

/** What stands in place of a set's id where it is a player's own. */
const OWN = 'own:';

export const ownComponents = ({ hash }: Pick<ComponentSet<unknown>, 'hash'>): string => OWN + hash;

/** The hash of a player's own set; undefined: it is one that comes with the game. */
export const ownHash = (components: string | null): string | undefined =>
  components?.startsWith(OWN) ? components.slice(OWN.length) : undefined;

export const keepSet = async (db: Database, game: string, set: ComponentSet<unknown>, at: number): Promise<void> => {
  const row = { hash: set.hash, game, title: set.title, files: JSON.stringify(set.files), created: at };
  await db
    .insertInto('component_sets')
    .values(row)
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
};

export const setFiles = async (db: Database, hash: string): Promise<unknown> => {
  const row = await db.selectFrom('component_sets').select('files').where('hash', '=', hash).executeTakeFirst();
  return row && (JSON.parse(row.files) as unknown);
};

export const setTitles = async (db: Database, hashes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (hashes.length === 0) return new Map();
  const rows = await db.selectFrom('component_sets').select(['hash', 'title']).where('hash', 'in', hashes).execute();
  return new Map(rows.map(({ hash, title }) => [hash, title]));
};

/** A set at which no table stands any more goes. */
export const dropUnusedSet = async (db: Database, hash: string): Promise<void> => {
  await db
    .deleteFrom('component_sets')
    .where('hash', '=', hash)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('games')
            .select('games.id')
            .where('games.components', '=', OWN + hash),
        ),
      ),
    )
    .execute();
};

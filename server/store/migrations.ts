import type { Kysely, Migration } from 'kysely';

/**
 * How the database comes to its present shape, for SQLite and PostgreSQL alike. A migration that was released is never changed; each can be run again
 * where a crash cut it short.
 */

const begin: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await schema
      .createTable('accounts')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.unique())
      .addColumn('password', 'text')
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('sessions')
      .ifNotExists()
      .addColumn('token', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('sessions_account').ifNotExists().on('sessions').column('account').execute();
    await schema
      .createTable('resets')
      .ifNotExists()
      .addColumn('token', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('mails')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('games')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text')
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('invite', 'text', (c) => c.notNull())
      .addColumn('watchable', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('turn', 'text')
      .addColumn('result', 'text')
      .addColumn('beside', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('seats')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.references('accounts.id').onDelete('set null'))
      .addPrimaryKeyConstraint('seats_key', ['game', 'seat'])
      .execute();
    await schema.createIndex('seats_account').ifNotExists().on('seats').column('account').execute();
    await schema
      .createTable('lines')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('after', 'integer', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('record', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('lines_key', ['game', 'number'])
      .execute();
    await schema
      .createTable('moves')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('entry', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull())
      .addColumn('key', 'text')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('moves_key', ['game', 'sequence'])
      .addUniqueConstraint('moves_sent_once', ['game', 'key'])
      .execute();
    await schema
      .createTable('snapshots')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .addColumn('position', 'text', (c) => c.notNull())
      .execute();
  },
};

/** In the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = { '0001-begin': begin };

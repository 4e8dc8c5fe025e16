import { type Kysely, type Migration, sql } from 'kysely';

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

interface Column {
  readonly type: 'text' | 'integer' | 'bigint';
  /** What rows of before get; without it they get null. */
  readonly default?: string | number;
}

/** Adds the columns that are not there yet: SQLite cannot take back what a crash left half-done. */
const addColumns = async (
  db: Kysely<unknown>,
  table: string,
  columns: Readonly<Record<string, Column>>,
): Promise<void> => {
  const tables = await db.introspection.getTables();
  const there = tables.find(({ name }) => name === table)?.columns.map(({ name }) => name) ?? [];
  for (const [name, { type, default: value }] of Object.entries(columns)) {
    if (there.includes(name)) continue;
    await db.schema
      .alterTable(table)
      .addColumn(name, type, (c) => (value === undefined ? c : c.notNull().defaultTo(value)))
      .execute();
  }
};

/** A table has a pace and an end of its own, and may stand in the lobby. */
const tables: Migration = {
  up: async (db: Kysely<unknown>) => {
    await addColumns(db, 'games', {
      components: { type: 'text' },
      pace: { type: 'text', default: 'none' },
      timeout: { type: 'text', default: 'forfeit' },
      listed: { type: 'bigint' },
      open: { type: 'integer', default: 0 },
      uploaded: { type: 'integer', default: 0 },
      revision: { type: 'integer', default: 0 },
      deadline: { type: 'bigint' },
      due: { type: 'bigint' },
      ended_at: { type: 'bigint' },
      ending: { type: 'text' },
      ended_by: { type: 'text' },
      rematch: { type: 'text' },
    });
    await addColumns(db, 'seats', {
      outcome: { type: 'text' },
      deputy: { type: 'text' },
      helped: { type: 'integer', default: 0 },
    });
    const index = (name: string, columns: string[]) =>
      db.schema.createIndex(name).ifNotExists().on('games').columns(columns).execute();
    await index('games_listed', ['listed', 'id']);
    await index('games_listed_by_game', ['game', 'listed', 'id']);
    await index('games_due', ['due']);
    await index('games_host', ['host']);
    await index('games_state', ['state']);
    await index('games_ended', ['ended_at']);
  },
};

/** Chance by a secret, to which the server commits itself. */
const fairDice: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('commitments')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id').onDelete('cascade'))
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .execute();
    await schema
      .createTable('nonces')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('nonce', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('nonces_key', ['game', 'seat'])
      .execute();
  },
};

/** How strong players are. */
const ratings: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await addColumns(db, 'games', { rated: { type: 'integer', default: 0 } });
    await schema.createIndex('games_to_rate').ifNotExists().on('games').columns(['rated', 'ended_at']).execute();
    await schema
      .createTable('ratings')
      .ifNotExists()
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('rating', 'double precision', (c) => c.notNull())
      .addColumn('deviation', 'double precision', (c) => c.notNull())
      .addColumn('volatility', 'double precision', (c) => c.notNull())
      .addColumn('played', 'integer', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_key', ['pool', 'game', 'player'])
      .execute();
    await schema.createIndex('ratings_player').ifNotExists().on('ratings').column('player').execute();
    await schema.createIndex('ratings_best').ifNotExists().on('ratings').columns(['pool', 'game', 'rating']).execute();
    await schema
      .createTable('rating_changes')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('player', 'text', (c) => c.notNull())
      .addColumn('pool', 'text', (c) => c.notNull())
      .addColumn('before', 'double precision', (c) => c.notNull())
      .addColumn('after', 'double precision', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_changes_key', ['game', 'player'])
      .execute();
    await schema.createIndex('rating_changes_player').ifNotExists().on('rating_changes').column('player').execute();
  },
};

/** The time while any server ran, by which clocks go. */
const uptime: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('uptime')
      .ifNotExists()
      .addColumn('id', 'integer', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('lost', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** What people say, note and report at tables, and who wants to play again. */
const talk: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('chats')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('room', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('seat', 'text')
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('chats_key', ['game', 'number'])
      .execute();
    await schema.createIndex('chats_account').ifNotExists().on('chats').column('account').execute();
    await schema
      .createTable('notes')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['game', 'account'])
      .execute();
    await schema.createIndex('notes_account').ifNotExists().on('notes').column('account').execute();
    await schema
      .createTable('reports')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('reporter', 'text', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('accused', 'text', (c) => c.references('accounts.id').onDelete('set null'))
      .addColumn('number', 'integer')
      .addColumn('text', 'text')
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('closed', 'bigint')
      .execute();
    await schema.createIndex('reports_open').ifNotExists().on('reports').columns(['closed', 'created']).execute();
    await schema
      .createTable('rematches')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addPrimaryKeyConstraint('rematches_key', ['game', 'account'])
      .execute();
  },
};

/** Players who meet in rounds. */
const tournaments: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('tournaments')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('scenario', 'text')
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('pace', 'text', (c) => c.notNull())
      .addColumn('most', 'integer', (c) => c.notNull())
      .addColumn('host', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('tournaments_state').ifNotExists().on('tournaments').column('state').execute();
    await schema.createIndex('tournaments_created').ifNotExists().on('tournaments').column('created').execute();
    await schema
      .createTable('tournament_players')
      .ifNotExists()
      .addColumn('tournament', 'text', (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('seed', 'integer', (c) => c.notNull())
      .addColumn('joined', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('tournament_players_key', ['tournament', 'account'])
      .execute();
    await schema
      .createTable('pairings')
      .ifNotExists()
      .addColumn('tournament', 'text', (c) => c.notNull().references('tournaments.id').onDelete('cascade'))
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('leg', 'integer', (c) => c.notNull())
      .addColumn('first', 'text', (c) => c.notNull())
      .addColumn('second', 'text')
      .addColumn('game', 'text')
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('first_points', 'double precision')
      .addColumn('second_points', 'double precision')
      .addPrimaryKeyConstraint('pairings_key', ['tournament', 'round', 'number', 'leg'])
      .execute();
  },
};

const tokens: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('tokens')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('hash', 'text', (c) => c.notNull().unique())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await schema.createIndex('tokens_account').ifNotExists().on('tokens').column('account').execute();
  },
};

/** Those who look after the server, whom they have banned, and what they have done. */
const admin: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('admins')
      .ifNotExists()
      .addColumn('account', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('since', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('bans')
      .ifNotExists()
      .addColumn('account', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('audit')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('action', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .execute();
    await schema.createIndex('audit_at').ifNotExists().on('audit').column('at').execute();
  },
};

/** When a mail was last tried. */
const mail: Migration = {
  up: (db: Kysely<unknown>) => addColumns(db, 'mails', { taken: { type: 'bigint' } }),
};

/** What is told to players who are not looking. */
const notices: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await addColumns(db, 'mails', { unsubscribe: { type: 'text' } });
    await addColumns(db, 'games', { warned: { type: 'bigint' } });
    await schema.createIndex('games_deadline').ifNotExists().on('games').column('deadline').execute();
    await schema
      .createTable('notice_choices')
      .ifNotExists()
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notice_choices_key', ['account', 'channel', 'kind'])
      .execute();
    await schema
      .createTable('notice_settings')
      .ifNotExists()
      .addColumn('account', 'text', (c) => c.primaryKey().references('accounts.id').onDelete('cascade'))
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('unsubscribe', 'text', (c) => c.notNull().unique())
      .addColumn('confirmed', 'text')
      .addColumn('confirm_token', 'text', (c) => c.unique())
      .addColumn('confirm_address', 'text')
      .addColumn('confirm_expires', 'bigint')
      .addColumn('webhook', 'text')
      .addColumn('webhook_secret', 'text')
      .addColumn('webhook_failures', 'integer', (c) => c.notNull())
      .addColumn('webhook_after', 'bigint')
      .addColumn('webhook_off', 'bigint')
      .execute();
    await schema
      .createTable('devices')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('endpoint', 'text', (c) => c.notNull().unique())
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('devices_account').ifNotExists().on('devices').column('account').execute();
    await schema
      .createTable('notices')
      .ifNotExists()
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('claim', 'text')
      .addColumn('taken', 'bigint')
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('notices_key', ['account', 'channel', 'game', 'kind'])
      .execute();
    await schema.createIndex('notices_due').ifNotExists().on('notices').column('due').execute();
    await schema.createIndex('notices_claim').ifNotExists().on('notices').column('claim').execute();
    await schema
      .createTable('keys')
      .ifNotExists()
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Who is connected to which table, at which server. */
const presences: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('servers')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute();
    await schema
      .createTable('presences')
      .ifNotExists()
      .addColumn('server', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.notNull())
      .addColumn('connections', 'integer', (c) => c.notNull())
      .addColumn('lost', 'bigint')
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('presences_key', ['server', 'game', 'account'])
      .execute();
    for (const column of ['game', 'account', 'changed'])
      await schema.createIndex(`presences_${column}`).ifNotExists().on('presences').column(column).execute();
  },
};

/** Signing in by a key of one's own device. */
const passkeys: Migration = {
  up: async (db: Kysely<unknown>) => {
    const { schema } = db;
    await addColumns(db, 'accounts', { kept: { type: 'integer', default: 0 } });
    await sql`update accounts set kept = 1 where email is not null`.execute(db);
    await schema
      .createTable('passkeys')
      .ifNotExists()
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('used', 'bigint')
      .execute();
    await schema.createIndex('passkeys_account').ifNotExists().on('passkeys').column('account').execute();
    await schema
      .createTable('challenges')
      .ifNotExists()
      .addColumn('challenge', 'text', (c) => c.primaryKey())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('account', 'text', (c) => c.references('accounts.id').onDelete('cascade'))
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();
    await schema.createIndex('challenges_expires').ifNotExists().on('challenges').column('expires').execute();
  },
};

/** People who are asked to a seat by their account. */
const invitations: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('invitations')
      .ifNotExists()
      .addColumn('game', 'text', (c) => c.notNull().references('games.id').onDelete('cascade'))
      .addColumn('account', 'text', (c) => c.notNull().references('accounts.id').onDelete('cascade'))
      .addColumn('seat', 'text', (c) => c.notNull())
      .addColumn('by', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('declined', 'bigint')
      .addPrimaryKeyConstraint('invitations_key', ['game', 'account'])
      .execute();
    await schema.createIndex('invitations_account').ifNotExists().on('invitations').column('account').execute();
  },
};

/** Where programs have decided. */
const programs: Migration = {
  up: (db: Kysely<unknown>) => addColumns(db, 'seats', { program: { type: 'integer', default: 0 } }),
};

/** Component sets that players bring along. */
const componentSets: Migration = {
  up: async ({ schema }: Kysely<unknown>) => {
    await schema
      .createTable('component_sets')
      .ifNotExists()
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('files', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
  },
};

/** Sides that are drawn when the game begins. */
const lot: Migration = {
  up: (db: Kysely<unknown>) => addColumns(db, 'games', { lot: { type: 'integer', default: 0 } }),
};

/** With which components a tournament is played. */
const tournamentSets: Migration = {
  up: (db: Kysely<unknown>) => addColumns(db, 'tournaments', { components: { type: 'text' } }),
};

/** Pages that are connected, but seen by nobody. */
const hiddenPages: Migration = {
  up: (db: Kysely<unknown>) =>
    addColumns(db, 'presences', { hidden: { type: 'integer', default: 0 }, looked: { type: 'bigint' } }),
};

/** In the order of their names. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-begin': begin,
  '0002-tables': tables,
  '0003-fair-dice': fairDice,
  '0004-ratings': ratings,
  '0005-uptime': uptime,
  '0006-talk': talk,
  '0007-tournaments': tournaments,
  '0008-tokens': tokens,
  '0009-admin': admin,
  '0010-mail': mail,
  '0011-notices': notices,
  '0012-presences': presences,
  '0013-passkeys': passkeys,
  '0014-invitations': invitations,
  '0015-programs': programs,
  '0016-component-sets': componentSets,
  '0017-lot': lot,
  '0018-tournament-sets': tournamentSets,
  '0019-hidden-pages': hiddenPages,
};

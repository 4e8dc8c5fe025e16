import type { TableEnding } from '@ravelin/engine';
import type { Kysely } from 'kysely';
import type { Channel, Language, NoticeKind } from '../notices/kinds.ts';

/** What is stored, as both databases have it. Times are milliseconds since 1970; what is structured is kept as JSON text. */

export interface AccountsTable {
  readonly id: string;
  readonly name: string;
  /** Lower case; null: a guest, or an account that has a passkey only. */
  readonly email: string | null;
  /** An argon2id hash. */
  readonly password: string | null;
  /** 1: there is a way back in, by a password or a passkey; 0: a guest. */
  readonly kept: number;
  readonly created: number;
}

/** A key pair of somebody's device, by which they sign in: the public half. */
export interface PasskeysTable {
  /** What the device calls it. */
  readonly id: string;
  readonly account: string;
  /** What its owner calls it. */
  readonly name: string;
  /** In base64url. */
  readonly public_key: string;
  /** How often the device says that it was used; 0: it does not count. */
  readonly counter: number;
  /** How the device is reached. */
  readonly transports: string;
  readonly created: number;
  readonly used: number | null;
}

/** What a device must sign to register or to sign in, once. */
export interface ChallengesTable {
  readonly challenge: string;
  readonly purpose: 'register' | 'sign-in';
  /** Whose passkey is to be registered. */
  readonly account: string | null;
  readonly expires: number;
}

export interface SessionsTable {
  /** The hash of the token in the cookie: whoever reads the database cannot sign in with it. */
  readonly token: string;
  readonly account: string;
  readonly created: number;
  readonly expires: number;
}

export interface ResetsTable {
  readonly token: string;
  readonly account: string;
  readonly expires: number;
}

export interface MailsTable {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly created: number;
  /** When it was last tried to send it; null: never. */
  readonly taken: number | null;
  /** Where a mail program can ask that no more of these are sent; null: it is no notice. */
  readonly unsubscribe: string | null;
}

export type GameState = 'lobby' | 'running' | 'over';

/**
 * How a game ended: `rules`: by its own rules; otherwise by the table, and its rules have no result. `agreed`: those who played ended it
 * without one; `stopped`: whoever runs the server did.
 */
export type Ending = 'rules' | TableEnding['how'];

/** What a seat has of a finished game; `none`: it has no result. */
export type SeatOutcome = TableEnding['outcomes'][string];

/** A component set that a player brought along. */
export interface ComponentSetsTable {
  readonly hash: string;
  readonly game: string;
  readonly title: string;
  readonly files: string;
  readonly created: number;
}

export interface GamesTable {
  readonly id: string;
  readonly game: string;
  readonly scenario: string | null;
  readonly options: string;
  /** The id of the component set; null: the game's own. `own:` and a hash: one that a player brought along. */
  readonly components: string | null;
  /** See `play/pace.ts`. */
  readonly pace: string;
  /** What follows when a seat has no time left: `forfeit`, or the computer player that decides for it from then on. */
  readonly timeout: string;
  /** May anybody sit down who finds it in the lobby? 1: yes. */
  readonly open: number;
  /** 1: who plays which side is drawn when the game begins; until then seats are only places. */
  readonly lot: number;
  /** Since when it waits for players in the lobby; null: it does not. */
  readonly listed: number | null;
  /** 1: it was begun elsewhere, and whoever brought it may know what was hidden until then. */
  readonly uploaded: number;
  readonly host: string;
  /** Whoever knows it may join. */
  readonly invite: string;
  /** May anybody watch it? 1: yes. */
  readonly watchable: number;
  readonly state: GameState;
  /** How many moves are stored: what is stored of a turn goes on from there, or not at all. */
  readonly sequence: number;
  /** The seat that decides. */
  readonly turn: string | null;
  /** By the rules of the game. */
  readonly result: string | null;
  /** Rises with everything that is stored of a running game: whoever has an older one stores nothing. */
  readonly revision: number;
  /** When the seat that decides has no time left, and when the table must be looked at next; in the time of `uptime.ts`. */
  readonly deadline: number | null;
  readonly due: number | null;
  /** The deadline of which the player was told that it is near. */
  readonly warned: number | null;
  readonly ended_at: number | null;
  readonly ending: Ending | null;
  /** The seat that resigned or had no time left. */
  readonly ended_by: string | null;
  /** The table at which the same people play again. */
  readonly rematch: string | null;
  /** Does it count for ratings? 0: no, 1: when it is over, 2: it was counted. */
  readonly rated: number;
  /** What is kept besides the record: standing orders, what each seat has seen, clocks. */
  readonly beside: string;
  readonly created: number;
  readonly changed: number;
}

export interface SeatsTable {
  readonly game: string;
  readonly seat: string;
  /** `person`, or the name of a computer player. */
  readonly player: string;
  /** Who sits there; null: nobody yet, a computer player, or somebody who has deleted the account. */
  readonly account: string | null;
  /** The computer player that decides in the stead of the person there. */
  readonly deputy: string | null;
  /** Has a computer player decided for the person at any time? 1: yes. */
  readonly helped: number;
  /** Has a program decided there, with a token of the account? 1: yes. */
  readonly program: number;
  /** Once the game has ended. */
  readonly outcome: SeatOutcome | null;
}

/** Where the moves of a game lead on from: its beginning, or how it went on by newer rules. Lines are added, never changed. */
export interface LinesTable {
  readonly game: string;
  readonly number: number;
  /** The line has the moves after this sequence. */
  readonly after: number;
  /** The version of the rules by which it is played. */
  readonly rules: number;
  /** The record as it stood when the line began. */
  readonly record: string;
}

/** What was decided, one row an entry of the record. Rows are added, never changed: the primary key is the lock. */
export interface MovesTable {
  readonly game: string;
  readonly sequence: number;
  readonly entry: string;
  /** Of the state that it led to. */
  readonly hash: string;
  /** With what the client marked the request, so that a second sending is known again. */
  readonly key: string | null;
  readonly at: number;
}

/** To what this server committed itself before the game. Whoever knows the secret knows every coming die. */
export interface CommitmentsTable {
  readonly game: string;
  readonly commitment: string;
  readonly secret: string;
}

/** What a player has added to chance before the game began. */
export interface NoncesTable {
  readonly game: string;
  readonly seat: string;
  readonly nonce: string;
}

/** `people`: of games among people; `computers`: of games with computer players, or programs of accounts. */
export type Pool = 'people' | 'computers';

/** How strong a player is at a game. */
export interface RatingsTable {
  readonly pool: Pool;
  readonly game: string;
  /** The id of an account, `program` and that of the account whose program played, or `computer` and the name of a computer player. */
  readonly player: string;
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
  /** So many games were counted: whoever has an older number counts anew. */
  readonly played: number;
  /** When the last of them ended. */
  readonly changed: number;
}

/** What a finished game changed. */
export interface RatingChangesTable {
  /** The table. */
  readonly game: string;
  readonly player: string;
  readonly pool: Pool;
  readonly before: number;
  readonly after: number;
  readonly at: number;
}

export interface TournamentsTable {
  readonly id: string;
  readonly name: string;
  readonly game: string;
  readonly scenario: string | null;
  readonly options: string;
  /** The id of the component set; null: the game's own. */
  readonly components: string | null;
  /** The seats of the game: whoever is named first in a pairing has the first of them. */
  readonly seats: string;
  readonly kind: 'round-robin' | 'knockout';
  readonly pace: string;
  /** With so many players it begins. */
  readonly most: number;
  readonly host: string;
  readonly state: 'joining' | 'running' | 'over';
  /** The round that is played. */
  readonly round: number;
  readonly created: number;
}

export interface TournamentPlayersTable {
  readonly tournament: string;
  readonly account: string;
  /** From 1, once it has begun. */
  readonly seed: number;
  readonly joined: number;
}

/** A game of a tournament, or that somebody has no opponent in a round. */
export interface PairingsTable {
  readonly tournament: string;
  readonly round: number;
  /** Of the match in its round. */
  readonly number: number;
  /** Of the game in its match: in the first two each has each side, the third decides. */
  readonly leg: number;
  readonly first: string;
  readonly second: string | null;
  /** The table; null: not yet. */
  readonly game: string | null;
  readonly state: 'waiting' | 'over';
  /** 1, 0.5 or 0. */
  readonly first_points: number | null;
  readonly second_points: number | null;
}

/** Where a running game stands. A cache, as long as the rules stay the same; with newer rules the game may have to go on from it. */
export interface SnapshotsTable {
  readonly game: string;
  readonly sequence: number;
  readonly position: string;
}

/** One row: when a server last said that it runs, and how long none did. */
export interface UptimeTable {
  readonly id: number;
  readonly at: number;
  readonly lost: number;
}

/** What was said at a table. */
export interface ChatsTable {
  readonly game: string;
  readonly number: number;
  /** `seats`: among those who play; `watchers`: among those who watch. */
  readonly room: 'seats' | 'watchers';
  /** Null: it was deleted. */
  readonly account: string | null;
  readonly seat: string | null;
  readonly text: string;
  readonly at: number;
}

/** What somebody notes of a table, for nobody else. */
export interface NotesTable {
  readonly game: string;
  readonly account: string;
  readonly text: string;
  readonly changed: number;
}

/** What whoever runs the server should look at. */
export interface ReportsTable {
  readonly id: string;
  readonly game: string;
  /** The accounts; null: deleted, or nobody is named. */
  readonly reporter: string | null;
  readonly accused: string | null;
  /** The line of the chat that it is about, and its words as they were. */
  readonly number: number | null;
  readonly text: string | null;
  readonly reason: string;
  readonly created: number;
  /** Null: nobody has looked at it. */
  readonly closed: number | null;
}

/** Who wants to play again. */
export interface RematchesTable {
  readonly game: string;
  readonly account: string;
}

/** Somebody is asked to a seat of a table. */
export interface InvitationsTable {
  readonly game: string;
  readonly account: string;
  readonly seat: string;
  /** The account that asks. */
  readonly by: string;
  readonly created: number;
  /** When it was declined; null: it was not. */
  readonly declined: number | null;
}

/** A server of this database. */
export interface ServersTable {
  readonly id: string;
  /** When it last said that it is there. */
  readonly seen: number;
}

/** How often an account is connected to a table at one server. */
export interface PresencesTable {
  readonly server: string;
  readonly game: string;
  /** Empty: all those together who only watch. */
  readonly account: string;
  readonly connections: number;
  /** How many of these are pages that nobody sees: behind another, or on a screen that is off. */
  readonly hidden: number;
  /** When somebody last ceased to look; null: that was never. */
  readonly looked: number | null;
  /** When the last line broke; null: it was not lost. */
  readonly lost: number | null;
  readonly changed: number;
}

/** With what programs come in for an account. */
export interface TokensTable {
  readonly id: string;
  readonly account: string;
  /** What its owner calls it. */
  readonly name: string;
  /** Of the token, which is told once. */
  readonly hash: string;
  readonly created: number;
  /** When a program last came in with it, to the hour. */
  readonly used: number | null;
}

/** What an account wants to be told of, and by what. */
export interface NoticeChoicesTable {
  readonly account: string;
  readonly channel: Channel;
  readonly kind: NoticeKind;
}

/** How notices reach an account. */
export interface NoticeSettingsTable {
  readonly account: string;
  readonly language: Language;
  /** Who knows it can stop mail to this account, and nothing else. */
  readonly unsubscribe: string;
  /** The address to which mail goes: the one that was confirmed by a link sent there. */
  readonly confirmed: string | null;
  /** The hash of what the link holds, the address that it was sent to, and until when it works. */
  readonly confirm_token: string | null;
  readonly confirm_address: string | null;
  readonly confirm_expires: number | null;
  /** The player's own address; null: none. */
  readonly webhook: string | null;
  /** By which the player knows that it was this server. */
  readonly webhook_secret: string | null;
  /** How often in a row it failed. */
  readonly webhook_failures: number;
  /** Before this time it is not tried again. */
  readonly webhook_after: number | null;
  /** Since when nothing is sent there any more, because it failed too often. */
  readonly webhook_off: number | null;
}

/** A browser that takes notices. */
export interface DevicesTable {
  readonly id: string;
  readonly account: string;
  /** Where its push service takes them. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  /** What its owner calls it. */
  readonly name: string;
  readonly created: number;
}

/** What is to be told. It refers to no other table: nothing that happens at a table may fail for a notice. */
export interface NoticesTable {
  readonly account: string;
  readonly channel: Channel;
  /** The table. */
  readonly game: string;
  readonly kind: NoticeKind;
  /** When the last of its causes happened. */
  readonly created: number;
  /** When it is to be sent. */
  readonly due: number;
  /** Which sending has it, and since when; null: none. */
  readonly claim: string | null;
  readonly taken: number | null;
  /** How often it was tried in vain. */
  readonly tries: number;
}

/** What a server makes once for itself: the keys by which push services know it. */
export interface KeysTable {
  readonly name: string;
  readonly value: string;
}

/** Those who look after the server. */
export interface AdminsTable {
  readonly account: string;
  readonly since: number;
}

export interface BansTable {
  readonly account: string;
  readonly reason: string;
  /** The account that banned it. */
  readonly by: string;
  readonly at: number;
}

/** What those who look after the server have done. Rows are added, never changed. */
export interface AuditTable {
  readonly id: string;
  readonly at: number;
  /** An account, or `operator` for the command line. */
  readonly by: string;
  readonly action: string;
  /** The account or table that it was done to. */
  readonly subject: string;
  readonly reason: string;
}

export interface Schema {
  readonly admins: AdminsTable;
  readonly bans: BansTable;
  readonly audit: AuditTable;
  readonly tokens: TokensTable;
  readonly accounts: AccountsTable;
  readonly sessions: SessionsTable;
  readonly resets: ResetsTable;
  readonly mails: MailsTable;
  readonly games: GamesTable;
  readonly component_sets: ComponentSetsTable;
  readonly seats: SeatsTable;
  readonly lines: LinesTable;
  readonly moves: MovesTable;
  readonly snapshots: SnapshotsTable;
  readonly commitments: CommitmentsTable;
  readonly nonces: NoncesTable;
  readonly ratings: RatingsTable;
  readonly rating_changes: RatingChangesTable;
  readonly uptime: UptimeTable;
  readonly chats: ChatsTable;
  readonly notes: NotesTable;
  readonly reports: ReportsTable;
  readonly rematches: RematchesTable;
  readonly invitations: InvitationsTable;
  readonly servers: ServersTable;
  readonly presences: PresencesTable;
  readonly tournaments: TournamentsTable;
  readonly tournament_players: TournamentPlayersTable;
  readonly pairings: PairingsTable;
  readonly notice_choices: NoticeChoicesTable;
  readonly notice_settings: NoticeSettingsTable;
  readonly devices: DevicesTable;
  readonly notices: NoticesTable;
  readonly keys: KeysTable;
  readonly passkeys: PasskeysTable;
  readonly challenges: ChallengesTable;
}

export type Database = Kysely<Schema>;

import { type OutcomeReport, Refusal } from '@ravelin/engine';
import { ofEngine, orNull, Type, word } from '@ravelin/table';
import type { ListedTable, Lobby, SeatRow, TableRow } from '../store/lobby.ts';

/** What is told of a table over HTTP. */

export const Words = Type.Record(Type.String({ maxLength: 200 }), word);
const text = Type.String();

const about = {
  id: text,
  game: text,
  scenario: orNull(text),
  options: Words,
  /** The id of the component set; null: the game's own. */
  components: orNull(text),
  /** The component set that a player brought along: its name, and the hash of its contents. */
  own: orNull(Type.Object({ title: text, hash: text })),
  /** `none`, `live`, `fast`, `slow`. */
  pace: text,
  /** What follows when a seat has no time left: `forfeit`, or the computer player that takes over. */
  timeout: text,
  /** May anybody sit down who finds it in the lobby? */
  open: Type.Boolean(),
  /** Who plays which side is drawn when the game begins, or was; until then seats are only places. */
  lot: Type.Boolean(),
  /** It was begun elsewhere: whoever brought it may know what was hidden until then. */
  uploaded: Type.Boolean(),
  watchable: Type.Boolean(),
};

const seat = {
  seat: text,
  /** `person`, or the name of a computer player. */
  player: text,
  /** Of the person there; null: nobody yet. */
  name: orNull(text),
  mine: Type.Boolean(),
};

/** A table as one who may come in sees it; the link to join is for those at it. */
export const TableInfo = Type.Object({
  ...about,
  /** `lobby`, `running`, `over`. */
  state: text,
  host: Type.Boolean(),
  invite: orNull(text),
  turn: orNull(text),
  /** When the seat that decides has no time left; null: no time is taken, or a computer player decides. */
  deadline: orNull(Type.Integer()),
  /** By the rules of the game. */
  result: orNull(ofEngine<OutcomeReport>()),
  /** How it ended: `rules`, `resigned`, `timeout`, `draw`, `agreed`, `stopped`. */
  ending: orNull(text),
  /** The seat that resigned or had no time left. */
  endedBy: orNull(text),
  endedAt: orNull(Type.Integer()),
  /** The table at which the same people play again. */
  rematch: orNull(text),
  moves: Type.Integer(),
  created: Type.Integer(),
  changed: Type.Integer(),
  /** To what the server committed itself, and by seat what players have added (docs/fair-dice.md). */
  fair: orNull(Type.Object({ commitment: text, nonces: Words })),
  seats: Type.Array(
    Type.Object({
      ...seat,
      /** The computer player that decides for the person there. */
      deputy: orNull(text),
      /** Has a program decided there, for the account of the person? Others are told once the game is over. */
      program: Type.Boolean(),
      /** `won`, `lost`, `drawn`, `none`, once the game has ended. */
      outcome: orNull(text),
    }),
  ),
});

/** A table in the lobby, for anybody. */
export const ListedInfo = Type.Object({
  ...about,
  /** What the host is called. */
  host: orNull(text),
  /** Since when it waits for players. */
  listed: Type.Integer(),
  seats: Type.Array(Type.Object(seat)),
});

const aboutOf = (row: TableRow) => ({
  id: row.id,
  game: row.game,
  scenario: row.scenario,
  options: JSON.parse(row.options) as Record<string, string>,
  components: row.components,
  own: row.own,
  pace: row.pace,
  timeout: row.timeout,
  open: row.open === 1,
  lot: row.lot === 1,
  uploaded: row.uploaded === 1,
  watchable: row.watchable === 1,
});

const seatOf = ({ seat, player, name, account: who }: SeatRow, account: string) => ({
  seat,
  player,
  name,
  mine: who === account,
});

export const isAtTable = (row: TableRow, account: string): boolean =>
  row.host === account || row.seats.some((one) => one.account === account);

export const infoOf = (row: TableRow, account: string) => ({
  ...aboutOf(row),
  state: row.state,
  host: row.host === account,
  invite: isAtTable(row, account) ? row.invite : null,
  turn: row.turn,
  deadline: row.runsOut,
  result: row.result === null ? null : (JSON.parse(row.result) as OutcomeReport),
  ending: row.ending,
  endedBy: row.ended_by,
  endedAt: row.ended_at,
  rematch: row.rematch,
  moves: row.sequence,
  created: row.created,
  changed: row.changed,
  fair: row.fair ?? null,
  seats: row.seats.map((one) => ({
    ...seatOf(one, account),
    deputy: one.deputy,
    // While the game runs it would tell the others of an answer that is still held.
    program: one.program === 1 && (row.state === 'over' || one.account === account),
    outcome: one.outcome,
  })),
});

export const listedInfoOf = (row: ListedTable, account: string) => ({
  ...aboutOf(row),
  host: row.hostName,
  listed: row.listed,
  seats: row.seats.map((one) => seatOf(one, account)),
});

const noTable = (): Refusal => new Refusal('unknown-table', 'There is no such table, or you were not invited to it.');

/** The table, if this account may come in: who may not, learns nothing of it. */
export const tableFor = async (lobby: Lobby, id: string, account: string, invite?: string): Promise<TableRow> => {
  const row = await lobby.table(id);
  if (!row) throw noTable();
  const waits = row.open === 1 && row.state === 'lobby';
  const mayCome = isAtTable(row, account) || row.watchable === 1 || waits || invite === row.invite;
  if (!mayCome && (row.state !== 'lobby' || (await lobby.invitedTo(id, account)) === undefined)) throw noTable();
  return row;
};

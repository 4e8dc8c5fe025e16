import { orNull, Type } from '@ravelin/table';
import type { Static } from '@sinclair/typebox';
import type { ChatRow } from '../store/talk.ts';

/** What somebody said at a table, told as `{"chat": …}`. It is plain text: never HTML. */
export const ChatLine = Type.Object({
  number: Type.Integer(),
  /** `seats`: those who play; `watchers`: those who watch. */
  room: Type.String(),
  /** Null: the account was deleted. */
  name: orNull(Type.String()),
  /** The seat of the one who said it; null: a spectator. */
  seat: orNull(Type.String()),
  mine: Type.Boolean(),
  text: Type.String(),
  at: Type.Integer(),
});
export type ChatLine = Static<typeof ChatLine>;

export const lineFor = ({ number, room, name, seat, account, text, at }: ChatRow, reader: string): ChatLine => ({
  number,
  room,
  name,
  seat,
  mine: account === reader,
  text,
  at,
});

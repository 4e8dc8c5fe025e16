import { Refusal } from '@ravelin/engine';
import {
  list,
  OddsJson,
  orNull,
  packShared,
  RemarkJson,
  type Room,
  requestTo,
  roomRequests,
  Shared,
  ShownHint,
  type ShownMove,
  Snapshot,
  Type,
  text,
  through,
  unpackShared,
  word,
} from '@ravelin/table';
import type { Computers } from './computers.ts';
import type { Pace } from './pace.ts';
import type { Shelf } from './shelf.ts';

/** What the page may ask: of the room with its table, and of the shelf on which this device keeps games. */

export interface Desk {
  readonly room: Room;
  readonly shelf: Shelf;
  readonly pace: Pace;
  readonly computers: Computers;
}

/** A move that was thought about, with its parts, as long as it can still be made. */
export const shownOf = <T extends { readonly move: string }>(room: Room, one: T): (T & { shown: ShownMove })[] => {
  const shown = room.shown(one.move);
  return shown ? [{ ...one, shown }] : [];
};

const ask = requestTo<Desk>();
/** Whoever thinks about this keeps nobody waiting. */
const aside = <R extends object>(request: R): R & { readonly aside: true } => ({ ...request, aside: true });
/** What came out of a messenger may be anything. */
const LONG = 1_000_000;
const milliseconds = Type.Integer({ minimum: 1, maximum: 60_000 });

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    throw new Refusal('not-json', 'The file is not a record: it cannot be read as JSON.');
  }
};

const TriedThing = Type.Object({ domain: word, name: word, part: Type.Optional(word) });
const count = Type.Integer({ minimum: 0 });
const VerdictJson = Type.Object({
  game: Type.String(),
  table: Type.String(),
  commitment: Type.String(),
  nonces: Type.Record(Type.String(), Type.String()),
  lot: Type.Boolean(),
  moves: count,
  results: count,
  older: count,
  position: Type.Boolean(),
});

export const requests = {
  ...through(roomRequests, ({ room }: Desk) => room),
  /** Whether every move of others is watched as it is made; else they follow one another at once. */
  watch: ask({ each: Type.Boolean() }, Type.Null(), ({ pace }, { each }) => {
    pace.watched = each;
    return null;
  }),
  /** From now on the game at the table is kept under this id after every move. */
  keep: ask({ id: word }, Type.Null(), async ({ shelf }, { id }) => {
    await shelf.keep(id);
    return null;
  }),
  /** The computer player that thinks now moves at once, with the best it has found. */
  hurry: ask({}, Type.Null(), ({ computers }) => {
    computers.hurry();
    return null;
  }),
  /** The best moves of the seat at the screen, with reasons: what a strong player would do in so many milliseconds. */
  hint: aside(
    ask({ milliseconds }, list(ShownHint), async ({ room, computers }, args) => {
      const sight = room.here.rules.sight();
      const pondering = computers.mind.think({ sight, bot: 'search:1000000', seed: 'hint', hint: true });
      const timer = setTimeout(() => pondering.stop(), args.milliseconds);
      const { hints } = await pondering.answer.finally(() => clearTimeout(timer));
      return hints.flatMap((one) => shownOf(room, one));
    }),
  ),
  /** How the gamble may come out that this move leads to; null where it is none. */
  odds: aside(
    ask({ move: text(), milliseconds }, orNull(OddsJson), ({ room, computers }, args) =>
      computers.mind.odds({ sight: room.here.rules.sight(), ...args, seed: 'odds' }),
    ),
  ),
  /** What a teacher says of a move of the line; null: nothing. */
  remark: aside(
    ask({ at: Type.Integer({ minimum: 0 }) }, orNull(RemarkJson), ({ room, computers }, { at }) => {
      const made = room.here.before(at);
      return made && computers.mind.remark({ ...made, seed: 'remark' });
    }),
  ),
  /** A position to share, as the text of a link. */
  pack: ask({ shared: Shared }, Type.String(), (_desk, { shared }) => packShared(shared)),
  openLink: ask({ text: text(LONG) }, Snapshot, async ({ room }, { text: packed }) =>
    room.openShared(await unpackShared(packed)),
  ),
  /** Checks the chance of a finished online game; `known`: the commitment that was shown before it. */
  verify: aside(
    ask({ text: Type.String(), known: Type.Optional(word) }, VerdictJson, async (_desk, { text: json, known }) => {
      // Asked for by few: it comes in a file of its own.
      const { verifyRecord } = await import('../../table/verify.ts');
      return verifyRecord(parsed(json), known);
    }),
  ),
  /** Brings a kept game to the table. */
  fetch: ask({ id: word }, Snapshot, ({ shelf }, { id }) => shelf.fetch(id)),
  /** Begins a game with a component set of one's own at a moment where a thing of it can be used, or comes up next; gives its id, or null. */
  tryThing: aside(
    ask(
      { game: word, files: Type.Unknown(), thing: TriedThing, milliseconds },
      orNull(word),
      async ({ shelf }, { game, files, thing, milliseconds: most }) => {
        const { momentToTry } = await import('./tryThing.ts');
        const kept = await momentToTry(game, files, thing, most);
        return kept === undefined ? null : shelf.add(kept);
      },
    ),
  ),
  /** Reads a record or a sealed game from a file and keeps it as a game of this device; gives its id. */
  importFile: ask({ text: Type.String() }, Type.String(), ({ shelf }, { text }) => shelf.importFile(text)),
  /** The running game as a file that goes on elsewhere. No table gives it to anybody: this is for the owner of the device. */
  seal: ask({}, Type.Object({ name: Type.String(), text: Type.String() }), ({ shelf }) => shelf.seal()),
};

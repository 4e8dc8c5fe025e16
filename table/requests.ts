import { Refusal } from '@ravelin/engine';
import { type Static, type TObject, type TProperties, type TSchema, Type } from '@sinclair/typebox';
import { Value } from '@sinclair/typebox/value';
import type { Onlooker } from './onlooker.ts';
import {
  ComponentFiles,
  Failure,
  LegalMove,
  ListStep,
  list,
  names,
  OrderUntil,
  OverlayJson,
  orNull,
  RecordJson,
  Refused,
  Shared,
  Snapshot,
  Telling,
  Thing,
  ThinkingJson,
  text,
  Why,
  WhyNot,
  word,
} from './schemas.ts';

/**
 * The closed list of what may be asked, each request with the schema of what it takes and gives. A request is looked up here and
 * nowhere else: what a table can do besides is not reachable from outside, whatever name is sent. What is malformed is refused
 * before anything is done.
 */
export interface Request<Owner, Takes extends TSchema = TSchema, Gives extends TSchema = TSchema> {
  readonly takes: Takes;
  readonly gives: Gives;
  answer(owner: Owner, args: Static<Takes>): Static<Gives> | Promise<Static<Gives>>;
  /** It takes a while and changes nothing: what is asked after it does not wait for it. */
  readonly aside?: true;
  /** It changes nothing of the game: there is nothing to store after it. */
  readonly asks?: true;
}

export type Requests<Owner> = Readonly<Record<string, Request<Owner>>>;

/** Describes the requests to one kind of owner. */
export const requestTo =
  <Owner>() =>
  <Takes extends TProperties, Gives extends TSchema>(
    takes: Takes,
    gives: Gives,
    answer: (owner: Owner, args: Static<TObject<Takes>>) => Static<Gives> | Promise<Static<Gives>>,
  ): Request<Owner, TObject<Takes>, Gives> => ({
    takes: Type.Object(takes, { additionalProperties: false }),
    gives,
    answer,
  });

/** The same requests to somebody through whom their owner is reached. */
export const through = <Outer, Owner, R extends Requests<Owner>>(requests: R, owner: (outer: Outer) => Owner) =>
  Object.fromEntries(
    Object.entries(requests).map(([name, one]) => [
      name,
      { ...one, answer: (outer: Outer, args: never) => one.answer(owner(outer), args) },
    ]),
  ) as unknown as {
    readonly [N in keyof R]: R[N] extends Request<Owner, infer Takes, infer Gives>
      ? Request<Outer, Takes, Gives>
      : never;
  };

/** How the one who asks sees the requests: as functions that promise. */
export type Asked<R> = {
  readonly [N in keyof R]: R[N] extends { takes: infer Takes extends TSchema; gives: infer Gives extends TSchema }
    ? (...args: object extends Static<Takes> ? [args?: Static<Takes>] : [args: Static<Takes>]) => Promise<Static<Gives>>
    : never;
};

export const requestNamed = <Owner>(requests: Requests<Owner>, name: unknown): Request<Owner> => {
  if (typeof name !== 'string' || !Object.hasOwn(requests, name))
    throw new Refusal('unknown-request', `There is no request ${JSON.stringify(name)?.slice(0, 80)}.`);
  return requests[name];
};

/** What was sent, if it is what the schema describes; otherwise a refusal that names what is wrong. */
export const checked = <T extends TSchema>(schema: T, value: unknown, what: string): Static<T> => {
  if (Value.Check(schema, value)) return value;
  const wrong = Value.Errors(schema, value).First();
  const where = wrong?.path.slice(1).replaceAll('/', '.');
  throw new Refusal('bad-request', `${what}: ${where ? `"${where}": ` : ''}${wrong?.message ?? 'it is malformed'}.`);
};

/** Answers a request. Throws, and changes nothing, where it is unknown, malformed or refused. */
export const answer = <Owner>(requests: Requests<Owner>, owner: Owner, name: string, args: unknown): unknown => {
  const request = requestNamed(requests, name);
  return request.answer(owner, checked(request.takes, args ?? {}, name));
};

const ask = requestTo<Onlooker>();
const moves = Type.Integer({ minimum: 0 });

/** Does something and gives how it stands then. */
const after = (onlooker: Onlooker, done: (onlooker: Onlooker) => void): Snapshot => {
  done(onlooker);
  return onlooker.snapshot();
};

/** What an onlooker may ask of a table. */
export const onlookerRequests = {
  /** How it stands; told whole, for one who has lost the thread of the tellings. */
  look: ask({}, Snapshot, (onlooker) => onlooker.snapshot()),
  /** The past, as the viewer may know it; `moves` from the start. Finished games lie open to all. */
  at: ask({ moves }, Snapshot, (onlooker, args) => onlooker.snapshot(args.moves)),
  /** The seat that the curtain waits for takes the screen. */
  take: ask({ seat: word }, Snapshot, (onlooker, { seat }) => after(onlooker, () => onlooker.take(seat))),
  /** The viewer's move. */
  play: ask({ move: text() }, Snapshot, (onlooker, { move }) => after(onlooker, () => onlooker.play(move))),
  /** A lesson's move for a seat that it directs. */
  direct: ask({ move: text() }, Snapshot, (onlooker, { move }) => after(onlooker, () => onlooker.direct(move))),
  /** A lesson leaves the seats that it directs to another player. */
  leaveTo: ask({ player: word }, Snapshot, (onlooker, { player }) => after(onlooker, () => onlooker.leaveTo(player))),
  undo: ask({}, Snapshot, (onlooker) => after(onlooker, () => onlooker.undo())),
  /** Declines the window that is open, and every other of its kind from now on. */
  order: ask({ until: OrderUntil }, Snapshot, (onlooker, { until }) => after(onlooker, () => onlooker.order(until))),
  /** Lets another player decide for the seat at this screen; null: it decides for itself again. */
  appoint: ask({ player: orNull(word) }, Snapshot, (onlooker, { player }) =>
    after(onlooker, () => onlooker.appoint(player)),
  ),
  /** Takes a standing order back. */
  revoke: ask({ decision: word }, Snapshot, (onlooker, args) => after(onlooker, () => onlooker.revoke(args.decision))),
  /** What has changed since the game was recorded has been read: it need not be told again. */
  understood: ask({}, Snapshot, (onlooker) => after(onlooker, () => onlooker.understood())),
  /** The viewer has been shown the game up to this move. */
  saw: ask({ moves }, Type.Null(), (onlooker, args) => {
    onlooker.saw(args.moves);
    return null;
  }),
  /** Is it legal, and what would it bring? */
  why: ask({ move: text() }, Why, (onlooker, { move }) => onlooker.rules.why(move)),
  /** Why it could not be taken back once it is made, as far as the viewer can know; null: it could. */
  final: ask({ move: text() }, orNull(Type.String()), (onlooker, { move }) => onlooker.final(move)),
  /** What stands against this move of the present decision; null: nothing. */
  refusal: ask({ move: text() }, orNull(Refused), (onlooker, { move }) => onlooker.rules.refusal(move)),
  /** Why these picked things make no move: the nearest kinds first. */
  whyNot: ask({ picks: list(Thing, 20), kind: orNull(word) }, list(WhyNot), (onlooker, { picks, kind }) =>
    onlooker.rules.whyNot(picks, kind),
  ),
  /** How a move goes on that begins with these names: whole moves, or longer beginnings where there are still too many. */
  unfold: ask({ kind: word, names }, list(LegalMove), (onlooker, args) => onlooker.rules.unfold(args.kind, args.names)),
  /** Walks a list move: what may follow these names. */
  list: ask({ kind: word, names }, ListStep, (onlooker, args) => onlooker.rules.list(args.kind, args.names)),
  whyNotList: ask({ kind: word, names, name: word }, WhyNot, (onlooker, args) =>
    onlooker.rules.whyNotList(args.kind, args.names, args.name),
  ),
  /** Something to lay over the board after so many moves, as the viewer may know it; nothing where the game has none such. */
  overlay: ask({ id: word, subject: orNull(Thing), at: moves }, OverlayJson, (onlooker, { id, subject, at }) =>
    onlooker.overlay(id, subject, at),
  ),
  /** The component set with which it is played, where it is somebody's own: everybody at the table may read it. */
  components: ask({}, orNull(ComponentFiles), (onlooker) => onlooker.components()),
  /** The record of a finished game. */
  record: ask({}, RecordJson, (onlooker) => onlooker.record()),
  /** A position to share: what anybody may see; with `own`, what the viewer may know, and nothing more. */
  share: ask({ own: Type.Boolean() }, Shared, (onlooker, { own }) => onlooker.share(own)),
};

// ---- the messages in which they travel

export const Call = Type.Object({
  id: Type.Integer(),
  request: Type.String(),
  args: Type.Optional(Type.Unknown()),
});
export type Call = Static<typeof Call>;

/** An answer, which may be a telling; or news: somebody else moved, or something went wrong. */
export const Reply = Type.Union([
  Type.Object({ id: Type.Integer(), result: Type.Unknown() }),
  Type.Object({ id: Type.Integer(), told: Telling }),
  Type.Object({ id: Type.Integer(), error: Failure }),
  Type.Object({ told: Telling }),
  /** What the computer player that decides now has come to so far. */
  Type.Object({ thinking: ThinkingJson }),
  Type.Object({ trouble: Failure }),
]);
export type Reply = Static<typeof Reply>;

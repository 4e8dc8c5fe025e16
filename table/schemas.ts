import type {
  AnyGame,
  EventReport,
  Finding,
  GameRecord,
  OutcomeReport,
  Overlay,
  PositionJson,
  Reopened,
  TableEnding,
  Workshop,
} from '@ravelin/engine';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

/**
 * What travels between a table and those around it, described once: the types are taken from the schemas, and what comes in is
 * checked against them. Everything is plain data, in names.
 */

export const text = (maxLength = 2000) => Type.String({ maxLength });
export const word = text(200);
export const list = <T extends TSchema>(of: T, maxItems?: number) =>
  Type.Unsafe<readonly Static<T>[]>(Type.Array(of, maxItems === undefined ? {} : { maxItems }));
export const names = list(word, 1000);
export const orNull = <T extends TSchema>(of: T) => Type.Union([of, Type.Null()]);
const object = Type.Object({}, { additionalProperties: true });
/** An object that the engine describes, and checks where it is read. */
export const ofEngine = <T>() => Type.Unsafe<T>(object);
const word2word = Type.Unsafe<Readonly<Record<string, string>>>(Type.Record(Type.String(), word));

export const Position = ofEngine<PositionJson>();
export const Results = list(Type.Union([Type.Integer(), word]), 10_000);

export const Setting = Type.Object({
  game: word,
  scenario: Type.Optional(word),
  options: Type.Optional(word2word),
  /** By seat, who plays it: a name of the players that the table's owner knows (`players.ts`). */
  seats: word2word,
  /** By seat, what the person there is called: the seats of those who said so. */
  names: Type.Optional(word2word),
  /** Who decides for a seat in its stead, until it is taken back: the seats that have somebody. */
  deputies: Type.Optional(word2word),
});
export type TableSetting = Static<typeof Setting>;

/** The files of a component set; the game checks what is in them. */
export const ComponentFiles = ofEngine<Readonly<Record<string, unknown>>>();

/** `components`: the id of a set that comes with the game, or the files of a player's own. A seed is handed in and never told again before the game is over: every coming die follows from it. */
export const NewGame = Type.Composite([
  Setting,
  Type.Object({ seed: Type.Optional(word), components: Type.Optional(Type.Union([word, ComponentFiles])) }),
]);
export type NewGame = Static<typeof NewGame>;

/** `key`: of a condition, by which other languages say it. */
const reason = { rule: Type.String(), key: Type.Optional(Type.String()), text: Type.String() };
const ReasonJson = Type.Object(reason);

/** One part of a move that the player chooses: a hex, a card. */
export const MovePart = Type.Object({
  /** The slot's name in the notation: `hex`, `card`. */
  slot: Type.String(),
  /** The title of its domain: `hex`, `Strategy card`, `Troop`. */
  domain: Type.String(),
  name: Type.String(),
});
export type MovePart = Static<typeof MovePart>;

export const LegalMove = Type.Object({
  notation: Type.String(),
  kind: Type.String(),
  rule: Type.String(),
  parts: list(MovePart),
  /** Of a composed game: the part whose move it is. */
  part: Type.Optional(Type.String()),
  /** Only the beginning of moves too many to be told at once: `unfold` tells how it goes on. */
  open: Type.Optional(Type.Literal(true)),
});
export type LegalMove = Static<typeof LegalMove>;

/** A whole move of the decision that is due, in its parts: also one that is a list, or that the list of moves only begins. */
export const ShownMove = Type.Object({
  notation: Type.String(),
  kind: Type.String(),
  parts: list(MovePart),
  part: Type.Optional(Type.String()),
  /** The parts are the names in a list. */
  list: Type.Boolean(),
});
export type ShownMove = Static<typeof ShownMove>;

/** A kind of move that is a list: made up step by step. */
export const ListMove = Type.Object({
  kind: Type.String(),
  rule: Type.String(),
  notation: Type.String(),
  /** The list's place in the notation: `troops`. */
  slot: Type.String(),
  domain: Type.String(),
  /** `set`: each once; `bag`: several of a kind. */
  order: Type.Union([Type.Literal('set'), Type.Literal('bag')]),
  /** Where the names are pairs `a>b`: the domain of `a` and `b`, which may be picked one after the other. */
  pieces: orNull(Type.String()),
});
export type ListMove = Static<typeof ListMove>;

export const ListStep = Type.Object({
  /** The names that may join the list as it stands. */
  next: list(Type.String()),
  closes: Type.Boolean(),
  /** What is still missing where it does not close. */
  missing: list(ReasonJson),
  /** The notation of the whole move as it stands. */
  notation: Type.String(),
});
export type ListStep = Static<typeof ListStep>;

/** Any kind of the decision, legal or not: for "why not?". */
export const KindJson = Type.Object({
  kind: Type.String(),
  rule: Type.String(),
  notation: Type.String(),
  domains: list(Type.String()),
});
export type KindJson = Static<typeof KindJson>;

export const LedgerJson = Type.Object({
  title: Type.String(),
  /** Whom it is about. */
  of: Type.Optional(Type.String()),
  lines: list(
    Type.Unsafe<readonly [rule: string, label: string, value: number]>(
      Type.Tuple([Type.String(), Type.String(), Type.Number()]),
    ),
  ),
  total: Type.Number(),
});
export type LedgerJson = Static<typeof LedgerJson>;

/** How long a standing order lasts: to the end of the turn, or until the seat takes it back. */
export const OrderUntil = Type.Union([Type.Literal('turn'), Type.Literal('revoked')]);
export type OrderUntil = Static<typeof OrderUntil>;

/** A standing order: windows of this kind are declined for the seat that gave it. */
export const OrderJson = Type.Object({
  /** The decision that is declined, its prompt and its paragraph. */
  decision: Type.String(),
  prompt: Type.String(),
  rule: Type.String(),
  until: OrderUntil,
});
export type OrderJson = Static<typeof OrderJson>;

export const DecisionJson = Type.Object({
  id: Type.String(),
  /** With places for what it is `about`. */
  prompt: Type.String(),
  about: ofEngine<Readonly<Record<string, unknown>>>(),
  rule: Type.String(),
  seat: Type.String(),
  /** Of a composed game: the part whose moves are asked for. */
  part: Type.Optional(Type.String()),
  /** Where the viewer may leave it to a standing order: for how long. Otherwise empty. */
  window: list(OrderUntil),
});
export type DecisionJson = Static<typeof DecisionJson>;

/**
 * What the players must be told of a game that was recorded by older rules, or with other components of that name. Not which move no longer
 * agrees: it may be another seat's secret.
 */
export const ReopenedJson = ofEngine<Omit<Reopened, 'because'>>();
export type ReopenedJson = Static<typeof ReopenedJson>;

/** Everything that one onlooker may see at one moment: a seat, or a spectator (`viewer` null). */
export const Snapshot = Type.Object({
  game: Type.String(),
  viewer: orNull(Type.String()),
  view: Position,
  decision: orNull(DecisionJson),
  /** Only when the viewer decides. */
  moves: list(LegalMove),
  lists: list(ListMove),
  kinds: list(KindJson),
  /** How many moves have been made, and which of them this snapshot shows (replay). */
  length: Type.Integer(),
  at: Type.Integer(),
  /** How many of the moves the viewer has seen; what came after is shown first. */
  seen: Type.Integer(),
  /** All events up to `at`, as the viewer may know them. */
  events: list(ofEngine<EventReport>()),
  /** The moves so far; null where a secret one was made by another seat. `byOrder`: the viewer's own standing order made it. */
  line: list(Type.Object({ seat: Type.String(), move: orNull(Type.String()), byOrder: Type.Optional(Type.Boolean()) })),
  /** The viewer's own standing orders. */
  orders: list(OrderJson),
  undo: Type.Object({ open: Type.Boolean(), reason: Type.String() }),
  result: orNull(ofEngine<OutcomeReport>()),
  /** How it ended at the table, where it did before it was over by its rules. Then nothing is asked any more, and everything lies open. */
  ended: Type.Optional(ofEngine<TableEnding>()),
  /** A shared screen must be handed to this seat before anything else is shown. */
  curtain: orNull(Type.String()),
  /** Since when the seat that decides has been asked; null where no time is kept. */
  since: orNull(Type.Number()),
  /** Told when the game is over. */
  seed: orNull(Type.String()),
  setting: orNull(Setting),
  seats: list(Type.String()),
  /** Which components are in use. */
  set: Type.Object({
    id: Type.String(),
    title: Type.String(),
    text: Type.String(),
    /** Of every set but the game's first, which boards draw unless they are told otherwise: its hash. `components` asks for its contents. */
    own: Type.Optional(Type.String()),
  }),
  /** A branch or a shared position: nothing of it is kept. */
  sandbox: Type.Boolean(),
  /** Of a game that was recorded by older rules or with other components: what its players must be told, until it has been read. */
  reopened: orNull(ReopenedJson),
});
export type Snapshot = Static<typeof Snapshot>;

export const Why = Type.Object({
  legal: Type.Boolean(),
  reasons: list(ReasonJson),
  ledgers: list(LedgerJson),
  warning: orNull(Type.String()),
});
export type Why = Static<typeof Why>;

/** A kind of move that would fit what was picked, and each of its conditions, met or not. */
export const WhyNot = Type.Object({
  kind: Type.String(),
  notation: Type.String(),
  parts: list(MovePart),
  part: Type.Optional(Type.String()),
  /** Nothing of this kind may be done now, whatever is picked. */
  closed: Type.Optional(Type.Boolean()),
  conditions: list(Type.Object({ ...reason, ok: Type.Boolean() })),
});
export type WhyNot = Static<typeof WhyNot>;

/** A whole move that is not legal, and what refuses it. */
export const Refused = Type.Object({
  kind: Type.String(),
  notation: Type.String(),
  parts: list(MovePart),
  part: Type.Optional(Type.String()),
  reasons: list(ReasonJson),
});
export type Refused = Static<typeof Refused>;

export const Thing = Type.Object({ domain: word, name: word });
export type Thing = Static<typeof Thing>;

const ChoiceJson = Type.Object({ id: Type.String(), title: Type.String(), text: Type.String() });
export type ChoiceJson = Static<typeof ChoiceJson>;

export const GameJson = Type.Object({
  id: Type.String(),
  title: Type.String(),
  seats: list(Type.String()),
  allied: Type.Optional(ofEngine<NonNullable<AnyGame['allied']>>()),
  scenarios: list(ChoiceJson),
  options: list(
    Type.Composite([
      ChoiceJson,
      Type.Object({
        default: Type.String(),
        needs: Type.Optional(Type.Object({ option: Type.String(), value: Type.String(), rule: Type.String() })),
        values: list(ChoiceJson),
      }),
    ]),
  ),
  sets: list(ChoiceJson),
  /** The set that is offered first. */
  offered: Type.String(),
});
export type GameJson = Static<typeof GameJson>;

/** What a component set consists of, and the files of the one that comes with the game. */
export const WorkshopJson = Type.Object({
  schema: ofEngine<Workshop['schema']>(),
  captions: ofEngine<Workshop['captions']>(),
  files: ComponentFiles,
});
export type WorkshopJson = Static<typeof WorkshopJson>;

/** A set that can be played with has a hash; otherwise what is wrong with it. */
export const CheckedComponents = Type.Object({
  hash: orNull(Type.String()),
  findings: list(ofEngine<Finding>()),
});
export type CheckedComponents = Static<typeof CheckedComponents>;

export const CardParagraph = Type.Object({
  rule: Type.String(),
  title: Type.Optional(Type.String()),
  text: Type.String(),
});
export type CardParagraph = Static<typeof CardParagraph>;

/** A moment at a table, everything lying open. */
export const Scene = Type.Object({
  scenario: Type.Optional(word),
  options: Type.Optional(word2word),
  position: Type.Optional(Position),
  moves: Type.Optional(list(text(), 10_000)),
  dice: Type.Optional(Results),
  /** The id of a set that comes with the game. */
  components: Type.Optional(word),
});
export type Scene = Static<typeof Scene>;

/** What is laid over the board: the ids of the game's overlays, each with what it is asked for, `unit:tomori-1`, or nothing. */
export const Laid = word2word;
export type Laid = Static<typeof Laid>;

/** A moment at a table of the rulebook's, everything lying open. */
export const StillJson = Type.Object({
  position: Position,
  happened: list(ofEngine<EventReport>()),
  laid: ofEngine<Readonly<Record<string, Overlay>>>(),
});
export type StillJson = Static<typeof StillJson>;

export const RecordJson = ofEngine<GameRecord>();
export const OverlayJson = ofEngine<Overlay>();

/** A move that a computer player thought about: how often it tried it, and its value from −1 (lost) to 1 (won). */
const TriedMove = Type.Object({ move: Type.String(), visits: Type.Integer(), value: Type.Number() });
/** The same for a page, which says it in words and may take it up. */
const Shown = Type.Object({ shown: ShownMove });

/** How far a computer player has come with its decision. What it considers is told only to who may know it. */
export const ThinkingJson = Type.Object({
  seat: Type.String(),
  /** Worlds tried, of how many at most; and how long it may take, in milliseconds, where that is what counts. */
  tried: Type.Integer(),
  most: Type.Integer(),
  milliseconds: orNull(Type.Number()),
  /** How far it has come, from 0 to 1. */
  progress: Type.Number(),
  considered: list(Type.Composite([TriedMove, Shown])),
});
export type ThinkingJson = Static<typeof ThinkingJson>;

const InBoth = Type.Object({ en: Type.String(), de: Type.String() });

/** One of the best moves: how much better than the next, in hundredths of a game, and why. */
export const HintJson = Type.Composite([TriedMove, Type.Object({ gain: Type.Number(), reasons: list(InBoth) })]);
export type HintJson = Static<typeof HintJson>;
export const ShownHint = Type.Composite([HintJson, Shown]);
export type ShownHint = Static<typeof ShownHint>;

/**
 * What a teacher says of a move that was made: why, or, with `better`, that this one was clearly stronger, by so many hundredths of a game, and what
 * would have been better about it.
 */
export const RemarkJson = Type.Object({
  made: ShownMove,
  better: orNull(ShownMove),
  gain: Type.Number(),
  reasons: list(InBoth),
});
export type RemarkJson = Static<typeof RemarkJson>;

/** How a gamble may come out, from what the seat can know. */
export const OddsJson = Type.Object({
  title: InBoth,
  rule: Type.String(),
  /** Everything was gone through; otherwise that many worlds were tried. */
  exact: Type.Boolean(),
  tried: Type.Integer(),
  chances: list(
    Type.Object({
      id: Type.String(),
      title: InBoth,
      good: Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('neither')]),
      share: Type.Number(),
      low: Type.Number(),
      high: Type.Number(),
    }),
  ),
});
export type OddsJson = Static<typeof OddsJson>;

export const Failure = Type.Object({ code: Type.String(), message: Type.String() });
export type Failure = Static<typeof Failure>;

/**
 * How one piece of plain data becomes another. `is`: it is replaced. `members`: of an object, what became of each member that
 * changed, and which are `gone`. `keep`, `add`, `end`: of a list, how many of its first and last items stay, and what lies between.
 */
export const Difference = Type.Recursive((Self: TSchema) =>
  Type.Union([
    Type.Object({ is: Type.Unknown() }),
    Type.Object({ members: Type.Record(Type.String(), Self), gone: Type.Array(Type.String()) }),
    Type.Object({ keep: Type.Integer(), add: Type.Array(Type.Unknown()), end: Type.Integer() }),
  ]),
);
export type Difference =
  | { readonly is: unknown }
  | { readonly members: Readonly<Record<string, Difference>>; readonly gone: readonly string[] }
  | { readonly keep: number; readonly add: readonly unknown[]; readonly end: number };

/** A position that travels in a link: how it differs from the start of the game, what is asked, and the last that happened. */
export const Shared = Type.Object({
  game: word,
  scenario: word,
  options: word2word,
  viewer: orNull(word),
  changes: Type.Unsafe<Difference>(Difference),
  decision: orNull(DecisionJson),
  result: orNull(ofEngine<OutcomeReport>()),
  moves: Type.Integer({ minimum: 0 }),
  events: list(ofEngine<EventReport>(), 1000),
  /** The component set, where it is not the first that comes with the game: one of those, or somebody's own by what differs. */
  set: Type.Optional(
    Type.Union([Type.Object({ id: word }), Type.Object({ changes: Type.Unsafe<Difference>(Difference) })]),
  ),
});
export type Shared = Static<typeof Shared>;

/** The whole, or what changed since the telling before this one. Tellings are numbered for each onlooker, from 1. */
export const Telling = Type.Union([
  Type.Object({ number: Type.Integer(), whole: Snapshot }),
  Type.Object({ number: Type.Integer(), changes: Type.Unsafe<Difference>(Difference) }),
]);
export type Telling = Static<typeof Telling>;

import { Refusal } from '@ravelin/engine';
import { checked, type Onlooker, onlookerRequests, type Snapshot, Type } from '@ravelin/table';
import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';
import { storable } from '../store/storable.ts';

/**
 * The words that a program at a table may say: those of the engine protocol (docs/protocol.md), as far as they concern a seat. All of them ask the seat's own onlooker, which
 * knows nothing that the seat may not know.
 */
export interface Word {
  readonly takes: TSchema & { readonly properties: TProperties };
  /** It changes the game, and is stored before it is answered. */
  readonly changes: boolean;
  answer(onlooker: Onlooker, args: never): unknown;
}

const word = <T extends TProperties>(
  takes: T,
  answer: (onlooker: Onlooker, args: Static<TObject<T>>) => unknown,
  changes = false,
): Word => ({ takes: Type.Object(takes, { additionalProperties: false }), changes, answer });

/** What is to be decided, as every answer of the protocol tells it. */
export const decisionOf = ({ decision, result, length }: Snapshot) => ({
  seat: decision?.seat ?? null,
  decision: decision?.id ?? null,
  rule: decision?.rule ?? null,
  prompt: decision?.prompt ?? null,
  ...(decision && Object.keys(decision.about).length > 0 && { about: decision.about }),
  ...(result && { result }),
  moves: length,
});

/** The decision after something was done, and what happened. */
const since = (onlooker: Onlooker, act: () => void) => {
  const before = onlooker.snapshot().length;
  act();
  const snapshot = onlooker.snapshot();
  return { ...decisionOf(snapshot), events: snapshot.events.filter(({ seq }) => seq > before) };
};

const legal = (onlooker: Onlooker) => {
  const snapshot = onlooker.snapshot();
  const { moves, lists } = snapshot;
  const whole = moves.filter(({ open }) => !open);
  const begun = moves.filter(({ open }) => open);
  return {
    ...decisionOf(snapshot),
    legal: whole.map(({ notation }) => notation),
    // Too many to be told at once: `list` and `unfold` walk them.
    open: [
      ...lists.map(({ kind, notation }) => {
        const { next, closes } = onlooker.rules.list(kind, []);
        return { walk: 'list', kind, notation, next, closes };
      }),
      ...begun.map(({ kind, notation, parts }) => ({
        walk: 'unfold',
        kind,
        notation,
        names: parts.map(({ name }) => name),
      })),
    ],
  };
};

const view = (onlooker: Onlooker, seat: string | undefined) => {
  if (seat === 'spectator') return onlooker.snapshot(undefined, null).view;
  if (seat !== undefined && seat !== onlooker.viewer)
    throw new Refusal('not-yours', `You sit at "${onlooker.viewer}": what "${seat}" sees is not yours to know.`);
  return onlooker.snapshot().view;
};

const text = Type.String({ maxLength: 2000 });
const { list, unfold, why } = onlookerRequests;

export const WORDS: Readonly<Record<string, Word>> = {
  legal: word({}, legal),
  why: word({ move: text }, (onlooker, { move }) => why.answer(onlooker, { move })),
  play: word({ move: text }, (onlooker, { move }) => since(onlooker, () => onlooker.play(move)), true),
  undo: word({}, (onlooker) => since(onlooker, () => onlooker.undo()), true),
  view: word({ seat: Type.Optional(text) }, (onlooker, { seat }) => view(onlooker, seat)),
  events: word({ from: Type.Optional(Type.Integer({ minimum: 0 })) }, (onlooker, { from = -1 }) => ({
    events: onlooker.snapshot().events.filter(({ seq }) => seq > from),
  })),
  result: word({}, (onlooker) => onlooker.snapshot().result),
  record: word({}, (onlooker) => onlooker.record()),
  list: { takes: list.takes, changes: false, answer: (onlooker, args) => list.answer(onlooker, args) },
  unfold: { takes: unfold.takes, changes: false, answer: (onlooker, args) => unfold.answer(onlooker, args) },
};

export type Id = string | number | null;

/** What a program says: a word and its fields, perhaps an `id` that comes back, perhaps a `key` that makes sending it again harmless. */
export interface Said {
  readonly id: Id;
  readonly name: string;
  readonly key: string | undefined;
  readonly word: Word;
  readonly args: unknown;
}

const Head = Type.Object({
  id: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Null()])),
  key: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  do: Type.String(),
});

/** For the documentation: what may be sent. */
export const Saying = Type.Union(
  Object.entries(WORDS).map(([name, { takes }]) =>
    Type.Object(
      { id: Head.properties.id, key: Head.properties.key, do: Type.Literal(name), ...takes.properties },
      { additionalProperties: false, title: name },
    ),
  ),
);

/** The id of whatever was sent, to answer it under. */
export const idOf = (message: unknown): Id => {
  const id = typeof message === 'object' && message !== null && 'id' in message ? message.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
};

export const said = (message: unknown): Said => {
  const { id = null, key, do: name } = checked(Head, message, 'a request');
  if (!Object.hasOwn(WORDS, name))
    throw new Refusal(
      'unknown-word',
      `There is no word "${name.slice(0, 80)}"; there are: ${Object.keys(WORDS).join(', ')}.`,
    );
  const { id: _id, key: _key, do: _do, ...args } = message as Record<string, unknown>;
  const found = WORDS[name];
  return { id, key, name, word: found, args: storable(checked(found.takes, args, name)) };
};

import {
  type Base,
  type Domain,
  formatMove,
  isTable,
  type Kernel,
  type Locals,
  type Match,
  type Move,
  type MoveKind,
  type Pending,
  Refusal,
  valueNamed,
} from '@ravelin/engine';
import { isWalkable } from './judged.ts';
import type { KindJson, LegalMove, ListMove, ListStep, MovePart, ShownMove } from './schemas.ts';

/** What may be decided, in names: the kernel's moves for a page that knows no rules. */

export type State = Base<unknown>;
export type AnyMatch = Match<State, unknown>;
export type Kind = MoveKind<State, Locals>;

/** A kind with more moves than this is told choice by choice, so that a snapshot stays small and comes at once. */
const MOST = 120;

export const nameOf = (g: State, domain: Domain, value: number): string => String(domain.name(g.kit as never, value));

export const pendingOf = (match: AnyMatch): Pending<State> => {
  const pending = match.kernel.pending(match.state);
  if (!pending) throw new Refusal('game-over', 'The game is over: no more moves can be made.');
  return pending;
};

/** How a kind of move is written: what stands before each choice, the choice by its number, and what stands at the end. */
interface Template {
  readonly choices: readonly { readonly before: string; readonly slot: number }[];
  readonly end: string;
}

const templates = new WeakMap<Kind, Template>();

const templateOf = (kind: Kind): Template => {
  const known = templates.get(kind);
  if (known) return known;
  // Every second part is the name of a slot.
  const parts = kind.notation.split(/\{(.+?)\}/);
  const slotAt = (i: number): number => kind.slots.findIndex(({ name }) => name === parts[i]);
  const choices = parts.flatMap((_part, i) => (i % 2 === 1 ? [{ before: parts[i - 1], slot: slotAt(i) }] : []));
  const made = { choices, end: parts.at(-1) ?? '' };
  templates.set(kind, made);
  return made;
};

/** The move in words; what is still to be chosen stays open. */
export const notationOf = (g: State, kind: Kind, chosen: readonly number[]): string => {
  const { choices, end } = templateOf(kind);
  let out = '';
  for (const { before, slot } of choices)
    out += before + (slot < chosen.length ? nameOf(g, kind.slots[slot].over, chosen[slot]) : '…');
  return out + end;
};

export const partsOf = (g: State, kind: Kind, chosen: readonly number[]): MovePart[] =>
  chosen.map((value, i) => {
    const { name, over } = kind.slots[i];
    return { slot: name, domain: over.title, name: nameOf(g, over, value) };
  });

/** The names in a list, each as a part of its own. */
const listParts = (g: State, { name, over }: NonNullable<Kind['list']>, chosen: readonly number[]): MovePart[] =>
  chosen.map((atom) => ({ slot: name, domain: over.title, name: nameOf(g, over, atom) }));

/** A move of the decision that is due, whole and in its parts, of whatever kind. */
export const shownMove = (kernel: AnyMatch['kernel'], g: State, { kind: index, chosen }: Move): ShownMove => {
  const kind = kernel.pending(g)?.decision.moves[index];
  if (!kind) throw new Refusal('game-over', 'Nobody has to decide here.');
  const own = kernel.stateFor(g, kind);
  const { id, list } = kind;
  const parts = list ? listParts(own, list, chosen) : partsOf(own, kind, chosen);
  const notation = formatMove(kernel, g, { kind: index, chosen });
  return { kind: id, notation, parts, ...partOf({ kernel }, own), list: list !== undefined };
};

/** The part of a composed game whose state this is, by its id. */
export const partOf = ({ kernel }: Pick<AnyMatch, 'kernel'>, own: State): { readonly part?: string } =>
  own.part === undefined ? {} : { part: kernel.parts[own.part].id };

/** All whole choices of a kind of move, or undefined where they are too many. */
const choicesOf = ({ kernel, state }: AnyMatch, index: number): (readonly number[])[] | undefined => {
  const moves: Move[] = [];
  return kernel.movesOf(state, index, MOST, moves) ? moves.map(({ chosen }) => chosen) : undefined;
};

/** Those that begin like this. Of a symmetric move either way round may have been begun. */
const choicesFrom = (match: AnyMatch, index: number, kind: Kind, begun: readonly number[]): number[][] | undefined => {
  const { kernel, state } = match;
  const out: number[][] = [];
  const walk = (chosen: readonly number[]): boolean => {
    if (chosen.length < kind.slots.length)
      return kernel.next(state, [index, ...chosen]).every((value) => walk([...chosen, value]));
    return out.push([...kernel.written(state, { kind: index, chosen }).chosen]) <= MOST;
  };
  return walk(begun) ? out : undefined;
};

const movesFrom = (match: AnyMatch, index: number, kind: Kind, begun: readonly number[]): LegalMove[] => {
  const { kernel, state } = match;
  const choices =
    (begun.length === 0 ? choicesOf(match, index) : choicesFrom(match, index, kind, begun)) ??
    kernel.next(state, [index, ...begun]).map((value): number[] => [...begun, value]);
  const own = kernel.stateFor(state, kind);
  return choices.map((chosen) => ({
    notation: notationOf(own, kind, chosen),
    kind: kind.id,
    rule: kind.rule,
    parts: partsOf(own, kind, chosen),
    ...partOf(match, own),
    ...(chosen.length < kind.slots.length && { open: true as const }),
  }));
};

export const legalMoves = (match: AnyMatch): LegalMove[] => {
  const { moves } = match.kernel.pending(match.state)?.decision ?? { moves: [] };
  return moves.flatMap((kind, index) => (kind.list ? [] : movesFrom(match, index, kind, [])));
};

/** How a move goes on that begins with these names. */
export const unfoldMove = (match: AnyMatch, id: string, names: readonly string[]): LegalMove[] => {
  const { moves } = pendingOf(match).decision;
  const index = moves.findIndex((kind) => kind.id === id && !kind.list);
  const kind = moves[index];
  if (!kind || names.length >= kind.slots.length)
    throw new Refusal('unknown-move', `"${id}" does not go on after ${names.length} choices.`);
  const { kernel, state } = match;
  const own = kernel.stateFor(state, kind);
  const begun = names.map((name, i) => read(own, kind.slots[i].over, name));
  // What follows a choice that is not open to the seat may hang on what the seat cannot know.
  const walked = [index, ...begun];
  if (walked.some((atom, i) => !kernel.next(state, walked.slice(0, i)).includes(atom)))
    throw new Refusal('unknown-move', `No move of this decision begins like this: ${id} ${names.join(', ')}.`);
  return movesFrom(match, index, kind, begun);
};

/** The domain that both halves of the names `a>b` come from, if there is one: the index of one of the game's tables. */
const piecesOf = (kernel: Kernel<State, unknown>, g: State, domain: Domain): string | null => {
  const [first, second] = nameOf(g, domain, domain.max(g.kit as never)).split('>');
  if (!second) return null;
  for (const field of Object.values(kernel.game.fields))
    if (isTable(field) && valueNamed(field.index, g.kit, first) !== undefined) return field.index.title;
  return null;
};

export const listMoves = (match: AnyMatch): ListMove[] => {
  const { kernel, state } = match;
  const pending = kernel.pending(state);
  if (!pending) return [];
  return pending.decision.moves.flatMap((kind) => {
    const { id, rule, notation, list } = kind;
    if (!list || !kernel.possible(kind, state, pending.locals)) return [];
    const { name, over, order } = list;
    const pieces = piecesOf(kernel, kernel.stateFor(state, kind), over);
    return { kind: id, rule, notation, slot: name, domain: over.title, order, pieces };
  });
};

const kinds = new WeakMap<readonly Kind[], readonly KindJson[]>();

/** The kinds of move of the decision that is due; of the same decision the same objects. */
export const kindsOf = (match: AnyMatch): readonly KindJson[] => {
  const { moves } = match.kernel.pending(match.state)?.decision ?? { moves: [] };
  const known = kinds.get(moves);
  if (known) return known;
  const made = moves.map(({ id, rule, notation, slots, list }) => ({
    kind: id,
    rule,
    notation,
    domains: list ? [list.over.title] : slots.map(({ over }) => over.title),
  }));
  kinds.set(moves, made);
  return made;
};

interface ListAt {
  readonly index: number;
  readonly kind: Kind;
  readonly list: NonNullable<Kind['list']>;
  readonly pending: Pending<State>;
}

export const listAt = (match: AnyMatch, id: string): ListAt => {
  const pending = pendingOf(match);
  const index = pending.decision.moves.findIndex((kind) => kind.id === id && kind.list);
  const kind = pending.decision.moves[index];
  if (!kind?.list) throw new Refusal('unknown-move', `"${id}" is not a list of this decision.`);
  return { index, kind, list: kind.list, pending };
};

export const read = (g: State, domain: Domain, name: string): number => {
  const value = valueNamed(domain, g.kit as never, name);
  if (value === undefined) throw new Refusal('unknown-name', `"${name}" is not a ${domain.title}.`);
  return value;
};

/** What may follow these names of a list, and what is missing before it can be closed. */
export const walkList = (match: AnyMatch, id: string, names: readonly string[]): ListStep => {
  const { kernel } = match;
  const { index, kind, list, pending } = listAt(match, id);
  const own = kernel.stateFor(match.state, kind);
  const atoms = names.map((name) => read(own, list.over, name));
  const chosen = kernel.canonical(list, own, atoms);
  const open = isWalkable(match, kind, pending.locals, atoms);
  const closes = open && kernel.closes(list, own, pending.locals, atoms);
  const next = open ? kernel.additions(list, own, pending.locals, atoms) : [];
  return {
    next: next.map((atom) => nameOf(own, list.over, atom)),
    closes,
    missing: open && !closes ? kernel.refusals(match.state, { kind: index, chosen: atoms }) : [],
    notation: kind.notation.replace(/\{.+?\}/, () => writeList(chosen.map((atom) => nameOf(own, list.over, atom)))),
  };
};

const writeList = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n === 1 ? word : `${word} x${n}`)).join(', ') || 'none';
};

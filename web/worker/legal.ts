import {
  type Base,
  type Domain,
  isTable,
  type Kernel,
  type Locals,
  type Match,
  type MoveKind,
  type Pending,
  type Reason,
  Refusal,
  valueNamed,
} from '@ravelin/engine';
import type { KindJson, LegalMove, ListMove, ListStep, MovePart, Refused, Why, WhyNot } from './types.ts';

/** What may be decided, in names: the kernel's moves for a page that knows no rules. */

export type State = Base<unknown>;
export type AnyMatch = Match<State, unknown>;
type Kind = MoveKind<State, Locals>;

/** More single moves than this are never listed; a decision that has them should be a list of atoms. */
const MOST = 4000;

const nameOf = (g: State, domain: Domain, value: number): string => String(domain.name(g.kit as never, value));

const pendingOf = (match: AnyMatch): Pending<State> => {
  const pending = match.kernel.pending(match.state);
  if (!pending) throw new Refusal('game-over', 'The game is over: no more moves can be made.');
  return pending;
};

const notationOf = (g: State, kind: Kind, chosen: readonly number[]): string =>
  kind.notation.replace(/\{(.+?)\}/g, (_all, slot: string) => {
    const i = kind.slots.findIndex(({ name }) => name === slot);
    return nameOf(g, kind.slots[i].over, chosen[i]);
  });

const partsOf = (g: State, kind: Kind, chosen: readonly number[]): MovePart[] =>
  kind.slots.map(({ name, over }, i) => ({ slot: name, domain: over.title, name: nameOf(g, over, chosen[i]) }));

export const legalMoves = (match: AnyMatch): LegalMove[] => {
  const { kernel, state } = match;
  const pending = kernel.pending(state);
  if (!pending) return [];
  return kernel.next(state).flatMap((index) => {
    const kind = pending.decision.moves[index];
    if (kind.list) return [];
    const out: { kind: number; chosen: readonly number[] }[] = [];
    kernel.movesOf(state, index, MOST, out);
    return out.map(({ chosen }) => ({
      notation: notationOf(state, kind, chosen),
      kind: kind.id,
      rule: kind.rule,
      parts: partsOf(state, kind, chosen),
    }));
  });
};

/** A move of the present decision that is not legal, in its parts, and what refuses it. */
export const refusalOf = (match: AnyMatch, notation: string): Refused | null => {
  const { move, reasons } = match.why(notation);
  if (!move || reasons.length === 0) return null;
  const kind = pendingOf(match).decision.moves[move.kind];
  const { list } = kind;
  const parts = list
    ? move.chosen.map((atom) => ({
        slot: list.name,
        domain: list.over.title,
        name: nameOf(match.state, list.over, atom),
      }))
    : partsOf(match.state, kind, move.chosen);
  return { kind: kind.id, notation, parts, reasons };
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
  return kernel.next(state).flatMap((index) => {
    const { id, rule, notation, list } = pending.decision.moves[index];
    if (!list) return [];
    const { name, over, order } = list;
    return { kind: id, rule, notation, slot: name, domain: over.title, order, pieces: piecesOf(kernel, state, over) };
  });
};

export const kindsOf = (match: AnyMatch): KindJson[] =>
  (match.kernel.pending(match.state)?.decision.moves ?? []).map(({ id, rule, notation, slots, list }) => ({
    kind: id,
    rule,
    notation,
    domains: list ? [list.over.title] : slots.map(({ over }) => over.title),
  }));

interface ListAt {
  readonly index: number;
  readonly kind: Kind;
  readonly list: NonNullable<Kind['list']>;
  readonly pending: Pending<State>;
}

const listAt = (match: AnyMatch, id: string): ListAt => {
  const pending = pendingOf(match);
  const index = pending.decision.moves.findIndex((kind) => kind.id === id && kind.list);
  const kind = pending.decision.moves[index];
  if (!kind?.list) throw new Refusal('unknown-move', `"${id}" is not a list of this decision.`);
  return { index, kind, list: kind.list, pending };
};

const read = (g: State, domain: Domain, name: string): number => {
  const value = valueNamed(domain, g.kit as never, name);
  if (value === undefined) throw new Refusal('unknown-name', `"${name}" is not a ${domain.title}.`);
  return value;
};

/** What may follow these names of a list, and what is missing before it can be closed. */
export const walkList = (match: AnyMatch, id: string, names: readonly string[]): ListStep => {
  const { kernel, state } = match;
  const { index, kind, list, pending } = listAt(match, id);
  const atoms = names.map((name) => read(state, list.over, name));
  const chosen = kernel.canonical(list, state, atoms);
  const closes = kernel.closes(list, state, pending.locals, atoms);
  return {
    next: kernel.additions(list, state, pending.locals, atoms).map((atom) => nameOf(state, list.over, atom)),
    closes,
    missing: closes ? [] : kernel.refusals(state, { kind: index, chosen: atoms }),
    notation: kind.notation.replace(/\{.+?\}/, () => writeList(chosen.map((atom) => nameOf(state, list.over, atom)))),
  };
};

const writeList = (words: readonly string[]): string => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([word, n]) => (n === 1 ? word : `${word} x${n}`)).join(', ') || 'none';
};

export const whyNotList = (match: AnyMatch, id: string, names: readonly string[], name: string): WhyNot => {
  const { state } = match;
  const { list, pending } = listAt(match, id);
  const atoms = names.map((one) => read(state, list.over, one));
  const atom = valueNamed(list.over, state.kit as never, name);
  const conditions =
    atom === undefined
      ? []
      : list.must.map(({ rule, text, ok }) => ({ rule, text, ok: ok(state, pending.locals, atoms, atom) }));
  return { kind: id, notation: name, parts: [{ slot: list.name, domain: list.over.title, name }], conditions };
};

/** What stands against a move; for a legal one, the numbers it brings and what a player should hear first. */
export const whyOf = (match: AnyMatch, notation: string): Why => {
  const { move, reasons } = match.why(notation);
  const legal = move !== undefined && reasons.length === 0;
  return {
    legal,
    reasons,
    ledgers: legal ? match.preview(move).map(({ title, lines, total }) => ({ title, lines, total })) : [],
    warning: (legal && match.warning(move)) || null,
  };
};

interface Judged {
  readonly chosen: readonly number[];
  readonly conditions: readonly (Reason & { readonly ok: boolean })[];
}

/** Every condition of a kind for one choice, in the order in which the rules state them. */
const judge = (g: State, kind: Kind, L: Locals, chosen: readonly number[]): Judged => {
  const conditions = kind.if.map(({ rule, text, ok }) => ({ rule, text, ok: ok(g, L) }));
  for (const [depth, { among, must }] of kind.slots.entries()) {
    if (among) {
      const out: number[] = [];
      const count = among.list(g, L, out, chosen[0], chosen[1]);
      conditions.push({ rule: among.rule, text: among.text, ok: out.slice(0, count).includes(chosen[depth]) });
    }
    for (const { rule, text, ok } of must) conditions.push({ rule, text, ok: ok(g, L, ...chosen.slice(0, depth + 1)) });
  }
  return { chosen, conditions };
};

const failures = ({ conditions }: Judged): number => conditions.filter(({ ok }) => !ok).length;

/** What could stand in a slot that the player has not filled: its candidates, or the whole domain. */
const fillers = (g: State, kind: Kind, L: Locals, depth: number, chosen: readonly number[]): number[] => {
  const { among, over } = kind.slots[depth];
  if (among) {
    const out: number[] = [];
    const count = among.list(g, L, out, chosen[0], chosen[1]);
    if (count > 0) return out.slice(0, count);
  }
  const out: number[] = [];
  for (let value = over.min; value <= over.max(g.kit as never); value++) out.push(value);
  return out;
};

/** The choice that keeps what was picked and breaks the fewest conditions. */
const nearest = (
  g: State,
  kind: Kind,
  L: Locals,
  picks: readonly { readonly domain: string; readonly name: string }[],
): Judged | undefined => {
  const left = [...picks];
  const fixed = kind.slots.map(({ over }) => {
    const at = left.findIndex(({ domain }) => domain === over.title);
    return at < 0 ? undefined : valueNamed(over, g.kit as never, left.splice(at, 1)[0].name);
  });
  if (left.length > 0) return undefined;
  let best: Judged | undefined;
  const walk = (chosen: readonly number[]): void => {
    const depth = chosen.length;
    if (depth === kind.slots.length) {
      const judged = judge(g, kind, L, chosen);
      if (!best || failures(judged) < failures(best)) best = judged;
      return;
    }
    const given = fixed[depth];
    const pool = given === undefined ? fillers(g, kind, L, depth, chosen).slice(0, 40) : [given];
    for (const value of pool) walk([...chosen, value]);
  };
  walk([]);
  return best;
};

export const whyNot = (
  match: AnyMatch,
  picks: readonly { readonly domain: string; readonly name: string }[],
  only: string | null,
): WhyNot[] => {
  const { state } = match;
  const pending = pendingOf(match);
  return pending.decision.moves
    .filter((kind) => !kind.list && (only === null || kind.id === only))
    .flatMap((kind) => {
      const judged = nearest(state, kind, pending.locals, picks);
      if (!judged || failures(judged) === 0) return [];
      const { chosen } = judged;
      // What the player has not picked stays open in the words.
      const parts = partsOf(state, kind, chosen).map((part) =>
        picks.some(({ domain, name }) => domain === part.domain && name === part.name) ? part : { ...part, name: '…' },
      );
      return { kind: kind.id, notation: notationOf(state, kind, chosen), parts, ...judged };
    })
    .sort((a, b) => failures(a) - failures(b))
    .slice(0, 4)
    .map(({ kind, notation, parts, conditions }) => ({ kind, notation, parts, conditions }));
};

import { type Judgement, type Locals, valueNamed } from '@ravelin/engine';
import { begun, isWalkable, judged } from './judged.ts';
import {
  type AnyMatch,
  type Kind,
  listAt,
  notationOf,
  partOf,
  partsOf,
  pendingOf,
  read,
  type State,
  shownMove,
} from './legal.ts';
import type { Refused, Why, WhyNot } from './schemas.ts';

/** Why not: every condition of a move that was tried or begun, met or not, as far as the seat may hear it. */

/** A move read from its notation, and the reasons against it that may be told. */
export const readMove = (match: AnyMatch, text: string): ReturnType<AnyMatch['why']> => {
  const read = match.why(text);
  const { move, reasons } = read;
  if (!move || reasons.length === 0) return read;
  const { decision, locals } = pendingOf(match);
  const kind = decision.moves[move.kind];
  const told = judged(match, kind, match.kernel.stateFor(match.state, kind), locals, move.chosen);
  const failed = told.filter(({ ok }) => !ok).map(({ ok, ...reason }) => reason);
  const first = failed.filter(
    (one, i) => failed.findIndex(({ rule, text }) => rule === one.rule && text === one.text) === i,
  );
  return { ...read, reasons: first };
};

/** A move of the present decision that is not legal, in its parts, and what refuses it. */
export const refusalOf = (match: AnyMatch, notation: string): Refused | null => {
  const { move, reasons } = readMove(match, notation);
  if (!move || reasons.length === 0) return null;
  const { list: _list, ...shown } = shownMove(match.kernel, match.state, move);
  return { ...shown, notation, reasons };
};

/** What stands against a move; for a legal one, the numbers it brings and what a player should hear first. */
export const whyOf = (match: AnyMatch, notation: string): Why => {
  const { move, reasons } = readMove(match, notation);
  const legal = move !== undefined && reasons.length === 0;
  return {
    legal,
    reasons,
    ledgers: legal
      ? match
          .preview(move)
          .map(({ title, of, lines, total }) => ({ title, lines, total, ...(of !== undefined && { of }) }))
      : [],
    warning: (legal && match.warning(move)) || null,
  };
};

export const whyNotList = (match: AnyMatch, id: string, names: readonly string[], name: string): WhyNot => {
  const { kind, list, pending } = listAt(match, id);
  const state = match.kernel.stateFor(match.state, kind);
  const atoms = names.map((one) => read(state, list.over, one));
  const atom = valueNamed(list.over, state.kit as never, name);
  const conditions =
    atom === undefined || !isWalkable(match, kind, pending.locals, atoms)
      ? []
      : list.must.map(({ rule, key, text, ok }) => ({ rule, key, text, ok: ok(state, atom, pending.locals, atoms) }));
  return { kind: id, notation: name, parts: [{ slot: list.name, domain: list.over.title, name }], conditions };
};

interface Judged {
  readonly chosen: readonly number[];
  readonly conditions: readonly Judgement[];
}

const failed = ({ conditions }: Judged): number => conditions.filter(({ ok }) => !ok).length;

/** How far it is from being a move: what refuses it, and all that is not asked because of that. */
const distance = (kind: Kind, of: Judged): number => {
  const all = kind.slots.reduce((sum, { must }) => sum + must.length, kind.if.length);
  return failed(of) + all - of.conditions.length;
};

/** The choice that keeps what was picked and comes nearest to a move. */
const nearest = (
  match: AnyMatch,
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
    const found = { chosen, conditions: begun(match, kind, g, L, chosen) };
    if (depth === kind.slots.length || failed(found) > 0) {
      if (!best || distance(kind, found) < distance(kind, best)) best = found;
      return;
    }
    const given = fixed[depth];
    const pool = given === undefined ? match.kernel.fillers(kind.slots, g, L, chosen).slice(0, 40) : [given];
    for (const value of pool) walk([...chosen, value]);
  };
  walk([]);
  return best;
};

/** For each kind of move that takes what was picked: what stands against it, those that are open now first. */
export const whyNot = (
  match: AnyMatch,
  picks: readonly { readonly domain: string; readonly name: string }[],
  only: string | null,
): WhyNot[] => {
  const pending = pendingOf(match);
  return (
    pending.decision.moves
      .filter((kind) => !kind.list && (only === null || kind.id === only))
      .flatMap((kind) => {
        const state = match.kernel.stateFor(match.state, kind);
        const found = nearest(match, state, kind, pending.locals, picks);
        if (!found || failed(found) === 0) return [];
        const { chosen, conditions } = found;
        // What the player has not picked stays open in the words.
        const parts = partsOf(state, kind, chosen).map((part) =>
          picks.some(({ domain, name }) => domain === part.domain && name === part.name)
            ? part
            : { ...part, name: '…' },
        );
        const notation = notationOf(state, kind, chosen);
        const closed = begun(match, kind, state, pending.locals, []).some(({ ok }) => !ok);
        const told = { kind: kind.id, notation, parts, ...partOf(match, state), ...(closed && { closed }), conditions };
        return { told, far: distance(kind, found) };
      })
      // Of what may be done at all comes first, however near another kind is.
      .sort((a, b) => Number(a.told.closed ?? false) - Number(b.told.closed ?? false) || a.far - b.far)
      .slice(0, 4)
      .map(({ told }) => told)
  );
};

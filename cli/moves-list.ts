import type { Move } from '@ravelin/engine';
import type { Style } from '@ravelin/games/terminal';
import type { AnyMatch } from './library.ts';
import { columns, wrap } from './style.ts';

/** The moves open to the seat that decides, as a player can take them in: numbered, or, where they are many, as forms. */

/** More than this nobody reads; what the forms and examples say is quicker. */
const NUMBERED = 60;
const EXAMPLES = 3;

export interface MovesList {
  readonly lines: readonly string[];
  /** The moves by their number, from 1. */
  readonly numbered: readonly string[];
}

interface Kind {
  readonly notation: string;
  readonly moves: readonly string[];
  readonly all: boolean;
  readonly names: readonly string[];
}

const kindsOf = (match: AnyMatch): Kind[] => {
  const { kernel, state } = match;
  return (kernel.pending(state)?.decision.moves ?? []).flatMap((kind, i): Kind[] => {
    const moves: Move[] = [];
    const all = kernel.movesOf(state, i, NUMBERED, moves);
    if (moves.length === 0) return [];
    const domain = (kind.list ?? kind.slots.at(0))?.over;
    const next = all || !domain ? [] : kernel.next(state, [i]).filter((atom) => atom >= domain.min);
    return [
      {
        notation: kind.notation,
        moves: moves.map((move) => match.format(move)),
        all,
        names: next.map((atom) => String(domain?.name(kernel.stateFor(state, kind).kit as never, atom))),
      },
    ];
  });
};

/** The first, the middle and the last of those found: they differ most. */
const examples = (moves: readonly string[]): string[] =>
  moves.filter((_move, i) => [0, moves.length >> 1, moves.length - 1].includes(i));

export const movesList = (match: AnyMatch, style: Style): MovesList => {
  const kinds = kindsOf(match);
  const few = kinds.every(({ all }) => all) && kinds.reduce((sum, { moves }) => sum + moves.length, 0) <= NUMBERED;
  const numbered: string[] = [];
  const number = (moves: readonly string[]): string[] =>
    moves.map((move) => `${String(numbered.push(move)).padStart(2)} ${move}`);
  const lines = kinds.flatMap((kind) => {
    if (few || (kind.all && kind.moves.length <= EXAMPLES)) return columns(number(kind.moves), style.width);
    return [
      `  ${kind.notation}, for example`,
      ...columns(number(examples(kind.moves)), style.width, '    '),
      ...(kind.names.length > 0 ? wrap(`      from: ${kind.names.join(', ')}`, style.width, '        ') : []),
    ];
  });
  return { lines, numbered };
};

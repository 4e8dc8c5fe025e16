import { optional } from '@ravelin/engine';
import type { Clause } from '../data/schema.ts';
import { explosion } from './explosions.ts';
import {
  call,
  HEX,
  loop,
  NONE,
  type Of,
  PIECES,
  procedure,
  run,
  SIDE,
  STRATEGY,
  type Vienna,
  when,
  YES_NO,
} from './siege.ts';
import { runClause } from './verbs.ts';

/** V14.2, V14.3: carries out the clauses of a card one after the other, whether it is an Event or a Response. */

const clauseLocals = {
  side: SIDE,
  card: STRATEGY,
  hex: optional(HEX),
  /** The Response to the announcement, for the attack that a clause performs. */
  answer: optional(STRATEGY),
  next: PIECES,
  /** The clauses under "otherwise" have taken the place of the card's own. */
  otherwise: YES_NO,
};
type Clauses = Of<typeof clauseLocals>;

const otherwiseOf = (clause: Clause): readonly Clause[] => ('otherwise' in clause ? (clause.otherwise ?? []) : []);

const listOf = (g: Vienna, L: Clauses): readonly Clause[] => {
  const { clauses: own } = g.kit.strategy[L.card];
  return L.otherwise ? own.flatMap(otherwiseOf) : own;
};
const clauseAt = (g: Vienna, L: Clauses): Clause => listOf(g, L)[L.next];
const goOn = (L: Clauses): void => {
  L.next++;
};
/** What stands under "otherwise" is done from its beginning. */
const turnTo = (L: Clauses): void => {
  L.otherwise = 1;
  L.next = 0;
};

export const clauses = procedure('clauses', clauseLocals, [
  loop('V14.2', (g, L) => L.next < listOf(g, L).length, [
    when('V10.7.1', (g, L) => clauseAt(g, L).do === 'explode', [
      call(
        'V10.7.1',
        () => explosion,
        (g, L) => {
          const clause = clauseAt(g, L);
          return {
            side: L.side,
            need: clause.do === 'explode' ? clause.shovels : g.kit.explosionAt,
            event: L.card,
            byCard: 1,
          };
        },
        (g, L, done) => {
          // OS30: if none was triggered, or it had no effect (V15.9), the rest of the card follows.
          if ((done.hex === NONE || done.stopped === 1) && otherwiseOf(clauseAt(g, L)).length > 0) turnTo(L);
          else goOn(L);
        },
      ),
      run('V14.2', () => 'next'),
    ]),
    // OS4: no Glacis can be entrenched.
    when('V14.3', (g, L) => clauseAt(g, L).do === 'entrench' && L.hex === NONE, [
      run('V14.3', (_g, L) => {
        turnTo(L);
        return 'next';
      }),
    ]),
    run('V14.2', (g, L, x) => runClause(g, L, x, clauseAt(g, L))),
    run('V14.2', (_g, L) => goOn(L)),
  ]),
]);

import { type Move, Situation } from '@ravelin/engine';
import type { Empire } from '@ravelin/games/empires';
import { isSpent } from '@ravelin/games/empires/bot';
import { type Both, HAPSBURG, OTTOMAN, other, warOf } from '../rules/both.ts';
import { chanceOfMove, chancesOf } from './nations.ts';

/** What each move leaves the two nations. */

/** A move that the nation's own book does not know: taken only where nothing better is known. */
const UNKNOWN = -1;

/** The state that a kind of move is about: of the nation whose book it is from. */
export const warOfKind = ({ rules, g, kinds }: Situation<Both>, kind: number): Empire =>
  rules.stateFor(g, kinds[kind]) as unknown as Empire;

/** The game of both in which a nation's war has come so far. */
const withWar = ({ rules, g }: Situation<Both>, nation: number, war: Empire): Both => {
  const whole = rules.clone(g);
  const { stack, seq } = whole;
  Object.assign(whole.parts[nation], war, { whole, stack, seq });
  return whole;
};

/** What is sent over the Railway and spent by the other nation at once. */
const SENDING = ['send operation', 'send action'];

/** The decision of how what is sent is spent; undefined: it is not to be foreseen, or nothing is asked. */
const sentBy = (at: Situation<Both>, move: Move): Situation<Both> | undefined => {
  const { rules, source } = at;
  // E2.2.2: an ally who is somebody else has a word in it.
  if (at.g.two) return undefined;
  const to = at.after(move);
  if (to.over || !rules.pending(to)?.decision.id.startsWith('spend-on')) return undefined;
  return new Situation(rules, to, source);
};

/** The best chance that the nation to which something was sent can make of it. */
const mostMade = (at: Situation<Both>): number => {
  const { once } = scoresOf(at);
  return Math.max(...at.moves().map(once));
};

/** The chance that each move leaves the nation whose it is: at once, and by the best undertaking that can follow it. */
export const scoresOf = (at: Situation<Both>) => {
  const judges = [HAPSBURG, OTTOMAN].map((nation) => chancesOf(at.g, nation, at));
  const score = (war: Empire, move: Move, more?: (to: Empire) => number): number => {
    // E2.5.2: what is kept in hand here is lost.
    if (war.part === undefined) return UNKNOWN / 2;
    return chanceOfMove(war.part, war, at.idOf(move), move.chosen, at.locals, judges[war.part], more) ?? UNKNOWN;
  };
  const most = (nation: number, to: Empire): number => {
    const moves = at.rules.moves(withWar(at, nation, to)) ?? [];
    return Math.max(0, ...moves.map((move) => score(to, move)));
  };
  /** E2.3, E2.4: what it costs the one, and what the other can make of it at best. */
  const sent = (war: Empire, move: Move, more: (nation: number, to: Empire) => number): number => {
    const nation = war.part ?? HAPSBURG;
    const then = sentBy(at, move);
    if (!then) return UNKNOWN;
    const ally = other(nation);
    const to = warOf(then.g, nation);
    const before = judges[ally](warOf(at.g, ally), false);
    return (isSpent(to) ? judges[nation](to, true) : more(nation, to)) + mostMade(then) - before;
  };
  return {
    once: (move: Move): number => {
      const war = warOfKind(at, move.kind);
      if (SENDING.includes(at.idOf(move))) return sent(war, move, (nation, to) => judges[nation](to, false));
      return score(war, move);
    },
    twice: (move: Move): number => {
      const war = warOfKind(at, move.kind);
      if (SENDING.includes(at.idOf(move))) return sent(war, move, most);
      return score(war, move, (to) => most(war.part ?? HAPSBURG, to));
    },
  };
};

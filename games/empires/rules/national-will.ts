import { type Ledger, line, type Play } from '@ravelin/engine';
import { NO_SPACE } from '../data/kit.ts';
import { DEFEATS, type Empire, VICTORIES } from './empire.ts';
import { controls } from './fronts.ts';
import { willCounted } from './happenings.ts';

/** National Will, counted from the board as it is. */

interface Paragraphs {
  readonly victories: string;
  readonly defeats: string;
  readonly site: string;
  readonly shared: string;
}

interface Own<S extends Empire> {
  /** What else lies in the two boxes. */
  moreVictories?(g: S): number;
  moreDefeats?(g: S): number;
  /** What else counts. */
  more?(g: S, ledger?: Ledger): number;
  /** A site whose flags count by a paragraph of its own, and do not count while it is guarded. */
  readonly guarded?: { readonly rule: string; is(g: S, front: number, space: number): boolean; stands(g: S): boolean };
}

export const countingWill = <S extends Empire>(rules: Paragraphs, own: Own<S> = {}) => {
  /** Does an earlier Front of the list control the shared place already? */
  const sharedBefore = (g: S, front: number): boolean => {
    for (let other = 0; other < front; other++) {
      const { shared } = g.kit.front[other];
      if (shared !== NO_SPACE && controls(g, other, shared)) return true;
    }
    return false;
  };

  /** The flags that a Front's track gives up; a shared place is counted once. */
  const flagsOf = (g: S, front: number, ledger?: Ledger): number => {
    const { flags, sites, place, shared } = g.kit.front[front];
    let sum = 0;
    for (let i = 0; i < sites.length; i++) {
      const space = sites[i];
      if (!controls(g, front, space)) continue;
      const guarded = own.guarded?.is(g, front, space) === true;
      if (guarded && own.guarded?.stands(g)) continue;
      if (space === shared && sharedBefore(g, front)) continue;
      const rule = guarded && own.guarded ? own.guarded.rule : space === shared ? rules.shared : rules.site;
      sum += line(ledger, rule, place[space], -flags[space]);
    }
    return sum;
  };

  /** What lies in the Stalemates Box counts nothing. */
  const countWill = (g: S, ledger?: Ledger): number => {
    let victories = own.moreVictories?.(g) ?? 0;
    let defeats = own.moreDefeats?.(g) ?? 0;
    const { box } = g;
    for (let i = 0; i < box.length; i++)
      if (box[i] === VICTORIES) victories++;
      else if (box[i] === DEFEATS) defeats++;
    let will = line(ledger, rules.victories, 'Victories', victories) + line(ledger, rules.defeats, 'Defeats', -defeats);
    if (own.more) will += own.more(g, ledger);
    if (g.kit.beyond) will += g.kit.beyond.will(g, ledger);
    const { farthestSite } = g.kit;
    for (let front = 0; front < g.space.length; front++)
      if (controls(g, front, farthestSite[front])) will += flagsOf(g, front, ledger);
    return will;
  };

  return countWill;
};

/** What the marker shows; below the lowest space is Defeat. */
export const shownWill = (g: Empire, total: number): number => Math.max(g.kit.low - 1, Math.min(total, g.kit.high));

/** The phase itself: here, and nowhere else, the marker moves. */
export const willPhase = <S extends Empire>(
  rules: { readonly shown: string; readonly lost: string },
  countWill: (g: S, ledger?: Ledger) => number,
  lose: (g: S, x: Play<S>) => void,
) => {
  /** The count itemised, where somebody will read it. */
  const counted = (g: S, x: Play<S>): Ledger | undefined => {
    const ledger = x.ledger('National Will');
    if (ledger) countWill(g, ledger);
    return ledger;
  };

  const settle = (g: S, x: Play<S>): void => {
    const total = countWill(g);
    const lost = total < g.kit.low;
    g.will = shownWill(g, total);
    x.emit(g, willCounted, lost ? rules.lost : rules.shown, { total, shown: g.will }, { ledger: counted(g, x) });
    if (lost) lose(g, x);
  };

  return { counted, settle };
};

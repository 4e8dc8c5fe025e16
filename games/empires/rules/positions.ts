import type { Reason, Tally } from '@ravelin/engine';
import { PLAYED } from './deck.ts';
import { ASIDE, type Empire, NONE, WAITING } from './empire.ts';
import { shownWill } from './national-will.ts';
import { allocatedIn } from './payment.ts';

/** Positions from outside: what must add up and what cannot be, in every game of the family. */

export type Check = (ok: boolean, rule: string, text: string) => void;

/** Resources that lie elsewhere (`elsewhere`) are counted too. */
export const tallies = (g: Empire, elsewhere = 0): Tally[] => [
  ['Resources', allocatedIn(g) + g.supply + g.spent + elsewhere, g.kit.resources],
  ['cards played', g.zones[PLAYED].length, g.turn],
];

/** What the position leaves out and its cards and Resources imply. */
export const completeCounts = (g: Empire, given: ReadonlySet<string>, elsewhere = 0): void => {
  if (!given.has('turn')) g.turn = g.zones[PLAYED].length;
  if (!given.has('supply')) g.supply = Math.max(0, g.kit.resources - g.spent - elsewhere - allocatedIn(g));
};

/** Decks that are not given hold what they must. */
export const completeDecks = <S extends Empire>(
  g: S,
  given: ReadonlySet<string>,
  layOut: (g: S, played: readonly number[]) => void,
): void => {
  if (!['deck', 'mid-day', 'dusk'].some((id) => given.has(`zones.${id}`))) layOut(g, g.zones[PLAYED]);
};

/** Without a given will the marker shows what the board counts; a count below the track is one that is still to come. */
export const completeWill = <S extends Empire>(g: S, given: ReadonlySet<string>, countWill: (g: S) => number): void => {
  if (!given.has('will')) g.will = Math.max(g.kit.low, shownWill(g, countWill(g)));
};

/** Collects what is wrong. */
export const checking = (look: (check: Check) => void): Reason[] => {
  const out: Reason[] = [];
  look((ok, rule, text) => {
    if (!ok) out.push({ rule, text });
  });
  return out;
};

interface Paragraphs {
  readonly farEnd: string;
  readonly side: string;
  readonly limit: string;
  readonly order: string;
  readonly begun: string;
  readonly actions: string;
  readonly current: string;
  readonly ending: string;
  readonly high: string;
  readonly decks: string;
  /** What decides in which deck a card waits. */
  readonly decksBy: string;
}

/** `zoneOfCard`: the deck in which a card that is not played must lie. */
export const commonProblems =
  <S extends Empire>(rules: Paragraphs, zoneOfCard: (g: S, card: number) => number) =>
  (g: S, check: Check): void => {
    const { kit } = g;
    for (const [front, { far, value }] of kit.front.entries()) {
      const name = kit.frontNames[front];
      check(g.space[front] <= far, rules.farEnd, `${name}: the track ends at ${far}.`);
      check(g.side[front] < value.length, rules.side, `${name}: there is no such side of the counter.`);
    }
    check(
      g.resources.every((number) => number <= kit.theaterLimit),
      rules.limit,
      'A Theater holds at most 2 Resources.',
    );
    check(
      kit.kaiserschlacht.every(
        (battle, i) => g.box[battle] === ASIDE || i === 0 || g.box[kit.kaiserschlacht[i - 1]] !== ASIDE,
      ),
      rules.order,
      'The battles of the Kaiserschlacht are fought in their order.',
    );
    check(
      g.kaiserschlacht !== WAITING || kit.kaiserschlacht.every((battle) => g.box[battle] === ASIDE),
      rules.begun,
      'The Kaiserschlacht has not begun.',
    );
    check(
      g.card === NONE || g.actions <= kit.cards[g.card].actions,
      rules.actions,
      'There are not more Actions than the card gives.',
    );
    check(g.card !== NONE || g.actions === 0, rules.actions, 'Without a card there are no Actions.');
    check(
      g.card === NONE || g.zones[PLAYED].includes(g.card),
      rules.current,
      'The current card lies among those played.',
    );
    check(g.ending === NONE || g.over === 1, rules.ending, 'The game has no ending before it is over.');
    check(g.will <= kit.high, rules.high, 'The National Will Track ends at 5.');
    for (let zone = 0; zone < PLAYED; zone++)
      for (const card of g.zones[zone])
        check(
          zoneOfCard(g, card) === zone,
          rules.decks,
          `${kit.cardIds[card]} lies in the wrong deck for this ${rules.decksBy}.`,
        );
  };

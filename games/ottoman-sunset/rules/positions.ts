import {
  type Check,
  checking,
  commonProblems,
  completeCounts,
  tallies as counts,
  PLAYED,
  shownWill,
} from '@ravelin/empires';
import type { Reason, Tally } from '@ravelin/engine';
import { joinedBy, layOut, zoneOfCard } from './deck.ts';
import { DEFEATS, NONE, VICTORIES, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** Positions from outside: what must add up, what follows from what, what cannot be. */

export const tallies = (g: War): Tally[] => counts(g);

/** The decks follow from the cards played, the supply from the Resources elsewhere, the will from the board. */
export const complete = (g: War, given: ReadonlySet<string>): void => {
  if (!given.has('joined')) g.joined = joinedBy(g, g.zones[PLAYED]);
  layOut(g, g.zones[PLAYED]);
  completeCounts(g, given);
  if (!given.has('will')) g.will = shownWill(g, countWill(g));
};

const common = commonProblems<War>(
  {
    farEnd: 'O2.1.1',
    side: 'O1.2.5',
    limit: 'O3.3.3',
    order: 'O4.1.2',
    begun: 'O4.0.2',
    actions: 'O3.1.1',
    current: 'O1.0.1',
    ending: 'O6.0.2',
    high: 'O5.0.6',
    decks: 'O0.4.8',
    decksBy: 'moment',
  },
  zoneOfCard,
);

/** Markers that are never fought for lie aside or where they are put. */
const unfought = (g: War, check: Check): void => {
  const { kit } = g;
  for (let marker = kit.battle.length; marker < g.box.length; marker++) {
    const coup = kit.coup.includes(marker);
    const box = g.box[marker];
    const ok = box === 0 || box === VICTORIES || (box === DEFEATS && !coup);
    check(ok, coup ? 'O1.4.1' : 'O9.48.1', `${kit.battleIds[marker]} cannot lie there.`);
  }
};

const own = (g: War, check: Check): void => {
  const { kit } = g;
  check(g.korps <= kit.markers.korps, 'O9.30', 'There is 1 Asia Korps marker.');
  check(g.yildirim <= kit.markers.yildirim, 'O9.34', 'There are 3 Yildirim markers.');
  const needsDie = g.card !== NONE && kit.cards[g.card].byDie.length + kit.cards[g.card].storm.length > 0;
  check(g.rolled === 0 || needsDie, 'O9.41.2', 'The current card asks for no die.');
};

export const problems = (g: War): Reason[] =>
  checking((check) => {
    common(g, check);
    own(g, check);
    unfought(g, check);
  });

import type { Reason, Tally } from '@ravelin/engine';
import {
  type Check,
  checking,
  commonProblems,
  completeCounts,
  completeDecks,
  completeWill,
  tallies as counts,
} from '@ravelin/games/empires';
import { layOut, zoneOfCard } from './deck.ts';
import { ASIDE, NONE, VICTORIES, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** Positions from outside: what must add up, what follows from what, what cannot be. */

export const tallies = (g: War): Tally[] => counts(g, g.parked);

/** The decks follow from the War Status, unless they are given; the supply from the Resources elsewhere, the will from the board. */
export const complete = (g: War, given: ReadonlySet<string>): void => {
  completeDecks(g, given, layOut);
  completeCounts(g, given, g.parked);
  completeWill(g, given, countWill);
};

const common = commonProblems<War>(
  {
    farEnd: 'H2.2.1',
    side: 'H1.6.3',
    limit: 'H4.2.3',
    order: 'H5.1.2',
    begun: 'H5.0.2',
    actions: 'H4.0.1',
    current: 'H1.0.1',
    ending: 'H8.0.2',
    high: 'H7.0.8',
    decks: 'H0.4.9',
    decksBy: 'War Status',
  },
  zoneOfCard,
);

const own = (g: War, check: Check): void => {
  const { kit } = g;
  check(
    !g.retreat || g.space[kit.polish] === NONE,
    'H4.5.11',
    'After the Great Retreat the Polish Front is off the map.',
  );
  check(!g.trench || g.bulgaria === 1, 'H13.17.2', 'The Trench Line needs Bulgaria in the war.');
  check(
    !g.ruins || (g.mustHold === 1 && g.fortress === 0),
    'H10.4.1',
    'The Fortress markers are in the Defeats Box only by that rule.',
  );
  check(!g.parked || g.emergency === 1, 'H10.2.1', 'Resources lie in the Victories Box only by Emergency Aid.');
  check(
    !g.vittorio || g.resurgence === 1,
    'H10.7.4',
    'The Vittorio Veneto marker is placed only by Italian Resurgence.',
  );
  check(!g.retreat || g.status >= kit.retreatFrom, 'H4.5.2', 'The Great Retreat needs War Status 2 or higher.');
  check(
    g.box[kit.russiaTires] === ASIDE || g.box[kit.russiaTires] === VICTORIES,
    'H13.21.1',
    'Russia Tires lies aside or in the Victories Box.',
  );
  check(g.intercepts <= kit.markers.intercepts, 'H13.6', 'There are 3 Radio Intercepts.');
  check(g.mackensen <= kit.markers.mackensen, 'H13.16', 'There are 5 Mackensen markers.');
  check(g.aid <= kit.markers.aid, 'H13.35', 'There are 3 German Aid markers.');
};

export const problems = (g: War): Reason[] =>
  checking((check) => {
    common(g, check);
    own(g, check);
  });

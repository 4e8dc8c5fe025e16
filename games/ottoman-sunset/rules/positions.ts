import type { Reason, Tally } from '@ravelin/engine';
import {
  ASIDE,
  type Check,
  checking,
  commonProblems,
  completeCounts,
  completeDecks,
  completeWill,
  tallies as counts,
  decided,
  ENDED,
  PLAYED,
} from '@ravelin/games/empires';
import type { Clause } from '../data/schema.ts';
import { joinedBy, layOut, zoneOfCard } from './deck.ts';
import { DEFEATS, NONE, TO_COME, VICTORIES, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** Positions from outside: what must add up, what follows from what, what cannot be. */

export const tallies = (g: War): Tally[] => counts(g);

/** The decks follow from the cards played, unless they are given; the supply from the Resources elsewhere, the will from the board. */
export const complete = (g: War, given: ReadonlySet<string>): void => {
  if (!given.has('joined')) g.joined = joinedBy(g, g.zones[PLAYED]);
  completeDecks(g, given, layOut);
  completeCounts(g, given);
  completeWill(g, given, countWill);
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

/** What the Events of the cards can do. */
const clausesOf = (g: War): readonly Clause[] => g.kit.files.cards.flatMap(({ event }) => event);

/** Markers that are never fought for lie aside, or in the one box where they are put. */
const unfought = (g: War, check: Check): void => {
  const { kit } = g;
  const names = kit.files.battles.markers.map(({ name }) => name);
  const defeats = clausesOf(g).flatMap((clause) => (clause.do === 'dunsterforce' ? [clause.marker] : []));
  for (let marker = kit.battle.length; marker < g.box.length; marker++) {
    const [box, rule] = defeats.includes(kit.battleIds[marker])
      ? [DEFEATS, 'O9.48.1']
      : [VICTORIES, kit.coup.includes(marker) ? 'O1.4.1' : 'O9.27.1'];
    const ok = g.box[marker] === ASIDE || g.box[marker] === box;
    check(ok, rule, `${names[marker - kit.battle.length]} cannot lie there.`);
  }
};

/** Fronts of the start that no Event removes. */
const neverLeaving = (g: War, check: Check): void => {
  const leaving = clausesOf(g).flatMap((clause) => (clause.do === 'leave' ? [clause.front] : []));
  for (const [front, { start, russian }] of g.kit.front.entries())
    check(
      g.space[front] !== NONE || start === NONE || russian || leaving.includes(g.kit.fronts[front]),
      'O1.2.4',
      `${g.kit.frontNames[front]}: no Event takes it off the map.`,
    );
};

const narrows = (g: War, check: Check): void => {
  const { kit } = g;
  const lost = clausesOf(g).flatMap((clause) => (clause.do === 'destroy' ? [clause.defence] : []));
  for (const [defence, { start }] of kit.defence.entries())
    check(
      g.defence[defence] === 1 || !start || lost.includes(kit.defences[defence]),
      'O0.4.6',
      `${kit.defenceNames[defence]} is always in place.`,
    );
  const comes = (card: number): boolean => kit.cards[card].event.some((clause) => clause.do === 'narrows');
  check(
    g.narrows === TO_COME || g.zones[PLAYED].some(comes),
    'O7.2.1',
    'The attack on the Narrows comes with its card, which has not been revealed.',
  );
};

const own = (g: War, check: Check): void => {
  const { kit } = g;
  const serving = g.korpsFront === NONE ? 0 : 1;
  check(g.korps + serving <= kit.markers.korps, 'O9.30', 'There is 1 Asia Korps marker.');
  check(g.yildirim <= kit.markers.yildirim, 'O9.34', 'There are 3 Yildirim markers.');
  const needsDie = g.card !== NONE && kit.cards[g.card].byDie.length + kit.cards[g.card].storm.length > 0;
  check(g.rolled === 0 || needsDie, 'O9.41.2', 'The current card asks for no die.');
  check(
    g.gaza === 0 || g.space[kit.sinai] > kit.front[kit.sinai].fortification,
    'O2.3.5',
    'A Front that has passed Gaza-Beersheba has destroyed the fortification.',
  );
  check(
    g.kaiserschlacht !== ENDED || decided(g, VICTORIES) || decided(g, DEFEATS),
    'O4.2.1',
    'The Kaiserschlacht ends when all its markers lie in the Victories Box, or all in the Defeats Box.',
  );
};

export const problems = (g: War): Reason[] =>
  checking((check) => {
    common(g, check);
    own(g, check);
    unfought(g, check);
    neverLeaving(g, check);
    narrows(g, check);
  });

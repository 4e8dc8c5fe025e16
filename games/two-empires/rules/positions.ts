import type { Base, Game, Reason, Tally } from '@ravelin/engine';
import { checking, type Empire } from '@ravelin/games/empires';
import { hapsburg } from '@ravelin/games/hapsburg';
import { ottomanSunset } from '@ravelin/games/ottoman-sunset';
import { beyond } from './beyond.ts';
import { AT_WAR, type Both, ELIMINATED, HAPSBURG, NATIONS, OTTOMAN, SCORED, warOf, wholeOf } from './both.ts';
import { isScored, outcomeOfNation } from './victory-and-defeat.ts';

/** Positions from outside, and each nation's game as a part of this one. */

/** What a nation's own book says of a position, and this book does not. */
interface Lifted {
  /** Actions without a card: they were sent over the Railway, and the card does not count meanwhile (E2.5.3). */
  readonly actions: readonly string[];
  /** Markers that only a failed theft brings where they lie (E8.2.5). */
  readonly markers: readonly string[];
}

const LIFTED: readonly Lifted[] = [
  { actions: ['H4.0.1'], markers: ['H13.21.1'] },
  { actions: ['O3.1.1', 'O9.41.2'], markers: ['O1.4.1', 'O4.2.1', 'O9.27.1', 'O9.48.1'] },
];

const stillHolds = (g: Both, nation: number, { rule }: Reason): boolean => {
  const { actions, markers } = LIFTED[nation];
  if (actions.includes(rule)) return g.ordered + g.given === 0;
  return !g.theft || !markers.includes(rule);
};

/** A nation's game, joined with the other's. */
const joined = <S extends Empire, K>(nation: number, game: Game<S & Base<K>, K>): Game<S & Base<K>, K> => ({
  ...game,
  create: (base, scenario, options) => {
    const g = game.create(base, scenario, options);
    return { ...g, kit: { ...g.kit, beyond } };
  },
  outcome: outcomeOfNation(nation),
  // E8.2.4: a stolen Resource is one more.
  tallies: (g): Tally[] =>
    game
      .tallies(g)
      .map(([what, found, expected]) =>
        what === 'Resources' ? [what, found, expected + wholeOf(g).stolen[nation]] : [what, found, expected],
      ),
  problems: (g) => game.problems(g).filter((problem) => stillHolds(wholeOf(g), nation, problem)),
});

/** E0.3.1: every decision of a nation belongs to its seat. */
export const parts = [
  { id: NATIONS[HAPSBURG], game: joined(HAPSBURG, hapsburg), seats: [HAPSBURG] },
  { id: NATIONS[OTTOMAN], game: joined(OTTOMAN, ottomanSunset), seats: [OTTOMAN] },
];

/** A nation whose war is over has fallen or has been scored; without the number of nation-turns it follows from the cards. */
export const complete = (g: Both, given: ReadonlySet<string>): void => {
  for (const nation of [HAPSBURG, OTTOMAN])
    if (!given.has('fate') && g.parts[nation].over) g.fate[nation] = isScored(g, nation) ? SCORED : ELIMINATED;
  if (!given.has('turns')) g.turns = warOf(g, HAPSBURG).turn + warOf(g, OTTOMAN).turn;
};

export const problems = (g: Both): Reason[] =>
  checking((check) => {
    for (const nation of [HAPSBURG, OTTOMAN]) {
      check(
        (g.fate[nation] === AT_WAR) === !g.parts[nation].over,
        'E1.1.4',
        `${NATIONS[nation]}: a nation is out of the war when its fate is sealed, and not before.`,
      );
    }
    const turns = warOf(g, HAPSBURG).turn + warOf(g, OTTOMAN).turn;
    check(g.turns === turns, 'E1.1.1', 'Each nation-turn has its card.');
    const { markers } = g.parts[HAPSBURG].kit;
    check(g.parts[HAPSBURG].aid + g.lent[OTTOMAN] <= markers.aid, 'E2.6.2', 'There are 3 German Aid markers in all.');
    const { korps } = g.parts[OTTOMAN].kit.markers;
    check(g.parts[OTTOMAN].korps + g.lent[HAPSBURG] <= korps, 'E2.6.2', 'There is 1 Asia Korps marker in all.');
    check(g.stolen[HAPSBURG] + g.stolen[OTTOMAN] === 0, 'E8.2.2', 'What one nation has stolen the other has lost.');
    check(!g.lenin || g.journey === 1, 'E8.3.2', 'Operations for Lenin need the optional rule.');
  });

import { type Domain, type EventKind, type Ledger, line, NOBODY, type Outcome, type Play } from '@ravelin/engine';
import { unrevealed } from './deck.ts';
import { type Empire, NONE } from './empire.ts';
import { isActive } from './fronts.ts';
import { scored } from './happenings.ts';

/** Victory and defeat: how a game ends, and how well. */

/** The highest total of a level is the component set's. */
export type Level<E extends string> = readonly [ending: E, rule: string];

/** What the levels are called, from the lowest total to the highest, and what they are worth, from −1 to 1. */
const DEFEATS = { pyrrhic: -0.2, stalemate: -0.4, marginal: -0.6, strategic: -0.8, crushing: -1 } as const;
const VICTORIES = { tactical: 0.2, marginal: 0.4, operational: 0.6, strategic: 0.8, international: 1 } as const;
type Defeat = keyof typeof DEFEATS;
type Victory = keyof typeof VICTORIES;

/** The paragraph of each level. */
type Paragraphs = readonly [string, string, string, string, string];

const levels = <E extends string>(names: readonly E[], rules: Paragraphs): Level<E>[] =>
  names.map((name, i) => [name, rules[i]]);

/** The levels of defeat when the capital falls: `vienna-marginal`. */
export const levelsOfDefeat = <C extends string>(capital: C, rules: Paragraphs): readonly Level<`${C}-${Defeat}`>[] =>
  levels(
    (Object.keys(DEFEATS) as Defeat[]).map((level) => `${capital}-${level}` as const),
    rules,
  );

export const levelsOfVictory = (rules: Paragraphs): readonly Level<Victory>[] =>
  levels(Object.keys(VICTORIES) as Victory[], rules);

/** How good each level is for the player. */
export const worthOfLevels = <C extends string>(capital: C): Record<`${C}-${Defeat}` | Victory, number> => {
  const fallen = Object.entries(DEFEATS).map(([level, worth]) => [`${capital}-${level}`, worth]);
  return { ...Object.fromEntries(fallen), ...VICTORIES };
};

/** `highest`: the highest total of each level but the last. */
const levelOf = <E extends string>(levels: readonly Level<E>[], highest: readonly number[], total: number): Level<E> =>
  levels[highest.findIndex((most) => total <= most)] ?? levels[levels.length - 1];

export type EndGame<S extends Empire, E extends string> = (g: S, x: Play<S>, ending: E, rule: string) => void;

/** The first ending that is met is the one; nothing after it is carried out. */
export const ending =
  <S extends Empire, E extends string>(
    endings: readonly E[],
    over: EventKind<{ ending: Domain<unknown> }>,
  ): EndGame<S, E> =>
  (g, x, how, rule) => {
    if (g.over) return;
    g.ending = endings.indexOf(how);
    x.emit(g, over, rule, { ending: g.ending });
    x.end(g);
  };

/** The capital falls: cards not yet revealed, less the will that the marker shows. */
export const fallOfTheCapital =
  <S extends Empire, E extends string>(
    rules: { readonly falls: string; readonly cards: string; readonly will: string },
    fallen: EventKind<{ front: Domain<never>; total: Domain<unknown> }>,
    levels: readonly Level<E>[],
    endGame: EndGame<S, E>,
  ) =>
  (g: S, x: Play<S>, front: number): void => {
    const ledger = x.ledger('Level of Defeat');
    const total =
      line(ledger, rules.cards, 'cards not yet revealed', unrevealed(g)) +
      line(ledger, rules.will, 'National Will, subtracted', -g.will);
    x.emit(g, fallen, rules.falls, { front, total }, { ledger });
    const [how, rule] = levelOf(levels, g.kit.levels.defeat, total);
    endGame(g, x, how, rule);
  };

/** The spaces of the Fronts on the map. */
export const pointsOfFronts = (g: Empire, rule: string, ledger?: Ledger): number => {
  let points = 0;
  for (let front = 0; front < g.space.length; front++)
    if (isActive(g, front)) points += line(ledger, rule, g.kit.frontNames[front], g.space[front]);
  return points;
};

/** The last card has been carried out. */
export const scoring =
  <S extends Empire, E extends string>(
    rule: string,
    levels: readonly Level<E>[],
    pointsOf: (g: S, ledger?: Ledger) => number,
    endGame: EndGame<S, E>,
  ) =>
  (g: S, x: Play<S>): void => {
    const ledger = x.ledger('Victory Points');
    g.points = pointsOf(g, ledger);
    x.emit(g, scored, rule, { points: g.points }, { ledger });
    const [how, paragraph] = levelOf(levels, g.kit.levels.victory, g.points);
    endGame(g, x, how, paragraph);
  };

/** What each ending is worth, from −1 to 1, and the paragraph behind it. Above 0 the player has won, or the game says which do. */
export const outcomes =
  <E extends string>(endings: readonly E[], worth: Readonly<Record<E, number>>, rules: Readonly<Record<E, string>>) =>
  (g: Empire): Outcome | null => {
    if (g.ending === NONE) return null;
    const how = endings[g.ending];
    return { winner: worth[how] > 0 ? 0 : NOBODY, how, rule: rules[how], score: [worth[how]] };
  };

/** The paragraph of each level. */
export const rulesOfLevels = <D extends string, V extends string>(
  defeats: readonly Level<D>[],
  victories: readonly Level<V>[],
): Record<D | V, string> => Object.fromEntries([...defeats, ...victories]) as Record<D | V, string>;

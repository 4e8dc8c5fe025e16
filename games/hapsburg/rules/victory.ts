import { type Ledger, line, NOBODY, type Outcome, type Play, type Reason } from '@ravelin/engine';
import { unrevealed } from './deck.ts';
import { isActive } from './fronts.ts';
import { gameOver, scored, viennaFallen } from './happenings.ts';
import { ENDINGS, type Ending, HAPSBURG, NONE, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** H8 Victory and defeat. */

/** H8.0.2, H10.6.3: the first ending that is met is the one; nothing after it is carried out. */
export const endGame = (g: War, x: Play<War>, ending: Ending, rule: string): void => {
  if (g.over) return;
  g.ending = ENDINGS.indexOf(ending);
  x.emit(g, gameOver, rule, { ending: g.ending });
  x.end(g);
};

type Level = readonly [upTo: number, ending: Ending, rule: string];

const levelOf = (levels: readonly Level[], total: number): Level =>
  levels.find(([upTo]) => total <= upTo) ?? levels[levels.length - 1];

const LEVELS_OF_DEFEAT: readonly Level[] = [
  [3, 'vienna-pyrrhic', 'H8.1.5'],
  [10, 'vienna-stalemate', 'H8.1.6'],
  [25, 'vienna-marginal', 'H8.1.7'],
  [35, 'vienna-strategic', 'H8.1.8'],
  [Number.POSITIVE_INFINITY, 'vienna-crushing', 'H8.1.9'],
];

const LEVELS_OF_VICTORY: readonly Level[] = [
  [8, 'tactical', 'H8.2.6'],
  [17, 'marginal', 'H8.2.7'],
  [22, 'operational', 'H8.2.8'],
  [30, 'strategic', 'H8.2.9'],
  [Number.POSITIVE_INFINITY, 'international', 'H8.2.10'],
];

/** H2.0.5, H8.1.3: by the will that the marker shows. */
export const viennaFalls = (g: War, x: Play<War>, front: number): void => {
  const ledger = x.ledger('Level of Defeat');
  const total =
    line(ledger, 'H8.1.4', 'cards not yet revealed', unrevealed(g)) +
    line(ledger, 'H8.1.3', 'National Will, subtracted', -g.will);
  x.emit(g, viennaFallen, 'H2.0.5', { front, total }, { ledger });
  const [, ending, rule] = levelOf(LEVELS_OF_DEFEAT, total);
  endGame(g, x, ending, rule);
};

const allInRevolt = (g: War): boolean => g.loyalty.every((loyalty) => loyalty === 0);

/** H3.3.2: in whatever phase. */
export const checkRevolts = (g: War, x: Play<War>): void => {
  if (allInRevolt(g)) endGame(g, x, 'revolt', 'H8.1.1');
};

/** H8.2.2 to H8.2.5 */
const victoryPoints = (g: War, ledger?: Ledger): number => {
  let points = 0;
  for (let front = 0; front < g.space.length; front++)
    // H8.2.3: off the map it gives nothing.
    if (isActive(g, front)) points += line(ledger, 'H8.2.2', g.kit.frontNames[front], g.space[front]);
  points += line(ledger, 'H8.2.4', 'National Will', countWill(g));
  for (let nation = 0; nation < g.loyalty.length; nation++)
    points += line(ledger, 'H8.2.5', g.kit.nationNames[nation], g.loyalty[nation]);
  return points;
};

/** H8.2.1: the last card has been carried out. */
const score = (g: War, x: Play<War>): void => {
  const ledger = x.ledger('Victory Points');
  g.points = victoryPoints(g, ledger);
  x.emit(g, scored, 'H8.2.1', { points: g.points }, { ledger });
  const [, ending, rule] = levelOf(LEVELS_OF_VICTORY, g.points);
  endGame(g, x, ending, rule);
};

/** H11.2.4 to H11.2.6: a short scenario compares the will with that of its start. */
const compare = (g: War, x: Play<War>): void => {
  if (g.will <= g.startWill) endGame(g, x, 'scenario-lost', 'H11.2.4');
  else if (g.space.includes(1)) endGame(g, x, 'scenario-drawn', 'H11.2.6');
  else endGame(g, x, 'scenario-won', 'H11.2.5');
};

export const finish = (g: War, x: Play<War>): void => {
  if (g.last < g.kit.cards.length) compare(g, x);
  else score(g, x);
};

/** A position in which the war is over is no position to play on from. */
export const ended = (g: War): Reason | undefined => {
  if (g.space.includes(0)) return { rule: 'H2.0.5', text: 'A Front is in Vienna.' };
  if (allInRevolt(g)) return { rule: 'H3.3.2', text: 'All three Nationalities are in Revolt.' };
  if (g.will < g.kit.low) return { rule: 'H7.0.9', text: 'National Will has collapsed.' };
  return undefined;
};

const WON: readonly Ending[] = [
  'tactical',
  'marginal',
  'operational',
  'strategic',
  'international',
  'scenario-won',
  'coalition-victory',
];

/** How good an ending is for the Empire, from −1 to 1. */
const WORTH: Readonly<Record<Ending, number>> = {
  will: -1,
  revolt: -1,
  'vienna-crushing': -1,
  'vienna-strategic': -0.8,
  'vienna-marginal': -0.6,
  'vienna-stalemate': -0.4,
  'vienna-pyrrhic': -0.2,
  tactical: 0.2,
  marginal: 0.4,
  operational: 0.6,
  strategic: 0.8,
  international: 1,
  'scenario-won': 1,
  'scenario-lost': -1,
  'scenario-drawn': 0,
  'coalition-victory': 1,
  'coalition-defeat': -1,
};

/** The paragraph behind each ending. */
const RULES: Readonly<Record<Ending, string>> = {
  will: 'H8.1.2',
  revolt: 'H8.1.1',
  'scenario-won': 'H11.2.5',
  'scenario-lost': 'H11.2.4',
  'scenario-drawn': 'H11.2.6',
  'coalition-victory': 'H10.6.1',
  'coalition-defeat': 'H10.6.2',
  ...(Object.fromEntries(
    [...LEVELS_OF_DEFEAT, ...LEVELS_OF_VICTORY].map(([, ending, rule]) => [ending, rule]),
  ) as Record<Exclude<Ending, 'will' | 'revolt' | `scenario-${string}` | `coalition-${string}`>, string>),
};

export const outcome = (g: War): Outcome | null => {
  if (g.ending === NONE) return null;
  const how = ENDINGS[g.ending];
  return { winner: WON.includes(how) ? HAPSBURG : NOBODY, how, rule: RULES[how], score: [WORTH[how]] };
};

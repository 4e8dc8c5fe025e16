import { type Choice, type Ledger, line, NOBODY, type Outcome, type Play, type Reason, rolled } from '@ravelin/engine';
import { FACES, roll } from './map-and-pieces/dice.ts';
import { flightChecked, gameOver } from './the-battle/events.ts';
import {
  type Battle,
  ELIMINATED,
  ENDINGS,
  type Ending,
  HUNGARY,
  KILLED,
  NONE,
  OTTOMAN,
  RETIRED,
} from './the-battle/state.ts';

/** M16 Victory: Flight Points, Flight Levels and the check, and how a battle can end. */

/** All that a side has lost. */
export const flightPoints = (g: Battle, side: number, ledger?: Ledger): number => {
  const { kit } = g;
  let [horse, others, away, monarchs, leaders] = [0, 0, 0, 0, 0];
  for (let unit = 0; unit < g.state.length; unit++) {
    const { side: its, flight, arm } = kit.unit[unit];
    if (its !== side) continue;
    if (g.state[unit] === RETIRED) away += kit.retired.flight;
    else if (g.state[unit] !== ELIMINATED) continue;
    else if (kit.arm[arm].charges) horse += flight;
    else others += flight; // M16.0.1.6: a gun's are 0
  }
  for (let leader = 0; leader < g.rank.length; leader++) {
    const { side: his, flight, monarch } = kit.leader[leader];
    if (his !== side || g.rank[leader] !== KILLED) continue;
    if (monarch) monarchs += flight;
    else leaders += flight;
  }
  const nameless = kit.leader.find((one) => one.side === side && !one.named);
  leaders += g.fallen[side] * (nameless?.flight ?? 0);
  return (
    line(ledger, 'M16.0.1.1', 'Heavy and Medium Cavalry lost', horse) +
    line(ledger, 'M16.0.1.2', 'the monarch', monarchs) +
    line(ledger, 'M16.0.1.3', 'other units lost', others) +
    line(ledger, 'M16.0.1.4', 'leaders killed', leaders) +
    line(ledger, 'M16.0.1.5', 'Retired units', away)
  );
};

/** M16.0.3.1, M16.0.4.1; M16.0.3.2: contingents raise it when they come, M16.0.3.3: for good. */
export const flightLevel = (g: Battle, side: number, ledger?: Ledger): number => {
  let level = line(ledger, side === HUNGARY ? 'M16.0.3.1' : 'M16.0.4.1', 'Flight Level', g.kit.flightLevel[side]);
  for (const [wave, { side: its, level: more }] of g.kit.waves.entries())
    if (its === side && g.came[wave]) level += line(ledger, 'M16.0.3.2', 'a contingent has come', more);
  return level;
};

/** M16.0.0.1 for one side. */
const flees = (g: Battle, x: Play<Battle>, side: number): boolean => {
  const ledger = x.ledger('Flight Points');
  const points = flightPoints(g, side, ledger);
  const level = flightLevel(g, side);
  const [safe, lost] = [points + FACES - 1 <= level, points > level];
  const die = safe || lost ? NONE : roll(x);
  if (die !== NONE) rolled(ledger, 'M16.0.0.1', 'die', die);
  const flight = lost || (die !== NONE && points + die > level);
  const rule = safe ? 'M16.0.0.4' : lost ? 'M16.0.0.5' : 'M16.0.0.1';
  x.emit(g, flightChecked, rule, { side, points, die, level, flees: flight ? 1 : 0 }, { ledger });
  return flight;
};

export const endGame = (g: Battle, x: Play<Battle>, ending: Ending, rule: string): void => {
  g.ending = ENDINGS.indexOf(ending);
  x.emit(g, gameOver, rule, { ending: g.ending });
  x.end(g);
};

/** M16.0.0.2; M16.0.0.3: Hungary first; M16.0.0.7: both before the game ends. */
export const flightCheck = (g: Battle, x: Play<Battle>): void => {
  const hungary = flees(g, x, HUNGARY);
  const ottoman = flees(g, x, OTTOMAN);
  if (hungary && ottoman) endGame(g, x, 'both-flee', 'M16.0.0.6');
  else if (hungary) endGame(g, x, 'hungary-flees', 'M16.0.0.1');
  else if (ottoman) endGame(g, x, 'ottomans-flee', 'M16.0.0.1');
};

const RESULTS: Readonly<Record<Ending, readonly [winner: number, rule: string, score: readonly number[]]>> = {
  'hungary-flees': [OTTOMAN, 'M16.0.0.1', [-1, 1]],
  'ottomans-flee': [HUNGARY, 'M16.0.0.1', [1, -1]],
  'both-flee': [NOBODY, 'M16.0.0.6', [-1, -1]],
  'dies-away': [NOBODY, 'M5.1.9', [0, 0]],
};

export const outcome = (g: Battle): Outcome | null => {
  if (g.ending === NONE) return null;
  const how = ENDINGS[g.ending];
  const [winner, rule, score] = RESULTS[how];
  const lull = how === 'dies-away' && g.passes < g.kit.lull.passes;
  return { winner, how, rule: lull ? 'M5.1.10' : rule, score };
};

export const ended = (g: Battle): Reason | undefined => {
  const end = outcome(g);
  return end ? { rule: end.rule, text: endings.find(({ id }) => id === end.how)?.title ?? end.how } : undefined;
};

export const endings: readonly Choice[] = [
  { id: 'hungary-flees', title: 'The Hungarian army breaks', text: 'The Ottomans win (M16.0.0.1).' },
  { id: 'ottomans-flee', title: 'The Ottoman army breaks', text: 'Hungary wins (M16.0.0.1).' },
  { id: 'both-flee', title: 'Both armies break', text: 'Both lose (M16.0.0.6).' },
  { id: 'dies-away', title: 'The battle dies away', text: 'Nobody wins (M5.1.9, M5.1.10).' },
];

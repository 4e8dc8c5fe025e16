import { Ledger, line, type Play } from '@ravelin/engine';
import { FACES, roll } from '../map-and-pieces/dice.ts';
import { contingentCalled } from '../the-battle/events.ts';
import { type Battle, NONE } from '../the-battle/state.ts';

/** Optional contingents (M15.2.0). */

/** The waves that are rolled for, by the faces of the die that bring them. */
const contingentsOf = (g: Battle): number[] =>
  [...g.kit.waves.keys()]
    .filter((wave) => g.kit.waves[wave].faces.length > 0)
    .sort((a, b) => g.kit.waves[a].faces[0] - g.kit.waves[b].faces[0]);

/** M15.2.4.9 */
export const allHaveCome = (g: Battle): boolean => contingentsOf(g).every((wave) => g.came[wave] === 1);

/** Who comes with this roll; M15.2.4.6: nobody twice. */
const broughtBy = (g: Battle, die: number): number => {
  const wave = g.kit.waves.findIndex(({ faces }) => faces.includes(die));
  return wave === NONE || g.came[wave] ? NONE : wave;
};

/** The paragraphs of the three, by the faces of the die. */
const RULES = ['M15.2.4.3', 'M15.2.4.4', 'M15.2.4.5'];
const ruleOf = (g: Battle, wave: number): string =>
  wave === NONE ? 'M15.2.4.2' : (RULES[contingentsOf(g).indexOf(wave)] ?? 'M15.2.4.5');

/** M15.2.4.1: the roll. Gives the command that comes and is activated (M15.2.4.7), or NONE. */
export const callContingent = (g: Battle, x: Play<Battle>): number => {
  const die = roll(x);
  const wave = broughtBy(g, die);
  const twice = wave === NONE && g.kit.waves.some(({ faces }) => faces.includes(die));
  x.emit(g, contingentCalled, twice ? 'M15.2.4.6' : ruleOf(g, wave), { die, wave });
  if (wave === NONE) return NONE;
  g.came[wave] = 1; // M16.0.3.2: at once
  return g.kit.waves[wave].command;
};

export const contingentOdds = (g: Battle): Ledger => {
  const odds = new Ledger('of ten rolls');
  const count = (wave: number): number => {
    let faces = 0;
    for (let die = 0; die < FACES; die++) if (broughtBy(g, die) === wave) faces++;
    return faces;
  };
  line(odds, ruleOf(g, NONE), 'nobody comes', count(NONE));
  for (const wave of contingentsOf(g)) line(odds, ruleOf(g, wave), g.kit.waves[wave].id, count(wave));
  return odds;
};

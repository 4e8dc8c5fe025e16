import type { Play } from '@ravelin/engine';
import {
  ACTIVATE,
  CONTINGENT,
  CONTINUE,
  continuity,
  FREE,
  free,
  locals,
  maySeize,
  mayUseFree,
  PASS,
  ratingOf,
  type Sequence,
  STANDARD,
  seizure,
} from '../activation-and-continuity/continuity.ts';
import { canName, nameFreely, nameNext } from '../activation-and-continuity/nameable-commands.ts';
import { replacements } from '../leaders/replacements.ts';
import { roll } from '../map-and-pieces/dice.ts';
import { callContingent } from '../reinforcements/contingents.ts';
import { rallyStandard } from '../standards.ts';
import { CONTINUITY, continuityTried, FREE_WAY, passed, SEIZURE, seizureTried } from '../the-battle/events.ts';
import { ask, type Battle, call, enemyOf, loop, NONE, procedure, run, when } from '../the-battle/state.ts';
import { endGame, flightCheck } from '../victory.ts';
import { activation } from './activation.ts';

/** M4, M5 The sequence of play: Free activations, Continuity and Seizure, and how it starts (M14.3.1). */

/** The other player is phasing, with a Free activation (M4.2.2). */
const passOn = (g: Battle, L: Sequence): void => {
  g.phasing = enemyOf(g.phasing);
  L.due = FREE;
};

/** M5.3.1.3, M5.3.1.6: the opponent's die. */
const seize = (g: Battle, L: Sequence, x: Play<Battle>): 'next' | undefined => {
  const [command, rating] = [L.rival, ratingOf(g, L.rival)];
  const die = roll(x);
  const won = die <= rating;
  x.emit(g, seizureTried, won ? 'M5.3.1.3' : 'M5.3.1.6', { command, die, rating, won: won ? 1 : 0 });
  if (!won) {
    L.due = FREE;
    return 'next';
  }
  g.phasing = enemyOf(g.phasing);
  L.command = command;
  L.way = SEIZURE;
  return undefined;
};

/** M5.2.1.5, M5.2.1.6: the die of the phasing player. */
const moveOn = (g: Battle, L: Sequence, x: Play<Battle>): 'next' | undefined => {
  const { command } = L;
  const rating = ratingOf(g, command);
  const die = roll(x);
  const won = die <= rating;
  x.emit(g, continuityTried, won ? 'M5.2.1.5' : 'M5.2.1.6', { command, die, rating, won: won ? 1 : 0 });
  L.way = CONTINUITY;
  if (won) return undefined;
  if (g.phasing === g.kit.first) g.eager = 0; // M14.3.8
  passOn(g, L);
  return 'next';
};

/** M5.1.8, M5.2.1.7 */
const pass = (g: Battle, L: Sequence, x: Play<Battle>): 'next' => {
  const free = L.due === FREE;
  x.emit(g, passed, free ? 'M5.1.7' : 'M5.2.1.7', { side: g.phasing, way: free ? FREE_WAY : CONTINUITY });
  if (free) g.passes++;
  if (g.phasing === g.kit.first) g.eager = 0; // M14.3.8
  if (g.passes >= g.kit.lull.passes) endGame(g, x, 'dies-away', 'M5.1.9');
  passOn(g, L);
  return 'next';
};

// ---- the whole ---------------------------------------------------------------------------------------------------------

/** An activation, or what stood for one, is over. */
const finish = (g: Battle, L: Sequence, x: Play<Battle>): void => {
  const { phasing } = g;
  g.last = L.act === ACTIVATE ? L.command : NONE; // M5.2.1.3, M5.2.1.4
  if (L.way === FREE_WAY) {
    g.acted[phasing] = 1; // M14.3.7
    g.passes = 0;
  }
  if (L.way !== CONTINUITY) flightCheck(g, x); // M16.0.0.2, M5.3.1.4
  if (!g.over && g.quiet >= g.kit.lull.quiet) endGame(g, x, 'dies-away', 'M5.1.10');
  g.free = 0;
  g.seized = 0;
  L.due = CONTINUE;
};

export const sequence = procedure('course', locals, [
  loop('M4.0.1', () => true, [
    run('M4.0.1', (_g, L) => {
      L.act = PASS;
      L.command = NONE;
      L.rival = NONE;
      L.way = FREE_WAY;
    }),
    when('M5.1.2', (_g, L) => L.due === FREE, [ask('M5.1.3', free, mayUseFree)]),
    when('M5.2.1.1', (_g, L) => L.due === CONTINUE, [
      ask('M5.2.1.1', continuity, (g) => canName(g, nameNext)),
      ask('M5.3.1.1', seizure, maySeize),
      run('M5.2.1.5', (g, L, x) => {
        if (L.act === PASS) return undefined;
        return L.rival === NONE ? moveOn(g, L, x) : seize(g, L, x);
      }),
    ]),
    when('M5.1.8', (_g, L) => L.act === PASS, [
      call(
        'M12.4.1.5',
        () => replacements,
        (g) => (canName(g, nameFreely) ? undefined : { side: g.phasing }),
      ),
      run('M5.1.8', pass),
    ]),
    run('M5.1.2', (g, L) => {
      g.free = L.way === FREE_WAY ? 1 : 0; // M5.3.1.5
      g.seized = L.way === SEIZURE ? 1 : 0;
    }),
    // M13.0.2.2: nothing else happens in it; M12.4.1.7: nobody comes.
    when('M13.0.2.1', (_g, L) => L.act === STANDARD, [run('M13.0.2.1', (g, _L, x) => rallyStandard(g, x, g.phasing))]),
    when('M15.2.4.1', (_g, L) => L.act === CONTINGENT, [
      run('M15.2.4.1', (g, L, x) => {
        L.command = callContingent(g, x);
        if (L.command !== NONE)
          L.act = ACTIVATE; // M15.2.4.7
        else g.quiet++;
      }),
    ]),
    call(
      'M4.1.1',
      () => activation,
      (_g, L) => (L.act === ACTIVATE ? { command: L.command, way: L.way } : undefined),
    ),
    run('M4.2.1', finish),
  ]),
]);

import type { Play } from '@ravelin/engine';
import { stepsOfTurn } from '@ravelin/games/empires';
import { actionPhase } from './action-phase.ts';
import { cardDoes } from './deck.ts';
import { eventPhase, reveal } from './event-phase.ts';
import { reduceFortress } from './fortress.ts';
import { frontAdvancement } from './front-advancement.ts';
import { remove } from './fronts.ts';
import { bulgariaLeft, trenchLost, warBegins } from './happenings.ts';
import { fightKaiserschlacht } from './kaiserschlacht.ts';
import { adjustLoyalty } from './loyalty.ts';
import { nationalWill } from './national-will.ts';
import { finish } from './victory.ts';
import { call, loop, NONE, procedure, run, type War } from './war.ts';

/** The turn: seven phases (H0.2.1), and what is checked at its end. */

const loseTrench = (g: War, x: Play<War>, rule: string): void => {
  if (!g.trench) return;
  g.trench = 0;
  x.emit(g, trenchLost, rule, {});
};

/** H0.2.9: after the National Will Phase and before any final scoring. */
const endOfTurn = (g: War, x: Play<War>): void => {
  const { balkan, romanian, front } = g.kit;
  const { trench, far } = front[balkan];
  const at = g.space[balkan];
  // H2.3.9: with the Front in Veles it stays.
  if (at !== NONE && at < trench) loseTrench(g, x, 'H2.3.8');
  if (cardDoes(g, 'breakout') && at !== NONE && at < far) {
    loseTrench(g, x, 'H13.48.2');
    if (g.bulgaria) {
      g.bulgaria = 0;
      x.emit(g, bulgariaLeft, 'H13.48.2', {});
    }
  }
  if (cardDoes(g, 'armistice') && g.space[romanian] === front[romanian].far) remove(g, x, romanian, 'H13.40.1');
};

/** The phases, in their order. */
export const phases = {
  reveal: [run('H1.0.1', (g, _L, x) => reveal(g, x))],
  beforeActions: [...eventPhase, ...frontAdvancement, run('H3.2.1', (g, _L, x) => adjustLoyalty(g, x))],
  actions: actionPhase,
  // H5.0.2
  kaiserschlacht: [run('H5.0.3', (g, _L, x) => fightKaiserschlacht(g, x))],
  afterwards: [
    run('H6.0.1', (g, _L, x) => reduceFortress(g, x)),
    ...nationalWill,
    run('H0.2.9', (g, _L, x) => endOfTurn(g, x)),
  ],
  finish: [run('H8.2.1', (g, _L, x) => finish(g, x))],
};

export const turn = procedure('turn', {}, stepsOfTurn<War>(phases));

/** H0.2.10: as long as cards are left; H11.2.3: or until the last counted one. */
export const war = procedure('war', {}, [
  run('H11.1.2', (g, _L, x) => x.emit(g, warBegins, 'H11.1.2', { startWill: g.startWill, will: g.will })),
  loop('H0.2.10', (g) => g.turn < g.last, [call('H0.2.1', () => turn)]),
  ...phases.finish,
]);

import { stepsOfTurn } from '@ravelin/games/empires';
import { actionPhase } from './action-phase.ts';
import { eventPhase, reveal } from './event-phase.ts';
import { frontAdvancement } from './front-advancement.ts';
import { nationalWill } from './national-will.ts';
import { fightKaiserschlacht } from './off-map-battles.ts';
import { score } from './victory.ts';
import { call, loop, procedure, run, type War } from './war.ts';

/** The turn: five phases (O0.2.1). */
export const phases = {
  reveal: [run('O1.0.1', (g, _L, x) => reveal(g, x))],
  beforeActions: [...eventPhase, ...frontAdvancement],
  actions: actionPhase,
  kaiserschlacht: [run('O4.0.3', (g, _L, x) => fightKaiserschlacht(g, x))],
  afterwards: nationalWill,
  finish: [run('O6.2.1', (g, _L, x) => score(g, x))],
};

export const turn = procedure('turn', {}, stepsOfTurn<War>(phases));

/** O0.2.7: as long as cards are left. */
export const war = procedure('war', {}, [
  loop('O0.2.7', (g) => g.turn < g.kit.cards.length, [call('O0.2.1', () => turn)]),
  ...phases.finish,
]);

import { cannons } from './cannons.ts';
import { strength } from './fighting.ts';
import { assaultBegun } from './happenings.ts';
import { machineFire } from './machine-fire.ts';
import { poison, poles, pourCauldrons } from './melee.ts';
import { AFTER_ASSAULT, ASSAULT_STEP } from './moments.ts';
import { lookAt, objectives } from './objectives.ts';
import { orderEffects } from './order-effects.ts';
import { call, procedure, run } from './siege.ts';
import { volleys } from './volleys.ts';

/** S18.1.1, S19.1.1 The assault: its steps, each for all sections before the next (S18.1.2), and objectives looked at after each (S17.1.1). */

const look = (moment: number) => call('S17.1.1', () => objectives, lookAt(moment));
const afterStep = look(ASSAULT_STEP);

export const assault = procedure('assault', {}, [
  run('S18.1.1', (g, _L, x) => {
    g.fallen = 0;
    x.emit(g, assaultBegun, 'S18.1.1', { round: g.round });
  }),
  call('S18.2.1', () => cannons),
  afterStep,
  call('S18.3.1', () => machineFire),
  afterStep,
  call('S18.4.1', () => volleys),
  afterStep,
  call('S19.2.1', () => poison),
  afterStep,
  run('S19.3.1', (g, _L, x) => pourCauldrons(g, x)),
  afterStep,
  call('S19.4.1', () => poles),
  afterStep,
  call('S19.5.1', () => orderEffects),
  afterStep,
  call('S19.6.1', () => strength),
  look(AFTER_ASSAULT),
]);

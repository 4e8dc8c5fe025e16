import { Kernel } from '@ravelin/engine';
import { battery } from '@ravelin/engine/testing';
import { RECONSTRUCTED } from './data/kit.ts';
import { twoEmpires } from './game.ts';

battery(new Kernel(twoEmpires), RECONSTRUCTED, {
  games: 5,
  options: [{}, { players: 'two', theft: 'on', lenin: 'on', coalition: 'on' }, { players: 'two', together: 'on' }],
});

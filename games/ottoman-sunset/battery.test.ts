import { Kernel } from '@ravelin/engine';
import { battery } from '@ravelin/engine/testing';
import { ottomanSunset, RECONSTRUCTED } from './index.ts';

battery(new Kernel(ottomanSunset), RECONSTRUCTED, { games: 4, options: [{}, { stubborn: 'on', coalition: 'on' }] });

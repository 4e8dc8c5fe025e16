import { Kernel } from '@ravelin/engine';
import { battery } from '@ravelin/engine/testing';
import { RECONSTRUCTED, stronghold } from './index.ts';

battery(new Kernel(stronghold), RECONSTRUCTED, { games: 6 });

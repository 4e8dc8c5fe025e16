import { Kernel } from '@ravelin/engine';
import { battery } from '@ravelin/engine/testing';
import { mohacs, RECONSTRUCTED } from './index.ts';

battery(new Kernel(mohacs), RECONSTRUCTED, { games: 2, options: [{}, { contingents: 'on' }] });

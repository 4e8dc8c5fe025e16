import { Kernel } from '@ravelin/engine';
import { battery } from '@ravelin/engine/testing';
import { RECONSTRUCTED, vienna } from './index.ts';

battery(new Kernel(vienna), RECONSTRUCTED, { games: 12, options: [{}, { 'set-up': 'setupA', redraw: 'off' }] });

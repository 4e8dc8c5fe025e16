import { Kernel } from '@ravelin/engine';
import { battery } from '@ravelin/engine/testing';
import { hapsburg, RECONSTRUCTED } from './index.ts';

const all = Object.fromEntries(hapsburg.options.map(({ id }) => [id, 'on']));

battery(new Kernel(hapsburg), RECONSTRUCTED, { games: 3, options: [{}, { ...all, historical: 'off' }, all] });

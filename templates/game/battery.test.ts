import { battery } from '@ravelin/engine/testing';
import { RECONSTRUCTED } from './index.ts';
import { kernel } from './testing.ts';

battery(kernel, RECONSTRUCTED);

import { Kernel } from '@ravelin/engine';
import { battery } from '@ravelin/engine/testing';
import { breach } from './ravelin.ts';

// It is a game like any other: the same laws hold for it.
battery(new Kernel(breach), breach.sets[0], { games: 5 });

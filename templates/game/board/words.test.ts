/// <reference types="vite/client" />
import { wordsBattery } from '@ravelin/engine/testing';
import { RECONSTRUCTED } from '../data/kit.ts';
import { game } from '../game.ts';
import { de, en } from './catalogue.ts';

wordsBattery({
  game,
  kit: RECONSTRUCTED.kit,
  en,
  de,
  sources: import.meta.glob<string>('../rules/*.ts', { query: '?raw', import: 'default', eager: true }),
  least: { conditions: 5, ledgers: 2 },
});

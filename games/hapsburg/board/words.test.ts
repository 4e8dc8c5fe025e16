/// <reference types="vite/client" />
import { testWords } from '../../empires/words/testing.ts';
import { RECONSTRUCTED } from '../data/kit.ts';
import { hapsburg } from '../game.ts';
import { cardsDe } from '../words/cards-de.ts';
import { de, en } from './catalogue.ts';

testWords({
  game: hapsburg,
  kit: RECONSTRUCTED.kit,
  en,
  de,
  cardsDe,
  sources: import.meta.glob<string>(['../rules/*.ts', '../../empires/rules/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  least: { conditions: 30, warnings: 3, tabled: 4 },
  named: RECONSTRUCTED.kit.nationNames,
});

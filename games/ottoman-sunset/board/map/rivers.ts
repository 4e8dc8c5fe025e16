import type { Point } from '@ravelin/web/ink';
import type { Range } from '../../../empires/board/map/ground.tsx';
import { line } from '../../../empires/board/map/project.ts';

/** Rivers and ranges, by longitude and latitude. */

const TIGRIS = line(`
  39.7,38.4 40.2,37.9 41.3,37.65 42.3,37.2 43.1,36.35 43.3,35.5 43.9,34.2 44.4,33.3 44.65,33.05 45.3,32.6 45.8,32.5
  46.7,32.2 47.15,31.85 47.4,31.05 47.8,30.5 48.5,29.95`);
const EUPHRATES = line(`
  41.3,39.9 39.7,39.6 38.8,39.0 38.4,38.3 37.95,37.0 38.3,36.2 39.1,35.9 40.2,35.2 41.0,34.4 42.4,34.2 43.3,33.4
  44.0,32.8 44.4,32.1 45.3,31.4 46.3,31.0 47.4,31.05`);
const NILE = line('30.4,31.4 31.15,30.2 31.0,29.0 30.7,28.0 31.2,27.2 32.6,26.1 32.9,24.1 32.4,22.5 33.5,19.5');

export const GREAT: readonly (readonly Point[])[] = [TIGRIS, EUPHRATES, NILE];

export const RIVERS: readonly (readonly Point[])[] = [
  line('31.15,30.2 31.8,31.45'),
  // Kizilirmak, Sakarya, Maeander
  line('38,39.8 36.0,39.2 34.5,38.9 33.6,39.8 34.0,40.5 35.0,41.1 36.0,41.7'),
  line('31.5,39.4 31.0,40.1 30.3,40.6 30.6,41.1'),
  line('29.8,38.2 28.6,37.9 27.3,37.5'),
  // Maritsa, Vardar, Struma
  line('24.3,42.2 25.5,41.95 26.55,41.65 26.35,41.2 26.05,40.75'),
  line('21.4,42.3 21.8,41.7 22.5,41.2 22.75,40.6'),
  line('23.0,42.5 23.1,41.6 23.8,40.75'),
  // Jordan, Orontes, Araxes, Kura, Zab, Diyala, Karun
  line('35.6,33.2 35.6,32.7 35.55,32.2 35.5,31.75'),
  line('36.3,34.2 36.6,35.1 36.3,36.0 35.95,36.05'),
  line('41.4,39.8 42.5,40.1 43.6,40.1 44.4,39.8 45.4,39.0 46.6,39.3 48.0,39.9 49.3,39.4'),
  line('42.7,41.2 43.5,41.9 44.8,41.7 46.5,40.9 48.0,40.0'),
  line('44.3,37.3 43.7,36.5 43.35,36.0'),
  line('45.6,35.0 45.0,34.2 44.55,33.2'),
  line('48.9,32.3 48.6,31.3 48.2,30.45'),
];

export const RANGES: readonly Range[] = [
  // Taurus
  { crest: line('29.6,37.1 30.6,37.5 31.6,37.2 32.8,36.9 34.0,37.2 35.2,37.6 36.2,38.0'), height: 10, spread: 6 },
  {
    crest: line('37.0,38.1 38.2,38.0 39.4,38.3 40.6,38.5 41.8,38.35 42.4,38.05 43.4,37.8 44.4,37.7'),
    height: 10,
    spread: 7,
  },
  // Pontus and the Caucasus
  { crest: line('31.8,41.2 33.2,41.4 34.6,41.2 35.6,40.9'), height: 8, spread: 4 },
  { crest: line('36.8,40.6 38.2,40.5 39.4,40.65 40.4,40.75 41.4,40.95'), height: 10, spread: 5 },
  { crest: line('42.3,42.6 43.4,42.6 44.6,42.5 46.0,42.1 47.2,41.5'), height: 11, spread: 6 },
  // Zagros
  {
    crest: line('44.7,38.6 45.0,37.0 45.7,36.3 46.4,35.4 46.2,34.5 46.9,33.8 47.8,33.2 48.7,32.6'),
    height: 10,
    spread: 7,
  },
  // Pindus and Rhodope
  { crest: line('20.9,40.2 21.2,39.5 21.6,38.9'), height: 8, spread: 4 },
  { crest: line('23.7,41.9 24.6,41.7 25.5,41.6'), height: 8, spread: 3 },
  { crest: line('23.4,42.7 24.8,42.75 26.4,42.75'), height: 7, spread: 2 },
  // Lebanon, the Hejaz, Sinai
  { crest: line('36.0,34.5 35.8,34.0 35.65,33.6'), height: 8, spread: 3 },
  { crest: line('35.4,28.6 36.4,27.2 37.6,25.9'), height: 8, spread: 4 },
  { crest: line('39.4,23.6 39.9,22.6 40.5,21.2 41.2,20'), height: 8, spread: 5 },
  { crest: line('33.7,28.9 34.0,28.5'), height: 8, spread: 4 },
];

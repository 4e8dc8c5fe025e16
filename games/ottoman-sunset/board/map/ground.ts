import { curveOf } from '@ravelin/web/ink';
import { engrave, type LandName, type SeaName } from '../../../empires/board/map/ground.tsx';
import { ASIA, ISLANDS, PENINSULA, SEAS, STRAITS } from './coasts.ts';
import { BORDER, DESERTS, EMPIRE, FRONTIERS, RAILWAYS } from './lands.ts';
import { INSET, SHEET } from './project.ts';
import { GREAT, RANGES, RIVERS } from './rivers.ts';

/** The lands of the Sultan and around them, as they are printed. */

const LANDS: readonly LandName[] = [
  ['anatolia', [33.2, 39.1], 1],
  ['armenia', [40.6, 39.15], 2],
  ['kurdistan', [42.9, 37.2], 2],
  ['syria', [38.7, 34.95], 2],
  ['mesopotamia', [42.5, 34.85], 2, 38],
  ['arabia', [41.4, 27.9], 1],
  ['hejaz', [38.6, 26.8], 2, 44],
  ['egypt', [32.0, 24.6], 1],
  ['russia', [45.4, 41.35], 1],
  ['persia', [47.4, 36.3], 1, 58],
  ['greece', [21.9, 39.1], 2],
  ['bulgaria', [25.4, 42.35], 2],
];
const WATERS: readonly SeaName[] = [
  ['black', [34.4, 42.3]],
  ['mediterranean', [30.6, 34.6]],
  ['red', [36.1, 25.2], 52],
];

export const GROUND = engrave(
  {
    seas: SEAS,
    isles: ISLANDS,
    straits: STRAITS,
    empire: EMPIRE,
    border: BORDER,
    inner: [],
    abroad: FRONTIERS,
    streams: RIVERS,
    great: GREAT,
    ranges: RANGES,
    lands: LANDS,
    waters: WATERS,
    candle: [430, 250],
  },
  SHEET,
);

const curves = (lines: typeof DESERTS, closed: boolean): string =>
  lines.map((one) => curveOf(one.map(SHEET.project), closed)).join('');

export const SAND = curves(DESERTS, true);
export const RAILS = curves(RAILWAYS, false);

/** The two shores of the Dardanelles on their chart. */
export const SHORES = [PENINSULA, ASIA].map((shore) => curveOf(shore.map(INSET.project), true)).join('');

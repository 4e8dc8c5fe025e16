import { pathOf } from '@ravelin/web/ink';
import { engrave, type LandName, type SeaName } from '../../../empires/board/map/ground.tsx';
import { ISLANDS, SEAS, STRAITS } from './coasts.ts';
import { BOSNIA, BULGARIA, CARPATHIAN_RIDGE_FRONTIER, EMPIRE, FRONTIERS, LEITHA } from './lands.ts';
import { SHEET } from './project.ts';
import { DANUBE, RANGES, RIVERS } from './rivers.ts';

/** The lands of the Monarchy and around it, as they are printed. */

/** Names of lands and seas: where, how large, turned by how much. */
const LANDS: readonly LandName[] = [
  ['germany', [16.7, 52.05], 1],
  ['russia', [27.6, 50.75], 1],
  ['poland', [20.1, 51.5], 2],
  ['bohemia', [14.5, 50.2], 2],
  ['moravia', [16.7, 49.3], 2],
  ['galicia', [24.4, 49.05], 2],
  ['austria', [14.1, 47.85], 2],
  ['hungary', [19.4, 46.25], 1],
  ['transylvania', [24.7, 46.35], 2],
  ['croatia', [16.6, 45.6], 2],
  ['bosnia', [17.75, 44.45], 2],
  ['serbia', [20.75, 43.85], 2],
  ['romania', [24.6, 44.55], 2],
  ['bulgaria', [25.1, 43.2], 1],
  ['italy', [11.75, 43.35], 1, 42],
  ['greece', [21.5, 40.35], 2],
  ['albania', [19.95, 41.2], 2],
  ['montenegro', [19.2, 42.78], 2],
  ['bessarabia', [28.6, 46.85], 2, 60],
  ['switzerland', [8.6, 46.85], 2],
  ['turkey', [27.4, 41.5], 2],
];
const WATERS: readonly SeaName[] = [
  ['adriatic', [15.2, 43.15], 44],
  ['black', [29.65, 43.5], -62],
  ['aegean', [24.9, 40.35]],
];
export const GROUND = engrave(
  {
    seas: SEAS,
    isles: ISLANDS,
    straits: STRAITS,
    empire: EMPIRE,
    inner: [LEITHA, CARPATHIAN_RIDGE_FRONTIER, BOSNIA],
    abroad: FRONTIERS,
    streams: RIVERS,
    great: [DANUBE],
    ranges: RANGES,
    lands: LANDS,
    waters: WATERS,
    candle: [325, 233],
  },
  SHEET,
);

export const BULGARIA_PATH = pathOf(SHEET.projectLine([...BULGARIA, BULGARIA[0]]), true);

import { type Projection, projection } from '../../../empires/board/map/project.ts';

/** The sheet: plate carrée at 34° north; Arabia is folded together below Aqaba, and lenses lie where spaces crowd. */

export const FRAME = { left: 8, top: 8, right: 820, bottom: 640 } as const;
const WEST = 20.2;
const NORTH = 42.7;
const PER_LON = 28.3;
const PER_LAT = 33.5;
/** South of this a degree is shorter: there is much sand and little else. */
const FOLD = 29.4;
const PER_FOLDED_LAT = 21;

export const SHEET: Projection = projection(
  (lon, lat) => [
    FRAME.left + (lon - WEST) * PER_LON,
    FRAME.top + (NORTH - Math.max(lat, FOLD)) * PER_LAT + Math.max(0, FOLD - lat) * PER_FOLDED_LAT,
  ],
  [
    { lon: 22.3, lat: 40.95, reach: 90, power: 1.2 },
    { lon: 42.7, lat: 40.0, reach: 110, power: 0.9 },
    { lon: 34.7, lat: 31.3, reach: 130, power: 1.3 },
    { lon: 44.9, lat: 33.0, reach: 90, power: 1.2 },
  ],
);
export const { project } = SHEET;

/** The Dardanelles have a chart of their own, in the sea that nobody fights for. */
export const CHART = { left: 16, top: 322, right: 284, bottom: 632 } as const;
export const INSET: Projection = projection((lon, lat) => [
  CHART.left + (lon - 26.12) * 744,
  CHART.top + (40.295 - lat) * 970,
]);

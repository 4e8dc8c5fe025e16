import { projection } from '../../../empires/board/map/project.ts';

/** The sheet: plate carrée at 46° north; Venetia, where five spaces lie in a day's march, is seen through a lens. */

export const FRAME = { left: 8, top: 8, right: 820, bottom: 640 } as const;
const WEST = 7.2;
const NORTH = 52.7;
const PER_LON = 34.6;
const PER_LAT = 50;

export const SHEET = projection(
  (lon, lat) => [FRAME.left + (lon - WEST) * PER_LON, FRAME.top + (NORTH - lat) * PER_LAT],
  [{ lon: 12.9, lat: 45.85, reach: 120, power: 1.4 }],
);
export const { project } = SHEET;

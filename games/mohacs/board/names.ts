import type { PositionJson } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import { DIRECTIONS, FACINGS } from '../data/geometry.ts';
import { BEHIND, ROAD, STREAM, SWAMP, TRENCH, VILLAGE } from '../data/land.ts';
import { FILES, LAND, unitNamed } from './field.ts';
import { commandOf } from './picking.ts';
import { type Stack, unitFacing, unitHex, unitState } from './view.ts';

/** Names and states in words, for the screen reader, the magnifier and the line under the map. */

type T = FaceProps['t'];

export const armOf = (unit: string): string => FILES.charts.arms[unitNamed(unit).arm].id;

export const unitWords = (t: T, view: PositionJson, unit: string): string => {
  const state = unitState(view, unit);
  const words = [t(`name:${unit}`), t(`arm:${armOf(unit)}`), t(`command.of`, { name: t(`name:${commandOf(unit)}`) })];
  words.push(t(`state-of:${state}`));
  if (unitHex(view, unit) >= 0) words.push(t('faces', { facing: t(`name:${FACINGS[unitFacing(view, unit)]}`) }));
  return words.join(', ');
};

/** The ground of a hex: level, cover and what runs along its sides. */
export const groundWords = (t: T, hex: number): string => {
  const words = [t('level', { n: LAND.level[hex] })];
  if (LAND.terrain[hex] === VILLAGE) words.push(`${t('terrain:village')} ${LAND.place[hex]}`.trim());
  if (LAND.terrain[hex] === SWAMP) words.push(t('terrain:swamp'));
  const along = (bit: number): string =>
    DIRECTIONS.filter((_, direction) => LAND.side[hex][direction] & bit)
      .map((direction) => t(`name:${direction}`))
      .join(', ');
  if (LAND.side[hex].some((side) => side & ROAD)) words.push(t('terrain:road'));
  const stream = along(STREAM);
  if (stream) words.push(t('terrain:stream', { sides: stream }));
  if (LAND.side[hex].some((side) => side & BEHIND)) words.push(t('terrain:behind'));
  else if (along(TRENCH)) words.push(t('terrain:trench', { sides: along(TRENCH) }));
  return words.join(', ');
};

export const hexWords = (t: T, view: PositionJson, hex: number, stack: Stack | undefined): string => {
  const words = [t('hex', { name: LAND.hexes[hex] })];
  if (stack?.unit) words.push(unitWords(t, view, stack.unit));
  for (const leader of stack?.leaders ?? []) words.push(t('with-leader', { name: t(`name:${leader}`) }));
  if (stack?.banner) words.push(t('banner'));
  words.push(groundWords(t, hex));
  return words.join('; ');
};

import type { Condition, Locals, Play } from '@ravelin/engine';
import { cardDoes, type Empire, isActive, PLAYED } from '@ravelin/games/empires';
import { AT_WAR, type Both, HAPSBURG, NONE, OTTOMAN, onMap, other, wholeOf } from '../both.ts';
import { railwayClosed, railwayOpened, railwayShut } from '../happenings.ts';

/** E2.1 When the Railway is open, and when it is closed. */

const { must: mustOnMap } = onMap;

/** E2.1.1, E2.1.3 */
const bulgariaFights = (g: Both): boolean => g.parts[HAPSBURG].bulgaria === 1;

/** E2.1.3: it has been in the war, and is no more. Its card brought the Balkan Front with it, which is soon looked up. */
const bulgariaHasLeft = (g: Both): boolean =>
  !bulgariaFights(g) &&
  isActive(g.parts[HAPSBURG], g.kit.railwayFront) &&
  g.parts[HAPSBURG].zones[PLAYED].includes(g.kit.bulgariaCard);

/** E2.1.2: in Veles or Salonika, or not on the map at all. */
const holdsSkopje = (g: Both, space: number): boolean => space === NONE || space >= g.kit.railwayOpenFrom;
const skopjeHeld = (g: Both): boolean => holdsSkopje(g, g.parts[HAPSBURG].space[g.kit.railwayFront]);

/** E2.1.4; a nation that has been scored takes nothing more (E7.1.3). */
const bothFight = (g: Both): boolean => g.fate[HAPSBURG] === AT_WAR && g.fate[OTTOMAN] === AT_WAR;

/** E2.1.5 */
export const isOpen = (g: Both): boolean => bulgariaFights(g) && skopjeHeld(g) && bothFight(g);

export const open: readonly Condition<Empire, Locals>[] = [
  mustOnMap('E2.1.1', 'Bulgaria must be in the war.', (g) => bulgariaFights(wholeOf(g)) || bulgariaHasLeft(wholeOf(g))),
  mustOnMap(
    'E2.1.3',
    'Bulgaria must not have left the war, which closes the Railway for good.',
    (g) => !bulgariaHasLeft(wholeOf(g)),
  ),
  mustOnMap('E2.1.2', 'The Balkan Front must not be in Skopje or nearer.', (g) => skopjeHeld(wholeOf(g))),
  mustOnMap('E2.1.4', 'Both nations must be in the war.', (g) => bothFight(wholeOf(g))),
];

/** Bulgaria is in the war now: the marker is placed, if the Front lets it. */
export const bulgariaOpens = (g: Both, x: Play<Both>): void => {
  if (isOpen(g)) x.emit(g, railwayOpened, 'E2.1.1', {});
};

/** A Hapsburg Front has come from this space to where it stands: the marker is turned when that changes who holds Skopje. */
export const railwayWatches = (g: Both, x: Play<Both>, front: number, from: number): void => {
  if (front !== g.kit.railwayFront || !bulgariaFights(g) || !bothFight(g)) return;
  const held = skopjeHeld(g);
  if (held !== holdsSkopje(g, from)) x.emit(g, held ? railwayOpened : railwayClosed, 'E2.1.2', {});
};

/** E2.1.3: at the end of the nation-turn of the card. */
export const bulgariaCloses = (g: Both, x: Play<Both>): void => {
  if (g.turnOf !== HAPSBURG || !cardDoes(g.parts[HAPSBURG], 'breakout')) return;
  if (bulgariaHasLeft(g) && bothFight(g)) x.emit(g, railwayShut, 'E2.1.3', {});
};

/** E2.1.4: a nation is out of the war; unless that had closed it before. */
export const railwayLost = (g: Both, x: Play<Both>, nation: number): void => {
  if (g.fate[other(nation)] === AT_WAR && !bulgariaHasLeft(g)) x.emit(g, railwayShut, 'E2.1.4', {});
};

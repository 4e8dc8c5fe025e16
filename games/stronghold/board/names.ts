import type { PositionJson } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import { label } from './labels.ts';
import { meleeAt } from './strength.ts';
import {
  buildingData,
  capacityOf,
  countIn,
  EQUIPMENT,
  GUARDS,
  guardsAt,
  heroesAt,
  hordeAt,
  INVADERS,
  isAt,
  nameAt,
  nameIn,
  orderAt,
  PIECES,
  piecesAt,
  ritesOn,
  sitesAt,
  type Token,
  trapOn,
} from './view.ts';

/** What lies on the board, in words, from the game's catalogue. */

type T = FaceProps['t'];
type View = PositionJson;

/** `2 goblins, 1 orc`, or "nobody". */
const counted = (t: T, kinds: readonly string[], number: (kind: string) => number): string =>
  kinds
    .filter((kind) => number(kind) > 0)
    .map((kind) => `${number(kind)} ${t(number(kind) === 1 ? `one:${kind}` : `many:${kind}`)}`)
    .join(', ');

export const hordeWords = (t: T, view: View, place: string): string =>
  counted(t, PIECES, (piece) => piecesAt(view, place, piece)) || t('nobody');
export const garrisonWords = (t: T, view: View, post: string): string => {
  const units = counted(t, GUARDS, (guard) => guardsAt(view, post, guard));
  const heroes = heroesAt(view, post).map((hero) => t(`name:${hero}`));
  return [units, ...heroes].filter(Boolean).join(', ') || t('nobody');
};

export const tokenWords = (t: T, { ritual, face }: Token): string =>
  face === undefined
    ? t('rite.down', { ritual: t(`name:${ritual}`) })
    : t(`rite.${face}`, { ritual: t(`name:${ritual}`) });

const orderWords = (t: T, view: View, section: string): string | undefined => {
  const order = orderAt(view, section);
  if (!order) return undefined;
  return order.order === undefined
    ? t('order.down')
    : t(order.open ? 'order.open' : 'order.own', { order: t(`name:${order.order}`) });
};

export const standingWords = (t: T, view: View, section: string): string => {
  const { standing, by } = meleeAt(view, section);
  return t(`standing.${standing}`, { n: by });
};

export const sectionTokens = (t: T, view: View, section: string): readonly string[] => [
  ...EQUIPMENT.filter((gear) => isAt(view, 'gear', `${section} ${gear}`)).map((gear) => t(`name:${gear}`)),
  ...ritesOn(view, section).map((token) => tokenWords(t, token)),
  ...[orderWords(t, view, section)].filter((one) => one !== undefined),
  ...(nameIn(view, 'glare') === section ? [t('name:unearthly-glare')] : []),
];

export const sectionWords = (t: T, view: View, section: string): string => {
  const melee = meleeAt(view, section);
  return [
    t('section.words', {
      section: t(`name:${section}`),
      invaders: hordeWords(t, view, section),
      defenders: garrisonWords(t, view, section),
      walls: countIn(view, 'walls', section),
    }),
    t('section.sum', { i: melee.invaders, d: melee.defenders, standing: standingWords(t, view, section) }),
    ...INVADERS.filter((unit) => isAt(view, 'cauldron', `${section} ${unit}`)).map((unit) =>
      t(`name:${unit} cauldron`),
    ),
    ...(isAt(view, 'ladder', section) ? [t('ladder.own')] : []),
    ...sectionTokens(t, view, section),
  ].join('; ');
};

export const siteWords = (t: T, view: View, place: string): readonly string[] =>
  sitesAt(view, place).flatMap(({ kind, hits, misses, jammed, rite }) => {
    if (kind === undefined) return [];
    const told =
      kind === 'mantelet' ? t('name:mantelet') : t('machine.words', { machine: t(`name:${kind}`), hits, misses });
    return [[told, ...(jammed ? [t('machine.jammed')] : []), ...(rite ? [tokenWords(t, rite)] : [])].join(', ')];
  });

export const placeWords = (t: T, view: View, place: string): string =>
  [
    t('place.words', {
      place: t(`name:${place}`),
      n: hordeAt(view, place).length,
      of: capacityOf(view, place),
      units: hordeWords(t, view, place),
    }),
    ...siteWords(t, view, place),
    ...(isAt(view, 'quartermaster', place) ? [t('name:quartermaster')] : []),
    ...(isAt(view, 'trenchMaster', place) ? [t('name:trench-master')] : []),
  ].join('; ');

export const towerWords = (t: T, view: View, tower: string): string => {
  const item = nameAt(view, 'item', tower);
  return t('tower.words', {
    tower: t(`name:${tower}`),
    units: garrisonWords(t, view, tower),
    item: item === undefined ? t('tower.bare') : t(`name:${item}`),
  });
};

export const buildingWords = (t: T, view: View, building: string): string =>
  [
    t('building.words', { building: t(`name:${building}`), units: garrisonWords(t, view, building) }),
    ...(isAt(view, 'saboteur', building) ? [t('name:saboteur')] : []),
    ...ritesOn(view, building).map((token) => tokenWords(t, token)),
    ...buildingData(building)
      .actions.filter(({ id }) => countIn(view, 'placed', id) > 0)
      .map(({ id }) => `${t(`name:action:${id}`)} ${countIn(view, 'placed', id)}`),
  ].join('; ');

export const pathWords = (t: T, view: View, path: string): string => {
  const trap = trapOn(view, path);
  const lies = isAt(view, 'bridge', path)
    ? `, ${t('name:bridge')}`
    : trap
      ? `, ${trap.trap === undefined ? t('trap.down') : t(`name:${trap.trap}`)}`
      : '';
  return `${label(path, t)}${lies}`;
};

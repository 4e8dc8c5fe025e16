import type { PositionJson } from '@ravelin/engine';
import type { FaceProps } from '../../../web/face.ts';
import { battleData, boxOf, cardData, frontData, frontState, loyaltyOf, resourcesOf, THEATER_LIMIT } from './view.ts';
import { threat } from './war.ts';

/** Words for what lies on the board, from the game's catalogue. */

type T = FaceProps['t'];

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export const leaderOf = (t: T, front: string, side: number): string => {
  const leader = (frontData(front).sides[side] ?? frontData(front).sides[0]).leader;
  return t(`leader:${leader.replace(/,.*$/, '')}`);
};
/** "Plehve, Provisional": what the side of the counter adds to the leader. */
export const standingOf = (t: T, front: string, side: number): string => {
  const rest = /, (.*)$/.exec(frontData(front).sides[side]?.leader ?? '')?.[1];
  return rest === undefined ? '' : t(`standing:${rest}`);
};

export const placeOf = (t: T, front: string, space: number): string => {
  const place = frontData(front).spaces.find((one) => one.space === space);
  return t(`name:${place?.name ?? 'Vienna'}`);
};

export const frontWords = (t: T, view: PositionJson, front: string): string => {
  const { space, side, value } = frontState(view, front);
  if (space === undefined) return t('front.away', { front: t(`name:${front}`) });
  const words = t('front.words', {
    front: t(`name:${front}`),
    leader: leaderOf(t, front, side),
    value,
    place: placeOf(t, front, space),
    n: space,
  });
  return threat(space) === 2 ? `${words}, ${t('front.gates')}` : words;
};

export const nationWords = (t: T, view: PositionJson, nation: string): string =>
  t('nation.words', { nation: t(`name:${nation}`), loyalty: t(`loyalty.${loyaltyOf(view, nation)}`) });

export const theaterWords = (t: T, view: PositionJson, theater: string): string =>
  t('theater.words', { theater: t(`name:${theater}`), n: resourcesOf(view, theater), of: THEATER_LIMIT });

export const battleWords = (t: T, view: PositionJson, battle: string): string => {
  const data = battleData(battle);
  const value = data?.value;
  const words = t('battle.words', { battle: t(`name:${battle}`), box: t(`box:${boxOf(view, battle)}`) });
  return value === undefined ? words : `${words}, ${t('battle.value', { n: value })}`;
};

/** A text of a card: the catalogue's, or, where it has none, that of the data. */
export const cardText = (t: T, name: string, part: 'title' | 'text' | 'history'): string => {
  const key = `${name}.${part}`;
  const told = t(key);
  if (told !== key) return told;
  const card = cardData(name);
  return (part === 'title' ? card?.headline : card?.[part]) ?? '';
};

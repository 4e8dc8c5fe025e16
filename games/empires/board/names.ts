import type { PositionJson } from '@ravelin/engine';
import type { Empire, T } from './empire.ts';
import { boxOf, resourcesOf } from './view.ts';
import { threat } from './war.ts';

/** Words for what lies on the board, from the game's catalogue. */

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

export const leaderOf = ({ reading }: Empire, t: T, front: string, side: number): string => {
  const { sides } = reading.frontData(front);
  const { leader } = sides[side] ?? sides[0];
  return t(`leader:${leader.replace(/,.*$/, '')}`);
};
/** "Plehve, Provisional": what the side of the counter adds to the leader. */
export const standingOf = ({ reading }: Empire, t: T, front: string, side: number): string => {
  const rest = /, (.*)$/.exec(reading.frontData(front).sides[side]?.leader ?? '')?.[1];
  return rest === undefined ? '' : t(`standing:${rest}`);
};

export const placeOf = ({ reading, printed }: Empire, t: T, front: string, space: number): string => {
  const place = reading.frontData(front).spaces.find((one) => one.space === space);
  return t(`name:${place?.name ?? printed.capital}`);
};

export const frontWords = (empire: Empire, t: T, view: PositionJson, front: string): string => {
  const { space, side, value } = empire.reading.frontState(view, front);
  if (space === undefined) return t('front.away', { front: t(`name:${front}`) });
  const words = t('front.words', {
    front: t(`name:${front}`),
    leader: leaderOf(empire, t, front, side),
    value,
    place: placeOf(empire, t, front, space),
    n: space,
  });
  return threat(space) === 2 ? `${words}, ${t('front.gates')}` : words;
};

export const theaterWords = ({ printed }: Empire, t: T, view: PositionJson, theater: string): string =>
  t('theater.words', { theater: t(`name:${theater}`), n: resourcesOf(view, theater), of: printed.theaterLimit });

export const battleWords = ({ reading }: Empire, t: T, view: PositionJson, battle: string): string => {
  const value = reading.battleData(battle)?.value;
  const words = t('battle.words', { battle: t(`name:${battle}`), box: t(`box:${boxOf(view, battle)}`) });
  return value === undefined ? words : `${words}, ${t('battle.value', { n: value })}`;
};

/** A text of a card: the catalogue's, or, where it has none, that of the data. */
export const cardText = ({ reading }: Empire, t: T, name: string, part: 'title' | 'text' | 'history'): string => {
  const key = `${name}.${part}`;
  const told = t(key);
  if (told !== key) return told;
  const card = reading.cardData(name);
  return (part === 'title' ? card?.headline : card?.[part]) ?? '';
};

/** A payment with two Resources: `western+naval`. */
export const paymentLabel = (name: string, t: T): string | undefined =>
  /^[a-z]+\+[a-z]+$/.test(name)
    ? name
        .split('+')
        .map((part) => t(`name:${part}`))
        .join(' + ')
    : undefined;

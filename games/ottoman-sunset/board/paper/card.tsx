import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import type { Scene } from '../../../empires/board/paper/vignette.tsx';
import type { CardData } from '../../../empires/board/view.ts';
import type { Card } from '../../data/schema.ts';
import { cardData } from '../view.ts';

/** What this game's cards have besides: a Front that is spared, Actions that are bound; and which engraving goes with the news. */

const own = (card: CardData): Card | undefined => cardData(`#${card.id}`);

const SHIPS = new Set(['jutland', 'uboat-campaign']);
const BY_VERB: Readonly<Record<string, Scene>> = {
  narrows: 'straits',
  minefield: 'straits',
  uboats: 'ships',
  coup: 'crowd',
  bureau: 'treaty',
  weariness: 'crowd',
  revolution: 'crowd',
  provisional: 'crowd',
  kaiserschlacht: 'guns',
  pipeline: 'desert',
  storm: 'desert',
  fortify: 'desert',
  place: 'guns',
};
const BY_FRONT: Readonly<Record<string, Scene>> = {
  arab: 'desert',
  sinai: 'desert',
  mesopotamia: 'desert',
  gallipoli: 'straits',
  caucasus: 'alps',
};

export const sceneOf = (data: CardData): Scene => {
  const card = own(data);
  for (const clause of card?.event ?? []) {
    if (clause.do === 'battle') return SHIPS.has(clause.battle) ? 'ships' : 'guns';
    if ('front' in clause) return BY_FRONT[clause.front] ?? 'march';
    const scene = BY_VERB[clause.do];
    if (scene) return scene;
  }
  const [front] = [...(card?.spared ?? []), ...(card?.only === undefined ? [] : [card.only])];
  if (front !== undefined) return BY_FRONT[front] ?? 'march';
  const helped = Object.keys(card?.offensives ?? {});
  return helped.length === 1 || helped.length === 2 ? 'treaty' : 'march';
};

export const hasSpecials = (data: CardData): boolean => {
  const card = own(data);
  return card?.spared !== undefined || card?.only !== undefined || card?.noActions === true;
};

export const Specials = (props: { readonly face: FaceProps; readonly card: CardData }) => {
  const t = props.face.t;
  const card = () => own(props.card);
  const fronts = (ids: readonly string[]): string => ids.map((id) => t(`front:${id}`)).join(', ');
  return (
    <>
      <Show when={card()?.spared}>
        {(spared) => <span class="em-symbol">{t('card.spared', { fronts: fronts(spared()) })}</span>}
      </Show>
      <Show when={card()?.only}>
        {(only) => <span class="em-symbol">{t('card.only', { fronts: fronts([only()]) })}</span>}
      </Show>
      <Show when={card()?.noActions}>
        <span class="em-symbol">{t('card.closed')}</span>
      </Show>
    </>
  );
};

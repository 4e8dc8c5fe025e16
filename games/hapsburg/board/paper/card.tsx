import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { signed } from '../../../empires/board/names.ts';
import { Row } from '../../../empires/board/paper/symbols.tsx';
import type { Scene } from '../../../empires/board/paper/vignette.tsx';
import type { CardData } from '../../../empires/board/view.ts';
import type { Card } from '../../data/schema.ts';
import { cardData } from '../view.ts';

/** What this game's cards have besides: Loyalty symbols, influence; and which engraving goes with the news. */

const own = (card: CardData): Card | undefined => cardData(`#${card.id}`);

const SEA = new Set(['falklands', 'dogger-bank', 'otranto-barrage', 'danube-flotilla']);

export const sceneOf = (data: CardData): Scene => {
  const card = own(data);
  if (!card) return 'march';
  for (const clause of card.event) {
    if (clause.do === 'battle') {
      if (SEA.has(clause.battle)) return 'ships';
      return clause.battle === 'trentino' ? 'alps' : 'guns';
    }
    if (['status', 'armistice', 'feelers', 'bulgaria', 'enter', 'parliament'].includes(clause.do)) return 'treaty';
    if (['revolution', 'independence', 'weariness', 'provisional'].includes(clause.do)) return 'crowd';
    if (clause.do === 'kaiserschlacht') return 'guns';
  }
  const helped = Object.keys(card.offensives ?? {});
  if (helped.length === 1 && helped[0] === 'italian') return 'alps';
  if (card.loyalty.includes('all')) return 'palace';
  return card.event.length === 0 && card.loyalty.length > 1 ? 'crowd' : 'march';
};

export const Columns = (props: { readonly face: FaceProps; readonly card: CardData }) => {
  const t = props.face.t;
  const loyalty = () => own(props.card)?.loyalty ?? [];
  return (
    <div>
      <dt>{t('card.loyalty')}</dt>
      <dd>
        <Row t={t} names={loyalty()}>
          {(nation) => t(`loyalty.who:${nation}`)}
        </Row>
      </dd>
    </div>
  );
};

export const hasSpecials = (card: CardData): boolean => own(card)?.influence !== undefined;

export const Specials = (props: { readonly face: FaceProps; readonly card: CardData }) => (
  <For each={Object.entries(own(props.card)?.influence ?? {})}>
    {([nation, n]) => (
      <span class="em-symbol">
        {props.face.t('card.influence', { n: signed(n), nation: props.face.t(`name:${nation}`) })}
      </span>
    )}
  </For>
);

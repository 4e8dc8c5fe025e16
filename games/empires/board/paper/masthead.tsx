import type { FaceProps } from '@ravelin/web/face';
import type { CardData } from '../view.ts';

/** The newspaper's head: its number is the card's, its edition the Epoch. */
export const Masthead = (props: { readonly face: FaceProps; readonly card: CardData }) => (
  <header class="em-masthead">
    <p>
      <span>{props.face.t('paper.number', { n: props.card.id })}</span>
      <b>{props.face.t('paper.title')}</b>
      <span>{props.face.t('paper.price')}</span>
    </p>
    <p>
      <span>{props.face.t('paper.place')}</span>
      <span>{props.face.t(`paper.edition:${props.card.epoch}`)}</span>
    </p>
  </header>
);

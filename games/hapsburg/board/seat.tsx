import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { Boxes } from './boxes.tsx';
import { Deck, Past } from './hand.tsx';
import { signed } from './names.ts';
import { Advantage } from './signs.tsx';
import { isSet, numberIn, RESOURCES, resourcesOf, THEATERS } from './view.ts';
import { lostSites, willCount } from './war.ts';

/** The Empire's part of the table: its will and what it is made of, advantages, Resources, battles. */

type Props = FaceProps & { readonly seat: string };

/** H1.5 the Available Advantages. */
const ADVANTAGES = ['intercepts', 'mackensen', 'aid'] as const;

const Row = (props: { readonly label: string; readonly n: number; readonly rule: string; readonly sum?: boolean }) => (
  <tr classList={{ sum: props.sum === true }}>
    <th scope="row">{props.label}</th>
    <td>
      <span class="he-rule">{props.rule}</span>
    </td>
    <td>{signed(props.n)}</td>
  </tr>
);

const WillTable = (props: { readonly face: FaceProps }) => {
  const count = () => willCount(props.face.view);
  const sites = () =>
    lostSites(props.face.view)
      .map(({ name }) => props.face.t(`name:${name}`))
      .join(', ');
  return (
    <table class="he-will-table">
      <caption>{props.face.t('will.now')}</caption>
      <tbody>
        <Row label={props.face.t('box:victories')} n={count().victories} rule="H7.0.3" />
        <Row label={props.face.t('box:defeats')} n={-count().defeats} rule="H7.0.4" />
        <Row label={props.face.t('will.revolts')} n={-count().revolts} rule="H7.0.5" />
        <Row
          label={sites() === '' ? props.face.t('will.flags') : `${props.face.t('will.flags')}: ${sites()}`}
          n={-count().flags}
          rule="H7.0.6"
        />
        <Row label={props.face.t('will.total')} n={count().sum} rule="H7.0.1" sum />
      </tbody>
    </table>
  );
};

const Effects = (props: { readonly face: FaceProps }) => {
  const lasting = () =>
    ['lodz', 'bulgaria', 'trench', 'retreat', 'weariness', 'vittorio', 'ruins'].filter((id) =>
      isSet(props.face.view, id),
    );
  return (
    <Show when={lasting().length > 0}>
      <ul class="he-effects" aria-label={props.face.t('effects')}>
        <For each={lasting()}>{(id) => <li>{props.face.t(`effect:${id}`)}</li>}</For>
      </ul>
    </Show>
  );
};

export const Seat = (props: Props) => (
  <section class="he he-seat" aria-label={props.t(`seat:${props.seat}`)}>
    <header>
      <svg viewBox="0 0 28 20" aria-hidden="true">
        <rect class="he-flag-black" width="28" height="10" />
        <rect class="he-flag-gold" y="10" width="28" height="10" />
        <rect class="he-flag-edge" width="28" height="20" />
      </svg>
      <h2>{props.t(`seat:${props.seat}`)}</h2>
    </header>
    <WillTable face={props} />
    <ul class="he-advantage-list" aria-label={props.t('advantages')}>
      <For each={ADVANTAGES}>
        {(id) => (
          <li classList={{ none: numberIn(props.view, id) === 0 }}>
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
              <Advantage id={id} />
            </svg>
            <span>
              <b>{props.t(`name:${id}`)}</b>{' '}
              <Show when={numberIn(props.view, id) > 0}>
                <small>{props.t(`advantage.does:${id}`)}</small>
              </Show>
            </span>
            <strong>{numberIn(props.view, id)}</strong>
          </li>
        )}
      </For>
    </ul>
    <p class="he-supply">
      {props.t('resources')}:{' '}
      {props.t('supply.words', {
        n: numberIn(props.view, 'supply'),
        of: RESOURCES,
        spent: numberIn(props.view, 'spent'),
      })}{' '}
      <span class="he-rule">H4.2</span>
    </p>
    <p class="he-supply">
      {THEATERS.map((id) => `${props.t(`theater.short:${id}`)} ${resourcesOf(props.view, id)}`).join(', ')}{' '}
      <span class="he-rule">H4.2.3</span>
    </p>
    <Boxes face={props} />
    <Effects face={props} />
    <div class="he-seat-past">
      <Deck face={props} />
      <Past face={props} />
    </div>
  </section>
);

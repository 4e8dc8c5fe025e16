import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { Deck } from './hand.tsx';
import { signed } from './names.ts';
import { Advantage, Theater } from './signs.tsx';
import { BATTLE, handlers, markOf, THEATER } from './state.ts';
import { ADVANTAGES } from './table/advantages.tsx';
import { BOXES, battlesIn, isSet, numberIn, RESOURCES, resourcesOf, THEATER_LIMIT, THEATERS } from './view.ts';
import { lostSites, willCount } from './war.ts';

/** The Empire's part of the table: its will and what it is made of, advantages, Resources, battles. */

type Props = FaceProps & { readonly seat: string };

const Row = (props: { readonly label: string; readonly n: number; readonly sum?: boolean }) => (
  <tr classList={{ sum: props.sum === true }}>
    <th>{props.label}</th>
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
      <caption>
        {props.face.t('will.now')} <span class="he-rule">H7.0</span>
      </caption>
      <tbody>
        <Row label={props.face.t('box:victories')} n={count().victories} />
        <Row label={props.face.t('box:defeats')} n={-count().defeats} />
        <Row label={props.face.t('will.revolts')} n={-count().revolts} />
        <Row
          label={sites() === '' ? props.face.t('will.flags') : `${props.face.t('will.flags')}: ${sites()}`}
          n={-count().flags}
        />
        <Row label={props.face.t('will.total')} n={count().sum} sum />
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
      <span class="he-seat-will">
        <small>{props.t('will')}</small>
        <b>{signed(numberIn(props.view, 'will'))}</b>
      </span>
    </header>
    <WillTable face={props} />
    <ul class="he-advantage-list" aria-label={props.t('advantages')}>
      <For each={ADVANTAGES}>
        {(id) => (
          <li classList={{ none: numberIn(props.view, id) === 0 }}>
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
              <Advantage id={id} />
            </svg>
            <div>
              <b>{props.t(`name:${id}`)}</b>
              <small>{props.t(`advantage.does:${id}`)}</small>
            </div>
            <strong>{numberIn(props.view, id)}</strong>
          </li>
        )}
      </For>
    </ul>
    <fieldset class="he-resources">
      <legend>
        {props.t('resources')}{' '}
        <small>{props.t('supply.words', { n: numberIn(props.view, 'supply'), of: RESOURCES })}</small>
      </legend>
      <For each={THEATERS}>
        {(id) => (
          <button type="button" class={markOf(props, THEATER, id)} {...handlers(props, THEATER, () => id)}>
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
              <Theater id={id} />
            </svg>
            {props.t(`theater.short:${id}`)}
            <b>
              {resourcesOf(props.view, id)}/{THEATER_LIMIT}
            </b>
          </button>
        )}
      </For>
    </fieldset>
    <Effects face={props} />
    <div class="he-seat-boxes">
      <Deck face={props} />
      <For each={BOXES}>
        {(box) => (
          <div class={box}>
            <h3>
              {props.t(`box:${box}`)} <b>{battlesIn(props.view, box).length}</b>
            </h3>
            <For each={battlesIn(props.view, box)}>
              {({ id }) => (
                <button type="button" class={markOf(props, BATTLE, id)} {...handlers(props, BATTLE, () => id)}>
                  {props.t(`name:${id}`)}
                </button>
              )}
            </For>
          </div>
        )}
      </For>
    </div>
  </section>
);

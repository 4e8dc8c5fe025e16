import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Boxes } from './boxes.tsx';
import { SUPPORT } from './chances.ts';
import { useEmpire } from './empire.ts';
import { Deck, Past } from './hand.tsx';
import { signed } from './names.ts';
import { Take } from './own/take.tsx';
import { KIND } from './state.ts';
import { isSet, numberIn, resourcesOf } from './view.ts';

/** The Empire's part of the table: its will and what it is made of, advantages, Resources, battles. */

type Props = FaceProps & { readonly seat: string };

const Row = (props: { readonly label: string; readonly n: number; readonly rule: string; readonly sum?: boolean }) => (
  <tr classList={{ sum: props.sum === true }}>
    <th scope="row">{props.label}</th>
    <td>
      <span class="em-rule">{props.rule}</span>
    </td>
    <td>{signed(props.n)}</td>
  </tr>
);

const WillTable = (props: { readonly face: FaceProps }) => {
  const { rules, war } = useEmpire();
  const count = () => war.willCount(props.face.view);
  const sites = () =>
    war
      .lostSites(props.face.view)
      .map(({ name }) => props.face.t(`name:${name}`))
      .join(', ');
  return (
    <table class="em-will-table">
      <caption>{props.face.t('will.now')}</caption>
      <tbody>
        <Row label={props.face.t('box:victories')} n={count().victories} rule={rules.victories} />
        <Row label={props.face.t('box:defeats')} n={-count().defeats} rule={rules.defeats} />
        <For each={count().more}>{({ key, n, rule }) => <Row label={props.face.t(key)} n={n} rule={rule} />}</For>
        <Row
          label={sites() === '' ? props.face.t('will.flags') : `${props.face.t('will.flags')}: ${sites()}`}
          n={-count().flags}
          rule={rules.flags}
        />
        <Row label={props.face.t('will.total')} n={count().sum} rule={rules.will} sum />
      </tbody>
    </table>
  );
};

const Effects = (props: { readonly face: FaceProps }) => {
  const { effects } = useEmpire();
  const lasting = () => effects.filter((id) => isSet(props.face.view, id));
  return (
    <Show when={lasting().length > 0}>
      <ul class="em-effects" aria-label={props.face.t('effects')}>
        <For each={lasting()}>{(id) => <li>{props.face.t(`effect:${id}`)}</li>}</For>
      </ul>
    </Show>
  );
};

export const Seat = (props: Props) => {
  const { advantages, printed, rules, Advantage, SeatFlag, SeatMore } = useEmpire();
  return (
    <section class="em em-seat" aria-label={props.t(`seat:${props.seat}`)}>
      <header>
        <svg viewBox="0 0 28 20" aria-hidden="true">
          <SeatFlag />
          <rect class="em-flag-edge" width="28" height="20" />
        </svg>
        <h2>{props.t(`seat:${props.seat}`)}</h2>
      </header>
      <WillTable face={props} />
      <ul class="em-advantage-list" aria-label={props.t('advantages')}>
        <For each={advantages}>
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
              <Take face={props} domain={SUPPORT} name={id} words={props.t(`name:${id}`)} />
            </li>
          )}
        </For>
      </ul>
      <p class="em-supply">
        {props.t('resources')}:{' '}
        {props.t('supply.words', {
          n: numberIn(props.view, 'supply'),
          of: printed.resources,
          spent: numberIn(props.view, 'spent'),
        })}{' '}
        <span class="em-rule">{rules.supply}</span>
        <Take face={props} domain={KIND} name="allocate" words={props.t('kind:allocate')} />
      </p>
      <p class="em-supply">
        {printed.theaters.map((id) => `${props.t(`theater.short:${id}`)} ${resourcesOf(props.view, id)}`).join(', ')}{' '}
        <span class="em-rule">{rules.allocated}</span>
      </p>
      {SeatMore && <SeatMore face={props} />}
      <Boxes face={props} />
      <Effects face={props} />
      <div class="em-seat-past">
        <Deck face={props} />
        <Past face={props} />
      </div>
    </section>
  );
};

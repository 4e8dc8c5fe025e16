import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Origin, Rule } from '../../../empires/board/sheets/parts.tsx';
import { boxOf, nameIn, numberIn } from '../../../empires/board/view.ts';
import { COUNTRY } from '../names.ts';
import { DefenceSign } from '../signs.tsx';
import { BOARD, coupOf, defenceData, frontState, stands } from '../view.ts';
import { holdChance, linesAhead, straitsOf } from '../war.ts';

/** What this game alone says of a thing that is magnified: a defence of the Narrows, a country, what stands before a Front. */

type Props = { readonly face: FaceProps; readonly name: string };

const DefenceSheet = (props: Props) => {
  const t = props.face.t;
  const data = () => defenceData(props.name);
  const there = () => stands(props.face.view, props.name);
  const open = () => straitsOf(props.face.view) === 'open';
  return (
    <article class="em em-inspect">
      <h3>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <DefenceSign kind={data().kind} />
        </svg>
        {t(`name:${props.name}`)}
      </h3>
      <p>
        <b>{t(there() ? 'defence.stands' : 'defence.open')}</b>
      </p>
      <p>
        {t('inspect.defence', { n: data().strength })} <Rule rule="O7.2.4" />
      </p>
      <Show when={!there() && open()}>
        <p>
          {t(data().start ? 'inspect.lost' : 'inspect.build')} <Rule rule={data().start ? 'O3.4.2' : 'O3.4.1'} />
        </p>
      </Show>
      <p class="em-quiet">
        {t(`inspect.straits:${straitsOf(props.face.view)}`, { n: holdChance(props.face.view) })}{' '}
        <Rule rule={open() ? 'O7.2.5' : 'O7.2.7'} />
      </p>
      <Origin t={t} source={data().source} />
    </article>
  );
};

const CountrySheet = (props: Props) => {
  const t = props.face.t;
  const bureau = () => nameIn(props.face.view, 'bureau');
  const here = () => bureau() === props.name;
  return (
    <article class="em em-inspect">
      <h3>{t(`name:${props.name}`)}</h3>
      <Show when={boxOf(props.face.view, coupOf(props.name)) === 'victories'}>
        <p>
          <b>{t('coup.won')}</b> <Rule rule="O1.4.1" />
        </p>
      </Show>
      <p>
        {t('inspect.coup', { n: BOARD.coup.above })} <Rule rule="O1.4.1" />
      </p>
      <p>
        {t(here() ? 'inspect.bureau.here' : 'inspect.bureau', { n: BOARD.coup.bureau })} <Rule rule="O1.4.3" />
      </p>
      <Show when={bureau() !== undefined && !here()}>
        <p>
          {t('inspect.send', { n: bureau() === 'turkey' ? 1 : 2 })}{' '}
          <Rule rule={bureau() === 'turkey' ? 'O3.5.2' : 'O3.5.3'} />
        </p>
      </Show>
    </article>
  );
};

export const OtherSheet = (props: Props & { readonly domain: string }) => (
  <Show when={props.domain === COUNTRY} fallback={<DefenceSheet face={props.face} name={props.name} />}>
    <CountrySheet face={props.face} name={props.name} />
  </Show>
);

export const FrontMore = (props: { readonly face: FaceProps; readonly front: string }) => {
  const t = props.face.t;
  return (
    <>
      <For each={linesAhead(props.face.view, props.front)}>
        {(line) => (
          <p>
            {t(`inspect.${line}`, { n: frontState(props.face.view, props.front).value })}{' '}
            <Rule rule={line === 'desert' ? 'O2.3.3' : 'O2.3.4'} />
          </p>
        )}
      </For>
      <Show when={BOARD.yildirim.includes(props.front) && numberIn(props.face.view, 'yildirim') > 0}>
        <p>
          {t('inspect.yildirim')} <Rule rule="O2.3.9" />
        </p>
      </Show>
    </>
  );
};

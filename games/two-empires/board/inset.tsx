import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { within } from '../../empires/board/empire.ts';
import { MiniMap } from '../../empires/board/map/mini.tsx';
import { signed } from '../../empires/board/names.ts';
import { markOf } from '../../empires/board/state.ts';
import { type Alert, alertsOf } from './alerts.ts';
import { EMPIRES } from './allied.tsx';
import { innerOf, shownOf, viewOf } from './nation.ts';
import { NationFlag, standingWords } from './plate.tsx';
import { allyOf, type Nation } from './war.ts';

/** The map that is not shown large, live, and what of that empire must be known. A click turns to it. */

const MINIS = { hapsburg: within(EMPIRES.hapsburg, MiniMap), ottoman: within(EMPIRES.ottoman, MiniMap) };

/** What is sent by rail, as the page names it. */
const MARKER = 'marker';

export const AlertLine = (props: { readonly face: FaceProps; readonly alert: Alert }) => (
  <li classList={{ urgent: props.alert.urgent }}>
    <span>
      {props.alert.text} <Cite game="two-empires" rule={props.alert.rule} />
      <Show
        when={
          props.alert.send !== undefined && markOf(props.face, MARKER, props.alert.send) !== 'rest' && props.alert.send
        }
      >
        {(marker) => (
          <>
            {' '}
            <button type="button" class="te-send" onClick={() => props.face.pick(MARKER, marker())}>
              {props.face.t('alert.send')}
            </button>
          </>
        )}
      </Show>
    </span>
  </li>
);

/** Its will, if nothing worse is to be told. */
const calm = (face: FaceProps, nation: Nation): string =>
  face.t('alert.will', { n: signed(EMPIRES[nation].war.willCount(viewOf(face.view, nation)).sum) });

export const Inset = (props: FaceProps) => {
  const inner = innerOf(props);
  const other = (): Nation => allyOf(shownOf(props));
  const alerts = () => alertsOf(props.view, other(), props.t);
  return (
    <section class="em te-inset" aria-label={props.t('inset', { nation: props.t(`seat:${other()}`) })}>
      <button type="button" class="te-inset-map" onClick={() => props.turn?.(other())}>
        <For each={[other()]}>{(nation) => <Dynamic component={MINIS[nation]} face={inner[nation]} />}</For>
        <span class="te-inset-foot">
          {props.t('inset.foot', { nation: props.t(`seat:${other()}`) })} <kbd>X</kbd>
        </span>
      </button>
      <div class="te-inset-words">
        <h2>
          <NationFlag nation={other()} />
          {props.t(`seat:${other()}`)}
        </h2>
        <ul class="te-alerts" aria-label={props.t('alerts')}>
          <For each={alerts()}>{(alert) => <AlertLine face={props} alert={alert} />}</For>
        </ul>
        <p>
          {calm(props, other())} <Cite game="two-empires" rule={EMPIRES[other()].rules.will} />{' '}
          {standingWords(props, other())}
        </p>
      </div>
    </section>
  );
};

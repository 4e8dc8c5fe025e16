import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { alertsOf } from './alerts.ts';
import { AlertLine } from './inset.tsx';
import { shownOf } from './nation.ts';
import { NationFlag, standingWords } from './plate.tsx';
import { Railway } from './railway.tsx';
import { allyOf, NATIONS, type Nation } from './war.ts';

/** The strips along the map: below it the Railway, which joins the tabs of the two empires; on a phone these stand above it. */

const Tab = (props: { readonly face: FaceProps; readonly nation: Nation }) => {
  const t = props.face.t;
  const shown = () => shownOf(props.face) === props.nation;
  const alerts = () => (shown() ? 0 : alertsOf(props.face.view, props.nation, t).length);
  return (
    <button
      type="button"
      class="te-tab"
      data-nation={props.nation}
      aria-pressed={shown()}
      onClick={() => props.face.turn?.(props.nation)}
    >
      <NationFlag nation={props.nation} />
      <span>
        <b>{t(`seat:${props.nation}`)}</b>
        <small>
          {[standingWords(props.face, props.nation), shown() ? t('tab.shown') : ''].filter(Boolean).join(', ') || (
            <>
              {t('tab.show')} <kbd>X</kbd>
            </>
          )}
        </small>
      </span>
      <Show when={alerts() > 0}>
        <em class="te-count">
          {alerts()}
          <span>{t('tab.alerts')}</span>
        </em>
      </Show>
    </button>
  );
};

const Tabs = (props: { readonly face: FaceProps }) => (
  <For each={NATIONS}>{(nation) => <Tab face={props.face} nation={nation} />}</For>
);

export const Below = (props: FaceProps) => (
  <div class="em te-strip">
    <Show when={!props.narrow}>
      <Tabs face={props} />
    </Show>
    <Railway face={props} strip />
  </div>
);

/** On a phone there is no room for the other map: its worst is told in a line. */
export const Above = (props: FaceProps) => {
  const other = () => allyOf(shownOf(props));
  const worst = () => alertsOf(props.view, other(), props.t)[0];
  return (
    <Show when={props.narrow}>
      <div class="em te-above">
        <div class="te-tabs">
          <Tabs face={props} />
        </div>
        <Show when={worst()}>
          {(alert) => (
            <ul class="te-alerts" aria-label={props.t('alerts')}>
              <AlertLine face={props} alert={{ ...alert(), text: `${props.t(`seat:${other()}`)}: ${alert().text}` }} />
            </ul>
          )}
        </Show>
      </div>
    </Show>
  );
};

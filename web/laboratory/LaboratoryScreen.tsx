import { bodyOf, csvOf, htmlOf, type LabReport, STYLE } from '@ravelin/bot/report';
import { createEffect, createResource, createSignal, Match, onMount, Show, Switch } from 'solid-js';
import { download } from '../play/record.ts';
import { tongueOf } from '../play/tongue.ts';
import { faceOf, wordsOf } from '../shell/faces.ts';
import { Page } from '../shell/Page.tsx';
import { settings } from '../shell/settings.ts';
import { Form } from './Form.tsx';
import { namedReport } from './named.ts';
import { again, forget, lookBack, resume, state, stop, takeUp } from './run.ts';
import { say } from './words.ts';
import './laboratory.css';

/** The laboratory: many games in the page's workers, and the report that `ravelin lab` makes too. */

/** The report in the language that is set; undefined: there is none yet. */
const createReport = () => {
  const [face] = createResource(() => state.reported && state.game, faceOf);
  return (): LabReport | undefined => {
    const found = face.latest;
    const { reported } = state;
    if (!reported || !found) return undefined;
    return namedReport(reported.report, reported.fields, tongueOf(found), wordsOf(state.game, 'title'));
  };
};

const timeText = (seconds: number): string =>
  seconds < 120 ? say('seconds', { n: Math.ceil(seconds) }) : say('minutes', { n: Math.round(seconds / 60) });

const Running = () => {
  const left = (): number => (state.progress.all - state.progress.done) / Math.max(0.01, state.progress.rate);
  return (
    <section class="lab-running">
      <h2>{wordsOf(state.game, 'title')}</h2>
      <progress
        max={state.progress.all}
        value={state.progress.done}
        aria-label={say('progress', { done: state.progress.done, all: state.progress.all })}
      />
      <p>
        {say('progress', { done: state.progress.done, all: state.progress.all })}
        <Show when={state.progress.rate > 0}>
          , {say('rate', { n: state.progress.rate.toFixed(1) })}, {say('left', { time: timeText(left()) })}
        </Show>
      </p>
      <p class="quiet-note">{say(state.isUnkept ? 'unkept' : 'stays')}</p>
      <button type="button" class="btn" onClick={stop}>
        {say('stop')}
      </button>
    </section>
  );
};

/** What an earlier page has left. */
const Left = () => (
  <Show when={state.left}>
    {(left) => (
      <section class="lab-left" aria-labelledby="lab-left">
        <h2 id="lab-left">{say('left.title')}</h2>
        <p>
          {wordsOf(left().game, 'title')}: {say('progress', { done: left().done, all: left().all })}.{' '}
          {say(left().canGoOn ? 'left.text' : 'left.other')}
        </p>
        <Show when={left().isUnread}>
          <p class="lab-failure" role="alert">
            {say('left.unread')}
          </p>
        </Show>
        <p class="acts">
          <Show when={left().canGoOn}>
            <button type="button" class="btn primary" onClick={() => void takeUp()}>
              {say(left().done < left().all ? 'resume' : 'left.look')}
            </button>
          </Show>
          <button type="button" class="btn" onClick={() => void forget()}>
            {say('left.forget')}
          </button>
        </p>
      </section>
    )}
  </Show>
);

const TYPES = { html: 'text/html', json: 'application/json', csv: 'text/csv' } as const;
type Kind = keyof typeof TYPES;

const written = (kind: Kind, report: LabReport): string => {
  if (kind === 'csv') return csvOf(report);
  return kind === 'html' ? htmlOf(report, settings.language) : `${JSON.stringify(report, null, 1)}\n`;
};

const Acts = (props: { readonly report: LabReport | undefined }) => {
  const [isCopied, setCopied] = createSignal(false);
  const save = (kind: Kind): void => {
    const { report } = props;
    if (report) download(`${report.game.id}-laboratory.${kind}`, written(kind, report), TYPES[kind]);
  };
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(props.report?.command ?? '');
    setCopied(true);
  };
  return (
    <div class="lab-bar">
      <p role="status">
        {say(state.stage === 'stopped' ? 'stopped' : 'finished', {
          done: state.progress.done,
          all: state.progress.all,
        })}
      </p>
      <Show when={state.stage === 'stopped'}>
        <button type="button" class="btn primary" onClick={resume}>
          {say('resume')}
        </button>
      </Show>
      <Show when={props.report}>
        <button type="button" class="btn" onClick={() => void copy()}>
          {say(isCopied() ? 'copied' : 'copy')}
        </button>
        <span class="lab-downloads">
          {say('download')}
          {(Object.keys(TYPES) as Kind[]).map((kind) => (
            <button type="button" class="btn" onClick={() => save(kind)}>
              {kind.toUpperCase()}
            </button>
          ))}
        </span>
      </Show>
      <button type="button" class="btn" onClick={() => void again()}>
        {say('again')}
      </button>
    </div>
  );
};

/** The report apart from the page, with the style that stands in its file too: neither changes how the other looks. */
const Report = (props: { readonly report: LabReport }) => {
  let frame!: HTMLDivElement;
  // Only once it stands in the document may it have a style sheet of the document.
  onMount(() => {
    const root = frame.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLE);
    root.adoptedStyleSheets = [sheet];
    createEffect(() => {
      root.innerHTML = bodyOf(props.report, settings.language, 2);
    });
  });
  return <div ref={frame} />;
};

export const LaboratoryScreen = () => {
  const report = createReport();
  onMount(() => void lookBack());
  return (
    <Page title={say('title')} class="laboratory">
      {/* It stays while a run is prepared and shown: whoever comes back to it finds what was chosen. */}
      <div hidden={state.stage !== 'form' && state.stage !== 'preparing'}>
        <p class="subtitle">{say('text')}</p>
        <Left />
        <Form />
      </div>
      <Switch>
        <Match when={state.stage === 'preparing'}>
          <p role="status">{say('preparing')}</p>
        </Match>
        <Match when={state.stage === 'running'}>
          <Running />
        </Match>
        <Match when={state.stage === 'stopped' || state.stage === 'finished'}>
          <Acts report={report()} />
          <Show when={report()}>{(found) => <Report report={found()} />}</Show>
        </Match>
      </Switch>
    </Page>
  );
};

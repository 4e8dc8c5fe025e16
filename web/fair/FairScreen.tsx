import { createSignal, For, Match, onMount, Show, Switch } from 'solid-js';
import { codeOf } from '../shell/Failed.tsx';
import { wordsOf } from '../shell/faces.ts';
import { Page } from '../shell/Page.tsx';
import { theTable } from '../worker/client.ts';
import { commitmentOf } from './commitments.ts';
import { isFairKey, say } from './words.ts';
import './fair.css';

type Verdict = Awaited<ReturnType<ReturnType<typeof theTable>['ask']['verify']>>;

/** What is no verdict about the server: the file says nothing, or nothing that can be read here. */
const UNREAD = [
  'no-commitment',
  'no-secret',
  'older-rules',
  'newer-format',
  'not-json',
  'unknown-game',
  'no-connection',
];

/** The table that a record names, if it is one. */
const tableIn = (text: string): string => {
  try {
    return String((JSON.parse(text) as { fair?: { table?: unknown } }).fair?.table);
  } catch {
    return '';
  }
};

const Fair = (props: { readonly verdict: Verdict; readonly known: boolean }) => (
  <section class="fair-verdict good" aria-live="polite">
    <h2>{say('fair')}</h2>
    <p>{say('fairText', { results: props.verdict.results, moves: props.verdict.moves })}</p>
    <dl>
      <dt>{say('commitment')}</dt>
      <dd>
        <code>{props.verdict.commitment}</code>
        <p>{say(props.known ? 'known' : 'compare')}</p>
      </dd>
      <For each={Object.entries(props.verdict.nonces)}>
        {([seat, nonce]) => (
          <>
            <dt>{say('added', { seat: wordsOf(props.verdict.game, `seat:${seat}`) })}</dt>
            <dd>
              <code>{nonce}</code>
            </dd>
          </>
        )}
      </For>
    </dl>
    <Show when={Object.keys(props.verdict.nonces).length === 0}>
      <p>{say('alone')}</p>
    </Show>
    <Show when={props.verdict.lot}>
      <p>{say('lot')}</p>
    </Show>
    <Show when={props.verdict.older > 0}>
      <p>{say('older', { n: props.verdict.older })}</p>
    </Show>
    <Show when={props.verdict.position}>
      <p>{say('position')}</p>
    </Show>
  </section>
);

const Unfair = (props: { readonly code: string; readonly message: string }) => (
  <section class="fair-verdict" classList={{ bad: !UNREAD.includes(props.code) }} role="alert">
    <h2>{say(UNREAD.includes(props.code) ? 'unread' : 'unfair')}</h2>
    <p>{say(isFairKey(props.code) ? props.code : 'other')}</p>
    <details>
      <summary>{say('detail')}</summary>
      <p lang="en">{props.message}</p>
    </details>
  </section>
);

/** Checks the chance of an online game from its record: a file, or that of a finished table of the server. */
export const FairScreen = (props: { readonly table: string | null }) => {
  const [verdict, setVerdict] = createSignal<{ readonly verdict: Verdict; readonly known: boolean }>();
  const [failure, setFailure] = createSignal<{ readonly code: string; readonly message: string }>();
  const [busy, setBusy] = createSignal(false);

  const fails = (code: string, error: unknown): void => {
    setFailure({ code, message: error instanceof Error ? error.message : String(error) });
  };

  const check = async (text: string): Promise<void> => {
    setVerdict(undefined);
    setFailure(undefined);
    setBusy(true);
    const known = commitmentOf(tableIn(text));
    try {
      const found = await theTable().ask.verify({ text, ...(known !== undefined && { known }) });
      setVerdict({ verdict: found, known: known !== undefined });
    } catch (error) {
      fails(codeOf(error), error);
    } finally {
      setBusy(false);
    }
  };

  onMount(async () => {
    const { table } = props;
    if (table === null) return;
    try {
      const response = await fetch(`/api/tables/${encodeURIComponent(table)}/record`);
      const text = await response.text();
      if (response.ok) await check(text);
      else fails(response.status === 409 ? 'no-secret' : 'no-connection', text);
    } catch (error) {
      fails('no-connection', error);
    }
  });

  return (
    <Page title={say('title')} class="fair">
      <p>{say('text')}</p>
      <div class="form">
        <label class="field">
          <b>{say('choose')}</b>
          <input
            type="file"
            accept=".json,application/json"
            onChange={async ({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) await check(await file.text());
            }}
          />
        </label>
      </div>
      <Switch>
        <Match when={busy()}>
          <p role="status">{say('checking')}</p>
        </Match>
        <Match when={verdict()}>{(found) => <Fair verdict={found().verdict} known={found().known} />}</Match>
        <Match when={failure()}>{(found) => <Unfair code={found().code} message={found().message} />}</Match>
      </Switch>
    </Page>
  );
};

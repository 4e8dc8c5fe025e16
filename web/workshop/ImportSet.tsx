import type { Captions, Finding } from '@ravelin/engine';
import { createSignal, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { theTable } from '../worker/client.ts';
import type { Files } from './createDraft.ts';
import { findingText } from './findingText.ts';
import { say } from './say.ts';

/** Takes in a set from a file. One that cannot be played with is refused, and nothing is changed. */

/** The largest set is a tenth of this. */
const LARGEST = 2_000_000;

export const ImportSet = (props: {
  readonly game: string;
  readonly captions: Captions;
  readonly onRead: (files: Files) => Promise<void>;
}) => {
  const [refused, setRefused] = createSignal<{
    readonly why: string;
    readonly findings: readonly Finding[];
    readonly files: unknown;
  }>();
  const refuse = (why: string, findings: readonly Finding[] = [], files?: unknown) =>
    setRefused({ why, findings, files });
  const read = async (file: File): Promise<unknown> => {
    setRefused(undefined);
    if (file.size > LARGEST) return refuse(say('import.large'));
    let files: unknown;
    try {
      files = JSON.parse(await file.text());
    } catch {
      return refuse(say('import.notJson', { name: file.name }));
    }
    const { findings } = await theTable().ask.checkComponents({ game: props.game, files });
    if (findings.length > 0)
      return refuse(say('import.refused', { name: file.name, n: findings.length }), findings, files);
    return props.onRead(files as Files);
  };
  return (
    <section class="ws-import">
      <h2>{say('import')}</h2>
      <p>{say('import.text')}</p>
      <input
        type="file"
        accept=".json,application/json"
        aria-label={say('import')}
        onChange={async (event) => {
          const input = event.currentTarget;
          const [file] = input.files ?? [];
          if (file) await read(file);
          input.value = '';
        }}
      />
      <Show when={refused()}>
        {(one) => (
          <div class="ws-refused" role="alert">
            <p>
              <b>{one().why}</b>
            </p>
            <ul>
              <For each={one().findings.slice(0, 20)}>
                {(finding) => (
                  <li>
                    <code>{finding.path}</code> {findingText(finding, { captions: props.captions, files: one().files })}{' '}
                    <Cite game={props.game} rule={finding.rule ?? ''} />
                  </li>
                )}
              </For>
            </ul>
          </div>
        )}
      </Show>
    </section>
  );
};

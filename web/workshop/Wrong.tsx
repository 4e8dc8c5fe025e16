import type { Finding } from '@ravelin/engine';
import { For } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { settings } from '../shell/settings.ts';
import { type Bench, useBench } from './bench.ts';
import { calledAt } from './calledAt.ts';
import type { Path } from './paths.ts';
import { say } from './say.ts';

/** What is refused, in the reader's language. */
export const findingText = (bench: Bench, { what, values, message, path }: Finding): string => {
  if (what === 'rules') return settings.language === 'de' ? String(values.de ?? bench.tongue.say(message)) : message;
  const it = bench.nameOf(calledAt(path, bench.files()));
  return say(`wrong.${what}`, { ...values, it });
};

/** What is wrong with a datum, and the paragraph behind it. */
export const Wrong = (props: { readonly path: Path }) => {
  const bench = useBench();
  return (
    <For each={bench.wrongAt(props.path)}>
      {(one) => (
        <p class="ws-wrong" role="alert">
          <b aria-hidden="true">!</b> {findingText(bench, one)} <Cite game={bench.game} rule={one.rule ?? ''} />
        </p>
      )}
    </For>
  );
};

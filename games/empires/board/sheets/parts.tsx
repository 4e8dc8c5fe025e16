import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';

/** What every sheet has: the paragraph beside a sentence, and where a figure comes from. */

export const Rule = (props: { readonly rule: string }) => <span class="em-rule">{props.rule}</span>;

export const Origin = (props: { readonly t: FaceProps['t']; readonly source: string | undefined }) => (
  <Show when={props.source}>
    {(source) => (
      <p class="em-origin">
        <b>{source()}</b> {props.t(`origin:${source()}`)}
      </p>
    )}
  </Show>
);

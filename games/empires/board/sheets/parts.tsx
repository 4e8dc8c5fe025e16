import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { useEmpire } from '../empire.ts';

/** What every sheet has: the paragraph beside a sentence, and where a figure comes from. */

export const Rule = (props: { readonly rule: string }) => <span class="em-rule">{props.rule}</span>;

/** The same where it can be asked: a link that shows its text. What is only looked at has none. */
export const Cited = (props: { readonly rule: string }) => <Cite game={useEmpire().id} rule={props.rule} />;

export const Origin = (props: { readonly t: FaceProps['t']; readonly source: string | undefined }) => (
  <Show when={props.source}>
    {(source) => (
      <p class="em-origin">
        <b>{source()}</b> {props.t(`origin:${source()}`)}
      </p>
    )}
  </Show>
);

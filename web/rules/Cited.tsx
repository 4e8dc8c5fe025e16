import { For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import { markedParts } from './marked.ts';

const RULE = /(\b[A-Z]\d+(?:\.\w+)+)/;

/** A text in which every paragraph's number leads to the paragraph, and what is searched for is marked. */
export const Cited = (props: { readonly text: string; readonly game: string; readonly words?: readonly string[] }) => (
  <For each={props.text.split(RULE)}>
    {(part, i) => (
      <Show when={i() % 2 === 0} fallback={<Cite game={props.game} rule={part.replace(/\.$/, '')} />}>
        <For each={markedParts(part, props.words ?? [])}>
          {(piece, n) => (n() % 2 === 1 ? <mark>{piece}</mark> : piece)}
        </For>
      </Show>
    )}
  </For>
);

import { For } from 'solid-js';
import { Cite } from '../art/Cite.tsx';

const RULE = /(\b[A-Z]\d+(?:\.\w+)+)/;

/** A text in which every paragraph's number leads to the paragraph. */
export const Cited = (props: { readonly text: string; readonly game: string }) => (
  <For each={props.text.split(RULE)}>
    {(part, i) => (i() % 2 === 1 ? <Cite game={props.game} rule={part.replace(/\.$/, '')} /> : part)}
  </For>
);

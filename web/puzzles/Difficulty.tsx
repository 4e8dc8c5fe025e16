import { For } from 'solid-js';
import { HARDEST } from './puzzles.ts';
import { say } from './words.ts';

const LEVELS = Array.from({ length: HARDEST }, (_, n) => n + 1);

/** How hard a puzzle is, as marks. */
export const Difficulty = (props: { readonly level: number }) => {
  const text = (): string => say('difficulty', { n: props.level, of: HARDEST });
  return (
    <span class="difficulty" role="img" aria-label={text()} title={text()}>
      <For each={LEVELS}>{(n) => <i aria-hidden="true" classList={{ on: n <= props.level }} />}</For>
    </span>
  );
};

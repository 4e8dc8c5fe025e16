import { For, type JSX } from 'solid-js';

/** A table of numbers that scrolls by itself where it is too wide. */
export const Tally = (props: {
  readonly label: string;
  readonly heads: readonly string[];
  readonly children: JSX.Element;
}) => (
  // It scrolls, and may hold nothing that a key could reach.
  <section class="tally-frame" aria-label={props.label} tabindex="0">
    <table class="tally">
      <thead>
        <tr>
          <For each={props.heads}>{(head) => <th scope="col">{head}</th>}</For>
        </tr>
      </thead>
      <tbody>{props.children}</tbody>
    </table>
  </section>
);

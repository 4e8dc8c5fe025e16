import type { JSX } from 'solid-js';
import { TopBar } from './TopBar.tsx';
import { useTitle } from './title.ts';

/** A screen to read: a heading and its content under the top line. */
export const Page = (props: {
  readonly title: string;
  /** What the tab calls it, where that is not its heading. */
  readonly tab?: string;
  readonly game?: string;
  readonly class?: string;
  readonly children: JSX.Element;
}) => {
  useTitle(() => props.tab ?? props.title);
  return (
    <div class={`page ${props.class ?? ''}`}>
      <TopBar {...(props.game !== undefined && { game: props.game })} />
      <main id="main" tabindex="-1">
        <h1>{props.title}</h1>
        {props.children}
      </main>
    </div>
  );
};

import { For } from 'solid-js';
import type { FaceProps, GameFace } from '../face.ts';

/** What a game looks like before anybody has drawn it: its fields in words. */
const Fields = (props: FaceProps) => (
  <dl class="plain">
    <For each={Object.entries(props.view).filter(([, value]) => typeof value !== 'object')}>
      {([name, value]) => (
        <div>
          <dt>{name}</dt>
          <dd>{String(value)}</dd>
        </div>
      )}
    </For>
  </dl>
);

const Nothing = () => null;

export const plainFace = (id: string): GameFace => ({
  id,
  Cover: () => <div class="plain-cover">{id}</div>,
  Board: (props) => (
    <svg viewBox="0 0 800 676" role="img" aria-label={id}>
      <foreignObject x="40" y="40" width="720" height="600">
        <Fields {...props} />
      </foreignObject>
    </svg>
  ),
  viewBox: [0, 0, 800, 676],
  Seat: (props) => <h2>{props.seat}</h2>,
  Hand: Nothing,
  Now: Nothing,
  Inspect: (props) => <p>{props.name}</p>,
  places: () => [],
  words: { en: {}, de: {} },
});

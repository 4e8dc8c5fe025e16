import { For, Show } from 'solid-js';
import { Sign } from '../signs.tsx';
import { kindNames } from '../spoken.ts';
import { type Desk, Spot } from '../spot.tsx';
import { countOf, GARRISON, HORDE, stateOf } from '../state.ts';

/** A row of pieces with its free spaces, upright wherever the row leads. */

export type Row = (n: number) => readonly [x: number, y: number];

/** Pieces of one kind stand together: where they may be picked, they are picked as a kind. */
export const Pieces = (props: {
  readonly desk: Desk;
  /** Where they stand, and whose they are. */
  readonly place: string;
  readonly side: 'invader' | 'defender';
  readonly pieces: readonly string[];
  readonly spaces: number;
  readonly at: Row;
  readonly scale: number;
}) => {
  const domain = () => (props.side === 'invader' ? HORDE : GARRISON);
  const kinds = () => [...new Set(props.pieces)];
  const thing = (kind: string) => ({ domain: domain(), name: `${props.place} ${kind}` });
  const names = (kind: string) => [thing(kind), ...kindNames(props.desk.face, props.place, props.side, kind)];
  const chosen = (kind: string): number => Math.max(...names(kind).map((one) => countOf(props.desk.face, one)));
  const runOf = (kind: string): readonly [first: number, last: number] => [
    props.pieces.indexOf(kind),
    props.pieces.lastIndexOf(kind),
  ];
  const numberOf = (kind: string): number => runOf(kind)[1] - runOf(kind)[0] + 1;
  const box = (kind: string): readonly [number, number, number, number] => {
    const [first, last] = runOf(kind);
    const half = 12.5 * props.scale;
    const [[x1, y1], [x2, y2]] = [props.at(first), props.at(last)];
    const [x, y] = [Math.min(x1, x2) - half, Math.min(y1, y2) - half];
    return [x, y, Math.abs(x2 - x1) + 2 * half, Math.abs(y2 - y1) + 2 * half];
  };
  return (
    <>
      <For each={Array.from({ length: Math.max(0, props.spaces - props.pieces.length) }, (_, i) => i)}>
        {(i) => (
          <circle
            class={`st-space ${props.side}`}
            cx={props.at(props.pieces.length + i)[0]}
            cy={props.at(props.pieces.length + i)[1]}
            r={9.4 * props.scale}
          />
        )}
      </For>
      <For each={props.pieces}>
        {(piece, i) => (
          <Sign of={piece} x={props.at(i())[0]} y={props.at(i())[1]} scale={props.scale} class="st-counter" />
        )}
      </For>
      <For each={kinds().filter((kind) => stateOf(props.desk.face, names(kind)) !== 'rest' || chosen(kind) > 0)}>
        {(kind) => (
          <>
            <Spot
              desk={props.desk}
              names={names(kind)}
              words={props.desk.face.t('pieces.words', {
                n: numberOf(kind),
                kind: props.desk.face.t(numberOf(kind) === 1 ? `one:${kind}` : `many:${kind}`),
                place: props.desk.face.t(`name:${props.place}`),
              })}
              box={box(kind)}
              round={6}
            />
            <Show when={chosen(kind) > 0}>
              <text class="st-chosen" x={box(kind)[0] + box(kind)[2]} y={box(kind)[1] + 3}>
                {chosen(kind)}
              </text>
            </Show>
          </>
        )}
      </For>
    </>
  );
};

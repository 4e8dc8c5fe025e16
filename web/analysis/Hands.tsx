import { For, mergeProps, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { FaceProps, GameFace } from '../face.ts';
import type { Tongue } from '../play/tongue.ts';
import { say } from './words.ts';

/** The hands of the game as it stood: of all seats where everything lies open, else of the one from which it is seen. */
export const Hands = (props: {
  readonly face: GameFace;
  readonly faceProps: FaceProps;
  readonly tongue: Tongue;
  readonly seats: readonly string[];
  readonly seenFrom: string | null;
}) => {
  const shown = (): readonly string[] => (props.seenFrom === null ? props.seats : [props.seenFrom]);
  /** The hand is drawn for the seat that looks at it. */
  const faceFor = (seat: string): FaceProps =>
    mergeProps(props.faceProps, {
      viewer: seat,
      get view() {
        return { ...props.faceProps.view, viewer: seat };
      },
    });
  return (
    <details class="panel analysis-hands">
      <summary>{say('hands')}</summary>
      <For each={shown()}>
        {(seat) => (
          <div class="known-hand">
            <Show when={shown().length > 1}>
              <h3>{props.tongue.seat(seat)}</h3>
            </Show>
            <Dynamic component={props.face.Hand} {...faceFor(seat)} />
          </div>
        )}
      </For>
    </details>
  );
};

import { deedWords, doingAt, signsOf } from '@ravelin/web/deeds';
import type { FaceProps } from '@ravelin/web/face';
import { PlaceSign } from '@ravelin/web/place-sign';
import { type JSX, onCleanup, Show } from 'solid-js';
import { useEmpire } from './empire.ts';
import type { Rect } from './layout.ts';
import { BATTLE, isLit, markOf } from './state.ts';

/** Anything on the sheet that can be picked: a Front, a Nationality, a theater, a battle marker. */

/** What the board keeps for all of them: the roving tab stop, and what is magnified. */
export interface Desk {
  readonly face: FaceProps;
  tab(key: string): boolean;
  look(thing: { readonly domain: string; readonly name: string; readonly element: Element } | undefined): void;
}

/** Milliseconds after which a finger that rests asks for more. */
const HELD = 450;

export const Pickable = (props: {
  readonly desk: Desk;
  readonly domain: string;
  readonly name: string;
  readonly words: string;
  readonly class: string;
  readonly at?: string | undefined;
  /** What a hand can hit, about the same origin as the drawing. */
  readonly box: Rect;
  /** Where the sign of its state stands, and of what is done there; and how large. */
  readonly sign: readonly [x: number, y: number, scale: number];
  readonly children: JSX.Element;
}) => {
  const key = () => `${props.domain}:${props.name}`;
  const state = () => markOf(props.desk.face, props.domain, props.name);
  const { deeds } = useEmpire();
  const signs = () => signsOf(deeds, doingAt(props.desk.face, key()));
  const look = (element: Element): void => {
    // A battle marker lies beside the map as well, so the page magnifies it.
    if (props.domain !== BATTLE) props.desk.look({ domain: props.domain, name: props.name, element });
    props.desk.face.inspect({ domain: props.domain, name: props.name });
  };
  // A finger has no hover: it magnifies by resting.
  let rest: ReturnType<typeof setTimeout> | undefined;
  const touch = (element: Element): void => {
    clearTimeout(rest);
    rest = setTimeout(() => look(element), HELD);
  };
  onCleanup(() => clearTimeout(rest));
  const leave = (): void => {
    clearTimeout(rest);
    props.desk.look(undefined);
    props.desk.face.inspect(undefined);
  };
  return (
    <g
      class={`em-pick ${props.class} ${state()}`}
      classList={{ lit: isLit(props.desk.face, props.domain, props.name) }}
      transform={props.at}
    >
      <g aria-hidden="true">
        {props.children}
        <Show when={state() !== 'rest'}>
          <g transform={`translate(${props.sign[0]} ${props.sign[1]}) scale(${props.sign[2]})`}>
            <PlaceSign state={state()} deeds={signs()} />
          </g>
        </Show>
      </g>
      {/* What the hand and the reader get: one clear shape over the drawing, named in words. */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element */}
      <rect
        class={`em-hit ${state()}`}
        x={props.box[0]}
        y={props.box[1]}
        width={props.box[2]}
        height={props.box[3]}
        role="button"
        tabindex={props.desk.tab(key()) ? 0 : -1}
        data-place={`${props.desk.face.realm ?? ''}${key()}`}
        aria-label={props.words + deedWords(props.desk.face, key())}
        aria-pressed={state() === 'selected' ? 'true' : undefined}
        onClick={() => props.desk.face.pick(props.domain, props.name)}
        onPointerEnter={({ pointerType, currentTarget }) => (pointerType === 'touch' ? touch : look)(currentTarget)}
        onPointerLeave={leave}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && look(currentTarget)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          props.desk.face.pick(props.domain, props.name);
        }}
      />
    </g>
  );
};

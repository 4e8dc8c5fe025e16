import { deedWords, doingAt, signsOf } from '@ravelin/web/deeds';
import type { FaceProps, Thing } from '@ravelin/web/face';
import { PlaceChance, PlaceSign } from '@ravelin/web/place-sign';
import { type JSX, Show } from 'solid-js';
import { DEEDS } from './deeds.ts';
import { GATE, type Rect } from './layout.ts';
import type { March } from './march.ts';
import { isLit, keyOf, meant, stateOf } from './state.ts';

/** Anything on the sheet that can be picked: one clear shape over the drawing, named in words. */

/** What the board keeps for all of them: the roving tab stop, and the way that is being picked by its ends. */
export interface Desk {
  readonly face: FaceProps;
  readonly march: March;
  tab(key: string): boolean;
}

export const Spot = (props: {
  readonly desk: Desk;
  readonly names: readonly Thing[];
  readonly words: string;
  readonly class?: string;
  readonly box: Rect;
  /** Turns the box, in degrees, about a point. */
  readonly turned?: readonly [degrees: number, x: number, y: number];
  readonly round?: number;
  /** A place between which ways lead: it names them too. */
  readonly place?: string;
  /** Where the sign of what is done there stands, and beneath it how likely it comes out well; small things have none. */
  readonly sign?: readonly [x: number, y: number];
  readonly chance?: readonly [x: number, y: number];
  readonly children?: JSX.Element;
}) => {
  const face = () => props.desk.face;
  const isStirred = () => props.names.some(({ name }) => face().moved?.has(name));
  const march = () => props.desk.march;
  const isEnd = () => props.place !== undefined && march().isEnd(props.place);
  const all = () => (props.place === undefined ? props.names : [...props.names, ...march().wayAt(props.place)]);
  const state = () => {
    const own = stateOf(face(), all());
    if (own !== 'rest' || !isEnd()) return own;
    return march().end() === props.place ? 'selected' : 'legal';
  };
  const thing = () => {
    const asked = props.place === undefined ? undefined : march().asked(props.place);
    return stateOf(face(), all()) === 'rest' && !isEnd() && asked ? asked : meant(face(), all());
  };
  const told = () => {
    const known = deedWords(face(), keyOf(thing()));
    return props.words + (known === '' && state() !== 'rest' ? `, ${face().t(`state:${state()}`)}` : known);
  };
  const signs = () => signsOf(DEEDS, doingAt(face(), keyOf(thing())));
  const chance = () => face().chances?.get(keyOf(thing()));
  const turn = () => (props.turned === undefined ? undefined : `rotate(${props.turned.join(' ')})`);
  const pick = (): void => {
    if (stateOf(face(), all()) === 'rest' && isEnd() && props.place !== undefined) march().take(props.place);
    else face().pick(thing().domain, thing().name);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    event.stopPropagation();
    pick();
  };
  const onFocus = ({ currentTarget }: { readonly currentTarget: Element }): void => {
    if (currentTarget.matches(':focus-visible')) face().inspect(thing());
  };
  const onBlur = (): void => face().inspect(undefined);
  return (
    <g
      class={`st-spot ${props.class ?? ''} ${state()}`}
      classList={{ lit: isLit(face(), props.names), stirred: isStirred() }}
    >
      {/* The plate beside a wall and the signs on it mean the place too; the keyboard has its button. */}
      <g aria-hidden="true" onClick={pick}>
        {props.children}
      </g>
      <Show when={signs().length > 0 && props.sign}>
        {(at) => (
          <g class="st-deed" transform={`translate(${at().join(' ')}) scale(.95)`} aria-hidden="true">
            <PlaceSign state="legal" deeds={signs()} />
          </g>
        )}
      </Show>
      {/* The page knows it by its first name too: who jumps there finds the same button under it. */}
      <Show when={keyOf(thing()) !== keyOf(props.names[0])}>
        {/* biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element */}
        <rect
          class="st-ghost"
          x={props.box[0]}
          y={props.box[1]}
          width={props.box[2]}
          height={props.box[3]}
          rx={props.round ?? 3}
          transform={turn()}
          role="button"
          tabindex="-1"
          data-place={keyOf(props.names[0])}
          aria-label={told()}
          onFocus={onFocus}
          onBlur={onBlur}
          onKeyDown={onKeyDown}
        />
      </Show>
      {/* biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element */}
      <rect
        class={`st-hit ${state()}`}
        classList={{ west: props.box[0] + props.box[2] / 2 < GATE[0] }}
        x={props.box[0]}
        y={props.box[1]}
        width={props.box[2]}
        height={props.box[3]}
        rx={props.round ?? 3}
        transform={turn()}
        role="button"
        tabindex={props.desk.tab(keyOf(props.names[0])) ? 0 : -1}
        data-place={keyOf(thing())}
        aria-label={told()}
        aria-pressed={state() === 'selected' ? 'true' : undefined}
        data-tab={keyOf(props.names[0])}
        onClick={pick}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && face().inspect(thing())}
        onPointerLeave={() => face().inspect(undefined)}
        onFocus={onFocus}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
      />
      <Show when={chance() !== undefined && props.chance}>
        {(at) => (
          <g class="st-deed" transform={`translate(${at().join(' ')})`} aria-hidden="true">
            <PlaceChance words={face().t('chance', { n: chance() ?? 0 })} chosen={state() === 'selected'} />
          </g>
        )}
      </Show>
    </g>
  );
};

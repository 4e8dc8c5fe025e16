import type { BoardProps } from '@ravelin/web/face';
import { createEffect, createMemo, createSignal, on, onCleanup, onMount, Show, untrack } from 'solid-js';
import { createAttention } from './attention.ts';
import { CampBoxes, CampPieces, Compass } from './camp.tsx';
import { Cursor } from './cursor.tsx';
import { hexOf, LAND } from './field.ts';
import { createGestures } from './gestures.ts';
import { Ground } from './ground/ground.tsx';
import { Attacks } from './layers/attacks.tsx';
import { lookAt, setPointed, wanted } from './layers/choice.ts';
import { Intent, MarchGhosts } from './layers/intent.tsx';
import { LayerDefs, LayersBelow } from './layers/layers.tsx';
import { createReach } from './layers/reach.ts';
import { Struck } from './layers/struck.tsx';
import { hexAt, VIEW_BOX, WIDE } from './layout.ts';
import { marchPicked } from './marching.ts';
import { MarkedHexes, MarkedPieces } from './marks.tsx';
import { Named } from './named.tsx';
import { thingAt } from './picking.ts';
import { LiveryDefs } from './pieces/commands.tsx';
import { Troops } from './pieces/troops.tsx';
import { step, type Way } from './places.ts';
import { Rosette } from './rosette.tsx';
import { FACING, HEX, LEADER, markedAs, UNIT } from './state.ts';
import { turned } from './turning.ts';
import { stacksOf, unitHex } from './view.ts';

/** The sheet: the field, who stands on it, and what may be done. One listener serves all 1,241 hexes. */

const WAYS: Readonly<Record<string, Way>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
/** Pixels across a hex from which ratings, then numbers of hexes, can be read. */
const [MIDDLE, NEAR] = [31, 46];

const isCursor = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.mo-cursor') !== null;

export const Board = (props: BoardProps) => {
  let root: SVGSVGElement | undefined;
  const [distance, setDistance] = createSignal<'far' | 'middle' | 'near'>('far');
  /** A pixel of the screen in the measure of the sheet. */
  const [pixel, setPixel] = createSignal(1);
  const [cursor, setCursor] = createSignal(-1);
  /** How often the focus was led to the cursor; 0: the pointer leads. */
  const [walked, setWalked] = createSignal(0);
  const stacks = createMemo(() => stacksOf(props.view));

  const measure = (): void => {
    const wide = root?.getBoundingClientRect();
    if (!wide) return;
    const across = WIDE * Math.min(wide.width / VIEW_BOX[2], wide.height / VIEW_BOX[3]);
    if (across > 0) setPixel(WIDE / across);
    setDistance(across < MIDDLE ? 'far' : across < NEAR ? 'middle' : 'near');
  };
  createEffect(on(() => props.scale, measure));
  onMount(() => {
    const watch = new ResizeObserver(measure);
    if (root) watch.observe(root);
    onCleanup(() => watch.disconnect());
  });

  /** Where the keyboard comes in: at what was picked, or at the first thing that can be. */
  const start = createMemo(() => {
    const picked = [...markedAs(props, HEX, 'selected'), ...markedAs(props, HEX, 'legal')].map(hexOf);
    const units = [...markedAs(props, UNIT, 'selected'), ...markedAs(props, UNIT, 'legal')];
    const standing = units.map((unit) => unitHex(props.view, unit)).filter((hex) => hex >= 0);
    return standing[0] ?? picked[0] ?? hexOf('1814');
  });
  const at = () => (cursor() >= 0 ? cursor() : start());

  const nearest = (): void => {
    const place = root?.querySelector('.mo-cursor');
    if (place) props.nearer?.(place);
  };
  /** The point of the sheet under the pointer. */
  const pointAt = (event: MouseEvent): readonly [x: number, y: number] => {
    const inverse = root?.getScreenCTM()?.inverse();
    if (!inverse) return [-1, -1];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse);
    return [x, y];
  };
  const pointed = (event: MouseEvent): number => hexAt(...pointAt(event));
  const gestures = createGestures(props, stacks, pointed, pointAt);
  const reach = createReach(props, stacks);
  createAttention(props);
  const pickHex = (hex: number): void => {
    const { domain, name } = thingAt(props, hex, stacks().get(hex), turned());
    setCursor(hex);
    props.pick(domain, name);
  };
  /** The hex of a thing that stands on the field; undefined: it is none such. */
  const standing = (domain: string | undefined, name: string | undefined): number | undefined => {
    if (name === undefined || (domain !== HEX && domain !== UNIT)) return undefined;
    return domain === HEX ? hexOf(name) : unitHex(props.view, name);
  };
  const onClick = (event: MouseEvent): void => {
    if (gestures.swallows()) return;
    const key = event.target instanceof Element ? event.target.closest('[data-place]')?.getAttribute('data-place') : '';
    const [domain, name] = (key ?? '').split(':');
    setWalked(0);
    const hex = standing(domain, name) ?? (domain === FACING || domain === LEADER ? -1 : pointed(event));
    if (hex >= 0) pickHex(hex);
    else if (name) props.pick(domain, name);
  };

  let hovered = -1;
  const hover = (hex: number): void => {
    if (hex === hovered) return;
    hovered = hex;
    setPointed(hex);
    const stack = stacks().get(hex);
    const leader = stack?.leaders[0];
    if (stack?.unit !== undefined) props.inspect({ domain: UNIT, name: stack.unit });
    else if (leader !== undefined) props.inspect({ domain: LEADER, name: leader });
    else props.inspect(hex < 0 ? undefined : { domain: HEX, name: LAND.hexes[hex] });
  };
  // Somebody asks for a place to be shown: the cursor goes there, and the frame follows the focus.
  createEffect(
    on(wanted, (place) => {
      if (!place) return;
      setCursor(place.hex);
      setWalked(untrack(walked) + 1);
      if (place.near) queueMicrotask(() => nearest());
      lookAt(undefined);
    }),
  );
  onCleanup(() => setPointed(-1));
  /** The page may jump to a unit or a hex: the cursor takes the focus over, for it is what speaks. */
  const onFocus = (event: FocusEvent): void => {
    const key = event.target instanceof Element ? event.target.getAttribute('data-place') : null;
    if (!key || isCursor(event.target)) return;
    const hex = standing(...(key.split(':') as [string, string]));
    if (hex !== undefined && hex >= 0) lookAt({ hex });
  };
  const onKey = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    if (!way || !isCursor(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    const to = step(at(), way);
    if (to < 0) return;
    setWalked(walked() + 1);
    setCursor(to);
    hover(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      ref={(element) => {
        root = element;
      }}
      class={`mo mo-board ${distance()}`}
      viewBox={VIEW_BOX.join(' ')}
      preserveAspectRatio="xMidYMid meet"
      role="group"
      aria-label={props.t('board')}
      onClick={onClick}
      onPointerDown={gestures.onDown}
      on:mousedown={gestures.onGrab}
      on:touchstart={gestures.onGrab}
      onPointerMove={(event) => event.pointerType === 'mouse' && event.buttons === 0 && hover(pointed(event))}
      onPointerLeave={() => hover(-1)}
      onKeyDown={onKey}
      onFocusIn={onFocus}
    >
      <defs>
        <LiveryDefs />
        <LayerDefs />
      </defs>
      <Ground t={props.t} />
      <MarkedHexes face={props} />
      <LayersBelow face={props} stacks={stacks()} reach={reach()} />
      <Troops face={props} stacks={stacks()} />
      <MarkedPieces face={props} />
      <Named face={props} numbered={distance() !== 'near'} pixel={pixel()} />
      <Attacks face={props} />
      <Struck face={props} pixel={pixel()} />
      <Intent face={props} reach={reach()} pixel={pixel()} />
      <Show when={gestures.march() ?? marchPicked(props)}>{(march) => <MarchGhosts face={props} {...march()} />}</Show>
      <CampBoxes face={props} />
      <Compass />
      <Cursor face={props} hex={at()} stacks={stacks()} walked={walked()} />
      <Rosette face={props} distance={distance()} />
      <CampPieces face={props} />
    </svg>
  );
};

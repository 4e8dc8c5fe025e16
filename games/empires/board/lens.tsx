import type { FaceProps } from '@ravelin/web/face';
import { createMemo, createSignal, onMount } from 'solid-js';
import { type Covered, clearest } from './clearest.ts';
import { Inspect } from './inspect.tsx';

/** What is under the pointer or the focus, magnified where it hides least of the war. It is only looked at. */

export interface Looked {
  readonly domain: string;
  readonly name: string;
  readonly element: Element;
  readonly root: SVGSVGElement;
}

const WIDTH = 270;
const GAP = 12;
/** Until it is measured. */
const HEIGHT = 210;

/** What it should not hide: the thing itself, the Fronts, the towns. */
const coveredIn = ({ element, root }: Looked, frame: DOMRect): readonly Covered[] => {
  const boxOf = (one: Element, weight: number): Covered => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { box: [left - frame.left, top - frame.top, width, height], weight };
  };
  return [
    boxOf(element, 20),
    ...[...root.querySelectorAll('.em-counter .em-hit')].map((one) => boxOf(one, 20)),
    ...[...root.querySelectorAll('.em-pick:not(.em-counter) > .em-hit')].map((one) => boxOf(one, 2)),
    ...[...root.querySelectorAll('.em-place')].map((one) => boxOf(one, 1)),
  ];
};

export const Lens = (props: { readonly face: FaceProps; readonly looked: Looked }) => {
  let own: HTMLDivElement | undefined;
  const [height, setHeight] = createSignal(HEIGHT);
  onMount(() => setHeight(own?.offsetHeight || HEIGHT));
  const place = createMemo((): { left: number; top: number; wide: number } => {
    const { element, root } = props.looked;
    const sheet = root.getBoundingClientRect();
    const scale = sheet.width / (root.parentElement?.offsetWidth || sheet.width) || 1;
    const frame = (root.closest('.frame') ?? root).getBoundingClientRect();
    const wide = Math.min(WIDTH, frame.width / scale - 2 * GAP);
    const thing = element.getBoundingClientRect();
    const [x, y] = clearest({
      size: [wide * scale, height() * scale],
      frame: [frame.width, frame.height],
      near: [thing.left + thing.width / 2 - frame.left, thing.top + thing.height / 2 - frame.top],
      covered: coveredIn(props.looked, frame),
      gap: GAP,
    });
    return { left: (x + frame.left - sheet.left) / scale, top: (y + frame.top - sheet.top) / scale, wide };
  });
  return (
    <div
      class="em em-lens"
      aria-hidden="true"
      ref={(element) => {
        own = element;
      }}
      style={{ left: `${place().left}px`, top: `${place().top}px`, width: `${place().wide}px` }}
    >
      <Inspect {...props.face} domain={props.looked.domain} name={props.looked.name} />
    </div>
  );
};

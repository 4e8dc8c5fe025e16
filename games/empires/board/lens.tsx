import type { FaceProps } from '@ravelin/web/face';
import { createMemo } from 'solid-js';
import { Inspect } from './inspect.tsx';

/** What is under the pointer or the focus, magnified beside it. It is only looked at. */

export interface Looked {
  readonly domain: string;
  readonly name: string;
  readonly element: Element;
  readonly root: SVGSVGElement;
}

const WIDTH = 270;
const GAP = 14;

const px = (n: number | undefined): string | undefined => (n === undefined ? undefined : `${n}px`);

export const Lens = (props: { readonly face: FaceProps; readonly looked: Looked }) => {
  const place = createMemo((): { left: number; wide: number; top?: number; bottom?: number } => {
    const { element, root } = props.looked;
    const sheet = root.getBoundingClientRect();
    const scale = sheet.width / (root.parentElement?.offsetWidth || sheet.width) || 1;
    const height = sheet.height / scale;
    // Where several sheets lie side by side it may lie over another.
    const frame = (root.closest('.frame') ?? root).getBoundingClientRect();
    const [from, to] = [(frame.left - sheet.left) / scale, (frame.right - sheet.left) / scale];
    const box = element.getBoundingClientRect();
    const left = (box.left - sheet.left) / scale;
    const right = (box.right - sheet.left) / scale;
    const top = (box.top - sheet.top) / scale;
    const wide = Math.min(WIDTH, to - from - 2 * GAP);
    // Beside it where there is room, else above or below it.
    const below = (box.bottom - sheet.top) / scale;
    const low = box.top - frame.top > frame.height / 2;
    const beside = low ? { bottom: Math.max(6, height - below) } : { top: Math.max(6, top) };
    if (right + GAP + wide <= to) return { left: right + GAP, wide, ...beside };
    if (left - GAP - wide >= from) return { left: left - GAP - wide, wide, ...beside };
    return { left: (from + to - wide) / 2, wide, ...(low ? { bottom: height - top + GAP } : { top: below + GAP }) };
  });
  return (
    <div
      class="em em-lens"
      aria-hidden="true"
      style={{
        left: `${place().left}px`,
        top: px(place().top),
        bottom: px(place().bottom),
        width: `${place().wide}px`,
      }}
    >
      <Inspect {...props.face} domain={props.looked.domain} name={props.looked.name} />
    </div>
  );
};

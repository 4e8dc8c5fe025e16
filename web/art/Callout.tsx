import { createUniqueId, type JSX, onCleanup, onMount } from 'solid-js';
import { type Box, placeBeside, type Side } from './placing.ts';

/** A box with a pointer at a thing of the page. It follows the thing when that moves; in a narrow window it is a sheet. */

/** As wide as the sheets of the style sheet. */
const NARROW = '(max-width: 700px)';

export const Callout = (props: {
  readonly class?: string;
  readonly label: string;
  /** What it is about. It may be drawn anew: then it is found again, or the box goes. */
  readonly thing: () => Element | undefined;
  readonly sides: readonly Side[];
  /** What it should not cover if it can be helped. */
  readonly inSight?: () => readonly Element[];
  /** It does not rise above this line, so that what lies there stays in sight. */
  readonly below?: () => number;
  readonly onGone: () => void;
  readonly onPointer?: (inside: boolean) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly ref?: (element: HTMLElement) => void;
  readonly children: JSX.Element;
}) => {
  const id = createUniqueId();
  let box: HTMLDivElement | undefined;
  const narrow = matchMedia(NARROW);
  let last = '';

  const place = (thing: Element): void => {
    if (!box) return;
    const at: Box = thing.getBoundingClientRect();
    const content = box.firstElementChild;
    if (narrow.matches) {
      box.removeAttribute('style');
      box.dataset.side = 'sheet';
      // At the edge of the window that is farther from what it was opened from.
      box.dataset.edge = (at.top + at.bottom) / 2 > innerHeight / 2 ? 'top' : 'bottom';
      return;
    }
    const size = { width: box.offsetWidth, height: (content?.scrollHeight ?? 0) + 2 };
    const now = [at.left, at.top, at.right, at.bottom, size.width, size.height, innerWidth, innerHeight].join();
    if (now === last) return;
    last = now;
    const inSight = (props.inSight?.() ?? []).map((one) => one.getBoundingClientRect());
    const view = { left: 0, top: props.below?.() ?? 0, right: innerWidth, bottom: innerHeight };
    const placed = placeBeside(at, size, view, props.sides, inSight);
    box.dataset.side = placed.side;
    box.style.left = `${placed.left}px`;
    box.style.top = `${placed.top}px`;
    box.style.maxHeight = `${placed.height}px`;
    box.style.setProperty('--pointer', `${placed.pointer}px`);
    box.style.visibility = 'visible';
  };

  let frame = 0;
  const follow = (): void => {
    const thing = props.thing();
    if (!thing) {
      props.onGone();
      return;
    }
    place(thing);
    frame = requestAnimationFrame(follow);
  };
  onMount(follow);
  onCleanup(() => cancelAnimationFrame(frame));

  return (
    <div
      class={`callout ${props.class ?? ''}`}
      id={id}
      role="dialog"
      aria-label={props.label}
      tabindex="-1"
      ref={(element) => {
        box = element;
        props.ref?.(element);
      }}
      onPointerEnter={() => props.onPointer?.(true)}
      onPointerLeave={() => props.onPointer?.(false)}
      onKeyDown={(event) => props.onKey?.(event)}
    >
      <div class="callout-content">{props.children}</div>
    </div>
  );
};

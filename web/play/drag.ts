import { onCleanup } from 'solid-js';
import type { Thing } from '../face.ts';

/**
 * Taking a thing up and letting it go elsewhere: the same as a click on it and a click there. What can be taken is for the face to
 * say; what follows from it, for the composer.
 */

/** A hand trembles so far, in pixels, before it drags. */
const TREMBLE = 8;

interface Taken {
  readonly pointer: number;
  readonly from: readonly [x: number, y: number];
  readonly element: Element;
  readonly thing: Thing;
  /** What follows the hand, once it has gone far enough. */
  ghost: HTMLElement | undefined;
}

const thingAt = (target: EventTarget | null): readonly [Element, Thing] | undefined => {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  const key = element?.getAttribute('data-place');
  if (!element || !key) return undefined;
  const at = key.indexOf(':');
  return [element, { domain: key.slice(0, at), name: key.slice(at + 1) }];
};

const click = (element: Element): void => {
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
};

const isPicked = (element: Element): boolean => element.classList.contains('selected');
const isOpen = (element: Element): boolean => element.classList.contains('legal') || isPicked(element);

export const attachDrag = (
  root: HTMLElement,
  { takes, words }: { takes(thing: Thing): boolean; words(thing: Thing): string },
): void => {
  let taken: Taken | undefined;
  /** The click at the end of a drag is none. */
  let swallows = false;

  const ghostOf = (thing: Thing): HTMLElement => {
    const ghost = document.createElement('div');
    ghost.className = 'dragged';
    ghost.setAttribute('aria-hidden', 'true');
    ghost.textContent = words(thing);
    root.append(ghost);
    return ghost;
  };
  const letGo = (): void => {
    taken?.ghost?.remove();
    taken = undefined;
    root.classList.remove('drags');
  };
  const down = (event: PointerEvent): void => {
    letGo();
    swallows = false;
    if (!event.isPrimary || event.button !== 0) return;
    const found = thingAt(event.target);
    if (!found || !isOpen(found[0]) || !takes(found[1])) return;
    const [element, thing] = found;
    taken = { pointer: event.pointerId, from: [event.clientX, event.clientY], element, thing, ghost: undefined };
  };
  const move = (event: PointerEvent): void => {
    if (!taken || event.pointerId !== taken.pointer) return;
    const [x, y] = [event.clientX, event.clientY];
    if (!taken.ghost) {
      if (Math.hypot(x - taken.from[0], y - taken.from[1]) < TREMBLE) return;
      taken.ghost = ghostOf(taken.thing);
      root.classList.add('drags');
      if (!isPicked(taken.element)) click(taken.element);
    }
    event.preventDefault();
    taken.ghost.style.translate = `${x}px ${y}px`;
  };
  const up = (event: PointerEvent): void => {
    if (!taken || event.pointerId !== taken.pointer) return;
    const { ghost, thing } = taken;
    letGo();
    if (!ghost || event.type !== 'pointerup') return;
    const target = thingAt(document.elementFromPoint(event.clientX, event.clientY));
    const isElsewhere = target && (target[1].domain !== thing.domain || target[1].name !== thing.name);
    if (isElsewhere) click(target[0]);
    swallows = true;
    setTimeout(() => {
      swallows = false;
    });
  };
  /** The frame must not drag the board from under the hand. */
  const hold = (event: Event): void => {
    if (taken) event.stopPropagation();
  };
  const swallow = (event: Event): void => {
    if (!swallows || !event.isTrusted) return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('pointerdown', down, { capture: true });
  for (const kind of ['mousedown', 'touchstart']) root.addEventListener(kind, hold, { capture: true, passive: true });
  root.addEventListener('click', swallow, { capture: true });
  addEventListener('pointermove', move);
  for (const kind of ['pointerup', 'pointercancel'] as const) addEventListener(kind, up);
  onCleanup(() => {
    letGo();
    removeEventListener('pointermove', move);
    for (const kind of ['pointerup', 'pointercancel'] as const) removeEventListener(kind, up);
  });
};

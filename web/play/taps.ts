/** Two quick taps of a finger at one spot. Measured on the screen: what lies beneath may have moved after the first. */

const QUICK = 330;
const NEAR = 28;
/** A finger that went farther than this has dragged. */
const TREMBLE = 10;

interface Tap {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

const far = (a: Tap, b: Tap): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Calls back at the second tap, whose click is swallowed: the first one has picked already. Gives the end of listening. */
export const onDoubleTap = (frame: HTMLElement, tapped: (event: PointerEvent) => void): (() => void) => {
  let down: Tap | undefined;
  let last: Tap | undefined;
  let doubled = Number.NEGATIVE_INFINITY;
  const tapOf = ({ clientX: x, clientY: y, timeStamp: time }: PointerEvent): Tap => ({ x, y, time });
  const onDown = (event: PointerEvent): void => {
    // A second finger makes it no tap.
    down = event.pointerType === 'touch' && event.isPrimary ? tapOf(event) : undefined;
    if (!event.isPrimary) last = undefined;
  };
  const onUp = (event: PointerEvent): void => {
    const up = tapOf(event);
    const tap = down && far(down, up) < TREMBLE && up.time - down.time < QUICK ? up : undefined;
    if (tap && last && tap.time - last.time < QUICK && far(tap, last) < NEAR) {
      doubled = tap.time;
      last = undefined;
      tapped(event);
    } else last = tap;
  };
  const onClick = (event: Event): void => {
    if (event.timeStamp - doubled > QUICK) return;
    event.preventDefault();
    event.stopPropagation();
  };
  frame.addEventListener('pointerdown', onDown);
  frame.addEventListener('pointerup', onUp);
  for (const kind of ['click', 'dblclick']) frame.addEventListener(kind, onClick, { capture: true });
  return () => {
    frame.removeEventListener('pointerdown', onDown);
    frame.removeEventListener('pointerup', onUp);
    for (const kind of ['click', 'dblclick']) frame.removeEventListener(kind, onClick, { capture: true });
  };
};

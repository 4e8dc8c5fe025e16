import type { FaceProps } from '@ravelin/web/face';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { DIRECTIONS, FACINGS } from '../data/geometry.ts';
import { LAND } from './field.ts';
import { setPointed } from './layers/choice.ts';
import { centre, WIDE } from './layout.ts';
import { isMarching, type March, mayMarch, wholeLine } from './marching.ts';
import { inHand } from './picking.ts';
import { DIRECTION, DISTANCE, FACING, HEX, markedAs, markOf, UNIT } from './state.ts';
import { turnBy, turned } from './turning.ts';
import { type Stack, unitFacing, unitHex } from './view.ts';

/**
 * What a hand does on the field besides clicking. A unit that is dragged goes to the hex where it is let go. A press that rests and is then
 * pulled turns the unit in hand: on its own hex where it stands, on another when it gets there. With Shift, or when a march is
 * being chosen, the whole line is dragged.
 */

/** How far a hand trembles, in pixels, and how long it rests before it turns a unit instead, in milliseconds. */
const [TREMBLE, REST] = [6, 280];

interface Press {
  readonly pointer: number;
  readonly from: readonly [x: number, y: number];
  readonly hex: number;
  /** The unit that can be dragged from there. */
  readonly unit: string | undefined;
  readonly line: boolean;
  does: 'waits' | 'drags' | 'turns' | 'pans';
}

/** A whole number of corners or directions in the way the pointer lies, clockwise; the first at `first` degrees from the east. */
const sixth = (dx: number, dy: number, first: number): number =>
  (Math.round((Math.atan2(dy, dx) * 180) / Math.PI / 60 - first / 60) + 12) % 6;

export const createGestures = (
  face: FaceProps,
  stacks: () => ReadonlyMap<number, Stack>,
  hexUnder: (event: MouseEvent) => number,
  pointUnder: (event: MouseEvent) => readonly [x: number, y: number],
) => {
  const [march, setMarch] = createSignal<March>();
  /** A hex or a facing that is picked as soon as the rules have said what the unit can do. */
  const [due, setDue] = createSignal<{ readonly domain: string; readonly name: string }>();
  let press: Press | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let swallows = false;

  // What was dragged is picked on as soon as its moves are known; what cannot be picked then says why not.
  createEffect(() => {
    const wanted = due();
    if (!wanted || markedAs(face, wanted.domain, 'legal').length === 0) return;
    setDue(undefined);
    face.pick(wanted.domain, wanted.name);
  });
  // A unit that is taken in hand, or that has gone, is not turned.
  const held = createMemo(() => inHand(face));
  createEffect(
    on([held, () => face.view], () => {
      turnBy(0);
      setDue(undefined);
    }),
  );

  const hold = (unit: string): void => {
    if (inHand(face) !== unit) face.pick(UNIT, unit);
  };
  const move = (event: PointerEvent): void => {
    if (!press || event.pointerId !== press.pointer) return;
    const [dx, dy] = [event.clientX - press.from[0], event.clientY - press.from[1]];
    if (press.does === 'waits' && Math.hypot(dx, dy) > TREMBLE) {
      clearTimeout(resting);
      press.does = press.unit === undefined ? 'pans' : 'drags';
      if (press.does === 'drags' && !press.line) hold(press.unit ?? '');
    }
    if (press.does === 'turns') {
      const unit = inHand(face);
      if (unit !== undefined && Math.hypot(dx, dy) > TREMBLE)
        turnBy((sixth(dx, dy, -90) - unitFacing(face.view, unit) + 6) % 6);
    } else if (press.does === 'drags' && press.line) {
      const [x, y] = pointUnder(event);
      const [cx, cy] = centre(press.hex);
      const distance = Math.round(Math.hypot(x - cx, y - cy) / WIDE);
      setMarch(distance > 0 ? { units: wholeLine(face), direction: sixth(x - cx, y - cy, -60), distance } : undefined);
    } else if (press.does === 'drags') setPointed(hexUnder(event));
    if (press.does === 'drags' || press.does === 'turns') event.preventDefault();
  };
  const end = (event: PointerEvent): void => {
    if (!press || event.pointerId !== press.pointer) return;
    const { does, hex, unit, line } = press;
    const dragged = march();
    stop();
    swallows = does === 'drags' || does === 'turns';
    setTimeout(() => {
      swallows = false;
    });
    if (event.type === 'pointercancel') return;
    const turns = held();
    if (does === 'turns' && turns !== undefined)
      setDue(
        hex === unitHex(face.view, turns)
          ? turned() === 0
            ? undefined
            : { domain: FACING, name: FACINGS[(unitFacing(face.view, turns) + turned()) % 6] }
          : { domain: HEX, name: LAND.hexes[hex] },
      );
    if (does !== 'drags') return;
    if (line && dragged) {
      face.pick(DIRECTION, DIRECTIONS[dragged.direction]);
      face.pick(DISTANCE, String(dragged.distance));
    }
    const to = hexUnder(event);
    if (!line && unit !== undefined && to >= 0 && to !== unitHex(face.view, unit))
      setDue({ domain: HEX, name: LAND.hexes[to] });
  };
  /** While a hand drags or turns a unit, the frame must not drag the board. */
  const still = (event: Event): void => {
    if (press?.does === 'drags' || press?.does === 'turns') event.stopImmediatePropagation();
  };
  const stop = (): void => {
    clearTimeout(resting);
    press = undefined;
    setMarch(undefined);
    removeEventListener('pointermove', move);
    for (const kind of ['pointerup', 'pointercancel']) removeEventListener(kind, end as EventListener);
    for (const kind of ['mousemove', 'touchmove']) removeEventListener(kind, still, { capture: true });
  };
  onCleanup(stop);

  return {
    march,
    /** A hand comes down on the field. */
    onDown: (event: PointerEvent): void => {
      if (press && event.pointerId !== press.pointer) stop();
      if (!event.isPrimary || event.button !== 0) return;
      const hex = hexUnder(event);
      if (hex < 0) return;
      const there = stacks().get(hex)?.unit;
      const line = there !== undefined && mayMarch(face) && wholeLine(face).includes(there);
      const isMarch = line && (event.shiftKey || isMarching(face));
      const own = there !== undefined && (markOf(face, UNIT, there) === 'legal' || inHand(face) === there);
      const isTarget = inHand(face) !== undefined && markOf(face, HEX, LAND.hexes[hex]) === 'legal';
      if (!own && !isMarch && !isTarget) return;
      const from = [event.clientX, event.clientY] as const;
      press = {
        pointer: event.pointerId,
        from,
        hex,
        unit: own || isMarch ? there : undefined,
        line: isMarch,
        does: 'waits',
      };
      if (!isMarch)
        resting = setTimeout(() => {
          if (press?.does !== 'waits') return;
          press.does = 'turns';
          if (press.unit !== undefined) hold(press.unit);
          setPointed(press.hex);
        }, REST);
      addEventListener('pointermove', move);
      for (const kind of ['pointerup', 'pointercancel']) addEventListener(kind, end as EventListener);
      for (const kind of ['mousemove', 'touchmove']) addEventListener(kind, still, { capture: true });
    },
    /** The frame drags the board from wherever no unit is taken. */
    onGrab: (event: Event): void => {
      if (press?.unit !== undefined) event.stopPropagation();
    },
    /** The click at the end of a drag is none. */
    swallows: (): boolean => swallows,
  };
};

import type { Snapshot } from '@ravelin/table/messages';
import { createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import type { GameFace, Marks, Thing } from '../face.ts';
import type { Tongue } from './tongue.ts';

/** What is magnified: the thing under the pointer or the focus; under a finger, which has no hover, the thing it rests on. */

/** How long a finger rests before it looks instead of picking, and how far it may tremble. */
const REST = 450;
const TREMBLE = 10;

export const createMagnifier = (face: GameFace, snapshot: () => Snapshot, tongue: Tongue, marks?: () => Marks) => {
  const [inspected, inspect] = createSignal<Thing>();
  const [touched, setTouched] = createSignal(matchMedia('(hover: none)').matches);
  const [held, hold] = createSignal<Thing>();
  const placeDomains = createMemo(() => {
    const domains = new Set(face.places(snapshot().view, tongue.text).map(({ domain }) => domain));
    for (const domain of face.magnify ?? []) domains.delete(domain);
    return domains;
  });

  /** A tap picks what can be picked, and magnifies what cannot. */
  const unpickable = (): Thing | undefined => {
    const thing = inspected();
    const mark = thing && marks?.().get(`${thing.domain}:${thing.name}`);
    return mark === 'legal' || mark === 'selected' ? undefined : thing;
  };

  // What was under the pointer may have left the table with the move.
  createEffect(
    on(
      () => snapshot().at,
      () => {
        inspect(undefined);
        hold(undefined);
      },
      { defer: true },
    ),
  );

  /** The board magnifies its own places; cards and pieces beside it are magnified by the page. */
  const magnified = (): Thing | undefined => {
    const thing = touched() ? (held() ?? unpickable()) : inspected();
    return thing && !placeDomains().has(thing.domain) ? thing : undefined;
  };

  const attach = (root: HTMLElement): void => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let from: readonly [number, number] = [0, 0];
    /** The finger looked: lifting it is no pick. */
    let looked = false;
    const stop = (): void => clearTimeout(rest);
    const down = ({ pointerType, isPrimary, clientX, clientY, target }: PointerEvent): void => {
      stop();
      setTouched(pointerType === 'touch');
      hold(undefined);
      looked = false;
      const key = target instanceof Element ? target.closest('[data-place]')?.getAttribute('data-place') : null;
      if (pointerType !== 'touch' || !isPrimary || !key) return;
      from = [clientX, clientY];
      const at = key.indexOf(':');
      rest = setTimeout(() => {
        looked = true;
        hold({ domain: key.slice(0, at), name: key.slice(at + 1) });
      }, REST);
    };
    const move = ({ clientX, clientY }: PointerEvent): void => {
      if (Math.hypot(clientX - from[0], clientY - from[1]) > TREMBLE) stop();
    };
    const click = (event: Event): void => {
      if (!looked) return;
      looked = false;
      event.preventDefault();
      event.stopPropagation();
    };
    /** The browser's own menu of a long press would cover what is looked at. */
    const menu = (event: Event): void => {
      if (touched()) event.preventDefault();
    };
    root.addEventListener('pointerdown', down, { capture: true });
    root.addEventListener('pointermove', move, { capture: true, passive: true });
    for (const end of ['pointerup', 'pointercancel']) root.addEventListener(end, stop, { capture: true });
    root.addEventListener('click', click, { capture: true });
    root.addEventListener('contextmenu', menu);
    onCleanup(stop);
  };

  return { inspect, magnified, attach };
};

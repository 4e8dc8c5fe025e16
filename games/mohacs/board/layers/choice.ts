import type { Overlay } from '@ravelin/engine';
import { createSignal } from 'solid-js';

/** What is laid over the board now. It is a matter of the reader, not of the game, and so the same at every table. */

export const LAYERS = ['reach', 'zones', 'sight', 'command', 'threat', 'last'] as const;
export type Layer = (typeof LAYERS)[number];

/** The letters that lay them over and take them off, and the one for the next unit that can act. */
export const KEYS: Readonly<Record<Layer, string>> = {
  reach: 'r',
  zones: 'z',
  sight: 'v',
  command: 'k',
  threat: 'f',
  last: 'w',
};
export const NEXT = 'n';

const [shown, setShown] = createSignal<ReadonlySet<Layer>>(new Set<Layer>(['reach']));
export const isShown = (layer: Layer): boolean => shown().has(layer);
export const toggle = (layer: Layer): void => {
  const next = new Set(shown());
  if (!next.delete(layer)) next.add(layer);
  setShown(next);
};

/** The hex under the pointer or the keyboard's cursor, or -1. */
export const [pointed, setPointed] = createSignal(-1);
/** Where the board is asked to look: the keyboard's cursor goes there, and the board comes nearer if it is far. */
export const [wanted, lookAt] = createSignal<{ readonly hex: number; readonly near?: boolean }>();
/** Where the unit in hand can go, once the rules have said so. */
export const [reachOfHeld, setReachOfHeld] = createSignal<{
  readonly unit: string;
  readonly reach: Overlay | undefined;
}>();

import { createSignal } from 'solid-js';

/** What is laid over the board on request: one thing at a time. */

export const LAYERS = ['threat', 'cannons', 'machines', 'marksmen'] as const;
export type Layer = (typeof LAYERS)[number];
export const KEYS: Readonly<Record<Layer, string>> = { threat: 'f', cannons: 'k', machines: 's', marksmen: 'v' };

const [shown, show] = createSignal<Layer>();
export const isShown = (layer: Layer): boolean => shown() === layer;
export const toggle = (layer: Layer): void => void show(shown() === layer ? undefined : layer);

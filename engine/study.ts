import type { Domain } from './domain.ts';
import type { EventKind, GameEvent } from './event.ts';
import type { Seat } from './state.ts';

/**
 * What is counted when many games of a game are studied (`ravelin lab`): its turns, and what its cards, units and orders are used for.
 * All of it is read from events, so a recorded game is counted like one that is being played. How often each kind of move is made is
 * counted for every game and needs no declaration.
 */
export interface Study<K = never> {
  /** The length of a game is counted in these: rounds, turns, activations. */
  readonly clock: { readonly event: EventKind; readonly title: string };
  readonly subjects: readonly Studied<K>[];
}

/** Components of one kind, or orders, whose uses are counted one by one. */
export interface Studied<K = never> {
  readonly id: string;
  /** In the plural: "Strategy cards". */
  readonly title: string;
  readonly of: Domain<K>;
  /** The seat that uses the component when this happens: the chance of winning is counted for it. */
  seat(kit: K, component: number, data: GameEvent['data']): Seat;
  readonly uses: readonly Use<K>[];
}

/** One thing that happens to a component. */
export interface Use<K = never> {
  readonly id: string;
  /** "as an action" */
  readonly title: string;
  /** The event that tells of it, and its field that names the component, or several of them. */
  readonly event: EventKind;
  readonly field: string;
  /** Only such events count. */
  if?(data: GameEvent['data']): boolean;
  /** The component that a value of the field stands for, where that is another domain. */
  component?(kit: K, value: number): number;
  /** The field that says how many they are. */
  readonly times?: string;
  /** The use without which there is none of this one: a card is drawn before it is played. The rest of those games are what it is compared with. */
  readonly after?: string;
}

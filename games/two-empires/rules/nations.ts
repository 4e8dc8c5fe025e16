import type { MoveKind, Play, Step } from '@ravelin/engine';
import type { Empire, Payments, Terms } from '@ravelin/games/empires';
import { joined as hapsburg } from '@ravelin/games/hapsburg';
import { joined as ottoman } from '@ravelin/games/ottoman-sunset';

/** The rules of the two nations, each from its own game, as the game of both calls them. */

type Steps = readonly Step<Empire, Record<string, number>>[];
type Moves = readonly MoveKind<Empire, Record<string, number>>[];

export interface NationRules {
  undertakings(terms: Terms): Moves;
  readonly leavings: Moves;
  readonly paying: Payments<Empire>;
  readonly phases: {
    readonly reveal: Steps;
    readonly beforeActions: Steps;
    readonly actions: { readonly begins: Steps; readonly ends: Steps };
    readonly afterwards: Steps;
    readonly finish: Steps;
  };
  readonly verbs: Readonly<
    Record<
      'provisional' | 'revolution' | 'bulgaria',
      (g: Empire, x: Play<Empire>, clause: { readonly do: string }) => void
    >
  >;
  readonly ENDINGS: readonly string[];
  fight(g: Empire, x: Play<Empire>, battle: number, special?: readonly [string, string, number]): number;
  lay(g: Empire, x: Play<Empire>, battle: number, box: number): void;
  fightKaiserschlacht(g: Empire, x: Play<Empire>): void;
}

/** By the nation's number. */
export const RULES = [hapsburg, ottoman] as unknown as readonly [NationRules, NationRules];

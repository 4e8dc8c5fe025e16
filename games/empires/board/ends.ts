import type { PositionJson } from '@ravelin/engine';
import type { Empire } from './empire.ts';
import { phaseOf } from './war.ts';

/** What ends the Action Phase, and else the turn. */
export const endOf = (
  { phases, rules }: Empire,
  view: PositionJson,
): { readonly key: string; readonly rule: string } =>
  phaseOf(view, phases) === phases.actions
    ? { key: 'ends.actions', rule: rules.ends }
    : { key: 'ends.turn', rule: rules.will };

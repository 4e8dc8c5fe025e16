import type { PositionJson } from '@ravelin/engine';
import { actionData, countIn, isAt, LIMITS, OBJECTIVES, type OpenCard, PLANS, zoneOf } from './view.ts';

/** S12.4.1: what an action costs now, as anybody at the table can count it: its number and every surcharge in force. */

/** The open cards that stay in play and cost the defender more. */
const openCards = (view: PositionJson): readonly OpenCard[] => {
  const open = new Set([...zoneOf(view, 'met objectives').cards, ...zoneOf(view, 'open plans').cards]);
  return [...OBJECTIVES, ...PLANS].filter(({ id }) => open.has(id));
};

export interface Cost {
  readonly base: number;
  readonly extra: number;
  readonly placed: number;
  readonly completed: boolean;
}

export const costOf = (view: PositionJson, action: string): Cost => {
  const { building, price } = actionData(action);
  let extra = isAt(view, 'saboteur', building) ? LIMITS.saboteurHourglasses : 0;
  for (const { surcharge } of openCards(view)) if (surcharge?.actions.includes(action)) extra += surcharge.hourglasses;
  return {
    base: price,
    extra,
    placed: countIn(view, 'placed', action),
    completed: isAt(view, 'completed', action),
  };
};

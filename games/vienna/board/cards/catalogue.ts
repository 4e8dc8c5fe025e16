import { made } from '../components.ts';
import type { Side } from '../view.ts';

/** What is printed on the cards, apart from their words. */

export type Origin = 'RB' | 'RB*' | 'PUB' | 'REC';

export interface Printed {
  readonly id: string;
  readonly side: Side;
  readonly type: 'strategy' | 'tactic';
  /** Event or Response; attack, defence or both. */
  readonly kind: 'event' | 'response' | 'attack' | 'defence' | 'both';
  readonly step: string;
  readonly origin: { readonly title: Origin; readonly effect: Origin };
  readonly rule: string;
}

const originOf = (text: string): Origin => (text === 'RB' || text === 'RB*' || text === 'PUB' ? text : 'REC');
const sideOf = (text: string): Side => (text === 'habsburg' ? 'habsburg' : 'ottoman');

const cards = made(({ strategy, tactics }): readonly Printed[] => [
  ...strategy.map(
    ({ id, side, kind, source }): Printed => ({
      id,
      side: sideOf(side),
      type: 'strategy',
      kind: kind === 'response' ? 'response' : 'event',
      step: '',
      origin: { title: originOf(source.title), effect: originOf(source.effect) },
      rule: `V17.${id}`,
    }),
  ),
  ...tactics.map(
    ({ id, side, use, step, source }): Printed => ({
      id,
      side: sideOf(side),
      type: 'tactic',
      kind: use === 'attack' || use === 'defence' ? use : 'both',
      step,
      origin: { title: originOf(source.title), effect: originOf(source.effect) },
      rule: `V18.${id}`,
    }),
  ),
]);

const byId = made(() => new Map(cards().map((card) => [card.id, card])));
export const printed = (id: string): Printed | undefined => byId().get(id);

import type { Locals, Move, Situation } from '@ravelin/engine';
import type { ResponseCard } from '../data/schema.ts';
import { room } from '../rules/board.ts';
import { IN_BATTLE } from '../rules/cannons.ts';
import { HAND, TROOP_DECK, TROOP_DISCARD, tileCount } from '../rules/piles.ts';
import { ANNOUNCE, answers, EXPLOSION, type Facts, HEX_LOST, hasRoom } from '../rules/responses.ts';
import { ASSAULT, foe, type Side, SORTIE, type Strategy, type Vienna } from '../rules/siege.ts';
import { battleFacts, prospectOf } from './attack.ts';
import { eventWorth } from './events.ts';
import type { Numbers } from './numbers.ts';
import { toll } from './odds.ts';
import { troopWorth } from './stakes.ts';
import { bestWorks, worksWorth } from './works.ts';

/** V15: whether to answer with a Response. It costs a card, as a turn does. */

/** The locals of the procedure that opened the window: the roll, the attack or the Event that is answered. */
const answered = (g: Vienna): Locals => g.stack[g.stack.length - 2].L;

/** What stopping the Cannon roll that is due is worth: in a battle it may decide it. */
const rollWorth = (n: Numbers, g: Vienna, side: Side): number => {
  const { dice, purpose } = answered(g);
  return toll(dice).mean * troopWorth(n, g, side) * (purpose === IN_BATTLE ? 1.8 : 1);
};

/** What the attack that was announced is worth to the defender with the card, against without. */
const defenceWorth = (n: Numbers, g: Vienna, side: Side, card: Strategy): number => {
  const { hex, event } = answered(g);
  const before = prospectOf(n, g, battleFacts(foe(side), hex, event));
  const after = prospectOf(n, g, battleFacts(foe(side), hex, event, card));
  return Math.min(before.contested, before.givenWay) - Math.min(after.contested, after.givenWay);
};

/** What the Response brings. */
const worthOf = (n: Numbers, at: Situation<Vienna>, card: Strategy): number => {
  const { g, seat, locals } = at;
  const text = g.kit.strategy[card] as ResponseCard;
  if (locals.window === EXPLOSION) return 2 * n.card;
  if (locals.window === HEX_LOST) return 2 * bestWorks(n, g, seat);
  if (locals.window !== ANNOUNCE) return text.roll?.none ? rollWorth(n, g, seat) : 0.45 * rollWorth(n, g, seat);
  if (text.cancels) {
    if (!text.answers?.includes('event')) return tileCount(g, foe(seat)) >= 2 ? 1.6 * n.card : 0.5;
    return eventWorth(n, g, foe(seat), seat, locals.card, locals.hex);
  }
  let worth = 0;
  if (locals.action === ASSAULT || locals.action === SORTIE) worth += defenceWorth(n, g, seat, card);
  for (const clause of text.clauses) {
    if (clause.do === 'fill') worth += 0.9 * room(g, locals.hex) * (0.5 + worksWorth(n, g, seat, locals.hex));
    if (clause.do === 'place-there') worth += 0.6 + worksWorth(n, g, seat, locals.hex);
    if (clause.do === 'return')
      worth +=
        Math.min(clause.most, g.zones[TROOP_DISCARD + seat].length) *
        (g.zones[TROOP_DECK + seat].length < 4 ? 0.6 : 0.2);
  }
  return worth;
};

/** A Response must bring more than the card that it costs. */
export const respond = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, seat } = at;
  const facts = at.locals as unknown as Facts;
  let most = n.respond * n.card;
  let best: Strategy | undefined;
  for (const card of g.zones[HAND + seat]) {
    if (!answers(g, facts, card) || !hasRoom(g, facts, card)) continue;
    const worth = worthOf(n, at, card);
    if (worth <= most) continue;
    most = worth;
    best = card;
  }
  return best === undefined ? { kind: at.kind('decline'), chosen: [] } : { kind: at.kind('respond'), chosen: [best] };
};

/** V15.8: after the new works, is the attack still worth it? The card is lost either way. */
export const pressOn = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, seat, locals } = at;
  const { event } = answered(g);
  const { contested, givenWay } = prospectOf(n, g, battleFacts(seat, locals.hex, event, locals.answer));
  const worth = Math.min(contested, givenWay) + n.pressOn[seat];
  return { kind: at.kind(worth > 0 ? 'press on' : 'abort'), chosen: [] };
};

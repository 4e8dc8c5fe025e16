import { type Move, type Plan, planOf, type Situation } from '@ravelin/engine';
import type { EventCard } from '../data/schema.ts';
import { canBombard, canEntrench, canFortify } from '../rules/actions.ts';
import { canAttack } from '../rules/battle.ts';
import { holdings } from '../rules/board.ts';
import { diceFor, FOR_BARRAGE, FOR_BOMBARD } from '../rules/cannons.ts';
import { couldDo, nameable } from '../rules/events.ts';
import { someHexTakesFort } from '../rules/fortifications.ts';
import { BAG, HAND, TROOP_DECK } from '../rules/piles.ts';
import { foe, HABSBURG, type Hex, NONE, OTTOMAN, type Side, type Vienna } from '../rules/siege.ts';
import { turn } from '../rules/strategy-phase.ts';
import { canField } from '../rules/troops.ts';
import { attackWorth, battleFacts } from './attack.ts';
import { barrageWorth, bombardWorth, entrenchWorth, eventWorth, fortifyWorth, sortieWorth } from './events.ts';
import { keepWorth, leastCard } from './hand.ts';
import { tilesWorth } from './mines.ts';
import type { Numbers } from './numbers.ts';

/** A turn (V9.2): the actions worth a look, and which of them looks best. */

const dice = (g: Vienna, roller: Side, purpose: number, hex: Hex): number =>
  diceFor(g, { roller, purpose, hex, event: NONE, tactic: NONE, foeTactic: NONE });

/** V9.3: may the side pass? */
const mayPass = (g: Vienna, side: Side): boolean => {
  const [own, other] = [g.zones[HAND + side].length, g.zones[HAND + foe(side)].length];
  return own <= 1 || other > own;
};

/** Actions, each paid with the card that will be missed least; those that can do nothing are left out. */
const actions = (at: Situation<Vienna>, out: Move[]): void => {
  const { g, seat } = at;
  const card = leastCard(g, seat);
  const add = (id: string, ...chosen: number[]): void => {
    out.push({ kind: at.kind(id), chosen: [...chosen, card] });
  };
  for (let hex = 0; hex < g.control.length; hex++) {
    if (seat === OTTOMAN && canEntrench(g, hex)) add('entrench', hex);
    if (canAttack(g, seat, hex)) add(seat === OTTOMAN ? 'assault' : 'sortie', hex);
    if (seat === OTTOMAN && canBombard(g, hex) && g.structural[hex] > 0 && dice(g, OTTOMAN, FOR_BOMBARD, hex) > 1)
      add('bombard', hex);
  }
  if (g.zones[BAG + seat].length > 0) add('mine');
  if (seat === OTTOMAN ? holdings(g, OTTOMAN) > 1 && canFortify(g, OTTOMAN) : someHexTakesFort(g, HABSBURG))
    add('fortify');
  if (seat === HABSBURG && g.zones[TROOP_DECK + OTTOMAN].length > 0 && dice(g, HABSBURG, FOR_BARRAGE, NONE) > 1)
    add('barrage');
};

/** Every Event in hand that could be played, on every hex that could be named (V14.5). */
const events = (at: Situation<Vienna>, out: Move[]): void => {
  const { g, seat } = at;
  const [play, playOn] = [at.kind('play'), at.kind('play on')];
  for (const card of g.zones[HAND + seat]) {
    const text = g.kit.strategy[card];
    if (text.kind !== 'event') continue;
    let named = false;
    if (text.names !== undefined)
      for (let hex = 0; hex < g.control.length; hex++) {
        if (!nameable(g, card, hex)) continue;
        named = true;
        if ((!isAttack(text) || canField(g, seat)) && couldDo(g, card, hex))
          out.push({ kind: playOn, chosen: [card, hex] });
      }
    if (!named && couldDo(g, card, NONE)) out.push({ kind: play, chosen: [card] });
  }
};

const isAttack = ({ names }: EventCard): boolean => names === 'assault' || names === 'sortie';

/** The moves of a turn that are worth a look; where none is, any action. */
const turnMoves = (at: Situation<Vienna>): Move[] => {
  const { g, seat } = at;
  const out: Move[] = [];
  actions(at, out);
  events(at, out);
  if (mayPass(g, seat)) out.push({ kind: at.kind('pass'), chosen: [] });
  return out.length > 0 ? out : at.moves().filter(({ chosen }) => chosen.at(-1) === leastCard(g, seat));
};

/** How many choices of a kind of move matter: the card that pays, an action's last choice, does not. */
const TELLING = turn.moves.map(({ id, slots }) =>
  id.startsWith('play') ? slots.length : Math.max(0, slots.length - 1),
);

/** What stands for a turn in the tree: the action with its hex, or the Event with its own. */
const turnKey = ({ kind, chosen }: Move): number => {
  let key = 0;
  for (let i = 0; i < TELLING[kind]; i++) key = key * MOST + chosen[i] + 1;
  return key * turn.moves.length + kind;
};
/** More than there are cards or hexes. */
const MOST = 256;

/** What the turn brings to the side, the card that it costs not counted. */
const gain = (n: Numbers, at: Situation<Vienna>, { kind, chosen }: Move): number => {
  const { g, seat } = at;
  switch (at.kinds[kind].id) {
    case 'entrench':
      return entrenchWorth(n, g, chosen[0], true);
    case 'assault':
      return attackWorth(n, g, battleFacts(OTTOMAN, chosen[0]));
    case 'sortie':
      return sortieWorth(n, g, chosen[0]);
    case 'bombard':
      return bombardWorth(n, g, chosen[0], NONE, false);
    case 'mine':
      return tilesWorth(n, g, seat, seat, 1);
    case 'fortify':
      return fortifyWorth(n, g, seat);
    case 'barrage':
      return barrageWorth(n, g, NONE);
    case 'play':
      return eventWorth(n, g, seat, seat, chosen[0], NONE);
    case 'play on':
      return eventWorth(n, g, seat, seat, chosen[0], chosen[1]);
    default:
      return 0;
  }
};

/** A card that is spent on anything is gone; one in hand at the end of the round saves drawing another. */
const spent = (n: Numbers, at: Situation<Vienna>, { kind, chosen }: Move): number => {
  const id = at.kinds[kind].id;
  if (id === 'pass') return n.card * n.pass;
  return id === 'play' || id === 'play on' ? 0 : 0.3 * keepWorth(at.g, chosen[chosen.length - 1]);
};

/** How good a move of the turn looks. */
const turnWorth = (n: Numbers, at: Situation<Vienna>, move: Move): number => gain(n, at, move) - spent(n, at, move);

/** What a point of worth comes to in the value of a position, on average: of 600 moves, each tried in 24 worlds beside the one that looked best. */
const VALUE = 0.03;

/** The moves of the turn, the best first. */
export const turnPlans = (at: Situation<Vienna>, n: Numbers): Plan<Vienna>[] =>
  turnMoves(at)
    .map((move) => ({ move, worth: turnWorth(n, at, move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move, worth }) => ({ ...planOf<Vienna>(move, turnKey(move)), expected: VALUE * worth }));

export const takeTurn = (at: Situation<Vienna>, n: Numbers): Move =>
  at.best(turnMoves(at), (move) => turnWorth(n, at, move));

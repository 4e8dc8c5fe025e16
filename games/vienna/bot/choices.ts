import type { Move, Situation } from '@ravelin/engine';
import { ELIMINATED, FRONT, REAR, TROOP_DECK, TROOP_DISCARD } from '../rules/piles.ts';
import { FROM_ELIMINATED, returnable } from '../rules/returning.ts';
import type { BattleFacts } from '../rules/select-troops.ts';
import {
  DECK,
  FRONT_LINE,
  foe,
  type Hex,
  OTTOMAN,
  type PlacedTroop,
  REAR_LINE,
  type Troop,
  troopAt,
  type Vienna,
} from '../rules/siege.ts';
import { attackWorth, battleFacts, prospectOf } from './attack.ts';
import { bombardWorth, sortieWorth } from './events.ts';
import { moveGuns } from './guns.ts';
import { keepWorth, leastCard } from './hand.ts';
import { explode } from './mines.ts';
import type { Numbers } from './numbers.ts';
import { pressOn, respond } from './responses.ts';
import { moraleWorth } from './stakes.ts';
import { layTactic } from './tactics.ts';
import { sendTroops } from './troops.ts';
import { takeTurn } from './turn.ts';
import { build, place, razeWorks, worksWorth } from './works.ts';

/** The rule of thumb for every decision of the game, by its id. */

const plain = (at: Situation<Vienna>, id: string, ...chosen: number[]): Move => ({ kind: at.kind(id), chosen });

/** Troops of a pile, the weakest first or the strongest. */
const byValue = (g: Vienna, zone: number, strongestFirst: boolean): Troop[] =>
  [...g.zones[zone]].sort((a, b) => (strongestFirst ? -1 : 1) * (g.kit.value[a] - g.kit.value[b]));

const listed = (troops: readonly PlacedTroop[]): Move => ({ kind: 0, chosen: [...troops].sort((a, b) => a - b) });

/** V11.2: give way where the attack would be worth more to the attacker if it were contested. */
const contest = (at: Situation<Vienna>, n: Numbers): Move => {
  const { contested, givenWay } = prospectOf(n, at.g, at.locals as unknown as BattleFacts);
  return plain(at, contested <= givenWay ? 'contest' : 'give way');
};

/** V13.5: the weakest go to the rear. */
const pullBack = ({ g, locals, seat }: Situation<Vienna>): Move =>
  listed(
    byValue(g, FRONT + seat, false)
      .slice(0, locals.rear)
      .map((troop) => troopAt(g, FRONT_LINE, troop)),
  );

/** V18.OT8: the strongest in the front line, or in the rear where that is empty. */
const shoot = (at: Situation<Vienna>): Move => {
  const { g, seat } = at;
  const enemy = foe(seat);
  const place = g.zones[FRONT + enemy].length > 0 ? FRONT_LINE : REAR_LINE;
  const [troop] = byValue(g, (place === FRONT_LINE ? FRONT : REAR) + enemy, true);
  return plain(at, 'shoot', troopAt(g, place, troop));
};

/** V16.3.1: the weakest; whoever may choose between the lines loses those in the rear first. */
const takeLosses = ({ g, locals, seat }: Situation<Vienna>): Move => {
  const at = (zone: number, place: number): PlacedTroop[] =>
    byValue(g, zone + seat, false).map((troop) => troopAt(g, place, troop));
  const [front, rear] = [at(FRONT, FRONT_LINE), at(REAR, REAR_LINE)];
  const order =
    locals.inBattle === 0 ? at(TROOP_DECK, DECK) : locals.eitherLine ? [...rear, ...front] : [...front, ...rear];
  return listed(order.slice(0, locals.number));
};

/** V18.OT6. */
const bringUp = (at: Situation<Vienna>): Move => plain(at, 'bring up', byValue(at.g, REAR + at.seat, true)[0]);

/** V16.2.1: the strongest. */
const double = (at: Situation<Vienna>): Move => plain(at, 'double', byValue(at.g, FRONT + at.seat, true)[0]);

/** V13.7.24: the weakest. */
const giveUp = (at: Situation<Vienna>): Move => {
  const { g, seat } = at;
  const [troop] = [...g.zones[FRONT + seat], ...g.zones[REAR + seat]].sort((a, b) => g.kit.value[a] - g.kit.value[b]);
  return plain(at, 'give up', troop);
};

/** V13.7.19: nobody. A Troop is worth more than the works it could tear down. */
const sacrifice = (): Move => listed([]);

/** V14.7.3: the strongest, as many as may. */
const bringBack = ({ g, locals, seat }: Situation<Vienna>): Move =>
  listed(
    byValue(g, (locals.from === FROM_ELIMINATED ? ELIMINATED : TROOP_DISCARD) + seat, true)
      .filter((troop) => returnable(g, locals.card, troop))
      .slice(0, locals.most)
      .map((troop) => troopAt(g, DECK, troop)),
  );

/** HS4: the weakest Troops spike as many guns as may be. */
const spike = ({ g, locals, seat }: Situation<Vienna>): Move =>
  listed(
    byValue(g, TROOP_DECK + seat, false)
      .slice(0, Math.min(locals.most, g.cannons[locals.hex]))
      .map((troop) => troopAt(g, DECK, troop)),
  );

/** HS6: the tile with the most shovels. */
const takeTile = (at: Situation<Vienna>): Move =>
  at.best(at.movesOf('take away'), ({ chosen: [tile] }) => at.g.kit.shovels[tile]);

/** OS13, OS27: whatever costs less. */
const dilemma = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, seat, locals } = at;
  const price = ({ kind, chosen: [what] }: Move): number => {
    switch (at.kinds[kind].id) {
      case 'lose morale':
        return -moraleWorth(n, g, seat, locals.morale);
      case 'discard':
        return n.card * 0.8 + 0.3 * keepWorth(g, what) + moraleWorth(n, g, foe(seat), locals.gain);
      default:
        return worksWorth(n, g, seat, what as Hex);
    }
  };
  return at.best(at.moves(), (move) => -price(move));
};

/** OS22: where the wall may fall. */
const mayBombard = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, locals } = at;
  return at.best(at.moves(), ({ chosen: [hex] }) =>
    hex === undefined ? 0.01 : bombardWorth(n, g, hex, locals.card, false),
  );
};

/** HS14. */
const maySortie = (at: Situation<Vienna>, n: Numbers): Move =>
  at.best(at.moves(), ({ chosen: [hex] }) => (hex === undefined ? 0 : sortieWorth(n, at.g, hex, at.locals.card)));

/** V16.9.1. */
const stormAgain = (at: Situation<Vienna>, n: Numbers): Move => {
  const { g, locals } = at;
  return plain(at, attackWorth(n, g, battleFacts(OTTOMAN, locals.hex, locals.event)) > 0 ? 'storm again' : 'let it be');
};

/** V8.2.2: a card worth more than a new one is kept. */
const keptCard = (at: Situation<Vienna>, n: Numbers): Move =>
  plain(at, keepWorth(at.g, leastCard(at.g, at.seat)) >= n.card ? 'keep card' : 'discard card');

/** V7.6: the first five are as good as any others. */
const redraw = (at: Situation<Vienna>): Move => plain(at, 'keep tactics');

export const CHOICES: Readonly<Record<string, (at: Situation<Vienna>, n: Numbers) => Move>> = {
  turn: takeTurn,
  contest,
  'select-troops': sendTroops,
  'lay-tactic': layTactic,
  'choose-rear-line': pullBack,
  marksman: shoot,
  'take-losses': takeLosses,
  'bring-up': bringUp,
  'last-reserve': double,
  sacrifice,
  'give-up': giveUp,
  'return-troops': bringBack,
  respond,
  abort: pressOn,
  'storm-again': stormAgain,
  cannons: moveGuns,
  build,
  place,
  raze: razeWorks,
  explode,
  'may-bombard': mayBombard,
  'may-sortie': maySortie,
  dilemma,
  spike,
  'take-tile': takeTile,
  'kept-card': keptCard,
  'redraw-tactics': redraw,
};

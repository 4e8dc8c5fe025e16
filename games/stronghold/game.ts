import type { EventKind, Game } from '@ravelin/engine';
import { advice } from './bot/advice.ts';
import { RECONSTRUCTED, readComponents, SLOW_MANEUVER, workshop } from './data/kit.ts';
import { assault } from './rules/assault.ts';
import { perform } from './rules/buildings.ts';
import { cannons } from './rules/cannons.ts';
import { cardUse } from './rules/cards.ts';
import { fall } from './rules/deaths.ts';
import { defenderPhase } from './rules/defender-phase.ts';
import { endOfRound } from './rules/end-of-round.ts';
import { bridge, equip } from './rules/equipment.ts';
import { strength } from './rules/fighting.ts';
import { gambles } from './rules/gambles.ts';
import * as happenings from './rules/happenings.ts';
import { heroicOrder } from './rules/heroic-orders.ts';
import { veils } from './rules/knowledge.ts';
import { arrange } from './rules/line.ts';
import { defenderLosses, invaderLosses } from './rules/losses.ts';
import { hit, machineFire } from './rules/machine-fire.ts';
import { build } from './rules/machines.ts';
import { maneuver } from './rules/maneuver.ts';
import { maneuvers } from './rules/maneuvers.ts';
import { poison, poles } from './rules/melee.ts';
import { objectives, trollPack } from './rules/objectives.ts';
import { orderEffects } from './rules/order-effects.ts';
import { orders } from './rules/orders.ts';
import { briefing, resources } from './rules/phase-1.ts';
import { stocks, zones } from './rules/piles.ts';
import { planWindow, usingPlan } from './rules/plans.ts';
import { complete, problems, tallies, untimely } from './rules/positions.ts';
import { ritual } from './rules/rituals.ts';
import { round, siege } from './rules/round.ts';
import { create, setUp } from './rules/set-up.ts';
import { copy, fields, type Kit, SEATS, type Siege } from './rules/siege.ts';
import { starts } from './rules/starts.ts';
import { artilleryman, saboteur, train, trainer } from './rules/training.ts';
import { ended, endings, outcome } from './rules/victory.ts';
import { volleys } from './rules/volleys.ts';
import { study } from './study.ts';

/** Stronghold, second edition. */
export const stronghold: Game<Siege, Kit> = {
  id: 'stronghold',
  title: 'Stronghold',
  rules: 1,
  seats: SEATS,
  scenarios: [
    {
      id: 'standard',
      title: 'The siege',
      text: 'Seven rounds: the invader must breach one wall section, the defender must hold them all.',
    },
  ],
  options: [],
  sets: [RECONSTRUCTED, SLOW_MANEUVER],
  offered: SLOW_MANEUVER.id,
  readComponents,
  workshop,
  fields,
  zones,
  veils,
  stocks,
  procedures: [
    siege,
    setUp,
    arrange,
    round,
    cardUse,
    briefing,
    resources,
    build,
    equip,
    bridge,
    train,
    artilleryman,
    saboteur,
    trainer,
    ritual,
    maneuvers,
    maneuver,
    orders,
    objectives,
    trollPack,
    defenderPhase,
    heroicOrder,
    perform,
    planWindow,
    usingPlan,
    assault,
    cannons,
    machineFire,
    hit,
    volleys,
    poison,
    poles,
    orderEffects,
    strength,
    invaderLosses,
    defenderLosses,
    fall,
    endOfRound,
  ],
  main: siege,
  events: Object.values(happenings) as readonly EventKind[],
  create,
  copy,
  outcome,
  turn: (g) => g.round,
  tallies,
  problems,
  untimely,
  ended,
  complete,
  starts,
  resume: () => 'card',
  study,
  endings,
  advice,
  gambles,
};

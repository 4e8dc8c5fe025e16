import type { Game } from '@ravelin/engine';
import { advice } from './bot/advice.ts';
import { FORWARD_GUNS, RECONSTRUCTED, readComponents, workshop } from './data/kit.ts';
import { barraging, bombarding, entrenching, fortifying, mining } from './rules/actions.ts';
import { attack, battle } from './rules/battle.ts';
import { contestedBattle } from './rules/battle-steps.ts';
import { problems } from './rules/board.ts';
import { cannonRoll, moveCannons } from './rules/cannons.ts';
import { bombardChoice, dilemma, mortars, placing, showTiles, sortieChoice, spiking } from './rules/card-decisions.ts';
import { clauses } from './rules/clauses.ts';
import { eventPlayed } from './rules/events.ts';
import { explosion } from './rules/explosions.ts';
import { gambles } from './rules/gambles.ts';
import { events } from './rules/happenings.ts';
import { losses } from './rules/losses.ts';
import { stocks, zones } from './rules/piles.ts';
import { complete, settle, tallies, untimely } from './rules/positions.ts';
import { resolution } from './rules/resolution.ts';
import { responseWindow } from './rules/responses.ts';
import { returnChosen } from './rules/returning.ts';
import { refresh, round, siege } from './rules/round.ts';
import type { BattleFacts } from './rules/select-troops.ts';
import { create, setUp } from './rules/set-up.ts';
import { copy, fields, type Kit, SIDES, type Vienna } from './rules/siege.ts';
import { starts } from './rules/starts.ts';
import { strategyPhase } from './rules/strategy-phase.ts';
import { ended, outcome } from './rules/victory.ts';
import { study } from './study.ts';

/** The innermost battle under way, if there is one. */
const battleOf = (g: Vienna): BattleFacts | undefined =>
  g.stack.findLast(({ p }) => [battle, contestedBattle].includes(vienna.procedures[p]))?.L as BattleFacts | undefined;

/** Siege of Vienna 1683. */
export const vienna: Game<Vienna, Kit> = {
  id: 'vienna',
  title: 'Siege of Vienna 1683',
  rules: 1,
  seats: SIDES,
  scenarios: [
    { id: 'standard', title: 'The siege', text: 'Five rounds, from the first trenches to the relief of the city.' },
  ],
  options: [
    {
      id: 'set-up',
      title: 'Set-up',
      text: 'Where the walls and the works stand at the start (V7.11).',
      default: 'setupC',
      values: [
        {
          id: 'setupC',
          title: 'Walls in the Ditch',
          text: 'Structural Fortifications in the Ditch; works, if the set has any at the start, on the Covered Way.',
        },
        {
          id: 'setupA',
          title: 'Walls on the Covered Way',
          text: 'Structural Fortifications on the Covered Way, works in the Ditch.',
        },
      ],
    },
    {
      id: 'redraw',
      title: 'Redraw of Tactics',
      text: 'Each side may once shuffle its Tactics again and draw five new ones (V7.6).',
      default: 'on',
      values: [
        { id: 'on', title: 'On', text: 'As in the rules.' },
        { id: 'off', title: 'Off', text: 'The first five are final.' },
      ],
    },
  ],
  sets: [RECONSTRUCTED, FORWARD_GUNS],
  offered: FORWARD_GUNS.id,
  readComponents,
  workshop,
  fields,
  fixed: ['layout', 'redraw'],
  zones,
  stocks,
  procedures: [
    siege,
    setUp,
    round,
    refresh,
    strategyPhase,
    entrenching,
    mining,
    fortifying,
    bombarding,
    barraging,
    attack,
    battle,
    contestedBattle,
    resolution,
    explosion,
    cannonRoll,
    losses,
    moveCannons,
    eventPlayed,
    clauses,
    responseWindow,
    returnChosen,
    mortars,
    bombardChoice,
    sortieChoice,
    dilemma,
    placing,
    spiking,
    showTiles,
  ],
  main: siege,
  events,
  create,
  copy,
  outcome,
  turn: (g) => 2 * g.round + g.turn,
  tallies,
  problems,
  untimely,
  ended,
  complete,
  starts,
  resume: () => 'turn',
  settle: (g, viewer, int) => settle(g, viewer, int, battleOf(g)),
  advice,
  gambles,
  trial: { games: 20_000 },
  study,
  endings: [
    { id: 'curtain', title: 'The Curtain Wall is taken', text: 'The Ottomans control the Curtain Wall (V6.1).' },
    { id: 'ravelin-burg', title: 'Ravelin and Burg Bastion are taken', text: 'The Ottomans control both (V6.2).' },
    { id: 'habsburg-morale', title: 'The city loses heart', text: 'Habsburg Morale has reached End (V6.3).' },
    { id: 'habsburg-troops', title: 'The garrison is gone', text: 'All Habsburg Troops are Eliminated (V6.4).' },
    { id: 'ottoman-morale', title: 'The besiegers lose heart', text: 'Ottoman Morale has reached End (V6.5).' },
    { id: 'ottoman-troops', title: 'The besieging army is gone', text: 'All Ottoman Troops are Eliminated (V6.6).' },
    { id: 'relief', title: 'The relief army arrives', text: 'The fifth round is over (V6.7).' },
  ],
};

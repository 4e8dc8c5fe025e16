import type { Game } from '@ravelin/engine';
import { advice } from './bot/advice.ts';
import { changes } from './changes.ts';
import { SIDES } from './data/army.ts';
import { MEN_AT_ARMS, RECONSTRUCTED, readComponents, workshop } from './data/kit.ts';
import { army, battle } from './rules/deployment/deployment.ts';
import { gambles } from './rules/gambles.ts';
import { marching } from './rules/movement/march.ts';
import { moveSegment } from './rules/movement/move-segment.ts';
import { unitMove } from './rules/movement/unit-move.ts';
import { entry } from './rules/reinforcements/entry.ts';
import { create } from './rules/the-battle/create.ts';
import { events } from './rules/the-battle/events.ts';
import { complete, problems, veils } from './rules/the-battle/positions.ts';
import { procedures } from './rules/the-battle/procedures.ts';
import { type Battle, copy, fields, type Kit, NONE } from './rules/the-battle/state.ts';
import { sequence } from './rules/the-sequence/sequence.ts';
import { ended, endings, outcome } from './rules/victory.ts';
import { study } from './study.ts';
import { trial } from './trial.ts';

/** Mohács, 29 August 1526. */
export const mohacs: Game<Battle, Kit> = {
  id: 'mohacs',
  title: 'Mohács 1526',
  rules: 2,
  changes,
  seats: SIDES,
  scenarios: [
    {
      id: 'mohacs',
      title: 'Mohács, 29 August 1526',
      text: 'The whole battle: Hungary attacks before the Ottoman main force has come up.',
    },
  ],
  options: [
    {
      id: 'contingents',
      title: 'Optional contingents',
      text: 'Hungary may roll for the contingents that came too late (M15.2.0).',
      default: 'off',
      values: [
        { id: 'off', title: 'Off', text: 'As it was: nobody comes.' },
        { id: 'on', title: 'On', text: 'Transylvania, Slavonia and a mixed contingent may come.' },
      ],
    },
  ],
  sets: [RECONSTRUCTED, MEN_AT_ARMS],
  offered: MEN_AT_ARMS.id,
  readComponents,
  workshop,
  fields,
  fixed: ['contingents'],
  zones: [],
  veils,
  stocks: {},
  procedures: [battle, army, moveSegment, unitMove, entry, marching, ...procedures],
  main: battle,
  events,
  create,
  copy,
  outcome,
  tallies: () => [],
  problems,
  ended,
  complete,
  starts: [
    { id: 'deployment', rule: 'M14.0.1', text: 'The armies are deployed.', flow: () => [[battle]] },
    {
      id: 'free',
      rule: 'M4.0.1',
      text: 'The side that `phasing` names has a Free activation.',
      flow: () => [[battle, 'call M14.3.1'], [sequence]],
    },
  ],
  resume: (g) => (g.at.every((hex) => hex === NONE) ? 'deployment' : 'free'),
  trial,
  study,
  endings,
  gambles,
  advice,
};

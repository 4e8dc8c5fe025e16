import type { Game, Option } from '@ravelin/engine';
import { hapsburg } from '@ravelin/games/hapsburg';
import { ottomanSunset } from '@ravelin/games/ottoman-sunset';
import { advice } from './bot/advice.ts';
import { changes } from './changes.ts';
import { RECONSTRUCTED, readComponents, workshop } from './data/kit.ts';
import { type Both, copy, fields, type Kit, SEATS, warOf } from './rules/both.ts';
import { events } from './rules/happenings.ts';
import { turns, war } from './rules/order-of-turns.ts';
import { complete, parts, problems } from './rules/positions.ts';
import { sending } from './rules/railway/sending.ts';
import { spending } from './rules/railway/spending.ts';
import { create, scenarios } from './rules/set-up.ts';
import { resume, starts } from './rules/starts.ts';
import { theftOf } from './rules/theft.ts';
import { ended, outcome } from './rules/victory-and-defeat.ts';
import { study } from './study.ts';

/** E8.0.1 */
const forTwo = (id: string, title: string, text: string): Option => ({
  id,
  title,
  text: `${text} For two players.`,
  default: 'off',
  needs: { option: 'players', value: 'two', rule: 'E8.0.1' },
  values: [
    { id: 'off', title: 'Off', text: 'Not in use.' },
    { id: 'on', title: 'On', text },
  ],
});

/** Hapsburg Eclipse and Ottoman Sunset as one game. */
export const twoEmpires: Game<Both, Kit> = {
  id: 'two-empires',
  title: 'Two Empires 1914–18',
  rules: 2,
  changes,
  seats: SEATS,
  allied: { option: 'players', value: 'one', rule: 'E0.3.2' },
  scenarios,
  // E0.2.3
  options: [
    {
      id: 'players',
      title: 'Players',
      text: 'Who leads the two empires (E0.3.1).',
      default: 'one',
      values: [
        { id: 'one', title: 'One', text: 'One player leads both; no consent is asked (E0.3.2).' },
        { id: 'two', title: 'Two', text: 'Each leads one, and aid needs the consent of the other (E2.2.2).' },
      ],
    },
    ...hapsburg.options,
    // E0.2.4: Coalition Victory or Defeat is one choice for both.
    ...ottomanSunset.options.filter(({ id }) => !hapsburg.options.some((option) => option.id === id)),
    forTwo(
      'together',
      'Till death do us part',
      'When one nation is eliminated, the other loses at once (E8.1.1). Harder.',
    ),
    forTwo('theft', 'Resource theft', 'A nation may try to steal a Resource of the other (E8.2.1).'),
    forTwo('lenin', 'Lenin', 'Russia leaves only by German Staff Operations (E8.3.1).'),
  ],
  sets: [RECONSTRUCTED],
  readComponents,
  workshop,
  fields,
  fixed: ['two', 'together', 'theft', 'journey'],
  zones: [],
  stocks: {},
  parts,
  procedures: [war, ...turns, sending, spending, ...theftOf],
  main: war,
  events,
  create,
  copy,
  outcome,
  turn: (g) => g.turns,
  tallies: () => [],
  problems,
  ended,
  complete,
  starts,
  resume,
  trial: {
    games: 10_000,
    /** Left to chance hardly a nation sees its last cards: a led player throws the nearest Front back, and wastes nothing. */
    keen: (g, { id, part }, [front]) => {
      if (id === 'attack') return 20 - 3 * warOf(g, part ?? 0).space[front];
      if (id === 'build' || id === 'yildirim' || id === 'intercept') return 12;
      if (id.startsWith('send') || id === 'lenin') return 6;
      return id === 'end actions' || id === 'forgo' ? -1 : 5;
    },
  },
  study,
  advice,
  endings: [
    { id: 'both-won', title: 'Both empires live', text: 'Each has a level of victory of its own (E7.1.1).' },
    {
      id: 'hapsburg-won',
      title: 'The Hapsburgs live, the Ottomans fall',
      text: 'One may win and the other lose (E7.1.1).',
    },
    {
      id: 'ottoman-won',
      title: 'The Ottomans live, the Hapsburgs fall',
      text: 'One may win and the other lose (E7.1.1).',
    },
    { id: 'both-lost', title: 'Both empires fall', text: 'Neither has won by its own book (E7.1.1).' },
  ],
};

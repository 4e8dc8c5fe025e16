import type { Game } from '@ravelin/engine';
import { offensiveGamble, resume, stocks } from '@ravelin/games/empires';
import { advice } from './bot/advice.ts';
import { changes } from './changes.ts';
import { RECONSTRUCTED, readComponents, workshop } from './data/kit.ts';
import { zones } from './rules/deck.ts';
import { watchedAdvance } from './rules/front-advancement.ts';
import { events } from './rules/happenings.ts';
import { complete, problems, tallies } from './rules/positions.ts';
import { create, scenarios } from './rules/set-up.ts';
import { starts } from './rules/starts.ts';
import { turn, war } from './rules/turn.ts';
import { ended, outcome } from './rules/victory.ts';
import { copy, fields, type Kit, SEATS, type War } from './rules/war.ts';
import { study } from './study.ts';

/** Ottoman Sunset 1914–18. */
export const ottomanSunset: Game<War, Kit> = {
  id: 'ottoman-sunset',
  title: 'Ottoman Sunset 1914–18',
  rules: 2,
  changes,
  seats: SEATS,
  scenarios,
  options: [
    {
      id: 'stubborn',
      title: 'A Stubborn Fleet',
      text: 'A fleet in the Narrows tries each defence until it passes or breaks (O8.1.1). Easier.',
      default: 'off',
      values: [
        { id: 'off', title: 'Off', text: 'One roll for each defence (O7.2.4).' },
        { id: 'on', title: 'On', text: 'The fleet tries again until it passes or breaks (O8.1.1).' },
      ],
    },
    {
      id: 'coalition',
      title: 'Coalition Victory or Defeat',
      text: 'The Kaiserschlacht can decide the war (O8.2.1).',
      default: 'off',
      values: [
        { id: 'off', title: 'Off', text: 'The war goes on after the Kaiserschlacht.' },
        { id: 'on', title: 'On', text: 'The Kaiserschlacht can decide the war (O8.2.1).' },
      ],
    },
  ],
  sets: [RECONSTRUCTED],
  readComponents,
  workshop,
  fields,
  fixed: ['stubborn', 'coalition'],
  zones,
  stocks,
  procedures: [war, turn, watchedAdvance],
  main: war,
  events,
  create,
  copy,
  outcome,
  turn: (g) => g.turn,
  tallies,
  problems,
  ended,
  complete,
  starts,
  resume,
  gambles: [offensiveGamble('O3.2.7')],
  trial: {
    games: 20_000,
    /** Left to chance the Empire hardly ever sees the Dusk cards: a led player throws the nearest Front back, and wastes nothing. */
    keen: (g, { id }, [front]) => {
      if (id === 'attack') return 20 - 3 * g.space[front];
      if (id === 'build' || id === 'yildirim') return 12;
      return id === 'end actions' || id === 'forgo' ? -1 : 5;
    },
  },
  study,
  advice,
  endings: [
    { id: 'will', title: 'Crushing Defeat: the will to fight is gone', text: 'National Will fell below −3 (O6.1.1).' },
    { id: 'narrows', title: 'Crushing Defeat: the Narrows are forced', text: 'A fleet lies before the city (O6.1.2).' },
    { id: 'constantinople-crushing', title: 'Crushing Defeat: Constantinople falls', text: '36 or more by O6.1.3.' },
    { id: 'constantinople-strategic', title: 'Strategic Defeat: Constantinople falls', text: '26 to 35 by O6.1.3.' },
    { id: 'constantinople-marginal', title: 'Marginal Defeat: Constantinople falls', text: '11 to 25 by O6.1.3.' },
    { id: 'constantinople-stalemate', title: 'Strategic Stalemate: Constantinople falls', text: '2 to 10 by O6.1.3.' },
    { id: 'constantinople-pyrrhic', title: 'Pyrrhic Victory: Constantinople falls late', text: '1 or less by O6.1.3.' },
    { id: 'tactical', title: 'Tactical Victory', text: '10 Victory Points or less (O6.2.6).' },
    { id: 'marginal', title: 'Marginal Victory', text: '11 to 19 Victory Points (O6.2.7).' },
    { id: 'operational', title: 'Operational Victory', text: '20 to 24 Victory Points (O6.2.8).' },
    { id: 'strategic', title: 'Strategic Victory', text: '25 to 28 Victory Points (O6.2.9).' },
    { id: 'international', title: 'International Victory', text: '29 Victory Points or more (O6.2.10).' },
    {
      id: 'coalition-victory',
      title: 'Coalition Victory',
      text: 'All six battles of the Kaiserschlacht are won (O8.2.1).',
    },
    {
      id: 'coalition-defeat',
      title: 'Coalition Defeat',
      text: 'All six battles of the Kaiserschlacht are lost (O8.2.2).',
    },
  ],
};

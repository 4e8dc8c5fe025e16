import type { Game, Option } from '@ravelin/engine';
import { offensiveGamble, resume } from '@ravelin/games/empires';
import { advice } from './bot/advice.ts';
import { FRESH_ARMIES, RECONSTRUCTED, readComponents, workshop } from './data/kit.ts';
import { stocks, zones } from './rules/deck.ts';
import { eventWithChoice } from './rules/event-phase.ts';
import { watchedAdvance } from './rules/front-advancement.ts';
import { greatRetreatPrice } from './rules/great-retreat.ts';
import { events } from './rules/happenings.ts';
import { mackensenRoll } from './rules/offensives.ts';
import { complete, problems, tallies } from './rules/positions.ts';
import { create, scenarios } from './rules/set-up.ts';
import { starts } from './rules/starts.ts';
import { turn, war } from './rules/turn.ts';
import { ended, outcome } from './rules/victory.ts';
import { copy, fields, type Kit, SEATS, type War } from './rules/war.ts';
import { study } from './study.ts';

const rule = (id: string, title: string, text: string): Option => ({
  id,
  title,
  text,
  default: 'off',
  values: [
    { id: 'off', title: 'Off', text: 'Not in use.' },
    { id: 'on', title: 'On', text },
  ],
});

/** The fields behind the options. */
const OPTION_FIELDS = [
  'historical',
  'emergency',
  'fairWeather',
  'mustHold',
  'spa',
  'coalition',
  'resurgence',
  'expanded',
];

/** Hapsburg Eclipse 1914–18. */
export const hapsburg: Game<War, Kit> = {
  id: 'hapsburg',
  title: 'Hapsburg Eclipse 1914–18',
  rules: 1,
  seats: SEATS,
  scenarios,
  // H10.0.1: any of them, together and with any scenario.
  options: [
    rule('historical', 'The Historical Game', 'The cards come in the order of their numbers (H10.1.1).'),
    rule('emergency-aid', 'Emergency Aid', 'A Resource may save a National Will of −6 (H10.2.1). Easier.'),
    rule(
      'fair-weather-friends',
      'Fair Weather Friends',
      'National Will below −3 or above 3 changes Loyalty Tests (H10.3.1).',
    ),
    rule(
      'przemysl-must-hold',
      'Przemyśl Must Hold',
      'A destroyed Fortress counts two Defeats and stays destroyed (H10.4.1). Harder.',
    ),
    rule('spa-conference', 'Spa Conference', 'No German Aid once card 42 or 43 has come (H10.5.1). Harder.'),
    rule('coalition', 'Coalition Victory or Defeat', 'The Kaiserschlacht can decide the war (H10.6.1).'),
    rule(
      'italian-resurgence',
      'Italian Resurgence',
      'Italian Advances double while the West has no Resources (H10.7.2). Harder.',
    ),
    rule(
      'expanded-war-weariness',
      'Expanded War Weariness',
      'War Weariness hinders Loyalty Tests and influence too (H10.8.1). Harder.',
    ),
  ],
  sets: [RECONSTRUCTED, FRESH_ARMIES],
  readComponents,
  workshop,
  fields,
  fixed: ['last', 'startWill', ...OPTION_FIELDS],
  zones,
  stocks,
  procedures: [war, turn, eventWithChoice, watchedAdvance, mackensenRoll, greatRetreatPrice],
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
  gambles: [offensiveGamble('H4.1.5')],
  trial: { games: 20_000 },
  study,
  advice,
  endings: [
    { id: 'will', title: 'Crushing Defeat: the will to fight is gone', text: 'National Will fell below −5 (H8.1.2).' },
    {
      id: 'revolt',
      title: 'Crushing Defeat: the Empire falls apart',
      text: 'All three Nationalities are in Revolt (H8.1.1).',
    },
    { id: 'vienna-crushing', title: 'Crushing Defeat: Vienna falls', text: '36 or more by H8.1.3.' },
    { id: 'vienna-strategic', title: 'Strategic Defeat: Vienna falls', text: '26 to 35 by H8.1.3.' },
    { id: 'vienna-marginal', title: 'Marginal Defeat: Vienna falls', text: '11 to 25 by H8.1.3.' },
    { id: 'vienna-stalemate', title: 'Strategic Stalemate: Vienna falls', text: '4 to 10 by H8.1.3.' },
    { id: 'vienna-pyrrhic', title: 'Pyrrhic Victory: Vienna falls late', text: '3 or less by H8.1.3.' },
    { id: 'tactical', title: 'Tactical Victory', text: '8 Victory Points or less (H8.2.6).' },
    { id: 'marginal', title: 'Marginal Victory', text: '9 to 17 Victory Points (H8.2.7).' },
    { id: 'operational', title: 'Operational Victory', text: '18 to 22 Victory Points (H8.2.8).' },
    { id: 'strategic', title: 'Strategic Victory', text: '23 to 30 Victory Points (H8.2.9).' },
    { id: 'international', title: 'International Victory', text: '31 Victory Points or more (H8.2.10).' },
    { id: 'scenario-won', title: 'The scenario is won', text: 'National Will has risen (H11.2.5).' },
    { id: 'scenario-lost', title: 'The scenario is lost', text: 'National Will has not risen (H11.2.4).' },
    {
      id: 'scenario-drawn',
      title: 'The scenario is a draw',
      text: 'National Will has risen, but a Front is at the gates (H11.2.6).',
    },
    {
      id: 'coalition-victory',
      title: 'Coalition Victory',
      text: 'All six battles of the Kaiserschlacht are won (H10.6.1).',
    },
    {
      id: 'coalition-defeat',
      title: 'Coalition Defeat',
      text: 'All six battles of the Kaiserschlacht are lost (H10.6.2).',
    },
  ],
};

import type { Game } from '@ravelin/engine';
import { RECONSTRUCTED, readComponents, workshop } from './data/kit.ts';
import { copy, type Field, fields, type Kit, NONE, NORTH, SEATS } from './rules/field.ts';
import { events, turnBegins } from './rules/happenings.ts';
import { stocks, zones } from './rules/piles.ts';
import { problems, starts } from './rules/positions.ts';
import { encounter, turn } from './rules/turn.ts';
import { ended, endings, outcome } from './rules/victory.ts';

export const game: Game<Field, Kit> = {
  id: 'new-game',
  title: 'New Game',
  rules: 1,
  seats: SEATS,
  scenarios: [{ id: 'standard', title: 'The encounter', text: 'From camp to camp (X1.1).' }],
  options: [],
  sets: [RECONSTRUCTED],
  readComponents,
  workshop,
  fields,
  zones,
  stocks,
  procedures: [encounter, turn],
  main: encounter,
  events,
  create: (start) => ({ ...start, turn: NORTH, stands: [0, start.kit.hexes.length - 1], driven: NONE }),
  copy,
  outcome,
  tallies: () => [],
  problems,
  ended,
  starts,
  resume: () => 'turn',
  trial: { games: 2000 },
  study: { clock: { event: turnBegins, title: 'turns' }, subjects: [] },
  endings,
};

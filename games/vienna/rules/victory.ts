import { NONE, type Outcome, type Play, type Reason } from '@ravelin/engine';
import { gameOver } from './happenings.ts';
import { ELIMINATED } from './piles.ts';
import { ENDINGS, HABSBURG, OTTOMAN, type Side, type Vienna } from './siege.ts';

/** V6 Victory: the seven ways, looked for at every moment at which one can occur. */

type Ending = (typeof ENDINGS)[number];

interface Way {
  ending: Ending;
  rule: string;
  text: string;
  winner: Side;
  met(g: Vienna): boolean;
}

const WAYS: readonly Way[] = [
  {
    ending: 'curtain',
    rule: 'V6.1',
    text: 'The Ottomans control the Curtain Wall.',
    winner: OTTOMAN,
    met: (g) => g.control[g.kit.curtain] === OTTOMAN,
  },
  {
    ending: 'ravelin-burg',
    rule: 'V6.2',
    text: 'The Ottomans control the Ravelin and the Burg Bastion.',
    winner: OTTOMAN,
    met: (g) => g.control[g.kit.ravelin] === OTTOMAN && g.control[g.kit.burg] === OTTOMAN,
  },
  {
    ending: 'habsburg-morale',
    rule: 'V6.3',
    text: 'Habsburg Morale is at End.',
    winner: OTTOMAN,
    met: (g) => g.morale[HABSBURG] === 0,
  },
  {
    ending: 'habsburg-troops',
    rule: 'V6.4',
    text: 'All Habsburg Troops are Eliminated.',
    winner: OTTOMAN,
    met: (g) => allEliminated(g, HABSBURG),
  },
  {
    ending: 'ottoman-morale',
    rule: 'V6.5',
    text: 'Ottoman Morale is at End.',
    winner: HABSBURG,
    met: (g) => g.morale[OTTOMAN] === 0,
  },
  {
    ending: 'ottoman-troops',
    rule: 'V6.6',
    text: 'All Ottoman Troops are Eliminated.',
    winner: HABSBURG,
    met: (g) => allEliminated(g, OTTOMAN),
  },
  {
    ending: 'relief',
    rule: 'V6.7',
    text: 'The last round is over.',
    winner: HABSBURG,
    met: (g) => g.round > g.kit.rounds,
  },
];

/** V6.8.1: only the Eliminated pile counts as lost. */
const allEliminated = (g: Vienna, side: Side): boolean => g.zones[ELIMINATED + side].length === g.kit.army[side];

/** V6.8: ends the game at once if somebody has won. V6.9: if both have, the Habsburgs win. */
export const checkVictory = (g: Vienna, x: Play<Vienna>): void => {
  if (g.over) return;
  let way: Way | undefined;
  let both = false;
  for (let i = 0; i < WAYS.length; i++) {
    if (!WAYS[i].met(g)) continue;
    if (way && way.winner !== WAYS[i].winner) both = true;
    if (!way || (way.winner === OTTOMAN && WAYS[i].winner === HABSBURG)) way = WAYS[i];
  }
  if (!way) return;
  g.winner = way.winner;
  g.ending = ENDINGS.indexOf(way.ending);
  x.emit(g, gameOver, both ? 'V6.9' : way.rule, { winner: way.winner, ending: g.ending });
  x.end(g);
};

/** V6.8: a position in which somebody has won is no position to play on from. */
export const ended = (g: Vienna): Reason | undefined => {
  const way = WAYS.find(({ met }) => met(g));
  return way && { rule: way.rule, text: way.text };
};

export const outcome = (g: Vienna): Outcome | null => {
  if (g.winner === NONE) return null;
  const { ending, rule } = WAYS[g.ending];
  const both = WAYS.some((way) => way.winner !== g.winner && way.met(g));
  return { winner: g.winner, how: ending, rule: both ? 'V6.9' : rule, score: g.winner === OTTOMAN ? [1, -1] : [-1, 1] };
};

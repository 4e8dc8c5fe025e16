import { Ledger, line, names } from '@ravelin/engine';
import { currentCard, isFar, offensives, type Terms } from '@ravelin/games/empires';
import { NO_SPACE } from '../data/kit.ts';
import { offensivesRule } from './card-rules.ts';
import { hasCome } from './deck.ts';
import { isActive, retreat } from './fronts.ts';
import { aidSpent, mackensenDice, mackensenSpent } from './happenings.ts';
import { paying } from './payment.ts';
import {
  ask,
  DIE,
  decision,
  FRONT,
  HAPSBURG,
  move,
  must,
  NONE,
  type Of,
  procedure,
  run,
  slot,
  type War,
} from './war.ts';

/** Offensives (H4.1.1), with German Aid (H4.0.8) and Mackensen (H4.1.14). Any number of times, against the same Front too (H4.1.10). */

/** H4.1.1; H4.1.11: more at the rivers, wherever the Front stands now. */
export const costOf = (g: War, front: number): number =>
  isActive(g, front) && g.kit.front[front].river[g.space[front]] ? g.kit.costs.river : 1;

/** H2.5.10, H2.5.11: does the other Front in the shared space stand in the way? */
const shielded = (g: War, front: number): boolean => {
  const { shared } = g.kit.front[front];
  if (shared === NO_SPACE || g.space[front] <= shared) return false;
  for (let other = 0; other < g.space.length; other++)
    if (other !== front && g.kit.front[other].shared !== NO_SPACE && g.space[other] === g.kit.front[other].shared)
      return true;
  return false;
};

// ---- the roll ----------------------------------------------------------------------------------------------------------

const REVOLTS: Readonly<Record<string, readonly [rule: string, label: string]>> = {
  czech: ['H3.3.3', 'Czech Revolt'],
  hungarian: ['H3.3.4', 'Hungarian Revolt'],
  croat: ['H3.3.5', 'Croat Revolt'],
};

/** H4.1.3, H0.3.3: all that is added to the die, however the Offensive is paid for (H4.6.6). `aided`: German Aid serves against this Front. */
export const offensiveModifier = (g: War, front: number, aided: boolean, ledger?: Ledger): number => {
  const { kit } = g;
  const { headline, offensives } = currentCard(g);
  let sum = line(ledger, offensivesRule(g), headline, offensives[front]);
  for (let nation = 0; nation < kit.nations.length; nation++)
    if (g.loyalty[nation] === 0 && kit.burden[nation][front])
      sum += line(ledger, ...(REVOLTS[kit.nations[nation]] ?? ['H3.3.3', 'Revolt']), -1);
  if (g.fortress > 0 && g.space[front] < kit.front[front].fortress)
    sum += line(ledger, 'H2.4.2', 'Przemyśl Fortress', 1);
  if (g.lodz && front === kit.polish) sum += line(ledger, 'H13.8.1', 'Lodz Victory', 1);
  if (aided) sum += line(ledger, 'H4.0.8', 'German Aid', kit.aidBonus);
  return sum;
};

/** H4.1.4, H4.1.5, and the natural results before them. */
export const {
  totalOf,
  resolve,
  succeeds,
  goodFaces,
  attack: attackWith,
} = offensives<War>(
  {
    attack: 'H4.1.2',
    die: 'H4.1.3',
    fails: 'H4.1.4',
    succeeds: 'H4.1.5',
    natural1: 'H0.3.4',
    natural6: 'H0.3.5',
  },
  { modifier: offensiveModifier, helped: (g, front) => g.aidFront === front, retreat },
);

// ---- Mackensen ---------------------------------------------------------------------------------------------------------

const diceLocals = { front: FRONT, first: DIE, second: DIE, chosen: DIE };

/** H4.1.14. H4.1.15: the natural 1 and 6 are read off the chosen die. */
const chooseDie = decision<Of<typeof diceLocals>>({
  id: 'mackensen',
  prompt: 'Mackensen rolled two dice. Which one counts?',
  seat: () => HAPSBURG,
  moves: [
    move('use', {
      rule: 'H4.1.14',
      notation: 'use {die}',
      choose: {
        die: slot(DIE, [
          must('H4.1.14', 'It must be one of the two dice.', (_g, die, L) => die === L.first || die === L.second),
        ]),
      },
      preview: (g, { die }, L) => {
        const ledger = new Ledger('Offensive');
        totalOf(g, L.front, die, ledger);
        return [ledger];
      },
      do: (_g, L, _x, { die }) => {
        L.chosen = die;
      },
    }),
  ],
});

/** Two dice with the same outcome leave nothing to choose: the higher one counts. */
export const mackensenRoll = procedure('mackensen-roll', diceLocals, [
  run('H4.1.16', (g, L, x) => {
    [L.first, L.second] = x.dice(2);
    L.chosen = Math.max(L.first, L.second);
    x.emit(g, mackensenDice, 'H4.1.14', { front: L.front, dice: [L.first, L.second] });
  }),
  ask('H4.1.14', chooseDie, (g, L) => succeeds(g, L.front, L.first) !== succeeds(g, L.front, L.second)),
  run('H4.1.14', (g, L, x) => resolve(g, x, L.front, [L.first, L.second], L.chosen)),
]);

// ---- the move ----------------------------------------------------------------------------------------------------------

/** H4.1.19: both may serve one Offensive; H4.1.17: but only one Mackensen marker. */
const SUPPORT = names('support', ['alone', 'aid', 'mackensen', 'both']);
const [, AID, MACKENSEN, BOTH] = [0, 1, 2, 3];
export const withAid = (support: number): boolean => support === AID || support === BOTH;
export const withMackensen = (support: number): boolean => support === MACKENSEN || support === BOTH;

/** H10.5.1 */
export const aidIsClosed = (g: War): boolean => g.spa === 1 && hasCome(g, ({ closesAid }) => closesAid);

/** Mackensen's chance of success, in pairs of faces. */
const chancesOfTwo = (g: War, front: number, support: number): Ledger | undefined => {
  if (!withMackensen(support)) return undefined;
  const good = goodFaces(g, front, withAid(support) || g.aidFront === front);
  const ledger = new Ledger('successes in 36');
  line(ledger, 'H4.1.14', 'rolls that succeed', 36 - (6 - good) ** 2);
  return ledger;
};

const WORDED: Parameters<typeof attackWith>[0] = {
  payments: paying,
  cost: costOf,
  costsTwo: 'H4.1.11',
  front: [
    must(
      'H2.5.10',
      'No other Front may shield it in Budapest.',
      (g, front) => !isActive(g, front) || !shielded(g, front),
    ),
  ],
  support: SUPPORT,
  hasSupport: (g) => g.aid > 0 || g.mackensen > 0,
  declared: [
    must('H1.5.3/aid', 'There must be a German Aid marker.', (g, support) => !withAid(support) || g.aid > 0),
    must(
      'H1.5.3/mackensen',
      'There must be a Mackensen marker.',
      (g, support) => !withMackensen(support) || g.mackensen > 0,
    ),
    must(
      'H4.0.11',
      'Only one German Aid marker may be used in a turn.',
      (g, support) => !withAid(support) || g.aidFront === NONE,
    ),
    must(
      'H4.1.18',
      'Mackensen can serve against one Front only in a turn.',
      (g, support, _L, { front }) => !withMackensen(support) || g.mackensenFront === NONE || g.mackensenFront === front,
    ),
    must(
      'H10.5.1',
      'German Aid may be used only before card 42 or 43.',
      (g, support) => !withAid(support) || !aidIsClosed(g),
    ),
  ],
  helps: withAid,
  chances: chancesOfTwo,
  // H4.1.6
  warn: (g, front) =>
    isFar(g, front) ? 'The Front is in its highest space: even a success moves nothing.' : undefined,
  declare: (g, x, front, support) => {
    if (withAid(support)) {
      // H4.0.9, H4.0.10: before the die, for this Offensive and all later ones of the turn.
      g.aid--; // H1.5.2
      g.aidFront = front;
      x.emit(g, aidSpent, 'H4.0.9', { front, left: g.aid });
    }
    if (!withMackensen(support)) return false;
    g.mackensen--;
    g.mackensenFront = front;
    x.emit(g, mackensenSpent, 'H4.1.16', { front, left: g.mackensen });
    x.call(g, mackensenRoll, { front });
    return true;
  },
};

export const attack = (terms: Terms) => attackWith(WORDED, terms);

import { Ledger, line, names, type Play } from '@ravelin/engine';
import { NO_SPACE } from '../data/kit.ts';
import { offensivesRule } from './card-rules.ts';
import { wasPlayed } from './deck.ts';
import { battleValue, isActive, retreat } from './fronts.ts';
import { aidSpent, mackensenDice, mackensenSpent, offensive } from './happenings.ts';
import { inFull, pay, payment } from './payment.ts';
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

/** H4.1.1; H4.1.11: two at the rivers, wherever the Front stands now. */
export const costOf = (g: War, front: number): number =>
  isActive(g, front) && g.kit.front[front].river[g.space[front]] ? 2 : 1;

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
  const { card, offensives } = kit.cards[g.card];
  let sum = line(ledger, offensivesRule(g), card.headline, offensives[front]);
  for (let nation = 0; nation < kit.nations.length; nation++)
    if (g.loyalty[nation] === 0 && kit.burden[nation][front])
      sum += line(ledger, ...(REVOLTS[kit.nations[nation]] ?? ['H3.3.3', 'Revolt']), -1);
  if (g.fortress > 0 && g.space[front] < kit.front[front].fortress)
    sum += line(ledger, 'H2.4.2', 'Przemyśl Fortress', 1);
  if (g.lodz && front === kit.polish) sum += line(ledger, 'H13.8.1', 'Lodz Victory', 1);
  if (aided) sum += line(ledger, 'H4.0.8', 'German Aid', 2);
  return sum;
};

/** H4.1.4, H4.1.5, and the natural results before them (H0.3.4, H0.3.5). */
const resultOf = (die: number, total: number, value: number): readonly [won: boolean, rule: string] => {
  if (die === 1) return [false, 'H0.3.4'];
  if (die === 6) return [true, 'H0.3.5'];
  return total > value ? [true, 'H4.1.5'] : [false, 'H4.1.4'];
};

const resolve = (g: War, x: Play<War>, front: number, dice: readonly number[], die: number): void => {
  const ledger = x.ledger('Offensive');
  const total = line(ledger, 'H4.1.3', 'die', die) + offensiveModifier(g, front, g.aidFront === front, ledger);
  const value = battleValue(g, front);
  const [won, rule] = resultOf(die, total, value);
  x.emit(g, offensive, rule, { front, dice, die, total, value, won: won ? 1 : 0 }, { ledger });
  if (won) retreat(g, x, front, rule);
};

const succeeds = (g: War, front: number, die: number, aided = g.aidFront === front): boolean =>
  resultOf(die, die + offensiveModifier(g, front, aided), battleValue(g, front))[0];

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
      slots: [
        slot('die', DIE, [
          must('H4.1.14', 'It must be one of the two dice.', (_g, L, die) => die === L.first || die === L.second),
        ]),
      ],
      preview: (g, L, die) => {
        if (die === undefined) return [];
        const ledger = new Ledger('Offensive');
        line(ledger, 'H4.1.3', 'die', die);
        offensiveModifier(g, L.front, g.aidFront === L.front, ledger);
        return [ledger];
      },
      do: (_g, L, _x, die) => {
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
const withAid = (support: number): boolean => support === AID || support === BOTH;
const withMackensen = (support: number): boolean => support === MACKENSEN || support === BOTH;

/** H10.5.1 */
export const aidIsClosed = (g: War): boolean => g.spa === 1 && (wasPlayed(g, 42) || wasPlayed(g, 43));

/** The chance of success, in faces of the die or in pairs of faces. */
const chances = (g: War, front: number, support: number): Ledger => {
  const aided = withAid(support) || g.aidFront === front;
  let good = 0;
  for (let die = 1; die <= 6; die++) if (succeeds(g, front, die, aided)) good++;
  const two = withMackensen(support);
  const ledger = new Ledger(two ? 'successes in 36' : 'successes in 6');
  line(ledger, two ? 'H4.1.14' : 'H4.1.5', 'rolls that succeed', two ? 36 - (6 - good) ** 2 : good);
  return ledger;
};

export const attack = move('attack', {
  rule: 'H4.1.2',
  notation: 'attack {front} {support} by {payment}',
  slots: [
    slot('front', FRONT, [
      must('H4.1.2', 'The Front must be on the map.', (g, _L, front) => isActive(g, front)),
      must(
        'H2.5.10',
        'A Front in Budapest shields the other behind it.',
        (g, _L, front) => !isActive(g, front) || !shielded(g, front),
      ),
      inFull((g, front) => costOf(g, front)),
    ]),
    slot('support', SUPPORT, [
      must('H1.5.3', 'There must be a German Aid marker.', (g, _L, _front, support) => !withAid(support) || g.aid > 0),
      must(
        'H1.5.3',
        'There must be a Mackensen marker.',
        (g, _L, _front, support) => !withMackensen(support) || g.mackensen > 0,
      ),
      must(
        'H4.0.11',
        'Only one German Aid marker may be used in a turn.',
        (g, _L, _front, support) => !withAid(support) || g.aidFront === NONE,
      ),
      must(
        'H4.1.18',
        'Mackensen can serve against one Front only in a turn.',
        (g, _L, front, support) => !withMackensen(support) || g.mackensenFront === NONE || g.mackensenFront === front,
      ),
      must(
        'H10.5.1',
        'After card 42 or 43 German Aid can no longer be used.',
        (g, _L, _front, support) => !withAid(support) || !aidIsClosed(g),
      ),
    ]),
    payment(2, 'H4.1.11', costOf),
  ],
  preview: (g, _L, front, support) => {
    if (front === undefined) return [];
    const modifiers = new Ledger('modifiers');
    offensiveModifier(g, front, g.aidFront === front || (support !== undefined && withAid(support)), modifiers);
    return [modifiers, chances(g, front, support ?? 0)];
  },
  // H4.1.6
  warn: (g, _L, front) =>
    g.space[front] === g.kit.front[front].far
      ? 'The Front is in its highest space: even a success moves nothing.'
      : undefined,
  do: (g, _L, x, front, support, way) => {
    pay(g, x, costOf(g, front), way);
    if (withAid(support)) {
      // H4.0.9, H4.0.10: before the die, for this Offensive and all later ones of the turn.
      g.aid--; // H1.5.2
      g.aidFront = front;
      x.emit(g, aidSpent, 'H4.0.9', { front, left: g.aid });
    }
    if (withMackensen(support)) {
      g.mackensen--;
      g.mackensenFront = front;
      x.emit(g, mackensenSpent, 'H4.1.16', { front, left: g.mackensen });
      x.call(g, mackensenRoll, { front });
      return;
    }
    const die = x.die();
    resolve(g, x, front, [die], die);
  },
});

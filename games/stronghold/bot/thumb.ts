import type { Move, Plan, Situation } from '@ravelin/engine';
import type { Siege } from '../rules/siege.ts';
import { bestCourse, orderWays } from './attack.ts';
import { chooseCard, exchangeWays, exchangeWorth, objectiveWorth } from './cards.ts';
import { Defence } from './defence.ts';
import { DEFENDER_CHOICES } from './defender-choices.ts';
import { INVADER_CHOICES, placeRitual } from './invader-choices.ts';
import { bestWay, freeMoves, planWorth, waysToSpend } from './spending.ts';

/** The rule of thumb: for each decision a sensible move. */

/** How many sections the rule of thumb thinks of as the first to attack. */
const WIDE = 3;

/** Phase 6 is thought through as a whole. */
export const course = (at: Situation<Siege>): Plan<Siege> | undefined => bestCourse(at, WIDE);

const maneuver = (at: Situation<Siege>): Move => course(at)?.first(at) ?? at.random();

const spend = (at: Situation<Siege>): Move => {
  const defence = new Defence(at.g);
  // With hourglasses in hand something must be done; without them only what helps.
  const least = at.g.hourglasses > 0 ? Number.NEGATIVE_INFINITY : 0;
  const done = (): Move => (at.g.hourglasses > 0 ? at.random() : { kind: at.kind('done'), chosen: [] });
  return bestWay((consider) => waysToSpend(at, defence, consider), least, done);
};

/** A free move is made if it helps at all. */
const HELPS = 0.05;

const freeMarch = (at: Situation<Siege>): Move => {
  const defence = new Defence(at.g);
  return bestWay(
    (consider) => freeMoves(at, defence, consider),
    HELPS,
    () => ({ kind: at.kind('finish'), chosen: [] }),
  );
};

const planOrPass = (at: Situation<Siege>): Move => {
  const defence = new Defence(at.g);
  return at.best(at.moves(), ({ kind, chosen }) => (at.kinds[kind].id === 'pass' ? 0 : planWorth(defence, chosen[0])));
};

const exchange = (at: Situation<Siege>): Move => {
  const ways = exchangeWays(at);
  const move = ways.length > 0 ? at.best(ways, (way) => exchangeWorth(at.g, way)) : undefined;
  return move && exchangeWorth(at.g, move) > 0 ? move : { kind: at.kind('stand'), chosen: [] };
};

const PROCEDURES: Readonly<Record<string, (at: Situation<Siege>) => Move>> = {
  objectives: (at) =>
    at.best(at.moves(), ({ chosen }) => chosen.reduce((sum, objective) => sum + objectiveWorth(objective), 0)),
  card: chooseCard,
  exchange,
  ritual: placeRitual,
  'maneuver choice': maneuver,
  maneuver,
  group: maneuver,
  orders: (at) => orderWays(at.g)[0].moves[0],
  defend: spend,
  march: freeMarch,
  'plan window': planOrPass,
};

export const thumb = (at: Situation<Siege>): Move => {
  const { decision, g } = at;
  const procedure = PROCEDURES[decision];
  if (procedure) return procedure(at);
  const own = INVADER_CHOICES[decision];
  if (own) return at.best(at.moves(), (move) => own(g, move, at));
  const score = DEFENDER_CHOICES[decision];
  if (!score) return at.random();
  const defence = new Defence(g);
  return at.best(at.moves(), (move) => score(defence, move, at));
};

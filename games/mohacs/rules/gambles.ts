import type { EventKind, Gamble, GambleOutcome, GameEvent, Move } from '@ravelin/engine';
import { AD, D, E, R, RT } from '../data/charts.ts';
import { isFit } from './charge/counter-charge.ts';
import { fireModifier, readFire } from './charts/fire-table.ts';
import { leaderOf, readShock, type ShockRoll, shockModifier, shockRollOf } from './charts/shock-table.ts';
import { FACES } from './map-and-pieces/dice.ts';
import { attacks } from './shock/attackers.ts';
import { linkedWith } from './shock/combat.ts';
import { inFront } from './stacking-zones-facing/facing.ts';
import {
  attackLapsed,
  chargeVoid,
  clashed,
  combatBegun,
  counterGoesIn,
  eliminated,
  evaded,
  gaveWay,
  PHASING,
  shotFired,
} from './the-battle/events.ts';
import { type Battle, CHARGE, NO_ATTACK, NONE, ORDER } from './the-battle/state.ts';

/** What the players are told the odds of: a shot, and the roll against the first defender of a combat. */

const LOST: GambleOutcome = { id: 'eliminated', title: { en: 'Eliminated', de: 'vernichtet' }, good: 'yes' };
const RETIRES: GambleOutcome = { id: 'retires', title: { en: 'Retires', de: 'zersprengt' }, good: 'yes' };
const SHAKEN: GambleOutcome = { id: 'disordered', title: { en: 'Disordered', de: 'in Unordnung' }, good: 'yes' };
const DRIVEN: GambleOutcome = { id: 'retreats', title: { en: 'Retreats', de: 'weicht zurück' }, good: 'yes' };
const NOTHING: GambleOutcome = {
  id: 'nothing',
  title: { en: 'nothing happens', de: 'nichts geschieht' },
  good: 'neither',
};
const AWAY: GambleOutcome = {
  id: 'away',
  title: { en: 'gets away before it', de: 'entzieht sich vorher' },
  good: 'neither',
};
const REPELLED: GambleOutcome = {
  id: 'repelled',
  title: { en: 'your own are Disordered', de: 'die eigenen in Unordnung' },
  good: 'no',
};
const COUNTERED: GambleOutcome = {
  id: 'countered',
  title: { en: 'a counter-charge goes in instead', de: 'stattdessen ein Gegenangriff' },
  good: 'no',
};

/** The heaviest part of a result; what it does to the enemy goes before what it does to one's own. */
const heaviest = (result: number): GambleOutcome =>
  result & E
    ? LOST
    : result & RT
      ? RETIRES
      : result & D
        ? SHAKEN
        : result & R
          ? DRIVEN
          : result & AD
            ? REPELLED
            : NOTHING;

/** The shares of the outcomes of one roll. */
const sharesOf = (resultFor: (die: number) => number): Record<string, number> => {
  const shares: Record<string, number> = {};
  for (let die = 0; die < FACES; die++) {
    const { id } = heaviest(resultFor(die));
    shares[id] = (shares[id] ?? 0) + 1 / FACES;
  }
  return shares;
};

const find = (
  events: readonly GameEvent[],
  kind: EventKind,
  which: (data: GameEvent['data']) => boolean,
): GameEvent['data'] | undefined => events.find((one) => one.kind === kind && which(one.data))?.data;

/** M7.4.0.4: it is rolled whether or not it provokes a counter-charge. */
const shot: Gamble<Battle> = {
  moves: ['fire'],
  rule: 'M7.4.3.1',
  title: { en: 'Shot', de: 'Beschuss' },
  outcomes: [LOST, RETIRES, SHAKEN, DRIVEN, NOTHING],
  settled: (events) => {
    const fired = find(events, shotFired, ({ fire }) => fire === PHASING);
    return fired && heaviest(fired.result as number).id;
  },
  reckoned: (g, { chosen }) => {
    const [shooter, target] = chosen.length === 2 ? chosen : [g.stack[g.stack.length - 1].L.unit, chosen[0]];
    const modifier = fireModifier(g, shooter, target, g.facing[target]);
    return sharesOf((die) => readFire(g, target, die + modifier).result);
  },
};

const shockShares = (g: Battle, roll: ShockRoll): Record<string, number> => {
  const modifier = shockModifier(g, roll, leaderOf(g, roll));
  return sharesOf((die) => readShock(g, roll, die + modifier).result);
};

/** M8.1.16: one of several defenders of a combat, whose roll is due. */
const rollAgainst: Gamble<Battle> = {
  moves: ['against'],
  rule: 'M8.3.2.1',
  title: { en: 'Shock Combat', de: 'Nahkampf' },
  outcomes: [LOST, RETIRES, SHAKEN, DRIVEN, NOTHING, REPELLED],
  settled: (events) => {
    const clash = find(events, clashed, () => true);
    return clash && heaviest(clash.result as number).id;
  },
  reckoned: (g, { chosen: [defender] }) => {
    const { lone, strong, weak, again } = g.stack[g.stack.length - 1].L;
    return shockShares(g, shockRollOf(g, defender, lone, strong, weak, again));
  },
};

/** The attackers of the combat that comes of the move: that of the named unit, or all, where they make one combat (M8.1.8). */
const attackersIn = (g: Battle, { chosen }: Move): readonly number[] => {
  const first = chosen.length > 0 ? chosen[0] : g.attack.findIndex((attack) => attack !== NO_ATTACK);
  if (first < 0 || g.attack[first] === NO_ATTACK) return [];
  return linkedWith(g, first);
};

const isOneCombat = (g: Battle, move: Move): boolean => {
  const attackers = attackersIn(g, move);
  if (attackers.length === 0) return false;
  return move.chosen.length > 0 || g.attack.every((attack, unit) => attack === NO_ATTACK || attackers.includes(unit));
};

/** Could the unit do anything but stand (M8.2.0.1, M9.4.2.2)? */
const hasChoice = (g: Battle, unit: number): boolean =>
  g.state[unit] === ORDER && (g.kit.unit[unit].mounted || isFit(g, unit));

/** What has become of the first defender: met, gone before, or attacked no longer. */
const fateOf = (events: readonly GameEvent[], g: Battle): GambleOutcome | undefined => {
  const combat = find(events, combatBegun, () => true);
  const isOut = events.some(({ kind }) => kind === attackLapsed || kind === chargeVoid);
  if (!combat) return isOut && g.attack.every((attack) => attack === NO_ATTACK) ? NOTHING : undefined;
  const [defender] = combat.defenders as readonly number[];
  const clash = find(events, clashed, (data) => data.defender === defender);
  if (clash) return heaviest(clash.result as number);
  if (find(events, eliminated, ({ unit }) => unit === defender)) return LOST; // M7.5.4.1
  const fled = find(events, evaded, ({ unit }) => unit === defender);
  if (fled) return fled.disordered === 1 ? SHAKEN : AWAY;
  if (find(events, gaveWay, ({ unit }) => unit === defender)) return AWAY;
  if (find(events, counterGoesIn, ({ unit }) => unit === defender)) return COUNTERED;
  const attackers = combat.attackers as readonly number[];
  const isOver = attackers.every((unit) => g.attack[unit] === NO_ATTACK || !attacks(g, unit, defender));
  return isOver ? NOTHING : undefined;
};

/** The combat that comes next: from the declaration where there is but one, else the one that is chosen (M8.1.9). */
const combat: Gamble<Battle> = {
  moves: ['resolve', 'declared'],
  applies: isOneCombat,
  rule: 'M8.3.2.1',
  title: { en: 'Shock Combat', de: 'Nahkampf' },
  outcomes: [LOST, RETIRES, SHAKEN, DRIVEN, AWAY, NOTHING, REPELLED, COUNTERED],
  settled: (events, g) => fateOf(events, g)?.id,
  reckoned: (g, move) => {
    const attackers = attackersIn(g, move);
    const defenders = [...new Set(attackers.flatMap((unit) => [g.aim[unit], g.also[unit]]))].filter(
      (unit) => unit !== NONE,
    );
    const [defender] = defenders;
    const weak = defenders.filter((unit) => !g.kit.unit[unit].gun).length;
    // M8.1.10: what is no longer in front of its attacker is not attacked.
    const stale = attackers.some((unit) =>
      [g.aim[unit], g.also[unit]].some(
        (target) => target !== NONE && (g.at[target] === NONE || !inFront(g, unit, g.at[target])),
      ),
    );
    // A charge may be shot at and shied from; horse in order may give way or counter-charge.
    const open = attackers.some((unit) => g.attack[unit] === CHARGE) || defenders.some((unit) => hasChoice(g, unit));
    if (stale || open || g.kit.unit[defender].gun) return undefined;
    const strikers = attackers
      .filter((unit) => attacks(g, unit, defender))
      .map((unit) => ({ unit, hex: g.at[unit], charging: false }));
    return shockShares(g, { defender, strikers, strong: attackers.length, weak, countered: false, earlier: 0 });
  },
};

export const gambles: readonly Gamble<Battle>[] = [shot, rollAgainst, combat];

import { type Locals, line, optional, type Play, rolled } from '@ravelin/engine';
import { OFF_MAP } from '../../data/land.ts';
import { roll } from '../map-and-pieces/dice.ts';
import { inEnemyZone } from '../stacking-zones-facing/enemy-zones.ts';
import { unitAt } from '../stacking-zones-facing/stacking.ts';
import {
  leaderCaptured,
  leaderJoins,
  leaderKilled,
  leaderLeaves,
  leaderRetires,
  leaderTested,
  succession,
} from '../the-battle/events.ts';
import {
  AT_HOME,
  about,
  ask,
  type Battle,
  BOX,
  call,
  DRIVEN,
  decision,
  ELIMINATED,
  FIELD,
  GONE,
  HEX,
  KILLED,
  LEADER,
  LEFT_BEHIND,
  loop,
  move,
  must,
  NONE,
  type Of,
  ORPHANED,
  procedure,
  RESERVE,
  RETIRED,
  run,
  SIDE,
  slot,
  TO_COME,
  UNIT,
  WAITING,
} from '../the-battle/state.ts';

/** The death of leaders (M12.4.0.1), and where those go who have lost their unit. */

/** M3.5.3: from now on the enemy knows where he is. */
export const show = (g: Battle, x: Play<Battle>, leader: number): void => {
  if (g.shown[leader]) return;
  g.shown[leader] = 1;
  x.reveal();
};

/** The leaders of a side in a hex, one bit for each. */
export const leadersWith = (g: Battle, hex: number, side: number): number => {
  let bits = 0;
  for (const leader of g.post.keys())
    if (g.post[leader] === hex && g.rank[leader] === FIELD && g.kit.leader[leader].side === side) bits |= 1 << leader;
  return bits;
};

/** M12.2.0.5: who leads a part of a command takes the whole when its leader is no more, and the part is no command any more. */
const succeed = (g: Battle, x: Play<Battle>, command: number): void => {
  const part = g.kit.command.findIndex(({ partOf }) => partOf === command);
  const heir = part === NONE ? NONE : g.chief[part];
  g.chief[command] = heir;
  if (heir === NONE) return;
  g.chief[part] = NONE;
  x.emit(g, succession, 'M12.2.0.5', { leader: heir, command });
};

/** He is taken out of play; M12.4.1.4: a leader without a name waits to be used again. */
const remove = (g: Battle, x: Play<Battle>, leader: number, rank: number): void => {
  g.rank[leader] = g.kit.leader[leader].named ? rank : RESERVE;
  g.post[leader] = NONE;
  g.adrift[leader] = AT_HOME;
  g.shown[leader] = 0;
  const command = g.chief.indexOf(leader);
  if (command !== NONE) succeed(g, x, command);
};

/** He is dead, or a captive, which counts as much (M12.4.0.8). */
export const killed = (g: Battle, x: Play<Battle>, leader: number, rule: string, captured = false): void => {
  const { side, named } = g.kit.leader[leader];
  show(g, x, leader);
  if (!named) g.fallen[side]++;
  x.emit(g, captured ? leaderCaptured : leaderKilled, rule, { leader });
  remove(g, x, leader, KILLED);
};

/** He is put to the test; after Shock and Charge his AR helps him (M12.4.0.2). */
const testLeader = (g: Battle, x: Play<Battle>, leader: number, shot: boolean, rule: string): void => {
  const { leaderLoss, leader: kit } = g.kit;
  const die = roll(x);
  const ledger = x.ledger('Leader');
  let total = rolled(ledger, rule, 'die', die);
  if (!shot) total += line(ledger, 'M12.4.0.2', 'Activation Rating', -kit[leader].ar);
  const dies = total >= (shot ? leaderLoss.killed : leaderLoss.shock);
  show(g, x, leader);
  x.emit(g, leaderTested, rule, { leader, die, total, killed: dies ? 1 : 0 }, { ledger });
  if (dies) killed(g, x, leader, rule);
};

/** Each leader of the mask who is still there. He may have gone into the box with his unit by the same result (M12.4.0.10). */
const eachOf = (g: Battle, leaders: number, test: (leader: number) => void): void => {
  for (const leader of g.post.keys())
    if (leaders & (1 << leader) && (g.rank[leader] === FIELD || g.rank[leader] === BOX)) test(leader);
};

/** M12.4.0.1 after a shot. */
export const testAfterShot = (g: Battle, x: Play<Battle>, leaders: number): void =>
  eachOf(g, leaders, (leader) => testLeader(g, x, leader, true, 'M12.4.0.1'));

/** M12.4.0.2 after Shock and Charge; M12.4.0.5 for a unit that could not Retreat. */
export const testAfterShock = (g: Battle, x: Play<Battle>, leaders: number, rule: string): void =>
  eachOf(g, leaders, (leader) => testLeader(g, x, leader, false, rule));

/** M12.4.0.7 */
export const isSurrounded = (g: Battle, hex: number, side: number): boolean =>
  g.kit.next[hex].every((next) => {
    if (next === OFF_MAP) return true;
    const unit = unitAt(g, next);
    return unit === NONE ? inEnemyZone(g, next, side) : g.kit.unit[unit].side !== side;
  });

/** His unit has been Eliminated in that hex: M12.4.0.8 captured, or M12.4.0.9 he must find another. */
export const orphan = (g: Battle, x: Play<Battle>, hex: number, side: number): void => {
  const leaders = leadersWith(g, hex, side);
  for (const leader of g.post.keys()) {
    if (!(leaders & (1 << leader))) continue;
    if (isSurrounded(g, hex, side)) killed(g, x, leader, 'M12.4.0.8', true);
    else {
      show(g, x, leader);
      g.adrift[leader] = ORPHANED;
    }
  }
};

// ---- finding a new unit ------------------------------------------------------------------------------------------------

/** The units that are his. Who leads a part of a command is heir to the whole (M12.4.1.6), so its units keep him too. */
const unitsOf = (g: Battle, leader: number): readonly number[] => {
  const command = g.chief.indexOf(leader);
  if (command === NONE) return [];
  const { units, partOf } = g.kit.command[command];
  return partOf === NONE || units.some((unit) => g.state[unit] !== ELIMINATED) ? units : g.kit.command[partOf].units;
};

/** M12.4.0.10: has he a unit on the field to stay with? Those that are Retired have left it. */
export const staysOnField = (g: Battle, leader: number): boolean =>
  unitsOf(g, leader).some((unit) => g.at[unit] !== NONE && g.state[unit] !== RETIRED);

/** The nearest of his units on the map. */
const nearest = (g: Battle, leader: number): number[] => {
  let units: number[] = [];
  let best = Number.POSITIVE_INFINITY;
  for (const unit of unitsOf(g, leader)) {
    if (g.at[unit] === NONE || (g.adrift[leader] === LEFT_BEHIND && g.state[unit] === RETIRED)) continue;
    const far = g.kit.distance(g.post[leader], g.at[unit]);
    if (far < best) [units, best] = [[], far];
    if (far === best) units.push(unit);
  }
  return units;
};

/** The paragraph by which he joins, for each reason why he must. */
const JOINS = ['M12.4.0.9', 'M12.4.0.9', 'M12.4.0.6', 'M12.4.0.10'];

const join = (g: Battle, x: Play<Battle>, leader: number, unit: number): void => {
  x.emit(g, leaderJoins, JOINS[g.adrift[leader]], { leader, unit });
  g.post[leader] = g.at[unit];
  g.adrift[leader] = AT_HOME;
  show(g, x, leader);
};

/** M12.4.0.12: nobody is left to him. */
const leave = (g: Battle, x: Play<Battle>, leader: number): void => {
  x.emit(g, leaderLeaves, 'M12.4.0.12', { leader });
  remove(g, x, leader, GONE);
};

/** M12.4.0.11: his units are in the box or still to enter. */
export const goBack = (g: Battle, x: Play<Battle>, leader: number, rule: string): void => {
  const boxed = unitsOf(g, leader).some((unit) => g.at[unit] === NONE && g.state[unit] < WAITING);
  g.rank[leader] = boxed ? BOX : TO_COME;
  g.post[leader] = NONE;
  g.adrift[leader] = AT_HOME;
  x.emit(g, leaderRetires, rule, { leader });
};

/** He goes where only one way is open; else he stays adrift until his owner has chosen. */
const settle = (g: Battle, x: Play<Battle>, leader: number): void => {
  if (unitsOf(g, leader).every((unit) => g.state[unit] === ELIMINATED)) leave(g, x, leader);
  else if (g.rank[leader] !== FIELD) g.adrift[leader] = AT_HOME;
  else {
    const near = nearest(g, leader);
    if (near.length === 0) goBack(g, x, leader, 'M12.4.0.11');
    else if (near.length === 1) join(g, x, leader, near[0]);
  }
};

const locals = { leader: optional(LEADER) };
type Joining = Of<typeof locals>;

const joining = decision<Joining>({
  id: 'join',
  prompt: '{leader} must find another unit of his command. Which?',
  about: about({ leader: LEADER }, (_g, L) => ({ leader: L.leader })),
  seat: (g, L) => g.kit.leader[L.leader].side,
  moves: [
    move('join', {
      rule: 'M12.4.0.9',
      notation: 'join {leader} with {unit}',
      choose: {
        leader: slot(LEADER, [
          must(
            'M12.4.0.9/leader',
            'It must be the leader who has lost his unit.',
            (_g, leader, L) => leader === L.leader,
          ),
        ]),
        unit: slot(UNIT, [
          must('M12.4.0.9/nearest', 'He must go to the nearest unit of his command.', (g, unit, L) =>
            nearest(g, L.leader).includes(unit),
          ),
        ]),
      },
      do: (g, L, x, { unit }) => join(g, x, L.leader, unit),
    }),
  ],
});

/** All leaders who are adrift find a place. */
/** Is there a leader who must join a unit? */
export const isAnyAdrift = (g: Battle): boolean => {
  for (let leader = 0; leader < g.adrift.length; leader++) if (g.adrift[leader] !== AT_HOME) return true;
  return false;
};

export const regroup = procedure('regroup', locals, [
  loop('M12.4.0.9', isAnyAdrift, [
    run('M12.4.0.9', (g, L, x) => {
      L.leader = g.adrift.findIndex((why) => why !== AT_HOME);
      settle(g, x, L.leader);
    }),
    ask('M12.4.0.9', joining, (g, L) => g.adrift[L.leader] !== AT_HOME),
  ]),
]);

/** The step that lets them, where there are any. */
export const regrouping = <L extends Locals>() =>
  call<L>(
    'M12.4.0.9',
    () => regroup,
    (g) => (isAnyAdrift(g) ? {} : undefined),
  );

/** M12.4.0.6: before a unit of `side` steps into the hex where enemy leaders are alone. */
export const overrun = procedure('overrun', { hex: HEX, side: SIDE }, [
  run('M12.4.0.6', (g, L, x) => {
    const theirs = 1 - L.side;
    const leaders = leadersWith(g, L.hex, theirs);
    for (const leader of g.post.keys()) {
      if (!(leaders & (1 << leader))) continue;
      if (isSurrounded(g, L.hex, theirs)) killed(g, x, leader, 'M12.4.0.6', true);
      else g.adrift[leader] = DRIVEN;
    }
    x.call(g, regroup);
  }),
]);

import { Ledger, type Locals, line, type MoveKind, type Play } from '@ravelin/engine';
import { BARRED, MOUNTED } from '../../data/land.ts';
import { stepCost } from '../movement/cost.ts';
import { mayApproach } from '../movement/limits-of-sight.ts';
import { nextToEnemy } from '../stacking-zones-facing/enemy-zones.ts';
import { hasLeader, unitAt } from '../stacking-zones-facing/stacking.ts';
import { emptyWays, FARTHEST, type Start, searchOn, type Walker, type Ways } from '../survey/paths.ts';
import { HOSTILE, NEAR } from '../survey/side-ground.ts';
import { groundChanged, groundFor, surveyOf, surveyOfChoice } from '../survey/survey.ts';
import { leaderGoes, uncovered } from '../the-battle/events.ts';
import {
  type Battle,
  BOX,
  DONE,
  FIELD,
  FRESH,
  HEX,
  type Hex,
  LEADER,
  type Leader,
  move,
  must,
  NONE,
  slot,
  slotAfter,
  write,
} from '../the-battle/state.ts';
import { acts, isAway, leadersOf } from './command-range.ts';
import { show } from './leader-loss.ts';

/** M12 How leaders move. */

const [POINTS, UNSEEN, ENEMY] = [1, 2, 4];
const FAR = 40;

/** M15.1.0.9: where he comes in: from the box through its hexes, else through those of his command. */
const gatesOf = (g: Battle, leader: number): readonly number[] => {
  if (!isAway(g, leader)) return [];
  if (g.rank[leader] === BOX) return g.kit.box.hexes;
  const command = g.chief.indexOf(leader);
  if (command === NONE) return [];
  const { partOf } = g.kit.command[command];
  return g.kit.waves.find((wave) => wave.command === (partOf === NONE ? command : partOf))?.hexes ?? [];
};

/** M3.1.1.5: no hex with an enemy, be it a unit or a leader; M3.1.1.4: friends, units and leaders, are welcome. */
const holdsEnemy = (g: Battle, hex: number, side: number): boolean => {
  const unit = unitAt(g, hex);
  return (unit !== NONE && g.kit.unit[unit].side !== side) || hasLeader(g, hex, 1 - side);
};

/** His ways, with some obstacles left out. M12.2.2.2: ZOCs are none; M12.2.2.7: nobody shoots at him. */
const waysOf = (g: Battle, leader: number, ignored: number, ways = emptyWays(g.kit.hexes.length)): Ways => {
  const { kit } = g;
  const { side, ma } = kit.leader[leader];
  const ground = groundFor(g, side);
  const isOpen = (to: number): boolean => {
    if ((ignored & ENEMY) === 0 && ground[to] & HOSTILE) return false;
    // M6.1.4.3: he is no combat unit and cannot look for himself.
    return (ground[to] & NEAR) === 0 || (ignored & UNSEEN) !== 0 || mayApproach(g, NONE, NONE, to);
  };
  const walker: Walker = {
    price: kit.cost[MOUNTED],
    ground,
    cost: (found, label, direction, to) => {
      const cost = kit.cost[MOUNTED][found.hex[label]][direction]; // M12.2.2.1
      return cost !== BARRED && isOpen(to) ? cost : BARRED;
    },
    shots: () => 0,
    leave: () => 0,
    within: () => true,
  };
  const starts: Start[] =
    g.rank[leader] === FIELD
      ? [[g.post[leader], 0]]
      : gatesOf(g, leader)
          .filter(isOpen)
          .map((hex) => [hex, kit.entry[MOUNTED][hex]]); // M15.1.0.6
  const budget = (ignored & POINTS) !== 0 ? FAR : Math.min(ma, FARTHEST);
  return searchOn(kit).run(starts, budget, walker, ways);
};

const reach = (g: Battle, leader: number): Ways => {
  const survey = surveyOf(g);
  const known = survey.rides[leader];
  if (known?.version === survey.version) return known.ways;
  const ways = waysOf(g, leader, 0, survey.sheet(g.kit));
  survey.rides[leader] = { version: survey.version, ways };
  return ways;
};

/** His ways when this move was chosen: as a rule they are known from the choice. */
const chosenWays = (g: Battle, leader: number): Ways => {
  const survey = surveyOfChoice(g);
  const known = survey?.rides[leader];
  return survey && known?.version === survey.version ? known.ways : reach(g, leader);
};

/** What keeps him from a hex: a smallest set of obstacles. */
const obstacles = (g: Battle, leader: number, hex: number): number => {
  if (reach(g, leader).best[hex] !== NONE) return 0;
  const { ma } = g.kit.leader[leader];
  if (g.rank[leader] === FIELD && g.kit.distance(g.post[leader], hex) > ma) return POINTS;
  let suspects = POINTS | UNSEEN | ENEMY;
  for (const one of [POINTS, UNSEEN, ENEMY])
    if (waysOf(g, leader, suspects & ~one).best[hex] !== NONE) suspects &= ~one;
  return suspects;
};

const unless = (key: string, text: string, obstacle: number) =>
  must(
    key,
    text,
    (g, hex: Hex, _L: unknown, { leader }: { readonly leader: Leader }) => (obstacles(g, leader, hex) & obstacle) === 0,
  );

/** The hexes of his way; the first one too where he comes onto the map. */
const pathOf = (g: Battle, leader: number, hex: number, ways: Ways): number[] => {
  const { hex: at, from, best } = ways;
  const path: number[] = [];
  for (let label = best[hex]; label !== NONE; label = from[label]) path.push(at[label]);
  path.reverse();
  return g.rank[leader] === FIELD ? path.slice(1) : path;
};

const costOf = (g: Battle, leader: number, path: readonly number[], ledger: Ledger): void => {
  let from = g.post[leader];
  for (const hex of path) {
    if (from === NONE) line(ledger, 'M15.1.0.6', g.kit.hexes[hex], g.kit.entry[MOUNTED][hex]);
    else stepCost(g, MOUNTED, from, g.kit.next[from].indexOf(hex), ledger);
    from = hex;
  }
};

/** He is where all can see him, or nobody but his owner can. */
const arrive = (g: Battle, x: Play<Battle>, leader: number, hex: number): void => {
  const { side } = g.kit.leader[leader];
  const path = pathOf(g, leader, hex, chosenWays(g, leader));
  const seen = g.rank[leader] === FIELD && g.shown[leader] === 1;
  const alone = unitAt(g, hex) === NONE;
  g.post[leader] = hex;
  g.rank[leader] = FIELD;
  g.rode[leader] = DONE;
  g.shown[leader] = 0; // M3.5.3: until he moves by his own move
  groundChanged(g);
  x.emit(g, leaderGoes, 'M12.2.2.1', { side, leader, path }, seen && alone ? {} : { knows: side });
  if (!alone) return;
  show(g, x, leader);
  x.emit(g, uncovered, 'M3.5.2', { leader, hex });
};

export const lead: MoveKind<Battle, Locals> = move('lead', {
  rule: 'M12.2.2.1',
  notation: 'lead {leader} to {hex}',
  secret: true,
  choose: {
    leader: slot(
      LEADER,
      [
        must('M12.2.2.1/leader', 'He must be a leader of the active command in play.', acts),
        must('M6.1.1.2/leader', 'He must not have had his go.', (g, leader) => g.rode[leader] === FRESH),
      ],
      (g, out) => write(out, leadersOf(g, g.command)),
    ),
    hex: slotAfter(
      { leader: LEADER },
      HEX,
      [
        must(
          'M12.2.2.1/elsewhere',
          'It must be another hex than his own.',
          (g, hex, _L, { leader }) => g.post[leader] !== hex,
        ),
        must(
          'M3.1.1.5/hex',
          'No enemy may be in the hex.',
          (g, hex, _L, { leader }) => !holdsEnemy(g, hex, g.kit.leader[leader].side),
        ),
        must(
          'M12.2.2.3',
          'He may not end alone next to an enemy combat unit.',
          (g, hex, _L, { leader }) => unitAt(g, hex) !== NONE || !nextToEnemy(g, hex, g.kit.leader[leader].side),
        ),
        unless('M12.2.2.1/points', 'He must have enough Movement Points.', POINTS),
        unless('M6.1.4.3', 'No Ottoman unit may be near that no Hungarian unit sees.', UNSEEN),
        unless('M3.1.1.5/way', 'Enemies must leave him a way.', ENEMY),
      ],
      (g, out, _L, { leader }) => {
        const { n: labels, best, hex } = reach(g, leader);
        let n = 0;
        for (let label = 0; label < labels; label++) if (best[hex[label]] === label) out[n++] = hex[label];
        return n;
      },
    ),
  },
  preview: (g, { leader, hex }) => {
    const ledger = new Ledger('Movement Points');
    costOf(g, leader, pathOf(g, leader, hex, reach(g, leader)), ledger);
    return [ledger];
  },
  do: (g, _L, x, { leader, hex }) => arrive(g, x, leader, hex),
});

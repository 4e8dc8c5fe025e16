import { Ledger, type Locals, line, type OldCondition, type Play } from '@ravelin/engine';
import { BARRED, MOUNTED } from '../../data/land.ts';
import { stepCost } from '../movement/cost.ts';
import { mayApproach } from '../movement/limits-of-sight.ts';
import { hasLeader, nextToEnemy, stamp, stampOfChoice, stir, unitAt } from '../stacking-zones-facing/ground.ts';
import { HOSTILE, lieFor, NEAR } from '../survey/ground-for-side.ts';
import { FARTHEST, type Start, search, sheetFor, type Walk, type Ways } from '../survey/paths.ts';
import { leaderGoes, uncovered } from '../the-battle/events.ts';
import { type Battle, BOX, DONE, FIELD, FRESH, HEX, LEADER, move, must, NONE, slot } from '../the-battle/state.ts';
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
const waysOf = (g: Battle, leader: number, ignored: number, found?: Ways): Ways => {
  const { kit } = g;
  const { side, ma } = kit.leader[leader];
  const lie = lieFor(g, side);
  const isOpen = (to: number): boolean => {
    if ((ignored & ENEMY) === 0 && lie[to] & HOSTILE) return false;
    // M6.1.4.3: he is no combat unit and cannot look for himself.
    return (lie[to] & NEAR) === 0 || (ignored & UNSEEN) !== 0 || mayApproach(g, NONE, NONE, to);
  };
  const walk: Walk = {
    price: kit.cost[MOUNTED],
    lie,
    cost: (ways, label, direction, to) => {
      const cost = kit.cost[MOUNTED][ways.hex[label]][direction]; // M12.2.2.1
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
  return search(kit, starts, 0, (ignored & POINTS) !== 0 ? FAR : Math.min(ma, FARTHEST), walk, found);
};

/** The ways of each leader, which hold for one state of the ground. */
const known: { stamp: number; ways: Ways }[] = [];
const reach = (g: Battle, leader: number): Ways => {
  const now = stamp(g);
  if (known[leader]?.stamp !== now) known[leader] = { stamp: now, ways: waysOf(g, leader, 0, sheetFor(g.kit, now)) };
  return known[leader].ways;
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

const who = (rule: string, text: string, ok: (g: Battle, leader: number) => boolean): OldCondition<Battle, Locals> =>
  must(rule, text, (g, _L, leader) => ok(g, leader));
const where = (
  rule: string,
  text: string,
  ok: (g: Battle, leader: number, hex: number) => boolean,
): OldCondition<Battle, Locals> => must(rule, text, (g, _L, leader, hex) => ok(g, leader, hex));
const unless = (rule: string, text: string, obstacle: number): OldCondition<Battle, Locals> =>
  where(rule, text, (g, leader, hex) => (obstacles(g, leader, hex) & obstacle) === 0);

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
  // As a rule they are known from the choice of this move.
  const ways = known[leader]?.stamp === stampOfChoice(g) ? known[leader].ways : reach(g, leader);
  const path = pathOf(g, leader, hex, ways);
  const seen = g.rank[leader] === FIELD && g.shown[leader] === 1;
  const alone = unitAt(g, hex) === NONE;
  g.post[leader] = hex;
  g.rank[leader] = FIELD;
  g.rode[leader] = DONE;
  g.shown[leader] = 0; // M3.5.3: until he moves by his own go
  stir();
  x.emit(g, leaderGoes, 'M12.2.2.1', { side, leader, path }, seen && alone ? {} : { knows: side });
  if (!alone) return;
  show(g, x, leader);
  x.emit(g, uncovered, 'M3.5.2', { leader, hex });
};

export const lead = move<Locals>('lead', {
  rule: 'M12.2.2.1',
  notation: 'lead {leader} to {hex}',
  secret: true,
  slots: [
    slot(
      'leader',
      LEADER,
      [
        who('M12.2.2.1', 'He is no leader of the active command in play.', acts),
        who('M6.1.1.2', 'He has had his go.', (g, leader) => g.rode[leader] === FRESH),
      ],
      undefined,
      (g, _L, out) => (g.command === NONE ? 0 : leadersOf(g, g.command, out)),
    ),
    slot(
      'hex',
      HEX,
      [
        where('M12.2.2.1', 'He is there already.', (g, leader, hex) => g.post[leader] !== hex),
        where(
          'M3.1.1.5',
          'An enemy is in the hex.',
          (g, leader, hex) => !holdsEnemy(g, hex, g.kit.leader[leader].side),
        ),
        where(
          'M12.2.2.3',
          'He may not end alone next to an enemy combat unit.',
          (g, leader, hex) => unitAt(g, hex) !== NONE || !nextToEnemy(g, hex, g.kit.leader[leader].side),
        ),
        unless('M12.2.2.1', 'He has not enough Movement Points.', POINTS),
        unless('M6.1.4.3', 'An Ottoman unit is near that no Hungarian unit sees.', UNSEEN),
        unless('M3.1.1.5', 'Enemies leave him no way.', ENEMY),
      ],
      undefined,
      (g, _L, out, leader) => {
        const { n: labels, best, hex } = reach(g, leader);
        let n = 0;
        for (let label = 0; label < labels; label++) if (best[hex[label]] === label) out[n++] = hex[label];
        return n;
      },
    ),
  ],
  preview: (g, _L, leader, hex) => {
    if (hex === undefined) return [];
    const ledger = new Ledger('Movement Points');
    costOf(g, leader, pathOf(g, leader, hex, reach(g, leader)), ledger);
    return [ledger];
  },
  do: (g, _L, x, leader, hex) => arrive(g, x, leader, hex),
});

import type { Overlay, OverlayLine, OverlayMark, Overlays, Subject, Viewer } from '@ravelin/engine';
import { mayShoot, sees } from './rules/fire/line-of-sight.ts';
import { chains, determineCommand, leadersOf } from './rules/leaders/command-range.ts';
import { reach } from './rules/movement/reach.ts';
import { unitAt } from './rules/stacking-zones-facing/stacking.ts';
import { zoneReaches } from './rules/stacking-zones-facing/zones.ts';
import { groundChanged } from './rules/survey/survey.ts';
import { type Battle, enemyOf, FIELD, NONE } from './rules/the-battle/state.ts';

/** What the board can be overlaid with: the rules' own answers, for whoever asks and as far as they may know. */

const NOTHING: Overlay = { marks: [], lines: [] };
const SIDES = ['hungary', 'ottoman'];

const unitOf = (g: Battle, subject: Subject | undefined): number => {
  if (subject?.domain === 'unit') return g.kit.units.indexOf(subject.name);
  const hex = hexOf(g, subject);
  return hex === NONE ? NONE : unitAt(g, hex);
};
const hexOf = (g: Battle, subject: Subject | undefined): number => {
  if (subject?.domain === 'hex') return g.kit.hexAt.get(subject.name) ?? NONE;
  return subject?.domain === 'unit' ? g.at[g.kit.units.indexOf(subject.name)] : NONE;
};

/** M6.1.1.1: where the unit could go in a go of its own, the MP it would have spent, and the last step of its way there. */
const reached = (g: Battle, _viewer: Viewer, subject: Subject | undefined): Overlay => {
  const unit = unitOf(g, subject);
  if (unit === NONE || g.at[unit] === NONE) return NOTHING;
  // In command unless the activation under way says otherwise (M12.1.0.5).
  if (g.command === NONE || g.kit.unit[unit].command !== g.command) g.led[unit] = 1;
  groundChanged(g);
  const { n, best, hex, mp, from } = reach(g, unit);
  const marks: OverlayMark[] = [];
  const lines: OverlayLine[] = [];
  for (let label = 1; label < n; label++) {
    if (best[hex[label]] !== label) continue;
    const [to, before] = [g.kit.hexes[hex[label]], g.kit.hexes[hex[from[label]]]];
    lines.push({ from: before, to, tone: 'step' });
    if (unitAt(g, hex[label]) === NONE) marks.push({ name: to, tone: 'reach', n: mp[label] });
  }
  return { marks, lines };
};

/** M3.2: every hex that a Zone of Control covers, by side. */
const zones = (g: Battle): Overlay => {
  const covered = SIDES.map(() => new Set<number>());
  for (let unit = 0; unit < g.at.length; unit++)
    if (g.at[unit] !== NONE)
      for (const next of g.kit.next[g.at[unit]])
        if (next >= 0 && zoneReaches(g, unit, next)) covered[g.kit.unit[unit].side].add(next);
  return {
    marks: covered.flatMap((hexes, side) => [...hexes].map((hex) => ({ name: g.kit.hexes[hex], tone: SIDES[side] }))),
    lines: [],
  };
};

/** M7.2.1: what cannot be seen from the hex. */
const sight = (g: Battle, _viewer: Viewer, subject: Subject | undefined): Overlay => {
  const from = hexOf(g, subject);
  if (from === NONE) return NOTHING;
  const marks: OverlayMark[] = [{ name: g.kit.hexes[from], tone: 'eye' }];
  for (const [hex, name] of g.kit.hexes.entries())
    if (hex !== from && !sees(g.kit, from, hex)) marks.push({ name, tone: 'blind' });
  return { marks, lines: [] };
};

/** M12.1: how far the chains of the leaders reach, and who of the command is led by them. Leaders whom the viewer does not see lead nobody. */
const command = (g: Battle, viewer: Viewer, subject: Subject | undefined): Overlay => {
  const unit = unitOf(g, subject);
  const named = subject?.domain === 'command' ? g.kit.commands.indexOf(subject.name) : NONE;
  const asked = named !== NONE ? named : unit !== NONE ? g.kit.unit[unit].command : g.command;
  if (asked === NONE || (viewer !== undefined && g.kit.command[asked].side !== viewer)) return NOTHING;
  const [marks, lines]: [OverlayMark[], { from: string; to: string; tone: string }[]] = [[], []];
  determineCommand(g, asked);
  for (const leader of leadersOf(g, asked)) {
    if (g.rank[leader] !== FIELD || g.post[leader] < 0) continue;
    const steps = chains(g, leader);
    const post = g.kit.hexes[g.post[leader]];
    for (const [hex, name] of g.kit.hexes.entries()) if (steps[hex] >= 0) marks.push({ name, tone: 'range' });
    for (const one of g.kit.command[asked].units)
      if (g.at[one] !== NONE && steps[g.at[one]] > 0)
        lines.push({ from: post, to: g.kit.hexes[g.at[one]], tone: 'chain' });
  }
  for (const one of g.kit.command[asked].units)
    if (g.at[one] !== NONE) marks.push({ name: g.kit.hexes[g.at[one]], tone: g.led[one] ? 'led' : 'stray' });
  return { marks, lines };
};

/** M7.1 to M7.2: into which hexes the enemy could shoot from where he stands, and with how many units. */
const threat = (g: Battle, viewer: Viewer): Overlay => {
  const own = viewer ?? g.phasing;
  const target = g.kit.unit.findIndex(({ side, gun }, unit) => side === own && !gun && g.at[unit] !== NONE);
  if (target < 0) return NOTHING;
  unitAt(g, 0);
  const [stood, guns] = [g.at[target], new Map<number, number>()];
  const enemy = enemyOf(own);
  for (const [unit, { side, weapon }] of g.kit.unit.entries()) {
    if (side !== enemy || weapon === NONE || g.at[unit] === NONE) continue;
    for (let hex = 0; hex < g.kit.hexes.length; hex++) {
      const far = g.kit.distance(g.at[unit], hex);
      if (far === 0 || far > g.kit.weapon[weapon].reach) continue;
      // The target is put there for the question only; who stands where is not looked at anew.
      g.at[target] = hex;
      if (mayShoot(g, unit, target, false)) guns.set(hex, (guns.get(hex) ?? 0) + 1);
    }
    g.at[target] = stood;
  }
  return { marks: [...guns].map(([hex, n]) => ({ name: g.kit.hexes[hex], tone: 'fire', n })), lines: [] };
};

export const overlays: Overlays<Battle> = { reach: reached, zones, sight, command, threat };

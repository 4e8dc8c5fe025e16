import { drawnSet } from '@ravelin/web/drawn-set';
import { type Army, buildArmy } from '../data/army.ts';
import { buildLand, type Land } from '../data/land.ts';
import charts from '../data/reconstructed/charts.json' with { type: 'json' };
import leaders from '../data/reconstructed/leaders.json' with { type: 'json' };
import map from '../data/reconstructed/map.json' with { type: 'json' };
import scenario from '../data/reconstructed/scenario.json' with { type: 'json' };
import set from '../data/reconstructed/set.json' with { type: 'json' };
import units from '../data/reconstructed/units.json' with { type: 'json' };
import type { ComponentFiles } from '../data/schema.ts';

/** The components as the page needs them. They were checked when the game was built, so no schema travels to the page. */

const ours = { set, map, units, leaders, charts, scenario } as unknown as ComponentFiles;

export const { components, live, made, said: saidBy } = drawnSet(ours);
export const FILES: ComponentFiles = live((files) => files);
export const LAND: Land = live(buildLand);
export const ARMY: Army = live((files) => buildArmy(files, LAND));

export const hexOf = (name: string): number => LAND.hexAt.get(name) ?? -1;

const indexOf = (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((name, i) => [name, i]));
const unitAt = made(() => indexOf(ARMY.units));
const leaderAt = made(() => indexOf(ARMY.leaders));
export const unitNamed = (name: string) => ARMY.unit[unitAt().get(name) ?? -1];
export const leaderNamed = (name: string) => ARMY.leader[leaderAt().get(name) ?? -1];

/** The names that stand in the data. */
export const said = saidBy(({ leaders: captains, units: army }) =>
  Object.fromEntries([
    ...captains.flatMap(({ id, name, title }) => [
      [`name:${id}`, name],
      [`title-of:${id}`, title],
    ]),
    ...[...army.formations, ...army.commands].map(({ id, name }) => [`name:${id}`, name]),
  ]),
);

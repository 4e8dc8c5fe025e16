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

export const FILES = { set, map, units, leaders, charts, scenario } as unknown as ComponentFiles;
export const LAND: Land = buildLand(FILES);
export const ARMY: Army = buildArmy(FILES, LAND);

export const hexOf = (name: string): number => LAND.hexAt.get(name) ?? -1;

const indexOf = (names: readonly string[]): ReadonlyMap<string, number> => new Map(names.map((name, i) => [name, i]));
const unitAt = indexOf(ARMY.units);
const leaderAt = indexOf(ARMY.leaders);
export const unitNamed = (name: string) => ARMY.unit[unitAt.get(name) ?? -1];
export const leaderNamed = (name: string) => ARMY.leader[leaderAt.get(name) ?? -1];

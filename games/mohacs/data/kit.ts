import { type ComponentSet, citing, hashText, readFiles, type Workshop } from '@ravelin/engine';
import { type Army, buildArmy } from './army.ts';
import { captions } from './captions.ts';
import { buildCharts, type Charts } from './charts.ts';
import { bad, buildLand, type Land } from './land.ts';
import changed from './men-at-arms.json' with { type: 'json' };
import charts from './reconstructed/charts.json' with { type: 'json' };
import leaders from './reconstructed/leaders.json' with { type: 'json' };
import map from './reconstructed/map.json' with { type: 'json' };
import scenario from './reconstructed/scenario.json' with { type: 'json' };
import set from './reconstructed/set.json' with { type: 'json' };
import units from './reconstructed/units.json' with { type: 'json' };
import { ComponentFiles } from './schema.ts';

/** A component set made ready for play: small integers index everything. */
export interface Kit extends Land, Army, Charts {
  readonly files: ComponentFiles;
}

/** What a set consists of. */
export const workshop: Workshop = { schema: ComponentFiles, captions };

/** Checks the files of a component set and makes it ready for play. */
export const readComponents = (files: unknown): ComponentSet<Kit> => {
  const checked = readFiles<ComponentFiles>(workshop, files);
  for (const [name, list] of Object.entries({
    leaders: checked.leaders,
    kinds: checked.units.kinds,
    commands: checked.units.commands,
    formations: checked.units.formations,
    arms: checked.charts.arms,
    weapons: checked.charts.weapons,
    waves: checked.scenario.waves,
  })) {
    const ids = list.map(({ id }) => id);
    const twice = ids.find((id, i) => ids.indexOf(id) !== i);
    if (twice !== undefined) throw bad([`${name}: "${twice}" is there twice.`, `„${twice}“ kommt zweimal vor.`]);
  }
  const kit = citing(captions, (): Kit => {
    const land = buildLand(checked);
    return { files: checked, ...land, ...buildArmy(checked, land), ...buildCharts(checked) };
  });
  const { id, title, text } = checked.set;
  return { id, title, text, kit, hash: hashText(JSON.stringify(checked)), files: checked };
};

export const RECONSTRUCTED = readComponents({ set, map, units, leaders, charts, scenario });

const changedKinds: Readonly<Record<string, object>> = changed.kinds;
const changedRatings: Readonly<Record<string, number>> = changed.ar;
/** The same, but for the firmness of the horse and the Activation Ratings of Hungary's leaders: chosen for balance (docs/balance). */
export const MEN_AT_ARMS = readComponents({
  set: changed.set,
  map,
  units: { ...units, kinds: units.kinds.map((kind) => ({ ...kind, ...changedKinds[kind.id] })) },
  leaders: leaders.map((leader) => ({ ...leader, ar: changedRatings[leader.id] ?? leader.ar })),
  charts: {
    ...charts,
    shock: {
      ...charts.shock,
      matrix: { ...charts.shock.matrix, HC: { ...charts.shock.matrix.HC, ...changed.matrix.HC } },
    },
  },
  scenario,
});

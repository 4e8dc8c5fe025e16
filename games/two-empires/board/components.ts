import { drawnSet } from '@ravelin/web/drawn-set';
import * as hapsburg from '../../hapsburg/board/components.ts';
import * as ottoman from '../../ottoman-sunset/board/components.ts';
import joined from '../data/reconstructed/combination.json' with { type: 'json' };

/** The component set that the board draws: each nation its own, and what joins them. */
const own = drawnSet({ combination: joined });

export const combination = own.live((files) => files.combination);

export const components = (files: unknown): void => {
  const parts = files as Readonly<Record<string, unknown>> | undefined;
  hapsburg.components(parts?.hapsburg);
  ottoman.components(parts?.ottoman);
  own.components(files);
};

export const said = (key: string): string | undefined => {
  const [nation, rest] = key.startsWith('ottoman/')
    ? [ottoman, key.slice(8)]
    : [hapsburg, key.replace(/^hapsburg\//, '')];
  return key.includes('/') ? nation.said(rest) : undefined;
};

import type { FaceProps, Thing } from '@ravelin/web/face';
import { GUARD, PIECE, UNIT } from './state.ts';
import { FOREGROUNDS, PATHS, RAMPARTS, SECTIONS, TOWERS } from './view.ts';

/**
 * Where the pieces stand that a question asks for by their kind alone ("choose the units that die"): there each of them can be picked as
 * it is drawn.
 */

type Asked = Pick<FaceProps, 'view' | 'named'>;

/** Where the units of the invader lie before they come to a foreground. */
export const SUPPLY = 'supply';

const PLACES: ReadonlySet<string> = new Set([...FOREGROUNDS, ...RAMPARTS, ...SECTIONS, ...TOWERS].map(({ id }) => id));

/** Questions that do not name their place: S9.4.4, S20.1.1, S10.6.2. */
const UNNAMED: Readonly<Record<string, string>> = { demon: 'courtyard', hospital: 'hospital', marauders: 'marauders' };

/** Where a way sets out: `FL-A1` at FL, `supply-FL` in the supply. */
const startOf = (name: string): string | undefined =>
  name.startsWith(`${SUPPLY}-`) ? SUPPLY : PATHS.find(({ id }) => id === name)?.from;

const spokenOf = ({ view, named }: Asked): string | undefined => {
  const names = [...named];
  const start = names.map(startOf).find((place) => place !== undefined);
  const asked = Object.keys(UNNAMED).find((decision) => view.flow?.at(-1)?.at.includes(decision));
  return start ?? (asked === undefined ? names.find((name) => PLACES.has(name)) : UNNAMED[asked]);
};

/** The names by which a kind that stands there may be asked for beside its own. */
export const kindNames = (face: Asked, place: string, side: 'invader' | 'defender', kind: string): readonly Thing[] => {
  // A question that names no place speaks of the supply.
  if ((spokenOf(face) ?? SUPPLY) !== place) return [];
  const domains = side === 'invader' ? [PIECE, UNIT] : [GUARD];
  return domains.map((domain) => ({ domain, name: kind }));
};

/** Does the question speak of a place of the board, on which the kinds are drawn? */
export const isDrawn = (face: Asked, { domain }: Thing): boolean => {
  const place = spokenOf(face);
  return place !== undefined && place !== SUPPLY && [PIECE, UNIT, GUARD].includes(domain);
};

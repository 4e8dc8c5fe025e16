import type { FaceProps } from '@ravelin/web/face';
import type { Empire } from './empire.ts';
import { FRONT, markedIn, markOf } from './state.ts';
import { numberIn, resourcesOf } from './view.ts';
import { FACES } from './war.ts';

/** How often in a hundred an Offensive succeeds: with what was picked, or, before that, where it is likeliest. */

export const SUPPORT = 'support';

export const selectedIn = (face: Pick<FaceProps, 'marks'>, domain: string): string | undefined =>
  markedIn(face, domain).find((name) => markOf(face, domain, name) === 'selected');

/** The faces of the die that throw the Front back, and how likely one of the dice shows such a face. */
export const chanceOf = (
  { war, helpOf }: Empire,
  { view }: Pick<FaceProps, 'view'>,
  front: string,
  support: string,
): { readonly good: readonly number[]; readonly percent: number } => {
  const { more, dice } = helpOf(view, front, support);
  const good = FACES.filter((die) => war.succeeds(view, front, die, more));
  return { good, percent: Math.round(100 * (1 - (1 - good.length / FACES.length) ** dice)) };
};

/** Is an Offensive being put together, and nothing else? */
export const isAttacking = ({ doing }: Pick<FaceProps, 'doing'>): boolean => {
  const kinds = [...(doing?.values() ?? [])].flat();
  return kinds.length > 0 && kinds.every((kind) => kind === 'attack');
};

/** The chance that is told at a Front: while an Offensive is put together. */
export const toldChance = (empire: Empire, face: FaceProps, front: string): string | undefined =>
  isAttacking(face) && markOf(face, FRONT, front) !== 'rest'
    ? face.t('chance', { n: chanceOf(empire, face, front, selectedIn(face, SUPPORT) ?? 'alone').percent })
    : undefined;

/** What the button of an Offensive says beside its name. */
export const attackNote = (empire: Empire, face: FaceProps): string | undefined => {
  const support = selectedIn(face, SUPPORT) ?? 'alone';
  const front = selectedIn(face, FRONT);
  if (front !== undefined) return face.t('chance', { n: chanceOf(empire, face, front, support).percent });
  const { printed, war } = empire;
  const means =
    numberIn(face.view, 'actions') + printed.theaters.reduce((sum, id) => sum + resourcesOf(face.view, id), 0);
  // Whatever is picked, so that the button says the same: by the board, not by what glows.
  const open = war
    .byDistance(face.view)
    .filter((one) => !war.closedBy(face.view, one) && war.costOf(face.view, one) <= means);
  const best = Math.max(0, ...open.map((one) => chanceOf(empire, face, one, support).percent));
  if (best === 0) return undefined;
  return face.t(open.length === 1 ? 'chance' : 'chance.best', { n: best });
};

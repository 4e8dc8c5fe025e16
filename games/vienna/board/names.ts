import type { PositionJson } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import type { Battle, HexState } from './view.ts';
import { battleOf, hexState } from './view.ts';

/** Words for what lies on the board, from the game's catalogue. */

type T = FaceProps['t'];

export const hexName = (t: T, id: string): string => t(`name:${id}`);

/** A number with its noun, in the right number. */
export const counted = (t: T, key: string, n: number): string => t(n === 1 ? `${key}.one` : `${key}.many`, { n });

export const stackWords = (t: T, state: HexState): string => {
  const parts = [t(`held:${state.control}`)];
  if (state.structural > 0) parts.push(counted(t, 'structural', state.structural));
  if (state.improvised > 0) parts.push(counted(t, 'improvised', state.improvised));
  if (state.cannons > 0) parts.push(counted(t, 'cannons', state.cannons));
  if (parts.length === 1 && state.control !== 'nobody') parts.push(t('nothing'));
  return parts.join(', ');
};

export const hexWords = (t: T, view: PositionJson, id: string, battle: Battle | undefined = battleOf(view)): string => {
  const words = `${hexName(t, id)}: ${stackWords(t, hexState(view, id))}`;
  return battle?.hex === id ? `${words}, ${t('attacked', { side: t(`name:${battle.attacker}`) })}` : words;
};

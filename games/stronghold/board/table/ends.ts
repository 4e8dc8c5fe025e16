import type { FaceProps } from '@ravelin/web/face';
import { isIn } from '../view.ts';

/** What ends the phase that is under way, and else the round. */
export const ends = (view: FaceProps['view']): { readonly key: string; readonly rule: string } => {
  if (isIn(view, 'assault')) return { key: 'ends.assault', rule: 'S18.1.1' };
  return isIn(view, 'defender phase') ? { key: 'ends.phase', rule: 'S12.1.2' } : { key: 'ends.cards', rule: 'S4.1.6' };
};

import type { PositionJson } from '@ravelin/engine';
import type { FaceProps } from '../face.ts';
import type { Tongue } from './tongue.ts';

const NOTHING = new Map<string, never>();
const NOBODY = new Set<string>();
const nothing = (): undefined => undefined;

/** What a face gets where the board stands still: a picture, at which nothing can be picked. */
export const stillProps = (view: PositionJson, tongue: Pick<Tongue, 'text'>): FaceProps => ({
  view,
  viewer: null,
  events: [],
  marks: NOTHING,
  counts: NOTHING,
  highlight: NOBODY,
  named: NOBODY,
  pick: nothing,
  inspect: nothing,
  t: tongue.text,
});

import type { Shape } from '@ravelin/engine';
import { type Component, createComponent, createContext, useContext } from 'solid-js';
import type { Path } from './paths.ts';

/** One datum of a set. */
export interface DatumProps {
  readonly shape: Shape;
  readonly path: Path;
  readonly called: readonly string[];
  /** In the middle of a sentence or a row: the control alone. */
  readonly bare?: boolean;
  /** It may be left out. */
  readonly optional?: boolean;
}

/** What shows a datum: groups hold data, and data may be groups. */
export const DatumContext = createContext<Component<DatumProps>>();

export const Datum: Component<DatumProps> = (props) => {
  const shown = useContext(DatumContext);
  if (!shown) throw new Error('Nothing shows data here.');
  return createComponent(shown, props);
};

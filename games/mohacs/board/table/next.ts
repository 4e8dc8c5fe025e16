import { type Accessor, createMemo } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import { ARMY } from '../field.ts';
import { lookAt } from '../layers/choice.ts';
import { markedAs, UNIT } from '../state.ts';
import { unitHex } from '../view.ts';

interface Roster {
  readonly view: FaceProps['view'];
  readonly units: readonly string[];
}

/** The units that can still act. While one is in hand the page marks what it can do, so the list from before is kept. */
export const rosterOf = (props: FaceProps): Accessor<readonly string[]> => {
  const roster = createMemo<Roster>((before) => {
    const { view } = props;
    if (markedAs(props, UNIT, 'selected').length > 0 && before?.view === view) return before;
    const legal = new Set(markedAs(props, UNIT, 'legal'));
    return { view, units: ARMY.units.filter((unit) => legal.has(unit)) };
  });
  return () => roster().units;
};

/** The next of them is picked and brought into sight. */
export const nextUnit = (props: FaceProps, units: readonly string[]): void => {
  const picked = markedAs(props, UNIT, 'selected')[0];
  const next = units[(units.indexOf(picked ?? '') + 1) % units.length];
  if (next === undefined || next === picked) return;
  props.pick(UNIT, next);
  const hex = unitHex(props.view, next);
  if (hex >= 0) lookAt({ hex });
};

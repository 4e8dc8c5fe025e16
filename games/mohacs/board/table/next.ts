import type { FaceProps } from '@ravelin/web/face';
import { type Accessor, createMemo } from 'solid-js';
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
    const side = props.viewer === 'hungary' ? 0 : 1;
    return { view, units: ARMY.unit.filter((unit) => unit.side === side && legal.has(unit.id)).map(({ id }) => id) };
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
  if (hex >= 0) lookAt({ hex, near: true });
};

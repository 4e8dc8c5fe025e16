import type { FaceProps } from '@ravelin/web/face';
import { expect, test } from 'vitest';
import { firstLook, partOf } from './look.ts';
import { SECTIONS } from './view.ts';

/** Where a phone looks when a question comes. */

const asked = (view: Readonly<Record<string, unknown>>, procedure: string, selected: readonly string[] = []) =>
  ({
    view: { flow: [{ procedure, at: '', locals: {} }], ...view },
    marks: new Map(selected.map((key) => [key, 'selected'])),
  }) as unknown as FaceProps;

/** The middle of a place. */
const at = (place: string): readonly [number, number] => {
  const [x, y, wide, tall] = partOf(place) ?? [0, 0, 0, 0];
  return [x + wide / 2, y + tall / 2];
};

const attacked = { horde: { 'R3 troll': 1 }, garrison: { 'L2 soldier': 2 } };

test('the wall that is fought over comes before everything', () => {
  const face = asked(attacked, 'melee');
  const fought = { ...face, view: { ...face.view, flow: [{ procedure: 'melee', at: '', locals: { section: 'L4' } }] } };
  expect(firstLook(fought as unknown as FaceProps, [at('forge')])).toBe('L4');
  expect(firstLook(asked(attacked, 'melee', ['wall section:R5']), [at('forge')])).toBe('R5');
});

test('in the phase of the defender the wall in danger is shown, whatever else can be done', () => {
  expect(firstLook(asked(attacked, 'defender phase'), [at('forge'), at('L1')])).toBe('R3');
  expect(firstLook(asked({ horde: { 'A3 troll': 3 } }, 'defender phase'), [at('forge')])).toMatch(/^L[34]$/);
});

test('elsewhere it is where most can be picked, or the wall in danger if anything can be picked there', () => {
  expect(firstLook(asked(attacked, 'maneuver'), [at('FL')])).toBe('FL');
  expect(firstLook(asked(attacked, 'maneuver'), [at('FL'), at('R3')])).toBe('R3');
  expect(firstLook(asked({}, 'maneuver'), [at('A1'), at('B4'), at('B4')])).toBe('B4');
});

test('with nothing to pick on the board a wall is shown all the same', () => {
  const place = firstLook(asked({}, 'briefing'), []);
  expect(SECTIONS.map(({ id }) => id)).toContain(place);
});

import { describe, expect, test } from 'vitest';
import { overlap, type Rect } from '../../empires/board/layout.ts';
import { COUNTER, NARROW_COUNTER } from '../../empires/board/map/counter-size.ts';
import { nameOnMap, type Space } from '../../empires/board/map/geography.ts';
import { nameBox, tagsOf } from '../../empires/board/map/tags.ts';
import { MAP as hapsburgMap } from '../../hapsburg/board/map/spaces.ts';
import { FRONTS as hapsburgFronts } from '../../hapsburg/board/view.ts';
import { MAP as ottomanMap } from '../../ottoman-sunset/board/map/spaces.ts';
import { FRONTS as ottomanFronts } from '../../ottoman-sunset/board/view.ts';
import { de, en } from './catalogue.ts';
import { NATIONS } from './war.ts';

/** Wherever the Fronts stand, their counters lie on no town and on no other counter. */

const WARS = {
  hapsburg: { map: hapsburgMap, fronts: hapsburgFronts },
  ottoman: { map: ottomanMap, fronts: ottomanFronts },
};

const CASES = NATIONS.flatMap((nation) =>
  ([COUNTER, NARROW_COUNTER] as const).flatMap((size) =>
    ([en, de] as const).map((words) => ({ nation, size, words, large: size === NARROW_COUNTER })),
  ),
);

describe.each(CASES)('$nation, $size.width wide', ({ nation, size, words, large }) => {
  const { map, fronts: all } = WARS[nation];
  const nameOf = (place: Space): string => nameOnMap(map, (key) => words[`${nation}/${key}`] ?? key, place.name, large);
  const boxOf = ([x, y]: readonly [number, number]): Rect => [
    x - size.width / 2,
    y - size.height / 2,
    size.width,
    size.height,
  ];

  test('alone on its space, each lies clear of every name', () => {
    const covered: string[] = [];
    for (const { id, spaces } of all)
      for (const { space } of spaces) {
        const at = tagsOf({ map, fronts: [{ id, space }], size, large, nameOf, taken: [] }).get(id);
        if (!at) throw new Error(`${id} has no place`);
        for (const place of map.places)
          if (overlap(boxOf(at), nameBox(place, nameOf(place), large)) > 0)
            covered.push(`${id} ${space}: ${place.name}`);
      }
    expect(covered).toEqual([]);
  });

  test('all at once, none lies on another or on a name', () => {
    const covered: string[] = [];
    for (let step = 0; step < 6; step++) {
      const fronts = all.map(({ id, spaces }, i) => ({ id, space: 1 + ((step + i) % spaces.length) }));
      const tags = [...tagsOf({ map, fronts, size, large, nameOf, taken: [] })];
      for (const [id, at] of tags) {
        for (const [other, there] of tags)
          if (id < other && overlap(boxOf(at), boxOf(there)) > 0) covered.push(`${step}: ${id} ${other}`);
        for (const place of map.places)
          if (overlap(boxOf(at), nameBox(place, nameOf(place), large)) > 0)
            covered.push(`${step}: ${id} ${place.name}`);
      }
    }
    expect(covered).toEqual([]);
  });
});

import { For } from 'solid-js';
import { FILES, hexOf } from '../field.ts';
import { centre } from '../layout.ts';

/** The villages: a few houses around a steeple, and the name beside the first of their hexes. */

const WALLS = 'M-13 3v7h8v-7l-4-3ZM-3 1v9h7v-9l-3.500-3ZM6 4v6h8v-6l-4-3ZM-8-9v6h6v-6l-3-2.500Z';
const ROOFS =
  'M-14.500 3.500-9-1.500-3.500 3.500ZM-4.500 1.500.5-4 5.500 1.500ZM4.500 4.500 10-.5 15.500 4.500ZM-9.500-8.500-5-13-.5-8.500Z';
const DOORS = 'M-10 10v-3h2v3ZM0 10v-4h1.800v4ZM9 10v-3h2v3ZM-5.800-3v-3h1.600v3Z';
const STEEPLE = 'M5.500-4v-6l2.500-6 2.500 6v6Z';

const HEXES = FILES.map.places.flatMap(({ hexes }) => hexes.map(hexOf));

export const Villages = () => (
  <g class="mo-villages">
    <For each={HEXES}>
      {(hex) => (
        <g
          transform={`translate(${centre(hex)
            .map((n) => n.toFixed(1))
            .join(' ')})`}
        >
          <ellipse class="mo-common" cy="3" rx="19" ry="14" />
          <path class="mo-steeple" d={STEEPLE} />
          <path class="mo-walls" d={WALLS} />
          <path class="mo-roofs" d={ROOFS} />
          <path class="mo-doors" d={DOORS} />
        </g>
      )}
    </For>
  </g>
);

/** Which side of the village its name has room on. */
const ANCHOR: Readonly<Record<string, readonly [dx: number, dy: number, anchor: 'start' | 'middle' | 'end']>> = {
  Merse: [22, -26, 'middle'],
  Lajmér: [0, -27, 'middle'],
  Majs: [28, 2, 'start'],
  Földvár: [30, 8, 'start'],
  Buziglica: [0, 49, 'middle'],
};

export const VillageNames = () => (
  <g class="mo-place-names">
    <For each={FILES.map.places}>
      {({ name, hexes }) => {
        const [x, y] = centre(hexOf(hexes[0]));
        const [dx, dy, anchor] = ANCHOR[name] ?? [0, -28, 'middle'];
        return (
          <text x={(x + dx).toFixed(1)} y={(y + dy).toFixed(1)} text-anchor={anchor}>
            {name}
          </text>
        );
      }}
    </For>
  </g>
);

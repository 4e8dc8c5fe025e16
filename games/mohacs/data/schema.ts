import { type Static, Type } from '@sinclair/typebox';
import { Charts } from './schema-charts.ts';
import { Count, exactly, Face, Hexes, Id, Origin, Origins, oneOf, Rule } from './schema-words.ts';

/** The shape of a component set. Each file of the folder is checked against its part before any of it is used. */

const Side = oneOf('hungary', 'ottoman');
const Facing = oneOf('N', 'NE', 'SE', 'S', 'SW', 'NW');

export const Land = Type.Object(
  {
    rows: Type.Array(
      Type.Object(
        {
          row: Type.Integer({ minimum: 1, maximum: 99 }),
          land: Type.String({ pattern: '^[.vs]+$', description: 'From west to east: clear, village, swamp.' }),
          level: Type.String({ pattern: '^[1-4]+$', description: 'The level of each of these hexes.' }),
        },
        exactly,
      ),
      { minItems: 1 },
    ),
    places: Type.Array(Type.Object({ name: Type.String(), hexes: Hexes, source: Origin }, exactly)),
    lines: Type.Array(
      Type.Object(
        {
          name: Type.String(),
          kind: oneOf('stream', 'trench'),
          sides: Type.Array(
            Type.String({
              pattern: '^[0-9]{4} (NE|E|SE|SW|W|NW)$',
              description: 'A hex and one of its sides; of a trench the hex behind it.',
            }),
          ),
          source: Origin,
        },
        exactly,
      ),
    ),
    roads: Type.Array(Type.Object({ name: Type.String(), hexes: Hexes, source: Origin }, exactly)),
    source: Origins,
  },
  exactly,
);

const Pair = Type.Array(Type.Integer({ minimum: -9, maximum: 20 }), {
  minItems: 1,
  maxItems: 2,
  description: 'In order and Disordered; one value where there is no Disordered side.',
});

export const Units = Type.Object(
  {
    kinds: Type.Array(
      Type.Object(
        {
          id: Id,
          arm: Type.String(),
          weapon: Type.Optional(Id),
          sdr: Type.Optional(Pair),
          ma: Pair,
          flight: Count,
          source: Origins,
        },
        exactly,
      ),
      { minItems: 1 },
    ),
    commands: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          side: Side,
          leader: Id,
          partOf: Type.Optional(Id),
          arms: Type.Optional(Type.Array(Type.String(), { description: 'Which arms of the greater command it has.' })),
        },
        exactly,
      ),
      { minItems: 2 },
    ),
    formations: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          command: Id,
          kind: Id,
          count: Type.Integer({ minimum: 1, maximum: 99 }),
          source: Origins,
        },
        exactly,
      ),
      { minItems: 1 },
    ),
  },
  exactly,
);

export const Leader = Type.Object(
  {
    id: Id,
    name: Type.String(),
    title: Type.String(),
    side: Side,
    cr: Count,
    ar: Face,
    ma: Count,
    flight: Count,
    monarch: Type.Optional(Type.Boolean()),
    reserve: Type.Optional(oneOf('named', 'nameless')),
    succeeds: Type.Optional(Id),
    source: Origins,
  },
  exactly,
);

const place = { rule: Rule, hexes: Hexes, source: Origin };
const bySide = <T extends Parameters<typeof Type.Optional>[0]>(value: T) =>
  Type.Object({ hungary: value, ottoman: value }, exactly);

export const Scenario = Type.Object(
  {
    id: Id,
    title: Type.String(),
    first: Side,
    facing: bySide(Facing),
    level: bySide(Type.Integer({ minimum: 1 })),
    setup: Type.Array(
      Type.Object(
        {
          ...place,
          formations: Type.Array(Id),
          leaders: Type.Array(Id),
          disordered: Type.Optional(Type.Boolean()),
        },
        exactly,
      ),
    ),
    banner: Type.Object({ ...place, side: Side }, exactly),
    box: Type.Object({ ...place, side: Side }, exactly),
    waves: Type.Array(
      Type.Object(
        {
          ...place,
          id: Id,
          command: Id,
          formations: Type.Array(Id),
          leaders: Type.Array(Id),
          after: Type.Optional(Id),
          roll: Type.Optional(Type.Array(Face, { minItems: 2, maxItems: 2, description: 'It comes on these faces.' })),
          level: Type.Optional(Type.Integer({ description: 'Added to the Flight Level of its side.' })),
        },
        exactly,
      ),
    ),
    lull: Type.Object({ passes: Count, quiet: Count }, exactly),
    source: Origins,
  },
  exactly,
);

export const ComponentFiles = Type.Object(
  {
    set: Type.Object(
      {
        id: Type.String(),
        title: Type.String(),
        text: Type.String(),
        provenance: Type.Optional(Type.Record(Type.String(), Type.String())),
      },
      exactly,
    ),
    map: Land,
    units: Units,
    leaders: Type.Array(Leader),
    charts: Charts,
    scenario: Scenario,
  },
  exactly,
);
export type ComponentFiles = Static<typeof ComponentFiles>;

import { Type } from '@sinclair/typebox';
import { Count, Drm, exactly, Face, Id, Origin, Origins, oneOf } from './schema-words.ts';

/** A column of a table: the first band has no lower end. */
const Bands = Type.Array(
  Type.Object(
    {
      from: Type.Optional(Type.Integer()),
      result: Type.String({ pattern: '^(NE|(D|R|RT|E|AD|AR|CA)([+](D|R|RT|E|AD|AR|CA))*)$' }),
    },
    exactly,
  ),
  { minItems: 1 },
);
const ByState = Type.Object({ order: Bands, disordered: Bands }, exactly);
const Price = Type.Union([Count, Type.Null()], { description: 'Movement Points; null where it is barred.' });
const Prices = Type.Object({ foot: Price, mounted: Price, guns: Price }, exactly);
const sourced = <P extends Parameters<typeof Type.Object>[0]>(fields: P) =>
  Type.Object({ ...fields, source: Origin }, exactly);

export const Charts = Type.Object(
  {
    arms: Type.Array(
      sourced({
        id: Type.String(),
        name: Type.String(),
        move: oneOf('foot', 'mounted', 'guns'),
        zone: Type.Optional(Type.Boolean({ description: 'Has a Zone of Control.' })),
        charges: Type.Optional(Type.Boolean()),
        evades: Type.Optional(Type.Boolean({ description: 'May retreat before Shock even from horse.' })),
        pikes: Type.Optional(Type.Boolean({ description: 'Makes chargers reluctant.' })),
        reluctance: Type.Optional(Type.Integer({ description: 'Added to its own roll for reluctance.' })),
      }),
    ),
    weapons: Type.Array(
      Type.Object(
        {
          id: Id,
          name: Type.String(),
          kind: oneOf('bow', 'musket', 'gun'),
          range: Type.Array(Drm, { minItems: 1, description: 'The modifier at 1, 2, 3 … hexes.' }),
          source: Type.Array(Origin),
        },
        exactly,
      ),
    ),
    fire: Type.Object(
      {
        flank: Drm,
        armour: Type.Array(Type.Object({ weapon: Id, arm: Type.String(), drm: Drm }, exactly)),
        village: Drm,
        trench: Drm,
        disordered: Drm,
        table: Type.Object({ mounted: Bands, mountedDisordered: Bands, foot: Bands, footDisordered: Bands }, exactly),
        source: Origins,
      },
      exactly,
    ),
    shock: Type.Object(
      {
        ...{ strength: Drm, flank: Drm, rear: Drm, mixed: Drm, charge: Drm, leader: Drm, disordered: Drm },
        ...{ retired: Drm, uphill: Drm, earlier: Drm, trench: Drm, stream: Drm, village: Drm, swamp: Drm },
        matrix: Type.Record(Type.String(), Type.Record(Type.String(), Drm)),
        table: ByState,
        chargeTable: ByState,
        source: Origins,
      },
      exactly,
    ),
    terrain: Type.Object(
      {
        ...{ clear: Prices, village: Prices, swamp: Prices, climb: Prices, stream: Prices, trench: Prices },
        road: Count,
        cap: Type.Integer({ minimum: 1, maximum: 9, description: 'Higher levels count as this one, but for sight.' }),
        source: Origins,
      },
      exactly,
    ),
    zone: sourced({ leaveMounted: Count, leaveFoot: Count, hitAndRun: Count, fireInZone: Count }),
    charge: sourced({ nearest: Count, farthest: Count, turns: Count }),
    reluctance: sourced({ goesIn: Face }),
    counterCharge: sourced({ succeeds: Face, flank: Drm }),
    evasion: sourced({ unharmed: Face }),
    leaderLoss: sourced({ fire: Count, killed: Face, shock: Face }),
    retired: sourced({ move: Count, flight: Count }),
    sight: sourced({ near: Count }),
  },
  exactly,
);

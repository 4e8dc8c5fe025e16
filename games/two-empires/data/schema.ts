import { Count, exactly, Id, Origin, oneOf, SetFile } from '@ravelin/games/empires/data';
import { ComponentFiles as HapsburgFiles } from '@ravelin/games/hapsburg';
import { ComponentFiles as OttomanFiles } from '@ravelin/games/ottoman-sunset';
import { type Static, type TSchema, Type } from '@sinclair/typebox';

/** What the game of both empires has of its own; everything else is in the sets of the two games. */

const Nation = oneOf('hapsburg', 'ottoman');
const Card = Type.Integer({ minimum: 1, maximum: 99 });
/** One of something for each nation. */
const both = <T extends TSchema>(of: T) => Type.Object({ hapsburg: of, ottoman: of }, exactly);

export const Combination = Type.Object(
  {
    order: Type.Object(
      {
        first: Nation,
        opening: Type.Integer({ minimum: 1, description: 'Nation-turns of the first nation at the start.' }),
        source: Origin,
      },
      exactly,
    ),
    railway: Type.Object(
      {
        opens: Type.Integer({ description: 'The Hapsburg card that brings Bulgaria.' }),
        shuts: Type.Integer({ description: 'The Hapsburg card that may take Bulgaria out of the war.' }),
        front: Id,
        openFrom: Type.Integer({ description: 'The lowest space of that Front with which the Railway is open.' }),
        actionsForOne: Count,
        carries: both(Type.Array(Id)),
        source: Origin,
      },
      exactly,
    ),
    battles: Type.Array(
      Type.Object(
        { nation: Nation, card: Card, battle: Id, value: Count, front: Id, space: Count, source: Origin },
        exactly,
      ),
    ),
    narrows: Type.Object({ card: Card, theater: Id, most: Count, source: Origin }, exactly),
    uboats: Type.Object({ card: Card, battle: Id, theater: Id, most: Count, source: Origin }, exactly),
    russia: Type.Object({ provisional: both(Card), revolution: both(Card), source: Origin }, exactly),
    kaiserschlacht: Type.Object(
      {
        cards: both(Card),
        odd: Nation,
        even: Nation,
        rhythm: Type.Array(oneOf('fight', 'none'), { minItems: 4, maxItems: 4 }),
        source: Origin,
      },
      exactly,
    ),
    fallen: Type.Object({ fronts: both(Id), modifier: Type.Integer(), source: Origin }, exactly),
    theft: Type.Object({ from: Type.Integer({ minimum: 1, maximum: 6 }), source: Origin }, exactly),
    lenin: Type.Object(
      {
        operations: Count,
        eastern: Count,
        hapsburgVictories: Type.Array(Id),
        removal: Type.Object({ operations: Count, easternVictories: Count, kaiserschlachtVictories: Count }, exactly),
        source: Origin,
      },
      exactly,
    ),
  },
  exactly,
);
export type Combination = Static<typeof Combination>;

/** The folders of the two games, and what joins them. */
export const ComponentFiles = Type.Object(
  { set: SetFile, hapsburg: HapsburgFiles, ottoman: OttomanFiles, combination: Combination },
  exactly,
);
export type ComponentFiles = Static<typeof ComponentFiles>;

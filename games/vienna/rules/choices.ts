import type { Lister, Locals } from '@ravelin/engine';
import {
  decision,
  HABSBURG,
  move,
  type Of,
  OTTOMAN,
  oneOf,
  type PlacedTroop,
  SEATS,
  SIDES,
  type Side,
  troopAt,
  type Vienna,
  YES_NO,
} from './siege.ts';

/** Choices of the same make that several chapters ask for. */

/** A card, or a tile, must lie in the zone. */
export const inZone = <V extends number, L extends Locals>(
  key: string,
  text: string,
  zone: (g: Vienna, L: L) => number,
) =>
  oneOf<V, L, unknown>(key, text, (g, out, L) => {
    const contents = g.zones[zone(g, L)] as V[];
    for (let i = 0; i < contents.length; i++) out[i] = contents[i];
    return contents.length;
  });

/** Lists the types of Troops of a side, at each of these places. */
export const troopsAt =
  <L extends Locals>(places: readonly number[], side: (L: L) => Side): Lister<Vienna, PlacedTroop, L, unknown> =>
  (g, out, L) => {
    const { troops, troopSide } = g.kit;
    let n = 0;
    for (const place of places)
      for (let troop = 0; troop < troops.length; troop++)
        if (troopSide[troop] === side(L)) out[n++] = troopAt(g, place, troop);
    return n;
  };

/** What each side answers for itself, unknown to the other until both have (V4.24, V8.2.2). */
export const apartLocals = { ottoman: YES_NO, habsburg: YES_NO };
export type Apart = Of<typeof apartLocals>;
export const APART_SECRETS = { ottoman: OTTOMAN, habsburg: HABSBURG };

export const answerOf = (L: Apart, side: Side): number => L[SIDES[side]];

/** The same question to both sides, each answered apart: the two decisions, the Ottomans' first. */
export const askedApart = (spec: { id: string; prompt: string; rule: string; no: string; yes: string }) =>
  SEATS.map((side) =>
    decision<Apart>({
      id: spec.id,
      prompt: spec.prompt,
      seat: () => side,
      moves: [
        move(spec.no, { rule: spec.rule, secret: true, do: () => {} }),
        move(spec.yes, {
          rule: spec.rule,
          secret: true,
          do: (_g, L) => {
            L[SIDES[side]] = 1;
          },
        }),
      ],
    }),
  );

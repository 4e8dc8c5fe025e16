import type { GameFace } from '@ravelin/web/face';
import { LAND } from './field.ts';
import { reachOfHeld } from './layers/choice.ts';
import { HEX, UNIT } from './state.ts';
import { unitHex } from './view.ts';

/** In the list of moves a unit is known by its hex, since its number is on no counter; and a hex by what it costs to go there. */
export const moveNote: NonNullable<GameFace['moveNote']> = ({ parts }, picks, { view, t }) => {
  const named = (domain: string) => parts.find((part) => part.domain === domain)?.name;
  const [unit, hex] = [named(UNIT), named(HEX)];
  if (unit === undefined) return undefined;
  if (!picks.some(({ domain, name }) => domain === UNIT && name === unit)) {
    const stands = unitHex(view, unit);
    return stands < 0 ? undefined : t('list.in', { hex: LAND.hexes[stands] });
  }
  const held = reachOfHeld();
  const cost = held?.unit === unit ? held.reach?.marks.find(({ name }) => name === hex)?.n : undefined;
  return cost === undefined ? undefined : t('list.cost', { n: cost });
};

import type { PositionJson } from '@ravelin/engine';
import { entry, isSet, nameIn, type SpaceData, zoneOf } from '../../empires/board/view.ts';
import { type Modifier, type OwnWar, type Phases, type Reckoning, reckoning } from '../../empires/board/war.ts';
import * as hapsburg from '../../hapsburg/board/view.ts';
import { PHASES as HAPSBURG_PHASES, WAR as HAPSBURG_WAR } from '../../hapsburg/board/war.ts';
import * as ottoman from '../../ottoman-sunset/board/view.ts';
import { holdChance, PHASES as OTTOMAN_PHASES, WAR as OTTOMAN_WAR } from '../../ottoman-sunset/board/war.ts';
import { combination } from './components.ts';

/** What reaches each nation from the other, read off the board: modifiers, the will, the Railway. */

export const NATIONS = ['hapsburg', 'ottoman'] as const;
export type Nation = (typeof NATIONS)[number];
export const allyOf = (nation: Nation): Nation => (nation === 'hapsburg' ? 'ottoman' : 'hapsburg');

/** The marker that comes from the other nation, and what it adds to an Offensive (E2.6.2). */
export const lentTo = (nation: Nation): { readonly marker: string; readonly n: number } =>
  nation === 'hapsburg'
    ? { marker: 'korps', n: ottoman.BOARD.korpsBonus }
    : { marker: 'aid', n: hapsburg.BOARD.aidBonus };

/** The Front that is harder to hold alone; the view is the nation's own. */
export const isLonely = (view: PositionJson, nation: Nation, front: string): boolean =>
  isSet(view, 'alone') && front === combination.fallen.fronts[nation];

/** E7.2.2, E2.6.2 */
const modifiersFromBeyond = (view: PositionJson, nation: Nation, front: string): readonly Modifier[] => {
  const { marker, n } = lentTo(nation);
  const out: Modifier[] = [];
  if (isLonely(view, nation, front)) out.push({ key: 'mod.fallen', n: combination.fallen.modifier, rule: 'E7.2.2' });
  if (nameIn(view, `${marker}Front`) === front) out.push({ key: `mod.${marker}`, n, rule: 'E2.6.2' });
  return out;
};

const joined = <S extends SpaceData>(nation: Nation, own: OwnWar<S>): OwnWar<S> => ({
  ...own,
  modifiersOf: (view, front) => [...own.modifiersOf(view, front), ...modifiersFromBeyond(view, nation, front)],
  moreWill: (view) => [
    ...(own.moreWill?.(view) ?? []),
    { key: 'will.ally', n: isSet(view, 'alone') ? -1 : 0, rule: 'E7.2.1' },
  ],
});

const H = joined('hapsburg', HAPSBURG_WAR);
const O = joined('ottoman', OTTOMAN_WAR);

/** What each nation reckons, with its ally. */
export const WARS: Readonly<
  Record<Nation, Pick<OwnWar<never>, 'modifiersOf' | 'costOf' | 'closedBy' | 'lost'> & Reckoning>
> = {
  hapsburg: { ...H, ...reckoning(hapsburg.PRINTED, hapsburg.READING, H) },
  ottoman: { ...O, ...reckoning(ottoman.PRINTED, ottoman.READING, O) },
};

/** E4.1.2: ships are asked for before the Event; E8.2.1: a theft comes after the National Will Phase. */
const withAlly = (phases: Phases): Phases => ({ ...phases, asks: { ...phases.asks, sail: 1, theft: phases.number } });
export const PHASES: Readonly<Record<Nation, Phases>> = {
  hapsburg: withAlly(HAPSBURG_PHASES),
  ottoman: withAlly(OTTOMAN_PHASES),
};

// ---- the sea -----------------------------------------------------------------------------------------------------------

/** What so many Hapsburg ships would do: the chance that the Narrows hold (E4.1.1), or nothing where they help the U-boats (E4.1.3). */
export const narrowsWith = (view: PositionJson, ships: number): number | undefined => {
  const ally = view.ally as PositionJson;
  return nameIn(ally, 'card') === `#${combination.narrows.card}`
    ? holdChance(ally, ottoman.BOARD.fortitude - ships)
    : undefined;
};

// ---- the Railway -------------------------------------------------------------------------------------------------------

export const fateOf = (view: PositionJson, nation: Nation): string => String(entry(view, 'fate', nation) ?? 'at-war');

export interface Closed {
  /** A key of the catalogue, and a name to fill in. */
  readonly key: string;
  readonly name?: string;
  readonly rule: string;
}

/** Why the Railway is closed; undefined: it is open. */
export const railwayClosedBy = (view: PositionJson): Closed | undefined => {
  const fallen = NATIONS.find((nation) => fateOf(view, nation) !== 'at-war');
  if (fallen) return { key: 'railway.fallen', name: `seat:${fallen}`, rule: 'E2.1.4' };
  const war = view.hapsburg as PositionJson;
  const { front, openFrom, opens } = combination.railway;
  if (!isSet(war, 'bulgaria'))
    return zoneOf(war, 'played').cards.includes(`#${opens}`)
      ? { key: 'railway.left', rule: 'E2.1.3' }
      : { key: 'railway.bulgaria', rule: 'E2.1.1' };
  const { space } = hapsburg.frontState(war, front);
  if (space === undefined || space >= openFrom) return undefined;
  const place = hapsburg.READING.spaceAt(war, front)?.name ?? hapsburg.PRINTED.capital;
  return { key: 'railway.front', name: `name:${place}`, rule: 'E2.1.2' };
};

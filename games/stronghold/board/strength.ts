import type { PositionJson } from '@ravelin/engine';
import {
  countIn,
  GUARDS,
  guardsAt,
  HEROES,
  heroesAt,
  INVADERS,
  isAt,
  LIMITS,
  nameAt,
  nameIn,
  openCard,
  piecesAt,
  STOCK,
  strengthOf,
  towersBeside,
} from './view.ts';

/** S19.6 at a glance: what both sides would bring to a wall section if it were fought now, from what the viewer sees. */

export interface Line {
  readonly rule: string;
  /** A key of the catalogue. */
  readonly label: string;
  readonly sign: string;
  readonly number: number;
  readonly value: number;
}

/** How it would end. `more` is what is missing to a breach, or by how much it is passed. */
export type Standing = 'empty' | 'glare' | 'holds' | 'even' | 'ahead' | 'breach';

export interface Melee {
  readonly section: string;
  readonly invader: readonly Line[];
  readonly defender: readonly Line[];
  readonly invaders: number;
  readonly defenders: number;
  /** S19.8.1: the strength of the defender units alone. */
  readonly units: number;
  readonly standing: Standing;
  readonly by: number;
  /** The least strength of the invader that would breach it. */
  readonly breachAt: number;
}

const sum = (lines: readonly Line[]): number => lines.reduce((total, { value }) => total + value, 0);

const heroLine = (view: PositionJson, section: string): readonly Line[] =>
  HEROES.filter((hero) => heroesAt(view, section).includes(hero)).map((hero) => {
    const stands = hero === 'officer' && nameIn(view, 'stand') === 'stands';
    const strength = STOCK.heroes.find(({ id }) => id === hero)?.strength ?? 0;
    return {
      rule: stands ? 'S16.9.1' : 'S19.6.7',
      label: stands ? 'melee.stand' : `name:${hero}`,
      sign: hero,
      number: 1,
      value: stands ? (openCard('officers-stand')?.gives ?? strength) : strength,
    };
  });

export const meleeAt = (view: PositionJson, section: string): Melee => {
  const fury = nameIn(view, 'fury') === section;
  const invader: Line[] = INVADERS.map((unit) => {
    const number = piecesAt(view, section, unit);
    const raging = fury && unit === 'goblin';
    return {
      rule: raging ? 'S11.3.1' : 'S19.6.3',
      label: raging ? 'melee.fury' : `name:${unit}`,
      sign: unit,
      number,
      value: number * (raging ? LIMITS.furyStrength : strengthOf(unit)),
    };
  }).filter(({ number }) => number > 0);
  const present = invader.length > 0;
  if (isAt(view, 'gear', `${section} banner`) && present)
    invader.push({ rule: 'S7.2.3', label: 'name:banner', sign: 'banner', number: 1, value: LIMITS.bannerStrength });

  const guards: Line[] = GUARDS.map((guard) => {
    const number = guardsAt(view, section, guard);
    return { rule: 'S19.6.5', label: `name:${guard}`, sign: guard, number, value: number * strengthOf(guard) };
  }).filter(({ number }) => number > 0);
  const units = sum(guards);
  const tower = piecesAt(view, section, 'siege tower') > 0;
  const walls = countIn(view, 'walls', section);
  const windows = towersBeside(section).filter(
    (one) => nameAt(view, 'item', one) === 'bay window' && guardsAt(view, one, 'marksman') > 0,
  ).length;
  const defender: Line[] = [...guards];
  if (walls > 0)
    defender.push({
      rule: 'S19.6.6',
      label: tower ? 'melee.ignored' : 'melee.walls',
      sign: tower ? 'siege tower' : 'wall',
      number: walls,
      value: tower ? 0 : walls * LIMITS.componentStrength,
    });
  defender.push(...heroLine(view, section));
  if (windows > 0)
    defender.push({
      rule: 'S15.8.1.3',
      label: 'name:bay window',
      sign: 'bay window',
      number: windows,
      value: windows * LIMITS.bayWindowStrength,
    });

  const [invaders, defenders] = [sum(invader), sum(defender)];
  const lead = invaders - defenders;
  const told = { section, invader, defender, invaders, defenders, units, breachAt: defenders + units + 1 };
  if (!present) return { ...told, standing: 'empty', by: 0 };
  if (nameIn(view, 'glare') === section) return { ...told, standing: 'glare', by: 0 };
  if (lead === 0) return { ...told, standing: 'even', by: 0 };
  if (lead < 0) return { ...told, standing: 'holds', by: -lead };
  return lead > units
    ? { ...told, standing: 'breach', by: lead - units }
    : { ...told, standing: 'ahead', by: units + 1 - lead };
};

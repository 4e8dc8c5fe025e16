import { ASIDE, DEFEATS, type Empire, ENDED, RAGING, STALEMATES, VICTORIES } from '../rules/empire.ts';

/** Off-Map Battles as they can be expected to go: natural 1 and 6 come before the comparison. */

const FACES = 6;

/** How many faces of the die win, with this modifier against this value. */
export const winningFaces = (value: number, modifier: number): number =>
  Math.min(5, Math.max(1, FACES - (value - modifier)));

export const losingFaces = (value: number, modifier: number): number => Math.min(5, Math.max(1, value - modifier - 1));

/** What a battle adds to National Will on average. */
const gain = (value: number, modifier: number): number =>
  (winningFaces(value, modifier) - losingFaces(value, modifier)) / FACES;

/** What these battles add to National Will on average, with so many Resources in their theater. */
export const gainOf = ({ kit, weariness }: Empire, battles: readonly number[], resources: number): number => {
  let sum = 0;
  for (const battle of battles) sum += gain(kit.battle[battle].value, resources - weariness);
  return sum;
};

/** How the markers of the Kaiserschlacht lie: Victories, Stalemates, Defeats; and whether it rages. */
export interface Kaiserschlacht {
  readonly state: number;
  readonly victories: number;
  readonly stalemates: number;
  readonly defeats: number;
}

export const kaiserschlachtIn = (g: Empire): Kaiserschlacht => {
  const lying = [0, 0, 0, 0];
  for (const battle of g.kit.kaiserschlacht) lying[g.box[battle]]++;
  return {
    state: g.kaiserschlacht,
    victories: lying[VICTORIES],
    stalemates: lying[STALEMATES],
    defeats: lying[DEFEATS],
  };
};

/** A way in which the turn's battle of the Kaiserschlacht may end: how likely, what it adds to National Will, and how the markers lie then. */
export interface Way {
  readonly chance: number;
  readonly will: number;
  readonly after: Kaiserschlacht;
}

const WORTH: readonly number[] = [ASIDE, VICTORIES, STALEMATES, DEFEATS].map((box) =>
  box === VICTORIES ? 1 : box === DEFEATS ? -1 : 0,
);

/** With a marker moved from one box to another. */
const moved = (before: Kaiserschlacht, markers: number, from: number, to: number): Kaiserschlacht => {
  const lying = [0, before.victories, before.stalemates, before.defeats];
  if (from !== ASIDE) lying[from]--;
  lying[to]++;
  const ends = lying[VICTORIES] === markers || lying[DEFEATS] === markers;
  return {
    state: ends ? ENDED : RAGING,
    victories: lying[VICTORIES],
    stalemates: lying[STALEMATES],
    defeats: lying[DEFEATS],
  };
};

/** The battle of the Kaiserschlacht that this turn still brings: the next of them, or once all were fought any of them again. */
export const kaiserschlachtNow = (g: Empire): readonly Way[] => {
  const before = kaiserschlachtIn(g);
  if (g.kaiserschlacht !== RAGING) return [{ chance: 1, will: 0, after: before }];
  const { kaiserschlacht, battle } = g.kit;
  const fresh = kaiserschlacht.find((one) => g.box[one] === ASIDE);
  const fought = fresh === undefined ? kaiserschlacht : [fresh];
  /** By the box that the marker lies in, then by the one that it comes to. */
  const chances = [ASIDE, VICTORIES, STALEMATES, DEFEATS].map(() => [0, 0, 0, 0]);
  for (const one of fought) {
    const { theater, value } = battle[one];
    const modifier = (g.resources[theater] ?? 0) - g.weariness + (g.card < 0 ? 0 : g.kit.cards[g.card].kaiserschlacht);
    const [won, lost] = [winningFaces(value, modifier), losingFaces(value, modifier)];
    const from = chances[g.box[one]];
    from[VICTORIES] += won / FACES / fought.length;
    from[DEFEATS] += lost / FACES / fought.length;
    from[STALEMATES] += (FACES - won - lost) / FACES / fought.length;
  }
  return chances.flatMap((to, from) =>
    to.flatMap((chance, box) =>
      chance > 0
        ? [{ chance, will: WORTH[box] - WORTH[from], after: moved(before, kaiserschlacht.length, from, box) }]
        : [],
    ),
  );
};

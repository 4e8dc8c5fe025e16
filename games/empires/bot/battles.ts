import { ASIDE, type Empire, RAGING } from '../rules/empire.ts';

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

/** The battle of the Kaiserschlacht that this turn still brings: the chances that National Will rises and falls by it. */
export const kaiserschlachtNow = (g: Empire): { readonly up: number; readonly down: number } | undefined => {
  if (g.kaiserschlacht !== RAGING) return undefined;
  const { kaiserschlacht, battle } = g.kit;
  const fresh = kaiserschlacht.find((one) => g.box[one] === ASIDE);
  // One that is fought again takes its marker with it, so that it changes less: half of that is a fair mean.
  const at = fresh ?? kaiserschlacht[kaiserschlacht.length >> 1];
  const { theater, value } = battle[at];
  const modifier = (g.resources[theater] ?? 0) - g.weariness + (g.card < 0 ? 0 : g.kit.cards[g.card].kaiserschlacht);
  const part = (fresh === undefined ? 0.5 : 1) / FACES;
  return { up: winningFaces(value, modifier) * part, down: losingFaces(value, modifier) * part };
};

import { ASIDE, type Empire, RAGING } from '../rules/empire.ts';
import type { Outlook } from './outlook.ts';

/** Off-Map Battles as they can be expected to go: natural 1 and 6 come before the comparison. */

const FACES = 6;

/** How many faces of the die win, with this modifier against this value. */
export const winningFaces = (value: number, modifier: number): number =>
  Math.min(5, Math.max(1, FACES - (value - modifier)));

export const losingFaces = (value: number, modifier: number): number => Math.min(5, Math.max(1, value - modifier - 1));

/** What a battle adds to National Will on average. */
const gain = (value: number, modifier: number): number =>
  (winningFaces(value, modifier) - losingFaces(value, modifier)) / FACES;

/** What the battles of the cards left add to National Will on average, with the Resources as they are. */
export const battlesToCome = (g: Empire, { battles, share }: Outlook): number => {
  const { kit, resources, weariness } = g;
  let sum = 0;
  for (let theater = 0; theater < battles.length; theater++) {
    const modifier = (resources[theater] ?? 0) - weariness;
    for (const battle of battles[theater]) sum += gain(kit.battle[battle].value, modifier);
  }
  return sum * share;
};

/** The battle of the Kaiserschlacht that this turn still brings: the chances that National Will rises and falls by it. */
export const kaiserschlachtNow = (g: Empire): { readonly up: number; readonly down: number } | undefined => {
  if (g.kaiserschlacht !== RAGING) return undefined;
  const { kaiserschlacht, battle } = g.kit;
  const fresh = kaiserschlacht.find((one) => g.box[one] === ASIDE);
  // One that is fought again takes its marker with it, so that it changes less: half of that is a fair mean.
  const at = fresh ?? kaiserschlacht[kaiserschlacht.length >> 1];
  const { theater, value } = battle[at];
  const modifier =
    (g.resources[theater] ?? 0) - g.weariness + (g.card < 0 ? 0 : (g.kit.cards[g.card].card.kaiserschlacht ?? 0));
  const part = (fresh === undefined ? 0.5 : 1) / FACES;
  return { up: winningFaces(value, modifier) * part, down: losingFaces(value, modifier) * part };
};

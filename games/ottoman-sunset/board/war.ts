import type { PositionJson } from '@ravelin/engine';
import { isSet, nameIn, numberIn } from '../../empires/board/view.ts';
import { type Danger, type Modifier, type OwnWar, type Phases, reckoning } from '../../empires/board/war.ts';
import { BOARD, cardNow, DEFENCES, frontData, frontState, PRINTED, READING, stands, type TrackSpace } from './view.ts';

/** What this game reckons in its own way: the cards that protect a Front, the Asia Korps, the desert, the Narrows. */

/** 1 Event, 2 Advancement, 3 Actions, 4 Kaiserschlacht, 5 National Will */
export const PHASES: Phases = { number: 5, actions: 3, asks: { fortify: 1, dunsterforce: 1, action: 3 } };

/** The paragraph of a card's modifier, where it is not that of the card. */
const CARD_RULES: Readonly<Record<number, string>> = {
  3: 'O9.3.1',
  7: 'O9.7.2',
  14: 'O9.14.2',
  42: 'O9.42.1',
  46: 'O9.46.1',
};

/** O3.2.5 */
const modifiersOf = (view: PositionJson, front: string): readonly Modifier[] => {
  const out: Modifier[] = [];
  const card = cardNow(view);
  const printed = card?.offensives?.[front];
  if (card && printed)
    out.push({ key: 'mod.card', name: `#${card.id}`, n: printed, rule: CARD_RULES[card.id] ?? `O9.${card.id}` });
  if (nameIn(view, 'korpsFront') === front) out.push({ key: 'mod.korps', n: BOARD.korpsBonus, rule: 'O3.2.10' });
  return out;
};

/** O9.36.2: the Front that the die of the sandstorm named. */
const stormed = (view: PositionJson): string | undefined => {
  for (const clause of cardNow(view)?.event ?? [])
    if (clause.do === 'storm') return clause.faces[numberIn(view, 'rolled') - 1];
  return undefined;
};

/** O3.2.3, O3.2.4, O9.4.1 */
const closedBy: OwnWar<TrackSpace>['closedBy'] = (view, front) => {
  const card = cardNow(view);
  if (frontState(view, front).space === frontData(front).spaces.length) return { key: 'offensive.end', rule: 'O3.2.3' };
  if (card?.spared?.includes(front) || stormed(view) === front) return { key: 'offensive.spared', rule: 'O3.2.4' };
  return card?.only !== undefined && card.only !== front && numberIn(view, 'actions') > 0
    ? { key: 'offensive.bound', rule: 'O9.4.1' }
    : undefined;
};

/** O2.3.3, O2.3.4: what stands before the Front, where its next Advance needs an Attrition Roll. */
export const linesAhead = (view: PositionJson, front: string): readonly ('desert' | 'gaza')[] => {
  const ahead = READING.spaceAt(view, front, 1);
  return [
    ...(ahead?.desert && !isSet(view, 'pipeline') ? (['desert'] as const) : []),
    ...(ahead?.fortification && numberIn(view, 'gaza') > 0 ? (['gaza'] as const) : []),
  ];
};

// ---- the Narrows -------------------------------------------------------------------------------------------------------

export type Straits = 'open' | 'closed' | 'beaten-off' | 'forced';
/** Can a fleet still come, or what has become of it? */
export const straitsOf = (view: PositionJson): Straits => {
  const attack = nameIn(view, 'narrows');
  if (attack === 'beaten-off' || attack === 'forced') return attack;
  return isSet(view, 'uboats') ? 'closed' : 'open';
};

/** How often in a hundred what is in place would beat a fleet of this Fortitude off: O7.2.3 to O7.2.6, or O8.1.1. */
export const holdChance = (view: PositionJson, fortitude = BOARD.fortitude): number => {
  const stubborn = isSet(view, 'stubborn');
  // By what is left of British Fortitude.
  let fleet = Array.from({ length: fortitude + 1 }, (_, left) => (left === fortitude ? 1 : 0));
  for (const { id, strength } of DEFENCES) {
    if (!stands(view, id)) continue;
    const hit = strength / 6;
    const next = fleet.map((chance, left) => (left === 0 ? chance : 0));
    for (let left = fortitude; left > 0; left--) {
      // A stubborn fleet is hit again and again until it passes.
      const most = stubborn ? left : 1;
      for (let hits = 0; hits <= most; hits++) {
        const passes = hits === left || (!stubborn && hits === 1) ? 1 : 1 - hit;
        next[left - hits] += fleet[left] * hit ** hits * passes;
      }
    }
    fleet = next;
  }
  return Math.round(100 * fleet[0]);
};

const CARD_OF_THE_FLEET = 8;

/** The attack can still come, and would rather succeed. */
const narrowsDanger = (view: PositionJson): readonly Danger[] => {
  const waits = READING.cardsLeft(view).some(
    ({ epoch, joined, left }) =>
      joined && left > 0 && PRINTED.cards.find(({ id }) => id === CARD_OF_THE_FLEET)?.epoch === epoch,
  );
  const chance = holdChance(view);
  return straitsOf(view) === 'open' && waits && chance < 50
    ? [{ key: 'danger.narrows', n: chance, rule: 'O7.2.6' }]
    : [];
};

const OWN: OwnWar<TrackSpace> = {
  modifiersOf,
  costOf: () => 1,
  closedBy,
  moreDangers: narrowsDanger,
  lost: { will: 'O6.1.1', capital: 'O2.0.4' },
};
export const WAR = { ...OWN, ...reckoning(PRINTED, READING, OWN) };

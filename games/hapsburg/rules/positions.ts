import type { Reason, Tally } from '@ravelin/engine';
import { layOut, PLAYED, zoneOfCard } from './deck.ts';
import { ASIDE, NONE, VICTORIES, WAITING, type War } from './war.ts';
import { countWill, shownWill } from './will-count.ts';

/** Positions from outside: what must add up, what follows from what, what cannot be. */

const allocated = (g: War): number => g.resources.reduce((sum, n) => sum + n, 0);

export const tallies = (g: War): Tally[] => [
  ['Resources', allocated(g) + g.supply + g.spent + g.parked, g.kit.resources],
  ['cards played', g.zones[PLAYED].length, g.turn],
];

/** The decks follow from the War Status, the supply from the Resources elsewhere, the will from the board. */
export const complete = (g: War, given: ReadonlySet<string>): void => {
  layOut(g, g.zones[PLAYED]);
  if (!given.has('turn')) g.turn = g.zones[PLAYED].length;
  if (!given.has('supply')) g.supply = Math.max(0, g.kit.resources - g.spent - g.parked - allocated(g));
  if (!given.has('will')) g.will = shownWill(g, countWill(g));
};

export const problems = (g: War): Reason[] => {
  const { kit } = g;
  const out: Reason[] = [];
  const check = (ok: boolean, rule: string, text: string): void => {
    if (!ok) out.push({ rule, text });
  };
  for (const [front, { far, value }] of kit.front.entries()) {
    const name = kit.fronts[front];
    check(g.space[front] <= far, 'H2.2.1', `${name}: the track ends at ${far}.`);
    check(g.side[front] < value.length, 'H1.6.3', `${name}: there is no such side of the counter.`);
  }
  check(
    g.resources.every((number) => number <= kit.theaterLimit),
    'H4.2.3',
    'A Theater holds at most 2 Resources.',
  );
  check(
    !g.retreat || g.space[kit.polish] === NONE,
    'H4.5.11',
    'After the Great Retreat the Polish Front is off the map.',
  );
  check(!g.trench || g.bulgaria === 1, 'H13.17.2', 'The Trench Line needs Bulgaria in the war.');
  check(
    !g.ruins || (g.mustHold === 1 && g.fortress === 0),
    'H10.4.1',
    'The Fortress markers are in the Defeats Box only by that rule.',
  );
  check(!g.parked || g.emergency === 1, 'H10.2.1', 'Resources lie in the Victories Box only by Emergency Aid.');
  check(
    !g.vittorio || g.resurgence === 1,
    'H10.7.4',
    'The Vittorio Veneto marker is placed only by Italian Resurgence.',
  );
  check(!g.retreat || g.status >= 2, 'H4.5.2', 'The Great Retreat needs War Status 2 or higher.');
  check(
    g.box[kit.russiaTires] === ASIDE || g.box[kit.russiaTires] === VICTORIES,
    'H13.21.1',
    'Russia Tires lies aside or in the Victories Box.',
  );
  check(
    kit.kaiserschlacht.every(
      (battle, i) => g.box[battle] === ASIDE || i === 0 || g.box[kit.kaiserschlacht[i - 1]] !== ASIDE,
    ),
    'H5.1.2',
    'The battles of the Kaiserschlacht are fought in their order.',
  );
  check(
    g.kaiserschlacht !== WAITING || kit.kaiserschlacht.every((battle) => g.box[battle] === ASIDE),
    'H5.0.2',
    'The Kaiserschlacht has not begun.',
  );
  check(
    g.card === NONE || g.actions <= kit.cards[g.card].card.actions,
    'H4.0.1',
    'There are not more Actions than the card gives.',
  );
  check(g.card !== NONE || g.actions === 0, 'H4.0.1', 'Without a card there are no Actions.');
  check(g.card === NONE || g.zones[PLAYED].includes(g.card), 'H1.0.1', 'The current card lies among those played.');
  check(g.ending === NONE || g.over === 1, 'H8.0.2', 'The game has no ending before it is over.');
  check(g.intercepts <= kit.markers.intercepts, 'H13.6', 'There are 3 Radio Intercepts.');
  check(g.mackensen <= kit.markers.mackensen, 'H13.16', 'There are 5 Mackensen markers.');
  check(g.aid <= kit.markers.aid, 'H13.35', 'There are 3 German Aid markers.');
  check(g.will <= kit.high, 'H7.0.8', 'The National Will Track ends at 5.');
  for (let zone = 0; zone < PLAYED; zone++)
    for (const card of g.zones[zone])
      check(zoneOfCard(g, card) === zone, 'H0.4.9', `${kit.cardIds[card]} lies in the wrong deck for this War Status.`);
  return out;
};

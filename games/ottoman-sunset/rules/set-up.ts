import type { Base, Choice, Options } from '@ravelin/engine';
import { shownWill } from '@ravelin/games/empires';
import { layOut } from './deck.ts';
import { type Kit, NONE, TO_COME, WAITING, type War } from './war.ts';
import { countWill } from './will-count.ts';

/** Set-up. */

export const scenarios: readonly Choice[] = [
  { id: '1914', title: 'The whole war, 1914–18', text: '49 cards, scored by Victory Points (O6.2.1).' },
];

export const create = (base: Base<Kit>, _scenario: string, options: Options): War => {
  const { kit } = base;
  const g: War = {
    ...base,
    turn: 0,
    card: NONE,
    space: kit.front.map(({ start }) => start), // O0.4.1, O0.4.2, O0.4.3, O0.4.4
    side: kit.front.map(() => 0),
    will: 0,
    resources: kit.theaters.map(() => 0), // O0.4.7
    supply: kit.resources,
    spent: 0,
    box: kit.battleIds.map(() => 0),
    joined: [0, 0],
    korps: 0,
    yildirim: 0,
    bureau: NONE,
    defence: kit.defence.map(({ start }) => (start ? 1 : 0)), // O0.4.6
    narrows: TO_COME,
    uboats: 0,
    pipeline: 0,
    gaza: 0,
    weariness: 0,
    kaiserschlacht: WAITING,
    actions: 0,
    forfeit: 0,
    rolled: 0,
    korpsFront: NONE,
    ending: NONE,
    points: 0,
    stubborn: options.stubborn === 'on' ? 1 : 0,
    coalition: options.coalition === 'on' ? 1 : 0,
  };
  layOut(g, []); // O0.4.8
  g.will = shownWill(g, countWill(g)); // O0.4.5
  return g;
};

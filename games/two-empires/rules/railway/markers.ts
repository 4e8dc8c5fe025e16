import type { Condition, Locals, MoveKind } from '@ravelin/engine';
import { allocatedIn, currentCard, type Empire, FRONT, isActive, isFar } from '@ravelin/games/empires';
import { joined as hapsburg } from '@ravelin/games/hapsburg';
import { anyFront, type Both, HAPSBURG, NONE, nationOf, OTTOMAN, onMap, onWhole, warOf, wholeOf } from '../both.ts';
import { markerServes } from '../happenings.ts';
import { isOpen } from './opening.ts';

/** E2.6 German Aid and the Asia Korps, which travel over the Railway and serve the ally. */

const { must: mustOnMap, slot, move: moveOnMap } = onMap;

const [AID_MARKER, KORPS_MARKER] = [0, 1];
/** The nation that a marker comes from. */
const homeOf = (marker: number): number => (marker === AID_MARKER ? HAPSBURG : OTTOMAN);

/** How many of them the nation holds, its own or lent ones. */
export const holds = (g: Both, nation: number, marker: number): number => {
  if (homeOf(marker) !== nation) return g.lent[nation];
  return nation === HAPSBURG ? g.parts[HAPSBURG].aid : g.parts[OTTOMAN].korps;
};

export const change = (g: Both, nation: number, marker: number, by: number): void => {
  if (homeOf(marker) !== nation) g.lent[nation] += by;
  else if (nation === HAPSBURG) g.parts[HAPSBURG].aid += by;
  else g.parts[OTTOMAN].korps += by;
};

/** The Front against which the ally's marker serves in this nation-turn. */
const servedFront = (g: Both, nation: number): number => (nation === HAPSBURG ? g.korpsAgainst : g.aidAgainst);

/** E2.6.2: the ally's marker is worth what it is worth at home. */
export const lentModifier = (war: Empire, front: number): readonly [label: string, value: number] | undefined => {
  const g = wholeOf(war);
  const nation = nationOf(war);
  if (servedFront(g, nation) !== front) return undefined;
  const [h, o] = g.kit.parts;
  return nation === HAPSBURG ? ['Asia Korps', o.korpsBonus] : ['German Aid', h.aidBonus];
};

export const isBarred = (g: Empire): boolean => currentCard(g).noActions;

/** E2.6.2: before the die, for all Offensives of the nation-turn against one Front; E2.6.3: beside the nation's own. */
const rely = (
  id: string,
  first: readonly Condition<Empire, Locals>[],
  own: readonly Condition<Empire, Locals>[] = [],
): MoveKind<Empire, Locals> =>
  moveOnMap(id, {
    rule: 'E2.6.2',
    notation: `${id} against {front}`,
    if: [
      ...first,
      mustOnMap('E2.6.2/sent', 'A marker of the ally must have been sent.', (g) => wholeOf(g).lent[nationOf(g)] > 0),
      mustOnMap(
        'E2.5.4',
        'Only one such marker may be used in a nation-turn.',
        (g) => servedFront(wholeOf(g), nationOf(g)) === NONE,
      ),
      mustOnMap(
        'E2.6.2/offensive',
        'There must be an Action or a Resource for an Offensive.',
        (g) => !isBarred(g) && (g.actions > 0 || allocatedIn(g) > 0),
      ),
      ...own,
    ],
    choose: {
      front: slot(FRONT, [
        mustOnMap('E2.6.2/front', 'The Front must be on the map.', (g, front) => isActive(g, front)),
      ]),
    },
    // O3.2.3 forbids the attack, and by H4.1.6 it would move nothing.
    warn: (g, { front }) =>
      isFar(g, front) ? 'The Front is in its highest space: the marker would be wasted.' : undefined,
    do: (war, _L, x, { front }) => {
      const g = wholeOf(war);
      const nation = nationOf(war);
      g.lent[nation]--;
      if (nation === HAPSBURG) g.korpsAgainst = front;
      else g.aidAgainst = front;
      const marker = nation === HAPSBURG ? KORPS_MARKER : AID_MARKER;
      onWhole(x).emit(g, markerServes, 'E2.6.2', {
        nation,
        marker,
        front: anyFront(g.kit, nation, front),
        left: g.lent[nation],
      });
    },
  });
const aidIsOpen = mustOnMap(
  'H10.5.1',
  'German Aid may be used only before card 42 or 43.',
  (g) => !hapsburg.aidIsClosed(wholeOf(g).parts[HAPSBURG]),
);
/** `first`: what must hold besides, where it is asked before all else. */
export const relying = (nation: number, first: readonly Condition<Empire, Locals>[] = []): MoveKind<Empire, Locals> =>
  nation === HAPSBURG ? rely('korps', first) : rely('aid', first, [aidIsOpen]);

/** Is there something to send that costs nothing? */
const canSendMarker = (g: Both, nation: number): boolean =>
  isOpen(g) && (holds(g, nation, AID_MARKER) > 0 || holds(g, nation, KORPS_MARKER) > 0);

/** May the nation still do something in its Action Phase? E2.2.1: a card that allows no Actions leaves the markers. */
export const canAct = (g: Both, nation: number): boolean => {
  const war = warOf(g, nation);
  if (war.over) return false;
  return (!isBarred(war) && (war.actions > 0 || allocatedIn(war) > 0)) || canSendMarker(g, nation);
};

import type { PositionJson } from '@ravelin/engine';
import type { FaceProps, Place } from '@ravelin/web/face';
import { buildingWords, placeWords, sectionWords, towerWords } from './names.ts';
import { BUILDING, FOREGROUND, RAMPART, SECTION, TOWER } from './state.ts';
import { meleeAt } from './strength.ts';
import { BUILDINGS, FOREGROUNDS, garrisonAt, heroesAt, hordeAt, RAMPARTS, SECTIONS, TOWERS } from './view.ts';

/** What stands on the sheet, in words, and where the arrow keys lead among things of a kind. The board itself walks across kinds. */

type Near = Place['near'];

/** A column from the gate outwards, one on each side. */
const along = (list: readonly { readonly id: string; readonly side: string }[], i: number): Near => {
  const { side } = list[i];
  const [before, after] = [list[i - 1], list[i + 1]];
  const across = list.find((one) => one.side !== side && one.id.slice(-1) === list[i].id.slice(-1));
  return {
    ...(before?.side === side ? { up: before.id } : {}),
    ...(after?.side === side ? { down: after.id } : {}),
    ...(across ? { [side === 'left' ? 'right' : 'left']: across.id } : {}),
  };
};

const row = (list: readonly { readonly id: string }[], i: number): Near => ({
  ...(i > 0 ? { left: list[i - 1].id } : {}),
  ...(i < list.length - 1 ? { right: list[i + 1].id } : {}),
});

export const places = (view: PositionJson, t: FaceProps['t']): readonly Place[] => {
  const invading = view.viewer === 'invader';
  const defending = view.viewer === 'defender';
  const isManned = (post: string): boolean => garrisonAt(view, post).length + heroesAt(view, post).length > 0;
  const isTaken = (place: string): boolean => hordeAt(view, place).length > 0;
  const isThreatened = (section: string): boolean => ['ahead', 'breach'].includes(meleeAt(view, section).standing);
  return [
    ...SECTIONS.map(({ id }, i) => ({
      domain: SECTION,
      name: id,
      words: sectionWords(t, view, id),
      near: along(SECTIONS, i),
      mine: invading ? isTaken(id) : defending && isManned(id),
      threatened: defending && isThreatened(id),
    })),
    ...TOWERS.map(({ id }, i) => ({
      domain: TOWER,
      name: id,
      words: towerWords(t, view, id),
      near: along(TOWERS, i),
      mine: defending && isManned(id),
    })),
    ...RAMPARTS.map(({ id }, i) => ({
      domain: RAMPART,
      name: id,
      words: placeWords(t, view, id),
      near: along(RAMPARTS, i),
      mine: invading && isTaken(id),
    })),
    ...FOREGROUNDS.map(({ id }, i) => ({
      domain: FOREGROUND,
      name: id,
      words: placeWords(t, view, id),
      near: row(FOREGROUNDS, i),
      mine: invading && isTaken(id),
    })),
    ...BUILDINGS.map(({ id }, i) => ({
      domain: BUILDING,
      name: id,
      words: buildingWords(t, view, id),
      near: row(BUILDINGS, i),
      mine: defending && isManned(id),
    })),
  ];
};

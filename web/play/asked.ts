/** On a phone a table opens on what is asked: the board comes so near that it can be hit and read, and a column is scrolled to it. */

export interface Lie {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

const WHOLE: Lie = { x: 0, y: 0, k: 1 };
/** What is asked is hit and read if it measures so many pixels, and its letters so many. */
const [TARGET, LETTERS] = [40, 11];
/** Around what is asked so much of the board stays in sight, in pixels. */
const AROUND = 14;
/** For less than this the board is not magnified: more is lost by what goes out of sight. */
const WORTH = 1.2;

const ASKED = '[data-place].legal';

const lettersIn = (place: Element): number[] =>
  [...place.querySelectorAll('text')]
    .filter((text) => text.getClientRects().length > 0)
    .map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 1));

/** How a board that lies so in its frame should lie for what is asked on it; undefined: nothing is. */
export const lieOfAsked = (frame: HTMLElement, now: Lie, most: number): Lie | undefined => {
  const stage = frame.getBoundingClientRect();
  const places = [...frame.querySelectorAll(ASKED)].filter((place) => place.getClientRects().length > 0);
  if (places.length === 0) return undefined;
  const boxes = places.map((place) => place.getBoundingClientRect());
  const needs = [
    ...boxes.map(({ width, height }) => TARGET / Math.min(width, height)),
    ...places.flatMap(lettersIn).map((size) => LETTERS / size),
  ];
  const span = (low: number[], high: number[], from: number, at: number): readonly [number, number] => [
    (Math.min(...low) - from - at) / now.k - AROUND,
    (Math.max(...high) - from - at) / now.k + AROUND,
  ];
  const across = span(
    boxes.map(({ left }) => left),
    boxes.map(({ right }) => right),
    stage.left,
    now.x,
  );
  const down = span(
    boxes.map(({ top }) => top),
    boxes.map(({ bottom }) => bottom),
    stage.top,
    now.y,
  );
  const fills = Math.min(stage.width / (across[1] - across[0]), stage.height / (down[1] - down[0]));
  const k = Math.min(most, fills, Math.max(...needs) * now.k);
  if (k < WORTH) return WHOLE;
  const at = ([low, high]: readonly [number, number], size: number): number => size / 2 - (k * (low + high)) / 2;
  return { x: at(across, stage.width), y: at(down, stage.height), k };
};

/** Whether a part of what is asked on the board is in sight. */
export const isAskedInSight = (frame: HTMLElement): boolean => {
  const stage = frame.getBoundingClientRect();
  return [...frame.querySelectorAll(ASKED)].some((place) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return left >= stage.left && right <= stage.right && top >= stage.top && bottom <= stage.bottom;
  });
};

/** What scrolls around an element, within the table. The table itself must not: the bar would go out of sight. */
const scrollerOf = (inside: Element, table: Element): Element | undefined => {
  for (let one = inside.parentElement; one && one !== table; one = one.parentElement)
    if (one.scrollHeight > one.clientHeight && /auto|scroll/.test(getComputedStyle(one).overflowY)) return one;
  return undefined;
};

/** Scrolls the column beside the board to what is asked there: from its heading, if both can be seen. */
export const scrollToAsked = (table: HTMLElement): void => {
  const first = table.querySelector('.right .now [data-place].legal');
  const column = first && first.getClientRects().length > 0 ? scrollerOf(first, table) : undefined;
  if (!first || !column) return;
  const heading = first.closest('.now') ?? first;
  column.scrollTop += heading.getBoundingClientRect().top - column.getBoundingClientRect().top;
  column.scrollTop += Math.max(0, first.getBoundingClientRect().bottom - column.getBoundingClientRect().bottom);
};

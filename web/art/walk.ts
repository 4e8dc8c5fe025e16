/// <reference lib="dom" />

/** Walking over a drawn board with the arrow keys: from a thing to the nearest one in that direction. */

export const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const middle = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** The nearest thing in that direction, whatever it is. */
export const nearest = (
  all: readonly SVGElement[],
  from: Element,
  [wx, wy]: readonly [number, number],
): SVGElement | undefined => {
  const [x, y] = middle(from);
  let best: { element: SVGElement; cost: number } | undefined;
  for (const element of all) {
    const [dx, dy] = [middle(element)[0] - x, middle(element)[1] - y];
    const ahead = dx * wx + dy * wy;
    const cost = ahead + 2.2 * Math.abs(dx * wy - dy * wx);
    if (ahead > 4 && (!best || cost < best.cost)) best = { element, cost };
  }
  return best?.element;
};

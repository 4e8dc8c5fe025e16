/** What panels that float over a stage leave open of it. */

export interface Open {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom' | 'width' | 'height'>;

/** Measured from the stage's corner. A panel takes away from the side at which it lies: the one on which it takes least. */
export const openPart = (stage: Box, panels: readonly Box[]): Open => {
  const taken = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const panel of panels) {
    if (panel.width === 0 || panel.height === 0) continue;
    const takes = {
      left: panel.right - stage.left,
      top: panel.bottom - stage.top,
      right: stage.right - panel.left,
      bottom: stage.bottom - panel.top,
    };
    const sides = ['left', 'top', 'right', 'bottom'] as const;
    const side = sides.reduce((least, one) => (takes[one] < takes[least] ? one : least));
    taken[side] = Math.max(taken[side], takes[side]);
  }
  return {
    left: taken.left,
    top: taken.top,
    right: Math.max(taken.left + 1, stage.width - taken.right),
    bottom: Math.max(taken.top + 1, stage.height - taken.bottom),
  };
};

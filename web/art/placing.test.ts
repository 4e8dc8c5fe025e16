import { describe, expect, it } from 'vitest';
import { type Box, placeBeside, type Side } from './placing.ts';

const VIEW: Box = { left: 0, top: 0, right: 1000, bottom: 700 };
const SIZE = { width: 300, height: 200 };
const ALL: readonly Side[] = ['below', 'above', 'right', 'left'];

const at = (left: number, top: number, width = 40, height = 20): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

const boxOf = (thing: Box, size = SIZE, sides = ALL, inSight: readonly Box[] = []) => {
  const placed = placeBeside(thing, size, VIEW, sides, inSight);
  return { ...placed, right: placed.left + size.width, bottom: placed.top + placed.height };
};

describe('a box beside a thing', () => {
  it('is inside the window and not over the thing, wherever that is', () => {
    for (let x = 0; x <= 960; x += 60)
      for (let y = 0; y <= 680; y += 40) {
        const thing = at(x, y);
        const box = boxOf(thing);
        expect(box.left).toBeGreaterThanOrEqual(8);
        expect(box.top).toBeGreaterThanOrEqual(8);
        expect(box.right).toBeLessThanOrEqual(992);
        expect(box.bottom).toBeLessThanOrEqual(692);
        expect(
          box.right <= thing.left || box.left >= thing.right || box.bottom <= thing.top || box.top >= thing.bottom,
        ).toBe(true);
      }
  });

  it('points at the middle of the thing, clear of its own corners', () => {
    const box = boxOf(at(500, 100));
    expect(box.side).toBe('below');
    expect(box.left + box.pointer).toBe(520);
    expect(boxOf(at(0, 100)).pointer).toBeGreaterThanOrEqual(20);
  });

  it('goes to the other side where the first has no room', () => {
    expect(boxOf(at(500, 600)).side).toBe('above');
    expect(boxOf(at(900, 300), SIZE, ['right', 'left']).side).toBe('left');
  });

  it('covers the least of what should stay in sight', () => {
    expect(boxOf(at(500, 300), SIZE, ['right', 'left']).side).toBe('right');
    expect(boxOf(at(500, 300), SIZE, ['right', 'left'], [at(600, 300)]).side).toBe('left');
  });

  it('is cut to the room that there is, where it is longer than any', () => {
    const long = boxOf(at(500, 300), { width: 300, height: 900 }, ['below', 'above']);
    expect(long.side).toBe('below');
    expect(long.height).toBe(700 - 8 - 15 - 320);
    expect(long.bottom).toBeLessThanOrEqual(692);
  });
});

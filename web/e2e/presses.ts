import assert from 'node:assert/strict';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { Random } from '../../engine/random.ts';
import type { Game } from './games.mjs';
import type { Aim, Spot } from './hand.mjs';
import { myTurn } from './screens.mjs';

/** Real presses on the board, the cards, the panels and the prompt, wherever nothing else lies above; never on the moves list. */

type Size = BrowserContextOptions;

/** The kinds that bring a long game to its end, once it has lasted long enough. */
export const hurried = ({ hurry }: Game, decisions: number): readonly string[] =>
  hurry && decisions >= hurry.after ? hurry.kinds : [];

/** A decision takes no more presses. */
const PRESSES = 160;

/** The same dice for a decision in every run: which thing is pressed, and whether a button of the prompt comes first. */
const diceOf = (game: Game, decision: number): (readonly [number, number])[] => {
  const chance = new Random(`${game.id}/${decision}`);
  return Array.from({ length: PRESSES }, () => [chance.int(5040), chance.int(10)]);
};

/** Two taps that are as near to each other and as quick magnify the board. */
const [NEAR, QUICK] = [28, 340];

/** A pointer of this size of window: a mouse, or a finger that is not so quick as to tap twice. */
const pointerOf = (page: Page, { hasTouch = false }: Size): ((at: Spot) => Promise<void>) => {
  if (!hasTouch) return ([x, y]) => page.mouse.click(x, y);
  let [last, lifted]: [Spot, number] = [[0, 0], 0];
  return async ([x, y]) => {
    const rest = lifted + QUICK - Date.now();
    if (rest > 0 && Math.hypot(x - last[0], y - last[1]) < NEAR) await page.waitForTimeout(rest);
    await page.touchscreen.tap(x, y);
    [last, lifted] = [[x, y], Date.now()];
  };
};

/** Decides by pressing what is drawn, until a move is made; `n` is how many decisions there were before. */
export const presses = (page: Page, size: Size, game: Game): ((n: number) => Promise<'made' | 'over'>) => {
  const press = pointerOf(page, size);
  return async (n) => {
    await myTurn(page);
    const before = await page.evaluate(() => window.hand.standing());
    const wanted = hurried(game, n);
    let aim: Aim = 'made';
    for (const dice of diceOf(game, n)) {
      aim = await page.evaluate((given) => window.hand.aim(...given), [wanted, dice, before] as const);
      if (typeof aim === 'string') return aim;
      await press(aim);
    }
    assert.fail(`${PRESSES} presses make no move (${n})`);
  };
};

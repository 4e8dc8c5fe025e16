import type { PositionJson } from '@ravelin/engine';
import { theTable } from '../worker/client.ts';

/** The board as it is set up, for a picture; undefined where it cannot be had: a form does without. */
export const boardAt = async (
  game: string,
  scenario: string,
  options: Readonly<Record<string, string>>,
): Promise<PositionJson | undefined> => {
  try {
    return (await theTable().ask.still({ game, scene: { scenario, options }, laid: {} })).position;
  } catch {
    return undefined;
  }
};

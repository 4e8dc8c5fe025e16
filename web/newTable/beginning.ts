import type { PositionJson } from '@ravelin/engine';
import { theTable } from '../worker/client.ts';
import type { SetUp } from './setUp.ts';

/** The board as it is set up, for a picture; undefined where it cannot be had: a form does without. A set of one's own is not drawn. */
export const boardAt = async (
  { game: { id: game }, scenario, set }: SetUp,
  options: Readonly<Record<string, string>>,
): Promise<PositionJson | undefined> => {
  const chosen = set();
  const components = typeof chosen === 'string' ? { components: chosen } : {};
  try {
    const scene = { scenario: scenario(), options, ...components };
    return (await theTable().ask.still({ game, scene, laid: {} })).position;
  } catch {
    return undefined;
  }
};

import { createResource } from 'solid-js';
import { tongueOf } from '../play/tongue.ts';
import { faceOf } from '../shell/faces.ts';
import { theTable } from '../worker/client.ts';

/** What a game can be played with, in the rules' own words. */
export const createWords = (game: () => string) => {
  const [found] = createResource(game, async (id) => ({
    game: await theTable().ask.game({ game: id }),
    tongue: tongueOf(await faceOf(id)),
  }));
  return found;
};
export type GameWords = NonNullable<ReturnType<ReturnType<typeof createWords>>>;

import type { GameFace } from '../face.ts';
import { plainFace } from '../play/plain-face.tsx';
import { settings } from './settings.ts';

/** The games' boards, each loaded when it is first needed. A folder `games/NAME/board` is all it takes. */

const faces = import.meta.glob<Record<string, unknown>>('../../games/*/board/index.{ts,tsx}');
const covers = import.meta.glob<Record<string, unknown>>('../../games/*/board/cover.tsx');

const titles = import.meta.glob<{ readonly title: Title; readonly facts: Facts }>('../../games/*/words/title.ts', {
  eager: true,
});

/** What the home screen says of a game: its name, a line about it and its seats, in each language. */
export type Title = Readonly<Record<'en' | 'de', Readonly<Record<string, string>>>>;

/** What a title says, in the language that is set. */
export const wordsOf = (game: string, key: string): string => {
  const { [settings.language]: mine, en } = titleOf(game);
  return mine[key] ?? en[key] ?? key.replace(/^\w+:/, '');
};

/** What one wants to know before one begins. */
export interface Facts {
  readonly players: '1' | '2' | '1–2';
  /** How long a game takes, about. */
  readonly minutes: number;
  /** From 1, soon learnt, to 5. */
  readonly weight: 1 | 2 | 3 | 4 | 5;
}

const gameOf = (path: string): string => path.split('/').at(-3) ?? '';
const loaderOf = <T>(all: Record<string, () => Promise<T>>, game: string) =>
  Object.entries(all).find(([path]) => gameOf(path) === game)?.[1];

const isFace = (value: unknown): value is GameFace =>
  typeof value === 'object' && value !== null && 'Board' in value && 'words' in value;

const known = new Map<string, Promise<GameFace>>();

/** A game's face, or a plain one that needs no drawing: the moves list plays every game before its board is drawn. */
export const faceOf = (game: string): Promise<GameFace> => {
  let face = known.get(game);
  if (!face) {
    face = (loaderOf(faces, game)?.() ?? Promise.resolve({})).then(
      (all) => Object.values(all).find(isFace) ?? plainFace(game),
    );
    known.set(game, face);
  }
  return face;
};

/** The cover alone where the game gives it by itself; the home screen needs no more. */
export const coverOf = async (game: string): Promise<GameFace['Cover']> => {
  const all = await loaderOf(covers, game)?.();
  const cover = all && Object.entries(all).find(([name]) => name === 'Cover' || name === 'default')?.[1];
  return typeof cover === 'function' ? (cover as GameFace['Cover']) : (await faceOf(game)).Cover;
};

export const titleOf = (game: string): Title =>
  Object.entries(titles).find(([path]) => gameOf(path) === game)?.[1].title ?? { en: { title: game }, de: {} };

/** The seats of a game, in the order in which its title names them. */
export const seatsOf = (game: string): string[] =>
  Object.keys(titleOf(game).en).flatMap((key) => (key.startsWith('seat:') ? [key.slice('seat:'.length)] : []));

export const factsOf = (game: string): Facts | undefined =>
  Object.entries(titles).find(([path]) => gameOf(path) === game)?.[1].facts;

/** The games that have a face and a title, by folder name; the first screen needs no worker to list them. */
export const facedGames: readonly string[] = Object.keys(titles)
  .map(gameOf)
  .filter((game) => loaderOf(faces, game))
  .sort();

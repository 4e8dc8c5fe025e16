import type { Lesson } from './lesson.ts';

const all = import.meta.glob<Record<string, unknown>>(['../../games/*/learn/*.ts', '!../../games/*/learn/*.test.ts'], {
  eager: true,
});

const isLesson = (value: unknown): value is Lesson =>
  typeof value === 'object' && value !== null && 'steps' in value && 'position' in value;

/** The lessons of a game, in the order of their files. */
export const lessonsOf = (game: string): Lesson[] =>
  Object.entries(all)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, module]) => Object.values(module).filter(isLesson))
    .filter((lesson) => lesson.game === game);

/** The chapters of a rulebook come together, one file for each game and language. */
const CHAPTER = /\/games\/([^/]+)\/rulebook\/(de\/)?[^/]+\.md/;

/** The file that a module is bundled into, if it is a chapter. */
export const bookFile = (module: string): string | null => {
  const [chapter, game, german] = CHAPTER.exec(module) ?? [];
  return chapter ? `rules-${game}-${german ? 'de' : 'en'}` : null;
};

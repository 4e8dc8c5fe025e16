/** A text cut at the words that are searched for: every second part is one of them. */
export const markedParts = (text: string, words: readonly string[]): string[] => {
  if (words.length === 0) return [text];
  // Of two that begin alike the longer one is marked.
  const longest = [...words].sort((a, b) => b.length - a.length);
  const escaped = longest.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'giu'));
};

/** Where a word may be broken, for browsers without a dictionary of the language: the catalogue lists such words, `Lage|besprechung`. */
export const softened = (text: string, listed: string): string =>
  listed
    .split(' ')
    .filter(Boolean)
    .reduce((out, word) => out.replaceAll(word.replaceAll('|', ''), word.replaceAll('|', '\u00ad')), text);

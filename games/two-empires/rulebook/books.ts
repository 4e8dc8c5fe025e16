/** The books that hold here too (E0.1.2), by the letter of their paragraphs: the games in whose folders they stand. */
export const books: Readonly<Record<string, string>> = { H: 'hapsburg', O: 'ottoman-sunset' };

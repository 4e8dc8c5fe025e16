/** The names that a question is about, and every word of a lesson's step: the board knows which of them it can show. */
export const namedIn = (about: Readonly<Record<string, unknown>>, text: string): ReadonlySet<string> =>
  new Set([
    ...Object.values(about)
      .flat()
      .filter((one) => typeof one === 'string'),
    ...(text.match(/[\p{L}\d-]+/gu) ?? []),
  ]);

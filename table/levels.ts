/** The levels of the computer's play, by their names. What each of them does is the bots' own affair (`bot/levels.ts`). */
export interface LevelName {
  readonly id: string;
  readonly title: { readonly en: string; readonly de: string };
  readonly text: { readonly en: string; readonly de: string };
}

/** From the weakest to the strongest. */
export const LEVEL_NAMES = [
  {
    id: 'page',
    title: { en: 'Page', de: 'Page' },
    text: {
      en: 'Learns the trade beside you: sensible plans, careless in the details, and tells you why.',
      de: 'Lernt das Handwerk mit dir: vernünftige Pläne, im Einzelnen unachtsam, und sagt dir, warum.',
    },
  },
  {
    id: 'ensign',
    title: { en: 'Ensign', de: 'Fähnrich' },
    text: {
      en: 'Goes by the rules of thumb of an officer, at once and without looking ahead, and slips now and then.',
      de: 'Handelt nach den Faustregeln eines Offiziers, sofort und ohne vorauszudenken, und vertut sich ab und zu.',
    },
  },
  {
    id: 'captain',
    title: { en: 'Captain', de: 'Hauptmann' },
    text: {
      en: 'Looks a few moves ahead and knows what the dice may bring.',
      de: 'Denkt ein paar Züge voraus und weiß, was die Würfel bringen können.',
    },
  },
  {
    id: 'colonel',
    title: { en: 'Colonel', de: 'Oberst' },
    text: {
      en: 'Weighs many plans against what you may hold. Takes a moment for a move.',
      de: 'Wägt viele Pläne gegen das ab, was du haben könntest. Braucht einen Augenblick für einen Zug.',
    },
  },
  {
    id: 'marshal',
    title: { en: 'Field Marshal', de: 'Feldmarschall' },
    text: {
      en: 'The best we have. Thinks for as long as you let it.',
      de: 'Das Beste, was wir haben. Denkt so lange, wie du es lässt.',
    },
  },
] as const satisfies readonly LevelName[];

/** The seconds that the strongest can be given for a move: `marshal:5`. */
export const LEVEL_SECONDS: readonly number[] = [1, 5, 20];

import type { Diagrams } from '@ravelin/web/diagram';

/** The pictures of the rulebook: positions that the game's own board draws. */
export const diagrams: Diagrams = {
  road: {
    alt: {
      en: 'Five hexes from the North Camp to the South Camp, the Hill in the middle; each side stands in its camp.',
      de: 'Fünf Felder vom Nordlager zum Südlager, in der Mitte der Hügel; jede Seite steht in ihrem Lager.',
    },
  },
};

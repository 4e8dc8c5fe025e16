import type { Lesson } from '@ravelin/web/lesson';
import { narrows, war } from './position.ts';

/** O7: mines and guns before the fleet comes, and an Offensive after it has gone. */
export const straits: Lesson = {
  id: 'narrows',
  game: 'ottoman-sunset',
  title: { en: 'March 1915: the Narrows', de: 'März 1915: die Meerengen' },
  about: {
    en: 'Put mines and guns in place, see a fleet try its luck, and throw the Russians back.',
    de: 'Errichte Minensperren und Batterien, sieh einer Flotte bei ihrem Versuch zu und wirf die Russen zurück.',
  },
  rule: 'O7.2.1',
  seat: 'ottoman',
  seats: ['ottoman'],
  position: war({
    played: [2, 3, 9, 7],
    fronts: { caucasus: 4, mesopotamia: 4, sinai: 6 },
    resources: [0, 0, 0],
    boxes: { victories: [], stalemates: [], defeats: [] },
    fields: { card: '#7', actions: 2, defence: narrows('outer-mines') },
  }),
  dice: ['#8', 5, 2, 3, 6, 4, 5, 4, 3],
  steps: [
    {
      text: {
        en: 'Card 7 has laid the outer Minefield for nothing. Beside the chart you read how often in a hundred attacks the Narrows would hold: one in five. Somewhere in the deck, now that the Mid-Day cards have joined it, lies the fleet.',
        de: 'Karte 7 hat die äußere Minensperre umsonst gelegt. Neben der Seekarte steht, wie viele von hundert Angriffen die Meerengen hielten: einen von fünf. Irgendwo im Stapel liegt die Flotte, seit die Mittagskarten dazugekommen sind.',
      },
      rule: 'O7.1.1',
    },
    {
      text: {
        en: 'A defence of strength 4 hits on four faces of the die. Put the inner Minefield in place.',
        de: 'Ein Werk der Stärke 4 trifft bei vier von sechs Augen. Errichte die innere Minensperre.',
      },
      rule: 'O3.4.1',
      expect: ['build inner-mines by actions'],
      not: {
        en: 'The strongest defence that is missing is a Minefield.',
        de: 'Das stärkste Werk, das fehlt, ist eine Minensperre.',
      },
    },
    {
      text: {
        en: 'The second Action goes to the guns of Dardanos.',
        de: 'Die zweite Aktion gilt der Batterie Dardanos.',
      },
      rule: 'O3.4.1',
      expect: ['build dardanos by actions'],
      not: { en: 'In this lesson Dardanos is built.', de: 'In dieser Lektion wird Dardanos gebaut.' },
      well: {
        en: 'Not a turn too early: card 8 came, and eighteen battleships with it.',
        de: 'Keinen Zug zu früh: Karte 8 ist gekommen und mit ihr achtzehn Schlachtschiffe.',
      },
    },
    {
      text: {
        en: 'Read the log. Seddulbahir (4) was passed with a 5. Kumkale, both Minefields and at last Constantinople itself each hit: British Fortitude fell from 4 to 0, and the fleet turned back. That is worth 1 point at the end, and it cannot come again.',
        de: 'Lies das Protokoll. Seddulbahir (4) wurde mit einer 5 passiert. Kumkale, beide Minensperren und zuletzt Konstantinopel selbst trafen: Die britische Standhaftigkeit sank von 4 auf 0, und die Flotte drehte ab. Das ist am Ende 1 Punkt wert, und sie kann nicht wiederkommen.',
      },
      rule: 'O7.2.5',
    },
    {
      text: {
        en: 'Meanwhile the Caucasus Front has come to Van. Its Battle Value is 2: any die above it throws it back. Attack it.',
        de: 'Inzwischen ist die Kaukasusfront nach Van gekommen. Ihr Kampfwert ist 2: Jeder höhere Wurf wirft sie zurück. Greif sie an.',
      },
      rule: 'O3.2.7',
      expect: ['attack caucasus alone by actions'],
      not: { en: 'The Caucasus Front is the one that has come nearer.', de: 'Näher gekommen ist die Kaukasusfront.' },
      well: {
        en: 'A 3 against 2: it Retreats to Sarikamish. One Action is left; what you do with it is your war.',
        de: 'Eine 3 gegen 2: Sie weicht nach Sarikamisch zurück. Eine Aktion bleibt; was du damit tust, ist dein Krieg.',
      },
    },
  ],
};

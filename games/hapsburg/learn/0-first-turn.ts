import type { Lesson } from '@ravelin/web/lesson';
import { war } from './position.ts';

/** The map, the aim and the first turn of the war. */
export const firstTurn: Lesson = {
  id: 'first-turn',
  game: 'hapsburg',
  title: { en: 'Your first turn', de: 'Dein erster Zug' },
  about: {
    en: 'The five roads to Vienna, what you want, what a card does: throw back a Front, and then decide for yourself.',
    de: 'Die fünf Wege nach Wien, dein Ziel, was eine Karte tut: Wirf eine Front zurück, und dann entscheide selbst.',
  },
  rule: 'H0.2.1',
  seat: 'hapsburg',
  seats: ['hapsburg'],
  position: war({
    played: [],
    fronts: { polish: 5, carpathian: 6 },
    loyalty: [3, 3, 3],
    resources: [0, 0, 0],
    boxes: { victories: [], stalemates: [], defeats: [] },
    fields: {},
  }),
  // Card 3: the battle of Cer, the test of the Croats; then the first Offensive.
  dice: ['#3', 2, 2, 5],
  steps: [
    {
      text: {
        en: 'August 1914. You lead Austria-Hungary, alone against the rules. Five roads of numbered spaces lead to Vienna, which is space 0 of each. The counters on them are enemy Fronts: two Russian ones stand on the map, in Poland and before the Carpathians. Italy, Romania and the Balkans will follow.',
        de: 'August 1914. Du führst Österreich-Ungarn, allein gegen die Regeln. Fünf Wege aus nummerierten Feldern führen nach Wien, dem Feld 0 eines jeden. Die Marken darauf sind feindliche Fronten: Zwei russische stehen auf dem Plan, in Polen und vor den Karpaten. Italien, Rumänien und der Balkan werden folgen.',
      },
      rule: 'H0.1.8',
    },
    {
      text: {
        en: 'What you want: to live through all fifty cards. You lose at once if a Front enters Vienna, if Czechs, Croats and Hungarians are all in Revolt, or if National Will falls below −5. Those three things are what you look at every turn.',
        de: 'Was du willst: alle fünfzig Karten überstehen. Du verlierst sofort, wenn eine Front nach Wien kommt, wenn Tschechen, Kroaten und Ungarn alle im Aufstand sind oder wenn der Kriegswille unter −5 fällt. Auf diese drei Dinge siehst du in jedem Zug.',
      },
      rule: 'H8.0.1',
    },
    {
      text: {
        en: 'A turn is one card, and most of it happens by itself, top to bottom. Card 3 has been turned up. Its Event: the Battle of Cer in Serbia, Battle Value 4. The die showed 2, below the value: a Defeat, and its marker lies in the Defeats Box.',
        de: 'Ein Zug ist eine Karte, und das meiste geschieht von selbst, von oben nach unten. Karte 3 ist aufgedeckt. Ihr Ereignis: die Schlacht am Cer in Serbien, Kampfwert 4. Der Würfel zeigte 2, weniger als der Wert: eine Niederlage, und ihr Marker liegt bei den Niederlagen.',
      },
      rule: 'H1.4.6',
    },
    {
      text: {
        en: 'Next the Fronts on the card Advance: the Carpathian Front went from Tarnopol to Lemberg, space 5. Then the peoples on the card are tested: for the Croats the die showed 2, not above their rating of 3, so they slipped one space towards Revolt.',
        de: 'Dann rücken die Fronten auf der Karte vor: Die Karpatenfront kam von Tarnopol nach Lemberg, Feld 5. Dann werden die Völker auf der Karte geprüft: Für die Kroaten zeigte der Würfel 2, nicht mehr als ihr Nationalgefühl 3, also rutschten sie ein Feld auf den Aufstand zu.',
      },
      rule: 'H3.1.2',
    },
    {
      text: {
        en: 'Now you act. The card gives 3 Actions. An Offensive costs 1: you roll a die, and if it is higher than the Front’s Battle Value, the Front goes back one space. The Carpathian Front has 4, so a 5 or a 6 does it. The Polish Front stands at the far end of its road: throwing it back would move nothing. Attack the Carpathian Front.',
        de: 'Nun handelst du. Die Karte gibt 3 Aktionen. Eine Offensive kostet 1: Du würfelst, und ist der Wurf höher als der Kampfwert der Front, weicht sie ein Feld zurück. Die Karpatenfront hat 4, also gelingt es mit 5 oder 6. Die Polenfront steht am fernen Ende ihres Weges: Sie zurückzuwerfen, bewegte nichts. Greife die Karpatenfront an.',
      },
      rule: 'H4.1.5',
      expect: ['attack carpathian alone by actions'],
      not: {
        en: 'That is lawful, and soon you choose for yourself. First attack the Carpathian Front.',
        de: 'Das ist erlaubt, und gleich wählst du selbst. Zuerst greife die Karpatenfront an.',
      },
      well: {
        en: 'A 5 is more than 4: the Front is back in Tarnopol.',
        de: 'Eine 5 ist mehr als 4: Die Front steht wieder in Tarnopol.',
      },
    },
    {
      text: {
        en: 'Two Actions are left, and you see each result before the next choice. Win back the Croats (1 Action, 3 or more on the die)? A Resource in a Theater (both Actions): +1 in every battle fought there later? Another Offensive? Unspent Actions are lost. What do you undertake?',
        de: 'Zwei Aktionen hast du noch, und du siehst jedes Ergebnis vor der nächsten Wahl. Die Kroaten zurückgewinnen (1 Aktion, 3 oder mehr auf dem Würfel)? Eine Reserve auf einen Kriegsschauplatz (beide Aktionen): +1 in jeder Schlacht, die später dort geschlagen wird? Noch eine Offensive? Nicht ausgegebene Aktionen verfallen. Was unternimmst du?',
      },
      rule: 'H4.0.3',
      own: ['action'],
    },
  ],
  after: {
    en: 'That was your first turn. Spend what is left or end the Action Phase: then National Will is counted from Victories, Defeats, Revolts and lost flags, and the next card comes. Play on here as long as you like, or take the next lesson.',
    de: 'Das war dein erster Zug. Gib aus, was übrig ist, oder beende die Aktionsphase: Dann wird der Kriegswille aus Siegen, Niederlagen, Aufständen und verlorenen Fahnen gezählt, und die nächste Karte kommt. Spiele hier weiter, solange du magst, oder nimm die nächste Lektion.',
  },
};

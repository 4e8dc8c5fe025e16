import type { Lesson } from '@ravelin/web/lesson';
import { narrows, war } from './position.ts';

/** The map, the aim and the first turn of the war. */
export const firstTurn: Lesson = {
  id: 'first-turn',
  game: 'ottoman-sunset',
  title: { en: 'Your first turn', de: 'Dein erster Zug' },
  about: {
    en: 'The six roads to Constantinople, what you want, what a card does: throw back a Front, and then decide for yourself.',
    de: 'Die sechs Wege nach Konstantinopel, dein Ziel, was eine Karte tut: Wirf eine Front zurück, und dann entscheide selbst.',
  },
  rule: 'O0.2.1',
  seat: 'ottoman',
  seats: ['ottoman'],
  position: war({
    played: [],
    fronts: { caucasus: 5, mesopotamia: 5, sinai: 6 },
    resources: [0, 0, 0],
    boxes: { victories: [], stalemates: [], defeats: [] },
    fields: { defence: narrows() },
  }),
  // Card 12: the battle of Gorlice-Tarnow, the desert before the Sinai Front; then the first Offensive.
  dice: ['#12', 4, 5, 4],
  steps: [
    {
      text: {
        en: 'Autumn 1914. You lead the Ottoman Empire, alone against the rules. Six roads of numbered spaces lead to Constantinople, which is space 0 of each. The counters are enemy Fronts: Russians in the Caucasus, British before Basra and at Suez. The Arab, Salonika and Gallipoli Fronts may come later.',
        de: 'Herbst 1914. Du führst das Osmanische Reich, allein gegen die Regeln. Sechs Wege aus nummerierten Feldern führen nach Konstantinopel, dem Feld 0 eines jeden. Die Marken sind feindliche Fronten: Russen im Kaukasus, Briten vor Basra und bei Suez. Die Arabische Front, die Salonikifront und die Gallipolifront kommen vielleicht später.',
      },
      rule: 'O0.1.8',
    },
    {
      text: {
        en: 'What you want: to live through all 49 cards. You lose at once if a Front enters Constantinople, if National Will falls below −3, or if a fleet forces the Narrows, the strait in the inset chart, where guns and mines must stop it.',
        de: 'Was du willst: alle 49 Karten überstehen. Du verlierst sofort, wenn eine Front nach Konstantinopel kommt, wenn der Kriegswille unter −3 fällt oder wenn eine Flotte die Meerengen bezwingt, die Straße auf der kleinen Seekarte, wo Batterien und Minen sie aufhalten müssen.',
      },
      rule: 'O6.1.2',
    },
    {
      text: {
        en: 'A turn is one card, and most of it happens by itself. Card 12 has been turned up. Its Event: the battle of Gorlice-Tarnow in the Eastern Theater, Battle Value 2. The die showed 4, above the value: a Victory, and its marker lies in the Victories Box.',
        de: 'Ein Zug ist eine Karte, und das meiste geschieht von selbst. Karte 12 ist aufgedeckt. Ihr Ereignis: die Schlacht von Gorlice-Tarnow auf dem Kriegsschauplatz Ost, Kampfwert 2. Der Würfel zeigte 4, mehr als der Wert: ein Sieg, und ihr Marker liegt bei den Siegen.',
      },
      rule: 'O1.3.7',
    },
    {
      text: {
        en: 'Next the Fronts on the card Advance: the Caucasus Front went from Kars to Sarikamish, space 4. The Sinai Front must cross the desert and rolls for it: only a die below its Battle Value of 3 lets it through. A 5: it stays at Suez.',
        de: 'Dann rücken die Fronten auf der Karte vor: Die Kaukasusfront kam von Kars nach Sarikamisch, Feld 4. Die Sinaifront muss durch die Wüste und würfelt darum: Nur ein Wurf unter ihrem Kampfwert 3 lässt sie durch. Eine 5: Sie bleibt bei Suez.',
      },
      rule: 'O2.3.3',
    },
    {
      text: {
        en: 'Now you act. The card gives 3 Actions. An Offensive costs 1: you roll a die, and if it is higher than the Front’s Battle Value, the Front goes back one space. The Caucasus Front has only 2 now, so four faces of six will do. Attack it.',
        de: 'Nun handelst du. Die Karte gibt 3 Aktionen. Eine Offensive kostet 1: Du würfelst, und ist der Wurf höher als der Kampfwert der Front, weicht sie ein Feld zurück. Die Kaukasusfront hat jetzt nur 2, also genügen vier von sechs Augen. Greife sie an.',
      },
      rule: 'O3.2.1',
      expect: ['attack caucasus alone by actions'],
      not: {
        en: 'That is lawful, and soon you choose for yourself. First attack the Caucasus Front.',
        de: 'Das ist erlaubt, und gleich wählst du selbst. Zuerst greife die Kaukasusfront an.',
      },
      well: {
        en: 'A 4 is more than 2: the Russians are back in Kars.',
        de: 'Eine 4 ist mehr als 2: Die Russen stehen wieder in Kars.',
      },
    },
    {
      text: {
        en: 'Two Actions are left. A Minefield or a gun in the Narrows (1 Action each), for the fleet will come? A Resource in a Theater (both Actions): +1 in every battle fought there later? The Fronts stand at the far ends of their roads: throwing them back would move nothing now. What do you undertake?',
        de: 'Zwei Aktionen hast du noch. Eine Minensperre oder Batterie in den Meerengen (je 1 Aktion), denn die Flotte wird kommen? Eine Reserve auf einen Kriegsschauplatz (beide Aktionen): +1 in jeder Schlacht, die später dort geschlagen wird? Die Fronten stehen am fernen Ende ihrer Wege: Sie zurückzuwerfen, bewegte jetzt nichts. Was unternimmst du?',
      },
      rule: 'O3.4.1',
      own: ['action'],
    },
  ],
  after: {
    en: 'That was your first turn. Spend what is left or end the Action Phase: then National Will is counted from Victories, Defeats and lost flags, and the next card comes. Play on here as long as you like, or take the next lesson, in which the fleet comes.',
    de: 'Das war dein erster Zug. Gib aus, was übrig ist, oder beende die Aktionsphase: Dann wird der Kriegswille aus Siegen, Niederlagen und verlorenen Fahnen gezählt, und die nächste Karte kommt. Spiele hier weiter, solange du magst, oder nimm die nächste Lektion, in der die Flotte kommt.',
  },
};

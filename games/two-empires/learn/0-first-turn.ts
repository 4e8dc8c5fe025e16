import type { Lesson } from '@ravelin/web/lesson';
import { narrows } from '../../ottoman-sunset/learn/position.ts';
import { both } from './position.ts';

const NOTHING = { played: [], resources: [0, 0, 0], boxes: { victories: [], stalemates: [], defeats: [] } } as const;

/** Both maps, the aim, the order of turns and the first nation-turn of the Hapsburgs. */
export const firstTurn: Lesson = {
  id: 'first-turn',
  game: 'two-empires',
  title: { en: 'Your first turn', de: 'Dein erster Zug' },
  about: {
    en: 'Two maps and one war: what each empire wants, whose turn it is, and what to do with your first Actions.',
    de: 'Zwei Karten und ein Krieg: was jedes Reich will, wer am Zug ist und wozu deine ersten Aktionen gut sind.',
  },
  rule: 'E1.1.1',
  seat: 'hapsburg',
  seats: ['hapsburg', 'ottoman'],
  position: both({
    turnOf: 'hapsburg',
    hapsburg: { ...NOTHING, fronts: { polish: 5, carpathian: 6 }, loyalty: [3, 3, 3], fields: {} },
    ottoman: { ...NOTHING, fronts: { caucasus: 5, mesopotamia: 5, sinai: 6 }, fields: { defence: narrows() } },
  }),
  // Card 10, and the test of the Hungarians.
  dice: ['#10', 5],
  steps: [
    {
      text: {
        en: 'Two empires, two maps, one war. The large map is Austria-Hungary’s: five roads lead to Vienna. The other is the Ottoman Empire’s: six roads lead to Constantinople. The counters on the roads are enemy Fronts. You lead Austria-Hungary; the Ottomans are led by your ally, in this lesson the Page.',
        de: 'Zwei Reiche, zwei Karten, ein Krieg. Die große Karte ist die Österreich-Ungarns: Fünf Wege führen nach Wien. Die andere gehört dem Osmanischen Reich: Sechs Wege führen nach Konstantinopel. Die Marken auf den Wegen sind feindliche Fronten. Du führst Österreich-Ungarn; die Osmanen führt dein Verbündeter, in dieser Lektion der Page.',
      },
      rule: 'E0.3.1',
    },
    {
      text: {
        en: 'What you want: to live through all your cards. Each empire wins or loses by its own book: yours falls if a Front enters Vienna, if all three Nationalities revolt, or if National Will sinks below −5. If your ally falls, his loss weighs on you for the rest of the war.',
        de: 'Was du willst: alle deine Karten überstehen. Jedes Reich gewinnt oder verliert nach seinem eigenen Buch: Deines fällt, wenn eine Front nach Wien kommt, wenn alle drei Völker im Aufstand sind oder wenn der Kriegswille unter −5 sinkt. Fällt dein Verbündeter, so lastet das für den Rest des Krieges auf dir.',
      },
      rule: 'E7.1.1',
    },
    {
      text: {
        en: 'Austria-Hungary was at war first, so you begin with two nation-turns; then the Ottomans have one, and from then on you alternate. Between the maps lies the Railway, by which one empire can help the other. It is closed until Bulgaria joins the war; the next lesson is about it.',
        de: 'Österreich-Ungarn war zuerst im Krieg, also beginnst du mit zwei Nationenzügen; dann haben die Osmanen einen, und von da an wechselt ihr euch ab. Zwischen den Karten liegt die Bahn, auf der ein Reich dem anderen helfen kann. Sie ist geschlossen, bis Bulgarien in den Krieg eintritt; von ihr handelt die nächste Lektion.',
      },
      rule: 'E1.1.2',
    },
    {
      text: {
        en: 'A nation-turn is one card of your own deck, and most of it happens by itself. Card 10 has been turned up, the German 9th Army. The Polish Front on it came one space nearer, from Brest-Litovsk to Lublin. The Hungarians were tested: a 5 is above their rating of 2, and they stay loyal.',
        de: 'Ein Nationenzug ist eine Karte aus deinem eigenen Stapel, und das meiste geschieht von selbst. Karte 10 ist aufgedeckt, die deutsche 9. Armee. Die Polenfront auf ihr kam ein Feld näher, von Brest-Litowsk nach Lublin. Die Ungarn wurden geprüft: Eine 5 ist mehr als ihr Nationalgefühl 2, und sie bleiben treu.',
      },
      rule: 'H2.0.1',
    },
    {
      text: {
        en: 'Now your 2 Actions. An Offensive costs 1: a die higher than the Front’s Battle Value throws it back one space, and this card adds 2 to your die. The Polish Front has 3, so every face but the 1 will do. Or save your strength: for both Actions a Resource goes to a Theater, +1 in every battle fought there later. What do you undertake?',
        de: 'Nun deine 2 Aktionen. Eine Offensive kostet 1: Ein Wurf höher als der Kampfwert der Front wirft sie ein Feld zurück, und diese Karte gibt dir 2 dazu. Die Polenfront hat 3, also genügt alles außer der 1. Oder spare deine Kraft: Für beide Aktionen kommt eine Reserve auf einen Kriegsschauplatz, +1 in jeder Schlacht, die später dort geschlagen wird. Was unternimmst du?',
      },
      rule: 'H4.1.5',
      own: ['hapsburg-action'],
    },
  ],
  after: {
    en: 'That was a decision of your own. Spend what is left or end the Action Phase: National Will is counted, your second nation-turn follows, and then the Page leads the Ottomans through theirs. Play on here as long as you like, or take the next lesson.',
    de: 'Das war deine eigene Entscheidung. Gib aus, was übrig ist, oder beende die Aktionsphase: Der Kriegswille wird gezählt, dein zweiter Nationenzug folgt, und dann führt der Page die Osmanen durch ihren. Spiele hier weiter, solange du magst, oder nimm die nächste Lektion.',
  },
};

import type { Lesson } from '@ravelin/web/lesson';
import { war } from './position.ts';

/** H9.1 to H9.3: the Great Retreat, a Resource, and a Revolt. */
export const retreat: Lesson = {
  id: 'great-retreat',
  game: 'hapsburg',
  title: { en: 'Turns 11 to 13: the Great Retreat', de: 'Züge 11 bis 13: der Große Rückzug' },
  about: {
    en: 'Stop a Front by Radio Intercepts, buy off the Russians in Poland, prepare a battle at sea, and meet a Revolt.',
    de: 'Halte eine Front durch Funkaufklärung auf, werde die Russen in Polen los, bereite eine Seeschlacht vor und begegne einem Aufstand.',
  },
  rule: 'H9.1.1',
  seat: 'hapsburg',
  seats: ['hapsburg'],
  position: war({
    played: [1, 2, 3, 4, 5, 6, 7, 10, 15, 16],
    fronts: { polish: 2, carpathian: 4, italian: 3 },
    loyalty: [1, 2, 3],
    resources: [1, 1, 0],
    boxes: { victories: ['tannenberg', 'drina', 'mons'], stalemates: [], defeats: ['cer'] },
    fields: { status: 2, intercepts: 3, mackensen: 5 },
  }),
  dice: ['#18', 3, 5, '#30', 4, 3, '#12', 2, 4, 1, '#21'],
  steps: [
    {
      text: {
        en: 'Card 18 has come: Von Lettow-Vorbeck, a Miscellaneous Battle of value 2. The die showed 3, so its marker lies in the Victories Box. Now the Carpathian Front, in Przemyśl, is about to Advance to Ungvár.',
        de: 'Karte 18 ist da: Lettow-Vorbeck, eine Schlacht ohne Kriegsschauplatz mit Kampfwert 2. Der Würfel zeigte 3, also liegt der Marker bei den Siegen. Nun will die Karpatenfront aus Przemyśl nach Ungvár vorrücken.',
      },
      rule: 'H9.1.1',
    },
    {
      text: {
        en: 'Once it is past Przemyśl, it wears the Fortress down. Spend a Radio Intercepts marker to stop the Advance.',
        de: 'Ist sie erst an Przemyśl vorbei, zermürbt sie die Festung. Setze Funkaufklärung ein, um den Vormarsch aufzuhalten.',
      },
      rule: 'H2.3.11',
      expect: ['intercept carpathian'],
      not: { en: 'In the example the Front is stopped.', de: 'Im Beispiel wird die Front aufgehalten.' },
      well: {
        en: 'The Balkan symbol is ignored, as that Front is not on the map. The Czechs rolled 5, above their rating of 4: they stay.',
        de: 'Das Symbol der Balkanfront bleibt ohne Wirkung, sie ist nicht auf dem Plan. Die Tschechen würfelten 5, mehr als ihr Nationalgefühl 4: Sie bleiben.',
      },
    },
    {
      text: {
        en: 'You have 2 Actions and four Victories: exactly the price of the Great Retreat, for the Polish Front is three spaces ahead of Brest-Litovsk. Pay with Actions and let Von Lettow-Vorbeck become a Defeat.',
        de: 'Du hast 2 Aktionen und vier Siege: genau der Preis des Großen Rückzugs, denn die Polenfront steht drei Felder vor Brest-Litowsk. Zahle mit Aktionen und lass Lettow-Vorbeck zur Niederlage werden.',
      },
      rule: 'H4.5.6',
      expect: ['great retreat by actions losing von-lettow-vorbeck'],
      not: {
        en: 'The example pays with both Actions and gives up Von Lettow-Vorbeck.',
        de: 'Das Beispiel zahlt mit beiden Aktionen und gibt Lettow-Vorbeck hin.',
      },
      well: {
        en: 'The other three Victories became Stalemates. The Polish Front never comes back.',
        de: 'Die drei anderen Siege wurden zum Patt. Die Polenfront kommt nie wieder.',
      },
    },
    {
      text: {
        en: 'Two Resources are left to spend on Operations, but you keep them. End your Actions.',
        de: 'Zwei Reserven könnten noch Operationen zahlen, doch du behältst sie. Beende deine Aktionen.',
      },
      rule: 'H4.0.5',
      expect: ['end actions'],
      well: {
        en: 'National Will is −2: two Defeats, no Victories. Then card 30 came: at the Nivelle Offensive the 4 and the Western Resource made 5 against 3, a Victory.',
        de: 'Der Kriegswille ist −2: zwei Niederlagen, kein Sieg. Dann kam Karte 30: Bei der Nivelle-Offensive machten die 4 und die Reserve im Westen 5 gegen 3, ein Sieg.',
      },
    },
    {
      text: {
        en: 'Turn 12. Again the Carpathian Front would pass Przemyśl. Stop it once more.',
        de: 'Zug 12. Wieder würde die Karpatenfront an Przemyśl vorbeiziehen. Halte sie noch einmal auf.',
      },
      rule: 'H9.2.2',
      expect: ['intercept carpathian'],
    },
    {
      text: {
        en: 'Both Actions buy a Resource. Put it in the Naval Theater: +1 in every battle there.',
        de: 'Beide Aktionen kaufen eine Reserve. Lege sie auf den Kriegsschauplatz See: +1 in jeder Schlacht dort.',
      },
      rule: 'H4.2.1',
      expect: ['allocate naval by actions'],
    },
    {
      text: { en: 'End your Actions.', de: 'Beende deine Aktionen.' },
      rule: 'H4.0.5',
      expect: ['end actions'],
      well: {
        en: 'National Will rose to −1. Card 12, Dogger Bank: the 2 and the new Resource made only 3 against 4, a Defeat. Then the Czechs rolled 4, not above their rating: they are in Revolt.',
        de: 'Der Kriegswille stieg auf −1. Karte 12, Doggerbank: Die 2 und die neue Reserve machten nur 3 gegen 4, eine Niederlage. Dann würfelten die Tschechen 4, nicht mehr als ihr Nationalgefühl: Sie sind im Aufstand.',
      },
    },
    {
      text: {
        en: 'Turn 13. Your only Action: try to bring the Czechs back. You need their rating, 4 or more.',
        de: 'Zug 13. Deine einzige Aktion: Versuche, die Tschechen zurückzugewinnen. Du brauchst ihr Nationalgefühl, 4 oder mehr.',
      },
      rule: 'H4.4.1',
      expect: ['influence czech by actions'],
      well: { en: 'A 1: far too little.', de: 'Eine 1: viel zu wenig.' },
    },
    {
      text: { en: 'End your Actions.', de: 'Beende deine Aktionen.' },
      rule: 'H4.0.5',
      expect: ['end actions'],
      well: {
        en: 'National Will is −3: one Victory, three Defeats, one Revolt. And the next card is the Brusilov Offensive.',
        de: 'Der Kriegswille ist −3: ein Sieg, drei Niederlagen, ein Aufstand. Und die nächste Karte ist die Brussilow-Offensive.',
      },
    },
  ],
};

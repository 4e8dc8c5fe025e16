import type { Lesson } from '@ravelin/web/lesson';
import { war } from './position.ts';

/** H9.4 to H9.6: Mackensen, a German Staff Operation, and the Trench Line. */
export const mackensen: Lesson = {
  id: 'mackensen',
  game: 'hapsburg',
  title: { en: 'Turns 14 to 16: Mackensen and the Bulgarians', de: 'Züge 14 bis 16: Mackensen und die Bulgaren' },
  about: {
    en: 'Halve a double Advance, throw Brusilov back with two dice, end a Revolt, spend a Resource on an Operation, and dig in at Veles.',
    de: 'Halbiere einen doppelten Vormarsch, wirf Brussilow mit zwei Würfeln zurück, beende einen Aufstand, zahle eine Operation mit einer Reserve und lass in Veles schanzen.',
  },
  rule: 'H9.4.1',
  seat: 'hapsburg',
  seats: ['hapsburg'],
  position: war({
    played: [1, 2, 3, 4, 5, 6, 7, 10, 15, 16, 18, 30, 12],
    fronts: { carpathian: 4, italian: 3 },
    loyalty: [0, 2, 3],
    resources: [1, 1, 1],
    boxes: {
      victories: ['nivelle-offensive'],
      stalemates: ['tannenberg', 'drina', 'mons'],
      defeats: ['cer', 'von-lettow-vorbeck', 'dogger-bank'],
    },
    fields: { status: 2, intercepts: 1, mackensen: 5, retreat: 'yes', will: -3 },
  }),
  dice: ['#21', 4, 3, 5, 5, 4, '#25', 2, 4, 3, 3, 5, 1, 5, '#17', 2, 4],
  steps: [
    {
      text: {
        en: 'Card 21, the Brusilov Offensive: the Carpathian Front Advances twice. Your last Radio Intercepts marker can stop one of the two.',
        de: 'Karte 21, die Brussilow-Offensive: Die Karpatenfront rückt zweimal vor. Deine letzte Funkaufklärung kann einen der beiden Schritte aufhalten.',
      },
      rule: 'H9.4.1',
      expect: ['intercept carpathian'],
      not: { en: 'Stop one half of the double Advance.', de: 'Halte die eine Hälfte des doppelten Vormarschs auf.' },
      well: {
        en: 'The Front reached Ungvár only. The Czechs are in Revolt, so the Croats were tested in their place; they and the Hungarians stayed.',
        de: 'Die Front kam nur bis Ungvár. Die Tschechen sind im Aufstand, darum wurden die Kroaten an ihrer Stelle geprüft; sie und die Ungarn blieben, wo sie waren.',
      },
    },
    {
      text: {
        en: 'Attack the Carpathian Front with Mackensen: two dice, and you choose. Look at the modifiers before you roll: the Czech Revolt and the Fortress cancel each other.',
        de: 'Greife die Karpatenfront mit Mackensen an: zwei Würfel, und du wählst. Sieh dir vor dem Wurf die Modifikatoren an: Der tschechische Aufstand und die Festung heben sich auf.',
      },
      rule: 'H4.1.14',
      expect: ['attack carpathian mackensen by actions'],
      not: {
        en: 'The example attacks the Carpathian Front with Mackensen.',
        de: 'Das Beispiel greift die Karpatenfront mit Mackensen an.',
      },
      well: {
        en: 'Two 5s: either is above 4. The Front is back in Przemyśl.',
        de: 'Zwei Fünfen: Jede liegt über 4. Die Front steht wieder in Przemyśl.',
      },
    },
    {
      text: { en: 'Now win back the Czechs.', de: 'Gewinne nun die Tschechen zurück.' },
      rule: 'H4.4.1',
      expect: ['influence czech by actions'],
      well: { en: 'A 4, just enough: the Revolt is over.', de: 'Eine 4, gerade genug: Der Aufstand ist vorbei.' },
    },
    {
      text: { en: 'End your Actions.', de: 'Beende deine Aktionen.' },
      rule: 'H4.0.5',
      expect: ['end actions'],
      well: {
        en: 'The Carpathian Front was in space 4, so Russia Tires counts as a Victory: National Will −1. Then card 25 came, and all three Nationalities were tested: the Czechs are in Revolt again, the Croats one step from it. The Italians failed at the Isonzo.',
        de: 'Die Karpatenfront stand auf Feld 4, also zählt „Russland ermüdet“ als Sieg: Kriegswille −1. Dann kam Karte 25, und alle drei Völker wurden geprüft: Die Tschechen sind wieder im Aufstand, die Kroaten einen Schritt davor. Die Italiener scheiterten am Isonzo.',
      },
    },
    {
      text: { en: 'Turn 15. The Czechs first.', de: 'Zug 15. Zuerst die Tschechen.' },
      rule: 'H9.5.3',
      expect: ['influence czech by actions'],
      well: { en: 'A 5: they leave Revolt.', de: 'Eine 5: Sie verlassen den Aufstand.' },
    },
    {
      text: {
        en: 'The Carpathian Front is in Ungvár again. Attack it, without Mackensen this time.',
        de: 'Die Karpatenfront steht wieder in Ungvár. Greife sie an, diesmal ohne Mackensen.',
      },
      rule: 'H4.1.3',
      expect: ['attack carpathian alone by actions'],
      well: {
        en: 'A natural 1 always fails, whatever the modifiers.',
        de: 'Eine natürliche 1 scheitert immer, gleich welche Modifikatoren gelten.',
      },
    },
    {
      text: {
        en: 'The Actions of the card are used up: now Operations are open. Attack again and pay with the Resource of the Eastern Theater.',
        de: 'Die Aktionen der Karte sind verbraucht: Nun stehen Operationen offen. Greife noch einmal an und zahle mit der Reserve vom Kriegsschauplatz Ost.',
      },
      rule: 'H4.6.1',
      expect: ['attack carpathian alone by eastern'],
      not: { en: 'Pay with the Eastern Resource.', de: 'Zahle mit der Reserve aus dem Osten.' },
      well: {
        en: '5 and the Fortress make 6: the Front is back in Przemyśl, and the Fortress keeps its strength.',
        de: '5 und die Festung machen 6: Die Front steht wieder in Przemyśl, und die Festung behält ihre Stärke.',
      },
    },
    {
      text: { en: 'End your Actions.', de: 'Beende deine Aktionen.' },
      rule: 'H4.0.5',
      expect: ['end actions'],
      well: {
        en: 'Card 17: Bulgaria joins the war. The Balkan Front enters at Salonika, and War Status moves to 3.',
        de: 'Karte 17: Bulgarien tritt in den Krieg ein. Die Balkanfront tritt in Saloniki auf, und die Kriegslage rückt auf 3.',
      },
    },
    {
      text: {
        en: 'Turn 16, and never again: for both Actions the Bulgarians dig a Trench Line in Veles. Build it.',
        de: 'Zug 16, und nie wieder: Für beide Aktionen ziehen die Bulgaren in Veles eine Grabenlinie. Baue sie.',
      },
      rule: 'H13.17.3',
      expect: ['trench'],
      not: { en: 'The example builds the Trench Line.', de: 'Das Beispiel baut die Grabenlinie.' },
      well: {
        en: 'From now on the Balkan Front needs an Attrition Roll to leave Salonika.',
        de: 'Von nun an braucht die Balkanfront einen Zermürbungswurf, um Saloniki zu verlassen.',
      },
    },
  ],
};

import type { Lesson } from '@ravelin/web/lesson';
import { both } from './position.ts';

/** E1, E4.1.3, E5: nation-turns of both, ships for the U-boats, and the first two battles of a Kaiserschlacht that both share. */
export const kaiserschlacht: Lesson = {
  id: 'kaiserschlacht',
  game: 'two-empires',
  title: { en: 'Spring 1918: one Kaiserschlacht for two', de: 'Frühjahr 1918: eine Kaiserschlacht für zwei' },
  about: {
    en: 'Watch a nation-turn of the Hapsburgs, take one of the Ottomans, prepare a battle in the West, and fight it for both.',
    de: 'Sieh einem Nationenzug der Habsburger zu, spiele einen der Osmanen, bereite eine Schlacht im Westen vor und schlage sie für beide.',
  },
  rule: 'E5.2.1',
  seat: 'ottoman',
  seats: ['hapsburg', 'ottoman'],
  position: both({
    turnOf: 'ottoman',
    hapsburg: {
      played: [1, 2, 3, 5, 6, 10, 13, 15, 16, 17, 20, 22, 25, 35],
      fronts: { polish: 4, carpathian: 5, italian: 3, romanian: 3, balkan: 5 },
      loyalty: [3, 2, 3],
      resources: [0, 0, 1],
      boxes: { victories: ['tannenberg'], stalemates: [], defeats: ['cer'] },
      fields: { card: '#35', status: 4, bulgaria: 'yes' },
    },
    ottoman: {
      played: [2, 3, 4, 9, 17, 18, 19, 23, 32, 37, 44, 45, 46],
      fronts: { caucasus: 4, mesopotamia: 4, sinai: 5, arab: 5 },
      resources: [0, 0, 0],
      boxes: { victories: [], stalemates: [], defeats: [] },
      fields: {
        card: '#46',
        pipeline: 'yes',
        side: { caucasus: 1, mesopotamia: 0, sinai: 0, arab: 0, salonika: 0, gallipoli: 0 },
      },
    },
  }),
  dice: ['#42', 4, 5, 5, 5, 4, 5, 4, 3, 3, '#38', 4, 4, '#23', 5, 4, 4, '#47', 5, 5, 3, '#47', 4, 5],
  steps: [
    {
      text: {
        en: 'You lead the Ottomans. Your card 46, Kaiserschlacht, came in your last nation-turn and began nothing, for the Hapsburgs did not have theirs. Now they have drawn card 42: the Kaiserschlacht begins, for both.',
        de: 'Du führst die Osmanen. Deine Karte 46, Kaiserschlacht, kam in deinem letzten Nationenzug und begann nichts, denn die Habsburger hatten die ihre nicht. Nun haben sie Karte 42 gezogen: Die Kaiserschlacht beginnt, für beide.',
      },
      rule: 'E5.1.1',
    },
    {
      text: {
        en: 'A nation-turn goes through the phases of the nation’s own book. Theirs began with the Event and the Advances: the Italians failed at the Isonzo, the Romanians came to Kolozsvár. Then all three Nationalities were tested, and stayed. Now come their four Actions, each Offensive with +1.',
        de: 'Ein Nationenzug durchläuft die Phasen aus dem eigenen Buch der Nation. Der ihre begann mit dem Ereignis und den Vormärschen: Die Italiener scheiterten am Isonzo, die Rumänen kamen nach Kolozsvár. Dann wurden alle drei Völker geprüft und blieben, wo sie waren. Nun kommen ihre vier Aktionen, jede Offensive mit +1.',
      },
      rule: 'E1.1.1',
      plays: [
        'attack romanian alone by actions',
        'attack romanian alone by actions',
        'attack carpathian alone by actions',
        'attack polish alone by actions',
      ],
    },
    {
      text: {
        en: 'Four Offensives, four Retreats. They end their Actions; then comes their Kaiserschlacht Phase. The odd battles are theirs, and since they drew the second of the two cards, battle 1 is fought at once, with its +1.',
        de: 'Vier Offensiven, vier Rückzüge. Sie beenden ihre Aktionen; dann kommt ihre Phase der Kaiserschlacht. Die ungeraden Schlachten sind die ihren, und da sie die zweite der beiden Karten zogen, wird Schlacht 1 sofort geschlagen, mit deren +1.',
      },
      rule: 'E5.1.3',
      plays: ['end actions'],
    },
    {
      text: {
        en: 'A 3 with +1 is 4, more than 3: a Victory. Look at both maps: marker 1 lies in their Victories Box and in yours, and both wills rise by it. Then your nation-turn began, with card 38, the U-boat Campaign.',
        de: 'Eine 3 mit +1 ist 4, mehr als 3: ein Sieg. Sieh auf beide Pläne: Marker 1 liegt bei ihren Siegen und bei deinen, und beider Kriegswille steigt dadurch. Dann begann dein Nationenzug, mit Karte 38, dem U-Boot-Krieg.',
      },
      rule: 'E5.3.1',
    },
    {
      text: {
        en: 'Before the die the Hapsburgs may spend a Resource of their Naval Theater on it. No Railway is needed, and no consent of yours: the choice is theirs. They send it.',
        de: 'Vor dem Wurf dürfen die Habsburger dafür eine Reserve von ihrem Kriegsschauplatz See ausgeben. Dazu braucht es weder die Bahn noch deine Zustimmung: Die Wahl ist ihre. Sie schicken sie.',
      },
      rule: 'E4.1.3',
      plays: ['sail 1'],
    },
    {
      text: {
        en: 'A 4 with +1 beat 4: a Victory, of yours alone. Then your Fronts Advanced, and Murray stands in Gaza-Beersheba. You have no Loyalty to test: your Actions follow. Attack him.',
        de: 'Eine 4 mit +1 schlug 4: ein Sieg, deiner allein. Dann rückten deine Fronten vor, und Murray steht in Gaza-Beerscheba. Völker hast du nicht zu prüfen: Es folgen deine Aktionen. Greif ihn an.',
      },
      rule: 'O3.2.7',
      expect: ['attack sinai alone by actions'],
      not: { en: 'Murray leads the Sinai Front.', de: 'Murray führt die Sinaifront.' },
      well: { en: 'A 4 against 3: he is back in El Arish.', de: 'Eine 4 gegen 3: Er ist wieder in El Arisch.' },
    },
    {
      text: {
        en: 'Battle 2 will be yours, in your next nation-turn, and only your own Western Resources count in it. Two Actions buy one: put it in the Western Theater.',
        de: 'Schlacht 2 wird deine sein, in deinem nächsten Nationenzug, und in ihr zählen nur deine eigenen Reserven im Westen. Zwei Aktionen kaufen eine: Lege sie auf den Kriegsschauplatz West.',
      },
      rule: 'E5.2.2',
      expect: ['allocate western by actions'],
      not: {
        en: 'The Kaiserschlacht is fought in the West.',
        de: 'Die Kaiserschlacht wird im Westen geschlagen.',
      },
    },
    {
      text: {
        en: 'You could spend it on an Operation at once. Keep it, and end your Actions.',
        de: 'Du könntest sie gleich für eine Operation ausgeben. Behalte sie und beende deine Aktionen.',
      },
      rule: 'O3.1.3',
      expect: ['end actions'],
      not: { en: 'Keep the Resource: end your Actions.', de: 'Behalte die Reserve: Beende deine Aktionen.' },
      well: {
        en: 'No battle this time: after battle 1 two nation-turns pass without one, yours and the next of the Hapsburgs. They have drawn card 23.',
        de: 'Diesmal keine Schlacht: Nach Schlacht 1 vergehen zwei Nationenzüge ohne eine, deiner und der nächste der Habsburger. Sie haben Karte 23 gezogen.',
      },
    },
    {
      text: {
        en: 'They throw back the Romanians and the Balkan Front, and have no battle either.',
        de: 'Sie werfen die Rumänen und die Balkanfront zurück und haben ebenfalls keine Schlacht.',
      },
      rule: 'E5.2.1',
      plays: ['attack romanian alone by actions', 'attack balkan alone by actions'],
    },
    {
      text: {
        en: 'Your nation-turn, card 47: +1 on every Offensive. All three British and Arab Fronts came nearer. Murray is in Gaza-Beersheba again: attack him.',
        de: 'Dein Nationenzug, Karte 47: +1 auf jede Offensive. Alle drei Fronten der Briten und Araber sind näher gekommen. Murray ist wieder in Gaza-Beerscheba: Greif ihn an.',
      },
      rule: 'O9.47',
      expect: ['attack sinai alone by actions'],
      not: { en: 'Murray leads the Sinai Front.', de: 'Murray führt die Sinaifront.' },
    },
    {
      text: {
        en: 'And the Arab Front, which is in Amman.',
        de: 'Und die Arabische Front, die in Amman steht.',
      },
      rule: 'O3.2.7',
      expect: ['attack arab alone by actions'],
      not: { en: 'The second Action is for the Arab Front.', de: 'Die zweite Aktion gilt der Arabischen Front.' },
    },
    {
      text: {
        en: 'Townshend stands in Ctesiphon, but your Resource has work in the West. End your Actions: battle 2 follows.',
        de: 'Townshend steht in Ktesiphon, aber deine Reserve hat im Westen zu tun. Beende deine Aktionen: Schlacht 2 folgt.',
      },
      rule: 'E5.2.1',
      expect: ['end actions'],
      not: { en: 'Keep the Resource: end your Actions.', de: 'Behalte die Reserve: Beende deine Aktionen.' },
      well: {
        en: 'A 3, and the Resource makes it 4 against 3: a Victory, on both maps again.',
        de: 'Eine 3, und die Reserve macht 4 daraus, gegen 3: ein Sieg, wieder auf beiden Plänen.',
      },
    },
    {
      text: {
        en: 'So it goes on: the Hapsburgs fight battle 3 in the nation-turn that has just begun, then two pass without one. After battle 6 a die says which is fought again, and its number says who fights it, whoever is in turn. It ends when all twelve markers lie in Victories Boxes, or all in Defeats Boxes.',
        de: 'So geht es weiter: Schlacht 3 schlagen die Habsburger in dem Nationenzug, der eben begonnen hat, dann vergehen zwei ohne eine. Nach Schlacht 6 sagt ein Würfel, welche noch einmal geschlagen wird, und ihre Nummer, wer sie schlägt, wer auch immer am Zug ist. Zu Ende ist es, wenn alle zwölf Marker bei Siegen liegen oder alle bei Niederlagen.',
      },
      rule: 'E5.2.4',
    },
  ],
};

import type { Lesson } from '@ravelin/web/lesson';
import { both } from './position.ts';

/** E2: the Railway is opened, and all three kinds of aid travel on it, each with the consent of the ally. */
export const railway: Lesson = {
  id: 'railway',
  game: 'two-empires',
  title: { en: 'The Railway', de: 'Die Bahn' },
  about: {
    en: 'As the Hapsburgs, open the line to Constantinople and send a marker, an Action and an Operation to your ally, who must agree to each.',
    de: 'Öffne als Habsburger die Strecke nach Konstantinopel und schicke dem Verbündeten einen Marker, eine Aktion und eine Operation; jeder Hilfe muss er zustimmen.',
  },
  rule: 'E2.2.1',
  seat: 'hapsburg',
  seats: ['hapsburg', 'ottoman'],
  position: both({
    turnOf: 'hapsburg',
    hapsburg: {
      played: [1, 2, 10, 35, 15, 16, 17, 13, 6, 20],
      fronts: { polish: 4, carpathian: 5, italian: 3, balkan: 3 },
      loyalty: [3, 2, 3],
      resources: [0, 1, 0],
      boxes: { victories: [], stalemates: [], defeats: [] },
      fields: { card: '#20', actions: 3, status: 3, bulgaria: 'yes', intercepts: 1, mackensen: 3, aid: 2 },
    },
    ottoman: {
      played: [2, 3, 4, 9, 17, 18, 19, 25],
      fronts: { caucasus: 2, mesopotamia: 4, sinai: 5 },
      resources: [0, 0, 0],
      boxes: { victories: [], stalemates: [], defeats: [] },
      fields: {
        card: '#25',
        side: { caucasus: 1, mesopotamia: 0, sinai: 0, arab: 0, salonika: 0, gallipoli: 0 },
      },
    },
  }),
  dice: [4, 2, 3],
  steps: [
    {
      text: {
        en: 'It is your nation-turn. Card 17 brought Bulgaria into the war, and with it the Railway: but the Balkan Front has come to Skopje, and while it is there or nearer to Vienna, nothing gets through. You have three Actions.',
        de: 'Es ist dein Nationenzug. Karte 17 hat Bulgarien in den Krieg gebracht und mit ihm die Bahn: Doch die Balkanfront ist bis Skopje gekommen, und solange sie dort oder näher an Wien steht, kommt nichts durch. Du hast drei Aktionen.',
      },
      rule: 'E2.1.2',
    },
    {
      text: {
        en: 'Its Battle Value is 2. Throw it back: in Veles it no longer bars the line.',
        de: 'Ihr Kampfwert ist 2. Wirf sie zurück: In Veles sperrt sie die Strecke nicht mehr.',
      },
      rule: 'E2.1.2',
      expect: ['attack balkan alone by actions'],
      not: { en: 'It is the Balkan Front that bars the line.', de: 'Die Strecke sperrt die Balkanfront.' },
      well: {
        en: 'A 4: the Front is in Veles, and the Railway is open. It is looked at each time somebody wants to use it.',
        de: 'Eine 4: Die Front steht in Veles, und die Bahn ist offen. Das wird jedes Mal betrachtet, wenn jemand sie benutzen will.',
      },
    },
    {
      text: {
        en: 'The Russians are in Erzurum, and the Ottomans’ own card lets them do nothing about it. Two Actions of yours are one for them: offer it.',
        de: 'Die Russen stehen in Erzurum, und die Osmanen dürfen wegen ihrer eigenen Karte nichts dagegen tun. Zwei deiner Aktionen sind eine für sie: Biete sie an.',
      },
      rule: 'E2.4.1',
      expect: ['send action'],
      not: { en: 'Offer the ally an Action.', de: 'Biete dem Verbündeten eine Aktion an.' },
      well: { en: 'Now the decision is theirs.', de: 'Nun entscheiden sie.' },
    },
    {
      text: {
        en: 'They refuse: first, they say, something that makes the Offensive worth while. What is refused is not paid for.',
        de: 'Sie lehnen ab: Erst, sagen sie, etwas, womit sich die Offensive lohnt. Was abgelehnt wird, wird nicht bezahlt.',
      },
      rule: 'E2.2.2',
      plays: ['refuse'],
    },
    {
      text: {
        en: 'You still have both Actions. A German Aid marker costs none: send one.',
        de: 'Du hast noch beide Aktionen. Ein Marker Deutsche Hilfe kostet keine: Schicke einen.',
      },
      rule: 'E2.6.1',
      expect: ['send aid'],
      not: { en: 'Send a German Aid marker.', de: 'Schicke einen Marker Deutsche Hilfe.' },
    },
    {
      text: { en: 'They agree. The marker is theirs now.', de: 'Sie stimmen zu. Der Marker gehört nun ihnen.' },
      rule: 'E2.6.2',
      plays: ['agree'],
    },
    {
      text: { en: 'Offer the Action again.', de: 'Biete die Aktion noch einmal an.' },
      rule: 'E2.4.1',
      expect: ['send action'],
      not: { en: 'Offer the ally an Action.', de: 'Biete dem Verbündeten eine Aktion an.' },
    },
    {
      text: {
        en: 'They agree, and now your two Actions are gone. What was given, the receiver spends: the Ottomans use the German Aid against the Caucasus Front, and attack it. Their card’s ban does not count for an Action that came over the Railway.',
        de: 'Sie stimmen zu, und nun sind deine zwei Aktionen weg. Was gegeben wurde, gibt der Empfänger aus: Die Osmanen setzen die Deutsche Hilfe gegen die Kaukasusfront ein und greifen sie an. Das Verbot ihrer Karte gilt nicht für eine Aktion, die über die Bahn kam.',
      },
      rule: 'E2.5.3',
      plays: ['agree', 'aid against caucasus', 'attack caucasus alone by actions'],
    },
    {
      text: {
        en: 'A 2 and the +2 of the marker beat 3: the Front is in Van. Your Actions are used up, so Operations are open: send one, paid with the Resource of your Eastern Theater.',
        de: 'Eine 2 und das +2 des Markers schlagen 3: Die Front steht in Van. Deine Aktionen sind verbraucht, also stehen Operationen offen: Schicke eine, bezahlt mit der Reserve von deinem Kriegsschauplatz Ost.',
      },
      rule: 'E2.3.1',
      expect: ['send operation of eastern'],
      not: { en: 'Send an Operation to the ally.', de: 'Schicke dem Verbündeten eine Operation.' },
    },
    {
      text: { en: 'They agree.', de: 'Sie stimmen zu.' },
      rule: 'E2.2.2',
      plays: ['agree'],
    },
    {
      text: {
        en: 'Of an Operation the sender decides: it is you who attack on their map. The German Aid still serves against the Caucasus Front in this nation-turn. Attack it.',
        de: 'Über eine Operation entscheidet der Absender: Auf ihrem Plan greifst du an. Die Deutsche Hilfe dient in diesem Nationenzug noch gegen die Kaukasusfront. Greif sie an.',
      },
      rule: 'E2.3.2',
      expect: ['attack caucasus alone by actions'],
      not: { en: 'The Caucasus Front, once more.', de: 'Noch einmal die Kaukasusfront.' },
      well: {
        en: 'A 3 with +2 is 5: the Russians are back in Sarikamish.',
        de: 'Eine 3 mit +2 ist 5: Die Russen sind wieder in Sarikamisch.',
      },
    },
    {
      text: {
        en: 'In their own nation-turn the Ottomans may do the same for you. The Railway closes whenever the Balkan Front comes to Skopje, and for good when card 48 takes Bulgaria out of the war, or when one of you falls.',
        de: 'In ihrem eigenen Nationenzug dürfen die Osmanen dasselbe für dich tun. Die Bahn schließt sich, sooft die Balkanfront nach Skopje kommt, und für immer, wenn Karte 48 Bulgarien aus dem Krieg nimmt oder einer von euch fällt.',
      },
      rule: 'E2.1.4',
    },
  ],
};

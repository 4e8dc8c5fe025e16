import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** S4, S5: the invader's round from the Briefing to his training, and what each card gives the defender. */
export const cards: Lesson = {
  id: 'cards',
  game: 'stronghold',
  title: { en: 'The invader’s cards', de: 'Die Karten des Angreifers' },
  about: {
    en: 'From the Briefing to the Artilleryman: draw, exchange, pay, and see what time every unit buys the defender.',
    de: 'Von der Lagebesprechung bis zum Artilleristen: ziehen, tauschen, bezahlen, und sehen, wie viel Zeit jede Einheit dem Verteidiger schenkt.',
  },
  rule: 'S4.1.2',
  seat: 'invader',
  seats: ['invader', 'defender'],
  position: siege({
    line: [
      ...['briefing', 'resources', 'mantelet', 'catapult', 'banner'],
      ...['artilleryman', 'trainer', 'gale', 'maneuver'],
    ],
    cardSupply: ['ballista', 'ladder', 'poison', 'quartermaster', 'demon', 'specter'],
    horde: { FL: { goblin: 1, orc: 3, troll: 1 }, A1: { orc: 3 }, FR: { orc: 3 } },
    wood: 2,
    due: 2,
  }),
  dice: [
    ...['goblin', 'goblin', 'goblin', 'goblin', 'goblin', 'orc', 'orc'],
    ...['orc', 'orc', 'orc', 'orc', 'orc', 'troll', 'troll'],
  ],
  steps: [
    {
      text: {
        en: 'Round 2. Your nine cards lie in a line, and you go along it from left to right, each card once. What you skip is gone for this round. Look at the defender too: 2 hourglasses are due to him after your first action.',
        de: 'Runde 2. Deine neun Karten liegen in einer Reihe, und du gehst sie von links nach rechts durch, jede einmal. Was du überspringst, ist für diese Runde vorbei. Sieh auch zum Verteidiger: Ihm stehen nach deiner ersten Aktion 2 Sanduhren zu.',
      },
      rule: 'S4.2.2',
    },
    {
      text: {
        en: 'The Briefing costs nothing: 14 units from the bag and 5 wood. Use it.',
        de: 'Die Lagebesprechung kostet nichts: 14 Einheiten aus dem Beutel und 5 Holz. Benutze sie.',
      },
      rule: 'S5.1.2',
      expect: ['use briefing for nothing'],
      not: {
        en: 'Any card may be skipped, but without the Briefing you pay with nothing this round. Begin with it.',
        de: 'Übergehen darfst du jede Karte, aber ohne die Lagebesprechung hast du in dieser Runde nichts zum Bezahlen. Beginne mit ihr.',
      },
      well: {
        en: '5 goblins, 7 orcs and 2 trolls. They are your purse and your army at once: what pays for a card never climbs the wall.',
        de: '5 Goblins, 7 Orks und 2 Trolle. Sie sind Geldbeutel und Heer zugleich: Wer eine Karte bezahlt, steigt auf keine Mauer.',
      },
    },
    {
      text: {
        en: 'For 1 hourglass in all you may swap cards of Phases 2 to 5 with the card supply, one for one. You want many units on one section: put back the Trainer and take the Ladder.',
        de: 'Für 1 Sanduhr insgesamt darfst du Karten der Phasen 2 bis 5 mit dem Kartenvorrat tauschen, eine gegen eine. Du willst viele Einheiten auf einem Abschnitt: Gib den Ausbilder zurück und nimm die Leiter.',
      },
      rule: 'S5.2.1',
      expect: ['exchange ladder, trainer'],
      not: {
        en: 'This lesson needs the Ladder in the line and the Trainer out of it; both are named together.',
        de: 'Diese Lektion braucht die Leiter in der Reihe und den Ausbilder draußen; beide nennst du zusammen.',
      },
    },
    {
      text: {
        en: 'Cards of the same phase lie as you like. Put the Catapult left of the Mantelet: whether you want the second, you can then decide when the first is paid.',
        de: 'Karten derselben Phase legst du, wie du willst. Lege das Katapult links von der Schirmwand: Ob du die zweite noch willst, entscheidest du dann, wenn das erste bezahlt ist.',
      },
      rule: 'S5.2.3',
      expect: ['lay catapult'],
      not: { en: 'The Catapult first.', de: 'Zuerst das Katapult.' },
    },
    {
      text: {
        en: 'Of the equipment the Banner comes first, then the Ladder.',
        de: 'Von der Ausrüstung kommt zuerst das Banner, dann die Leiter.',
      },
      rule: 'S4.1.1',
      expect: ['lay banner'],
      not: { en: 'The Banner first.', de: 'Zuerst das Banner.' },
      well: {
        en: 'The line stands. Only now are the hourglasses handed over: 1 for the exchange and the 2 that were due.',
        de: 'Die Reihe steht. Jetzt erst werden die Sanduhren übergeben: 1 für den Tausch und die 2, die ausstanden.',
      },
    },
    {
      text: {
        en: 'The defender must spend all three. Two go on a Pole, one on a Wall, and neither is paid in full yet: they wait there.',
        de: 'Der Verteidiger muss alle drei ausgeben. Zwei gehen auf eine Stange, eine auf eine Mauer, und keine ist schon bezahlt: Sie warten dort.',
      },
      rule: 'S12.2.3',
      plays: ['place pole', 'place pole', 'place wall', 'done'],
    },
    {
      text: {
        en: 'Count your wood: 2 and 5 are 7, and Catapult, Banner and Ladder want 5, 1 and 2. One is missing. Resources turns a unit into wood equal to its strength, and each unit gives one hourglass, strong or weak. Spend a goblin.',
        de: 'Zähle dein Holz: 2 und 5 sind 7, und Katapult, Banner und Leiter wollen 5, 1 und 2. Eines fehlt. Rohstoffe machen aus einer Einheit so viel Holz, wie sie stark ist, und jede Einheit gibt eine Sanduhr, ob stark oder schwach. Gib einen Goblin aus.',
      },
      rule: 'S5.3.1',
      expect: ['use resources for goblin'],
      not: {
        en: 'One wood is enough: a goblin will do.',
        de: 'Ein Holz genügt: Ein Goblin reicht.',
      },
    },
    {
      text: {
        en: 'One hourglass, and the Wall that was half paid is complete: L1 has three components.',
        de: 'Eine Sanduhr, und die halb bezahlte Mauer ist fertig: L1 hat drei Mauerteile.',
      },
      rule: 'S12.2.5',
      plays: ['place wall', 'raise L1', 'done'],
    },
    {
      text: {
        en: 'A Catapult costs 5 wood and a troll or two goblins. Two goblins would be weaker by 1, but they give two hourglasses. Pay with the troll.',
        de: 'Ein Katapult kostet 5 Holz und einen Troll oder zwei Goblins. Zwei Goblins wären um 1 schwächer, aber sie geben zwei Sanduhren. Zahle mit dem Troll.',
      },
      rule: 'S4.4.1',
      expect: ['use catapult for troll'],
      not: {
        en: 'That may be right in another round. Here: the Catapult, and the troll pays.',
        de: 'Das kann in einer anderen Runde richtig sein. Hier: das Katapult, und der Troll zahlt.',
      },
    },
    {
      text: {
        en: 'It stands on a rampart and fires only at sections to which a path leads from there. A1 looks at L1 and L2. Build it at A1.',
        de: 'Es steht auf einer Schanze und schießt nur auf Abschnitte, zu denen von dort ein Pfad führt. A1 sieht auf L1 und L2. Baue es bei A1.',
      },
      rule: 'S6.3.3',
      expect: ['build at A1'],
      not: {
        en: 'From there it would not reach L1. Build it at A1.',
        de: 'Von dort erreicht es L1 nicht. Baue es bei A1.',
      },
      well: {
        en: 'Its deck holds 2 Hits and 4 Misses: a third of its shots will tell for now.',
        de: 'Sein Stapel hat 2 Treffer und 4 Fehlschüsse: Vorerst sitzt jeder dritte Schuss.',
      },
    },
    {
      text: {
        en: 'Again one hourglass: the third on the Pole. It goes into the tower between L2 and L3.',
        de: 'Wieder eine Sanduhr: die dritte auf der Stange. Sie kommt in den Turm zwischen L2 und L3.',
      },
      rule: 'S15.8.3.1',
      plays: ['place pole', 'mount TL2', 'done'],
    },
    {
      text: {
        en: 'The Mantelet would take your last 3 wood, and those are meant for Banner and Ladder. Name the Banner, for an orc: the card left of it is skipped by that, and a skipped card gives the defender nothing.',
        de: 'Die Schirmwand nähme deine letzten 3 Holz, und die sind für Banner und Leiter. Nenne das Banner, für einen Ork: Die Karte links davon ist damit übergangen, und eine übergangene Karte gibt dem Verteidiger nichts.',
      },
      rule: 'S4.1.5',
      expect: ['use banner for orc'],
      not: { en: 'Use the Banner, and pay with one orc.', de: 'Benutze das Banner, und zahle mit einem Ork.' },
    },
    {
      text: {
        en: 'A Banner adds 1 to your strength on its section, in every melee to come. Place it at L1, where the Catapult reaches too.',
        de: 'Ein Banner fügt deiner Stärke auf seinem Abschnitt 1 hinzu, in jedem Nahkampf, der noch kommt. Lege es zu L1, wohin auch das Katapult reicht.',
      },
      rule: 'S7.2.3',
      expect: ['equip L1'],
      not: { en: 'Put everything on one section: L1.', de: 'Setze alles auf einen Abschnitt: L1.' },
    },
    {
      text: {
        en: 'The defender moves a marksman from the Barracks into the tower beside L1.',
        de: 'Der Verteidiger zieht einen Schützen aus der Kaserne in den Turm neben L1.',
      },
      rule: 'S13.1.4',
      plays: ['move barracks marksman to TL1', 'done'],
    },
    {
      text: {
        en: 'Now the Ladder, for an orc.',
        de: 'Nun die Leiter, für einen Ork.',
      },
      rule: 'S7.4.1',
      expect: ['use ladder for orc'],
      not: { en: 'Use the Ladder, and pay with one orc.', de: 'Benutze die Leiter, und zahle mit einem Ork.' },
    },
    {
      text: {
        en: 'Two tiles of different kinds fit on a section. With the Ladder L1 has five spaces for you instead of four.',
        de: 'Auf einen Abschnitt passen zwei verschiedene Plättchen. Mit der Leiter hat L1 fünf Plätze für dich statt vier.',
      },
      rule: 'S7.4.3',
      expect: ['equip L1'],
      not: { en: 'The Ladder too goes to L1.', de: 'Auch die Leiter kommt zu L1.' },
    },
    {
      text: {
        en: 'He begins a Cauldron: 1 of 4 hourglasses.',
        de: 'Er beginnt einen Kessel: 1 von 4 Sanduhren.',
      },
      rule: 'S15.4.2.1',
      plays: ['place cauldron', 'done'],
    },
    {
      text: {
        en: 'The Artilleryman takes a Miss out of a machine’s deck for good. An orc pays.',
        de: 'Der Artillerist nimmt für immer einen Fehlschuss aus dem Stapel einer Maschine. Ein Ork zahlt.',
      },
      rule: 'S8.2.1',
      expect: ['use artilleryman for orc'],
      not: { en: 'The Artilleryman, for one orc.', de: 'Den Artilleristen, für einen Ork.' },
    },
    {
      text: { en: 'You have one machine: the Catapult at A1.', de: 'Du hast eine Maschine: das Katapult bei A1.' },
      rule: 'S8.2.2',
      expect: ['drill A1-1'],
      well: {
        en: '2 Hits and 3 Misses: two shots of five.',
        de: '2 Treffer und 3 Fehlschüsse: zwei Schüsse von fünf.',
      },
    },
    {
      text: {
        en: 'You have spent five units, and with the 3 of the Briefing that made 8 hourglasses: a Wall, a Pole, a marksman in a tower and half a Cauldron. A Gale could follow; Phase 6 must (the next lesson).',
        de: 'Du hast fünf Einheiten ausgegeben, und mit den 3 der Lagebesprechung waren das 8 Sanduhren: eine Mauer, eine Stange, ein Schütze in einem Turm und ein halber Kessel. Ein Sturmwind könnte folgen; Phase 6 muss (die nächste Lektion).',
      },
      rule: 'S4.1.4',
      plays: ['place cauldron', 'done'],
    },
  ],
};

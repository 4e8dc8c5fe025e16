import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** S10, S11: one maneuver in its order, group by group, and orders that lie face down. */
export const maneuver: Lesson = {
  id: 'maneuver',
  game: 'stronghold',
  title: { en: 'Maneuver and orders', de: 'Manöver und Befehle' },
  about: {
    en: 'Sap, ramparts, marauders, foregrounds, supply: one step for everybody, and then two orders of which one is a lie.',
    de: 'Stollen, Schanzen, Plünderer, Vorfelder, Vorrat: ein Schritt für jeden, und dann zwei Befehle, von denen einer gelogen ist.',
  },
  rule: 'S10.2.1',
  seat: 'invader',
  seats: ['invader', 'defender'],
  position: siege({
    round: 3,
    next: 8,
    supply: { goblin: 2, orc: 3 },
    horde: {
      FL: { goblin: 2, orc: 2 },
      A1: { goblin: 2, orc: 1, troll: 2 },
      A2: { orc: 2 },
      FR: { orc: 3 },
      B3: { orc: 3 },
      B4: { troll: 1 },
    },
    gear: ['L1 banner', 'L3 sap'],
  }),
  dice: [],
  steps: [
    {
      text: {
        en: 'Only the card of Phase 6 is left, and it must be used.',
        de: 'Nur die Karte der Phase 6 ist übrig, und sie muss benutzt werden.',
      },
      rule: 'S4.1.4',
      expect: ['use maneuver for nothing'],
    },
    {
      text: {
        en: 'The minor maneuver lets up to 5 units leave each place and gives 3 hourglasses, the major up to 7 for 5. Nowhere do you have more than 5: take the minor.',
        de: 'Beim kleinen Manöver verlassen bis zu 5 Einheiten jeden Ort, und es gibt 3 Sanduhren; beim großen sind es 7 für 5. Mehr als 5 hast du nirgends: Nimm das kleine.',
      },
      rule: 'S10.1.4',
      expect: ['minor'],
      not: {
        en: 'Two units more from each place, which you do not have, for two hourglasses more, which he would have: the minor.',
        de: 'Zwei Einheiten mehr von jedem Ort, die du nicht hast, für zwei Sanduhren mehr, die er hätte: das kleine.',
      },
    },
    {
      text: {
        en: 'First come the Saps. One goblin or orc goes from your supply straight to L3, over no path and against no limit. Send a goblin.',
        de: 'Zuerst die Stollen. Ein Goblin oder Ork geht aus deinem Vorrat geradewegs nach L3, über keinen Pfad und ohne gegen ein Limit zu zählen. Schicke einen Goblin.',
      },
      rule: 'S10.3.1',
      expect: ['sap goblin to L3'],
      not: {
        en: 'Once a group has marched, the Sap is over for this maneuver. The goblin first.',
        de: 'Ist eine Gruppe marschiert, ist der Stollen für dieses Manöver vorbei. Zuerst der Goblin.',
      },
    },
    {
      text: {
        en: 'Then B4, before all other ramparts, so that it has room for those who come from B3. Send over the path to R5.',
        de: 'Dann B4, vor allen anderen Schanzen, damit dort Platz wird für die, die von B3 kommen. Schicke über den Pfad nach R5.',
      },
      rule: 'S10.5.1',
      expect: ['march B4-R5'],
      not: { en: 'B4 comes first: over the path to R5.', de: 'B4 kommt zuerst: über den Pfad nach R5.' },
    },
    {
      text: { en: 'The troll goes.', de: 'Der Troll geht.' },
      rule: 'S10.4.1',
      expect: ['send troll'],
    },
    {
      text: {
        en: 'Now the other ramparts. From A1 paths lead to L1 and L2. The Banner is at L1.',
        de: 'Nun die anderen Schanzen. Von A1 führen Pfade nach L1 und L2. Das Banner ist bei L1.',
      },
      rule: 'S2.3.3',
      expect: ['march A1-L1'],
      not: { en: 'From A1 over the path to L1.', de: 'Von A1 über den Pfad nach L1.' },
    },
    {
      text: {
        en: 'All who cross one path are one group, named together, and it must fit: L1 has four spaces. Send both goblins and both trolls.',
        de: 'Alle, die einen Pfad überqueren, sind eine Gruppe, zusammen genannt, und sie muss Platz haben: L1 hat vier Plätze. Schicke beide Goblins und beide Trolle.',
      },
      rule: 'S10.4.2',
      expect: ['send goblin x2, troll x2'],
      not: { en: 'Two goblins and two trolls: four spaces.', de: 'Zwei Goblins und zwei Trolle: vier Plätze.' },
      well: {
        en: 'Look at L1: 8 and the Banner 1 make 9 against 6. How much is lacking to a breach stands beside it.',
        de: 'Sieh auf L1: 8 und das Banner 1 machen 9 gegen 6. Wie viel zur Bresche fehlt, steht daneben.',
      },
    },
    {
      text: {
        en: 'B3 moves with the other ramparts, to its walls or on to B4. Send on to B4.',
        de: 'B3 zieht mit den anderen Schanzen, auf seine Mauern oder weiter nach B4. Schicke weiter nach B4.',
      },
      rule: 'S10.2.1',
      expect: ['march B3-B4'],
      not: { en: 'From B3 to B4: somebody waits there.', de: 'Von B3 nach B4: Dort wartet jemand.' },
    },
    {
      text: {
        en: 'One orc that arrives on B4 alive is enough to bring the marauders along. Send one.',
        de: 'Ein Ork, der lebend auf B4 ankommt, genügt, um die Plünderer mitzubringen. Schicke einen.',
      },
      rule: 'S10.6.1',
      expect: ['send orc'],
      not: { en: 'One orc is enough.', de: 'Ein Ork genügt.' },
      well: {
        en: 'A goblin and an orc for nothing, and two others of the bag take their place.',
        de: 'Ein Goblin und ein Ork umsonst, und zwei andere aus dem Beutel nehmen ihren Platz ein.',
      },
    },
    {
      text: {
        en: 'Now the foregrounds. A1 has been emptied but for one orc: fill it again from the left foreground.',
        de: 'Nun die Vorfelder. A1 ist bis auf einen Ork leer: Fülle es vom linken Vorfeld aus wieder auf.',
      },
      rule: 'S10.2.5',
      expect: ['march FL-A1'],
      not: { en: 'From the left foreground to A1.', de: 'Vom linken Vorfeld nach A1.' },
    },
    {
      text: {
        en: 'Send all four. None of them goes further: in one maneuver a unit moves one step.',
        de: 'Schicke alle vier. Weiter geht keiner: In einem Manöver macht eine Einheit einen Schritt.',
      },
      rule: 'S10.2.6',
      expect: ['send goblin x2, orc x2'],
      not: { en: 'All four: two goblins and two orcs.', de: 'Alle vier: zwei Goblins und zwei Orks.' },
    },
    {
      text: {
        en: 'Last the supply, to the left foreground.',
        de: 'Zuletzt der Vorrat, auf das linke Vorfeld.',
      },
      rule: 'S10.2.3',
      expect: ['march supply-FL'],
      not: { en: 'From the supply to the left foreground.', de: 'Vom Vorrat auf das linke Vorfeld.' },
    },
    {
      text: {
        en: 'The three orcs. The goblin stays in the supply: it may pay for a card next round.',
        de: 'Die drei Orks. Der Goblin bleibt im Vorrat: Er kann in der nächsten Runde eine Karte bezahlen.',
      },
      rule: 'S10.2.8',
      expect: ['send orc x3'],
      not: { en: 'Three orcs, and keep the goblin.', de: 'Drei Orks, und behalte den Goblin.' },
    },
    {
      text: { en: 'Finish the maneuver.', de: 'Beende das Manöver.' },
      rule: 'S10.1.1',
      expect: ['finish'],
      not: { en: 'That is all for this round.', de: 'Das ist alles für diese Runde.' },
    },
    {
      text: {
        en: 'The major maneuver would be open too, for 5 more. Go on to the orders.',
        de: 'Auch das große Manöver stünde noch offen, für 5 mehr. Geh zu den Befehlen über.',
      },
      rule: 'S10.1.5',
      expect: ['orders'],
      not: {
        en: 'Eight hourglasses at once would build a new wall before L1. On to the orders.',
        de: 'Acht Sanduhren auf einmal wären eine neue Mauer vor L1. Weiter zu den Befehlen.',
      },
    },
    {
      text: {
        en: 'One open order is free. Classified ones cost 1 hourglass in all and lie face down. Give L1 the Goblin Fury, so that each goblin there fights with 3, and R5 a Bluff.',
        de: 'Ein offener Befehl kostet nichts. Geheime kosten zusammen 1 Sanduhr und liegen verdeckt. Gib L1 die Goblinwut, damit dort jeder Goblin mit 3 kämpft, und R5 einen Bluff.',
      },
      rule: 'S11.1.4',
      expect: ['classify L1 goblin fury, R5 bluff'],
      not: {
        en: 'Classified, and two of them: Goblin Fury at L1, a Bluff at R5.',
        de: 'Geheim, und zwar zwei: Goblinwut bei L1, ein Bluff bei R5.',
      },
      well: {
        en: 'To him they look alike. An Orders Mix-up of his would have to guess.',
        de: 'Für ihn sehen sie gleich aus. Ein Befehlswirrwarr müsste raten.',
      },
    },
    {
      text: {
        en: 'Now 3 and 1 are handed over, once for the whole phase. The Fury is worth 4 more at L1, and 13 are enough for a breach against 6 and units of 4. But he has four hourglasses to see to that first.',
        de: 'Jetzt werden 3 und 1 übergeben, einmal für die ganze Phase. Die Wut ist bei L1 4 mehr wert, und 13 genügen gegen 6 und Einheiten von 4 für eine Bresche. Aber vorher hat er vier Sanduhren, um etwas dagegen zu tun.',
      },
      rule: 'S4.5.5',
    },
  ],
};

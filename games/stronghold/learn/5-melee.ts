import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** S19: the second half of an assault, from the invader's side: poison, cauldrons, poles, orders, strength, losses and a breach. */
export const melee: Lesson = {
  id: 'melee',
  game: 'stronghold',
  title: { en: 'The assault: melee', de: 'Der Sturm: Nahkampf' },
  about: {
    en: 'Three sections, step by step: one is lost, one is won, and at the third the wall comes down by 1.',
    de: 'Drei Abschnitte, Schritt für Schritt: Einer geht verloren, einer wird gewonnen, und am dritten fällt die Mauer um 1.',
  },
  rule: 'S19.1.1',
  seat: 'invader',
  seats: ['invader', 'defender'],
  position: siege({
    at: 'assault',
    round: 5,
    next: 9,
    horde: {
      FL: { orc: 2 },
      L1: { goblin: 2, orc: 1, troll: 1 },
      L3: { orc: 3, troll: 1 },
      R4: { goblin: 2 },
    },
    walls: { L1: 3 },
    items: { TL1: 'pole' },
    cauldrons: ['L3 orc'],
    gear: ['L1 poison', 'L1 banner'],
    machines: { 'A1-1': ['catapult', 2] },
    orders: { L1: 'goblin fury', L3: 'orc detonation' },
  }),
  dice: ['hit', 'H3'],
  steps: [
    {
      text: {
        en: 'You fight for L1, L3 and R4. At L1 the defender has 4 in units and 3 in components. Components are what a Catapult is for: aim it at L1.',
        de: 'Du kämpfst um L1, L3 und R4. Bei L1 hat der Verteidiger 4 an Einheiten und 3 an Mauerteilen. Für Mauerteile gibt es das Katapult: Richte es auf L1.',
      },
      rule: 'S18.3.1',
      expect: ['aim A1-1 at L1'],
      not: {
        en: 'At L2 nobody of yours would use the gap, and a machine that holds its fire sheds no Miss. L1.',
        de: 'Bei L2 nützte die Lücke keinem von euch, und eine Maschine, die nicht schießt, wird keinen Fehlschuss los. L1.',
      },
      well: {
        en: 'A hit: two components are left. Then came the first two steps of the melee. Poison killed a marksman on L1, and the orc cauldron on L3 one orc: nobody has a choice there.',
        de: 'Ein Treffer: Zwei Mauerteile sind übrig. Dann kamen die ersten zwei Schritte des Nahkampfs. Das Gift tötete auf L1 einen Schützen und der Orkkessel auf L3 einen Ork: Zu wählen gibt es dabei nichts.',
      },
    },
    {
      text: {
        en: 'Third step: the pole. From TL1 it may strike L1 or L2. Three of the six cards hit, and this one does. The weakest unit dies: a goblin that would have raged.',
        de: 'Dritter Schritt: die Stange. Von TL1 aus stößt sie nach L1 oder L2. Drei der sechs Karten treffen, und diese trifft. Die schwächste Einheit stirbt: ein Goblin, der gewütet hätte.',
      },
      rule: 'S19.4.2',
      plays: ['strike L1 from TL1'],
    },
    {
      text: {
        en: 'Fourth: all orders are turned up, and you resolve them in the order you like. Begin with L3.',
        de: 'Vierter: Alle Befehle werden aufgedeckt, und du führst sie aus, in der Folge, die du willst. Beginne mit L3.',
      },
      rule: 'S19.5.2',
      expect: ['resolve L3'],
      not: { en: 'Here the order does not matter; begin with L3.', de: 'Hier ist die Folge gleich; beginne mit L3.' },
    },
    {
      text: {
        en: 'Each orc that detonates takes one component along. One must go; each costs you 2 of strength and him 1. One is enough.',
        de: 'Jeder Ork, der sich sprengt, nimmt ein Mauerteil mit. Einer muss; jeder kostet dich 2 Stärke und ihn 1. Einer genügt.',
      },
      rule: 'S11.4.2',
      expect: ['detonate 1'],
      not: {
        en: 'With both gone it would be 3 against 3, and nobody loses anything. One.',
        de: 'Ohne beide stünde es 3 gegen 3, und niemand verlöre etwas. Einer.',
      },
      well: {
        en: 'The Fury at L1 was resolved too: the goblin there fights with 3.',
        de: 'Auch die Wut bei L1 wirkt: Der Goblin dort kämpft mit 3.',
      },
    },
    {
      text: {
        en: 'Last, strength, section by section, in the order you like. Fight at R4 first, to see how a melee is lost.',
        de: 'Zuletzt die Stärke, Abschnitt für Abschnitt, in der Folge, die du willst. Kämpfe zuerst um R4, um zu sehen, wie man verliert.',
      },
      rule: 'S19.6.2',
      expect: ['fight R4'],
      not: {
        en: 'A breach ends the game, and you would not see the rest: R4 first.',
        de: 'Eine Bresche beendet das Spiel, und den Rest sähest du nicht: zuerst R4.',
      },
      well: {
        en: 'Two goblins, 2, against marksman, soldier and two components, 5. The advantage is 3: both goblins die, and the third point is lost.',
        de: 'Zwei Goblins, 2, gegen Schütze, Soldat und zwei Mauerteile, 5. Die Übermacht ist 3: Beide Goblins sterben, und der dritte Punkt verfällt.',
      },
    },
    {
      text: {
        en: 'Now L3: orc and troll, 5, against units of 3 and the one component left, 4.',
        de: 'Nun L3: Ork und Troll, 5, gegen Einheiten von 3 und das eine Mauerteil, das übrig ist, 4.',
      },
      rule: 'S19.6.10',
      expect: ['fight L3'],
      not: { en: 'L3 first.', de: 'Zuerst L3.' },
      well: {
        en: 'You won by 1, so he loses units worth 1: the marksman goes to the Hospital. Your advantage was not greater than his units, 3: no breach.',
        de: 'Du hast um 1 gewonnen, also verliert er Einheiten im Wert von 1: Der Schütze geht ins Hospital. Deine Übermacht war nicht größer als seine Einheiten, 3: keine Bresche.',
      },
    },
    {
      text: {
        en: 'L1 came last. Goblin 3, orc 2, troll 3 and the Banner 1 make 9. Marksman 1, soldier 2 and two components make 5. The advantage is 4 and his units are worth 3: the wall is breached, and you have won. Without the Catapult it would have been 3, and the wall would have held.',
        de: 'L1 kam zuletzt. Goblin 3, Ork 2, Troll 3 und das Banner 1 machen 9. Schütze 1, Soldat 2 und zwei Mauerteile machen 5. Die Übermacht ist 4, und seine Einheiten sind 3 wert: Die Bresche ist geschlagen, und du hast gewonnen. Ohne das Katapult wären es 3 gewesen, und die Mauer hätte gehalten.',
      },
      rule: 'S19.8.1',
    },
  ],
};

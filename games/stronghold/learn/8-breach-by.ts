import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** S19.8: how to read the number beside a section, and how much of it the defender can still undo. */
export const breachBy: Lesson = {
  id: 'breach-by',
  game: 'stronghold',
  title: { en: 'Reading “breach by”', de: '„Bresche um“ lesen' },
  about: {
    en: 'Two sections, two trolls, three hourglasses: why a breach by 1 is not enough, and a breach by 4 just is.',
    de: 'Zwei Abschnitte, zwei Trolle, drei Sanduhren: warum eine Bresche um 1 nicht genügt und eine um 4 gerade eben.',
  },
  rule: 'S19.8.4',
  seat: 'invader',
  seats: ['invader', 'defender'],
  position: siege({
    round: 4,
    next: 8,
    horde: { FL: { orc: 2 }, A1: { orc: 1, troll: 2 }, L1: { orc: 2 }, L2: { troll: 2 } },
    garrison: { barracks: { marksman: 2, soldier: 1 } },
    walls: { L2: 1 },
    gear: ['L2 banner', 'L2 ladder'],
  }),
  dice: [],
  steps: [
    {
      text: {
        en: 'Read L2. You: two trolls and a Banner, 7. He: marksman and soldier, 3; a component, 1; the Warrior, 2: together 6. You are ahead by 1. A breach needs more than his units are worth, 3: so 3 are lacking, and the board says so.',
        de: 'Lies L2. Du: zwei Trolle und ein Banner, 7. Er: Schütze und Soldat, 3; ein Mauerteil, 1; der Krieger, 2: zusammen 6. Du liegst um 1 vorn. Für eine Bresche muss es mehr sein, als seine Einheiten wert sind, 3: Es fehlen also 3, und der Plan sagt es.',
      },
      rule: 'S19.8.1',
    },
    {
      text: {
        en: 'In short: his units count twice, everything else once. The Warrior makes L2 stronger, but to the breach itself he is no hindrance. L1 has units of 4 and two components: there a breach begins at 11, and you have 4. Begin Phase 6.',
        de: 'Kurz: Seine Einheiten zählen doppelt, alles andere einfach. Der Krieger macht L2 stärker, aber gegen die Bresche selbst zählt er nicht. L1 hat Einheiten von 4 und zwei Mauerteile: Dort beginnt die Bresche bei 11, und du hast 4. Beginne Phase 6.',
      },
      rule: 'S19.8.2',
      expect: ['use maneuver for nothing'],
    },
    {
      text: {
        en: 'Every maneuver pays for his answer: the minor with 3 hourglasses, the major with 5. Take the minor.',
        de: 'Jedes Manöver bezahlt seine Antwort: das kleine mit 3 Sanduhren, das große mit 5. Nimm das kleine.',
      },
      rule: 'S10.1.4',
      expect: ['minor'],
      not: { en: 'With 5 hourglasses he would hold. The minor.', de: 'Mit 5 Sanduhren hielte er stand. Das kleine.' },
    },
    {
      text: {
        en: 'From A1 you can go to L1 or L2.',
        de: 'Von A1 kannst du nach L1 oder L2.',
      },
      rule: 'S2.3.3',
      expect: ['march A1-L2'],
      not: {
        en: 'At L1 two trolls make 10, and a breach begins at 11. L2.',
        de: 'Bei L1 kämst du mit zwei Trollen auf 10, und die Bresche beginnt bei 11. L2.',
      },
    },
    {
      text: {
        en: 'One troll makes 10: a breach by 1. Both make 13: a breach by 4. What he can do with 3 hourglasses decides. A Wall for 2 adds 1. A swap for 1 that puts a soldier in a marksman’s place adds 2, since units count twice. Send both.',
        de: 'Ein Troll macht 10: Bresche um 1. Beide machen 13: Bresche um 4. Was er mit 3 Sanduhren vermag, entscheidet. Eine Mauer für 2 bringt 1. Ein Tausch für 1, Soldat statt Schütze, bringt 2, denn Einheiten zählen doppelt. Schicke beide.',
      },
      rule: 'S19.8.4',
      expect: ['send troll x2'],
      not: {
        en: 'He can take back 3. A margin of 3 or less is none: send both trolls.',
        de: '3 kann er aufholen. Ein Vorsprung von 3 oder weniger ist keiner: Schicke beide Trolle.',
      },
    },
    {
      text: { en: 'L2 shows a breach by 4. Finish.', de: 'L2 zeigt eine Bresche um 4. Beende das Manöver.' },
      rule: 'S10.1.1',
      expect: ['finish'],
      not: {
        en: 'The orc is worth nothing more here. Finish.',
        de: 'Der Ork nützt hier nichts mehr. Beende das Manöver.',
      },
    },
    {
      text: {
        en: 'No second maneuver: it would pay for 5 more.',
        de: 'Kein zweites Manöver: Es zahlte ihm 5 weitere.',
      },
      rule: 'S10.1.4',
      expect: ['orders'],
      not: { en: 'On to the orders.', de: 'Weiter zu den Befehlen.' },
    },
    {
      text: {
        en: 'There are neither goblins nor orcs at L2, and no third troll to call. Give no orders: a classified one would cost an hourglass.',
        de: 'Bei L2 stehen weder Goblins noch Orks, und einen weiteren Troll zum Rufen gibt es nicht. Gib keine Befehle: Ein geheimer kostete eine Sanduhr.',
      },
      rule: 'S11.1.1',
      expect: ['no orders'],
      not: { en: 'No orders.', de: 'Keine Befehle.' },
    },
    {
      text: {
        en: 'He does what he can: a Wall at L2, and the soldier of the Barracks for the marksman. 4 less 1 less 2: a breach by 1 is left.',
        de: 'Er tut, was er kann: eine Mauer bei L2, und den Soldaten der Kaserne für den Schützen. 4 weniger 1 weniger 2: Bresche um 1 bleibt.',
      },
      rule: 'S13.3.1',
      plays: ['place wall', 'place wall', 'raise L2', 'swap L2 marksman with barracks soldier', 'done'],
    },
    {
      text: {
        en: 'The assault. You set the order of the sections: fight at L2.',
        de: 'Der Sturm. Die Folge der Abschnitte bestimmst du: Kämpfe um L2.',
      },
      rule: 'S19.6.2',
      expect: ['fight L2'],
      not: {
        en: 'L1 can only be lost. L2 ends the game.',
        de: 'Bei L1 ist nur zu verlieren. L2 beendet das Spiel.',
      },
      well: {
        en: '13 against 8: the advantage is 5, his units are worth 4. The wall is breached by 1.',
        de: '13 gegen 8: Die Übermacht ist 5, seine Einheiten sind 4 wert. Die Bresche ist um 1 geschlagen.',
      },
    },
  ],
};

import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** S10.4: a trap on a path, and how to find out what it is. */
export const traps: Lesson = {
  id: 'traps',
  game: 'stronghold',
  title: { en: 'Traps and paths', de: 'Fallen und Pfade' },
  about: {
    en: 'A token lies face down on your best path. Send somebody whom you can spare, and then everybody else.',
    de: 'Auf deinem besten Pfad liegt verdeckt ein Marker. Schicke einen vor, den du entbehren kannst, und dann alle anderen.',
  },
  rule: 'S10.4.3',
  seat: 'invader',
  seats: ['invader', 'defender'],
  position: siege({
    round: 3,
    next: 8,
    horde: { FL: { goblin: 3, orc: 2, troll: 1 }, A2: { orc: 1 } },
    traps: { 'FL-A1': 'goblin trap' },
  }),
  dice: [],
  steps: [
    {
      text: {
        en: 'A trap lies on the path from the left foreground to A1. You see that it is there, not what it is: it kills one troll, or all goblins, or it holds siege towers. Begin Phase 6.',
        de: 'Auf dem Pfad vom linken Vorfeld nach A1 liegt eine Falle. Du siehst, dass sie da ist, nicht welche: Sie tötet einen Troll oder alle Goblins, oder sie hält Belagerungstürme auf. Beginne Phase 6.',
      },
      rule: 'S1.5.3',
      expect: ['use maneuver for nothing'],
    },
    {
      text: {
        en: 'Make the minor maneuver first: what it teaches you, the major can use.',
        de: 'Mach zuerst das kleine Manöver: Was du dabei lernst, kann das große nutzen.',
      },
      rule: 'S10.1.1',
      expect: ['minor'],
      not: { en: 'The minor first.', de: 'Zuerst das kleine.' },
    },
    {
      text: {
        en: 'Try the path with the trap.',
        de: 'Versuche den Pfad mit der Falle.',
      },
      rule: 'S10.4.8',
      expect: ['march FL-A1'],
      not: {
        en: 'Groups are named one after another. If you try the trap first, the others can still choose.',
        de: 'Gruppen werden nacheinander genannt. Versuchst du die Falle zuerst, können die anderen noch wählen.',
      },
    },
    {
      text: {
        en: 'No trap kills orcs. Send one, alone.',
        de: 'Orks tötet keine Falle. Schicke einen, allein.',
      },
      rule: 'S10.4.1',
      expect: ['send orc'],
      not: {
        en: 'Who stands in the group may die in it: one orc, nobody else.',
        de: 'Wer in der Gruppe ist, kann in ihr sterben: ein Ork, sonst niemand.',
      },
      well: {
        en: 'A goblin trap, now face up. The orc has arrived.',
        de: 'Eine Goblinfalle, nun offen. Der Ork ist angekommen.',
      },
    },
    {
      text: {
        en: 'Nothing more may cross that path in this maneuver. So the goblins go to A2.',
        de: 'In diesem Manöver darf über diesen Pfad niemand mehr. Also gehen die Goblins nach A2.',
      },
      rule: 'S10.4.7',
      expect: ['march FL-A2'],
      not: { en: 'Over the path to A2.', de: 'Über den Pfad nach A2.' },
    },
    {
      text: {
        en: 'All three goblins. The troll and the second orc wait: the trap is no danger to them.',
        de: 'Alle drei Goblins. Der Troll und der zweite Ork warten: Für sie ist die Falle keine Gefahr.',
      },
      rule: 'S10.4.5',
      expect: ['send goblin x3'],
      not: { en: 'The three goblins.', de: 'Die drei Goblins.' },
    },
    {
      text: { en: 'Finish the minor maneuver.', de: 'Beende das kleine Manöver.' },
      rule: 'S10.1.1',
      expect: ['finish'],
      not: { en: 'Finish it.', de: 'Beende es.' },
    },
    {
      text: {
        en: 'And now the major. It is a maneuver of its own, so the path is open again.',
        de: 'Und nun das große. Es ist ein eigenes Manöver, der Pfad ist also wieder offen.',
      },
      rule: 'S10.1.1',
      expect: ['major'],
      not: {
        en: 'Not yet: the troll is still on the foreground.',
        de: 'Noch nicht: Der Troll steht noch auf dem Vorfeld.',
      },
    },
    {
      text: {
        en: 'The trap stays where it is, face up, and acts on every group. But you know it now.',
        de: 'Die Falle bleibt, wo sie ist, offen, und wirkt auf jede Gruppe. Aber du kennst sie jetzt.',
      },
      rule: 'S10.4.9',
      expect: ['march FL-A1'],
      not: { en: 'Over the path to A1.', de: 'Über den Pfad nach A1.' },
    },
    {
      text: { en: 'Orc and troll together.', de: 'Ork und Troll zusammen.' },
      rule: 'S10.4.4',
      expect: ['send orc, troll'],
      not: { en: 'Both of them.', de: 'Beide.' },
      well: {
        en: 'Both have arrived. A Bridge on a path keeps traps off it for good, if it comes first.',
        de: 'Beide sind angekommen. Eine Brücke hält einen Pfad für immer von Fallen frei, wenn sie zuerst da ist.',
      },
    },
    {
      text: {
        en: 'Caution has its price: both maneuvers together give 8 hourglasses. Sent blindly over that path, the goblins would be dead; sent to A2 at once, the major would not have been needed.',
        de: 'Vorsicht hat ihren Preis: Beide Manöver zusammen geben 8 Sanduhren. Blind über diesen Pfad geschickt, wären die Goblins tot; gleich nach A2 geschickt, hättest du das große nicht gebraucht.',
      },
      rule: 'S10.1.4',
    },
  ],
};

import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** S9: three tokens that look alike, one of them meant. */
export const rituals: Lesson = {
  id: 'rituals',
  game: 'stronghold',
  title: { en: 'Rituals and bluffs', de: 'Rituale und Bluffs' },
  about: {
    en: 'A Demon in one of three buildings and a Gale on one of two walls: what the defender sees, and what doubt costs him.',
    de: 'Ein Dämon in einem von drei Gebäuden und ein Sturmwind auf einer von zwei Mauern: was der Verteidiger sieht und was ihn der Zweifel kostet.',
  },
  rule: 'S9.1.1',
  seat: 'invader',
  seats: ['invader', 'defender'],
  position: siege({
    next: 6,
    line: [
      ...['briefing', 'resources', 'ballista', 'banner', 'ladder'],
      ...['quartermaster', 'demon', 'gale', 'maneuver'],
    ],
    cardSupply: ['catapult', 'mantelet', 'poison', 'artilleryman', 'trench-master', 'specter'],
    supply: { goblin: 5, orc: 2 },
    horde: { FL: { orc: 3 }, A1: { orc: 3, troll: 2 }, A2: { troll: 1 } },
    garrison: { L1: { marksman: 1, soldier: 1 }, courtyard: { marksman: 1, soldier: 1 } },
    placed: { cannon: 2 },
    due: 2,
  }),
  dice: [],
  steps: [
    {
      text: {
        en: 'Two hourglasses lie on his Cannon: he means to complete it. Use the Demon, for two goblins.',
        de: 'Auf seiner Kanone liegen zwei Sanduhren: Er will sie vollenden. Benutze den Dämon, für zwei Goblins.',
      },
      rule: 'S9.4.1',
      expect: ['use demon for 2 goblins'],
      not: { en: 'The Demon first.', de: 'Zuerst den Dämon.' },
    },
    {
      text: {
        en: 'A ritual has one target and two bluffs. Place them face down on buildings that have actions: the target on the Forge, bluffs on the Scouts and the Workshop.',
        de: 'Ein Ritual hat ein Ziel und zwei Bluffs. Lege sie verdeckt auf Gebäude, die Aktionen haben: das Ziel auf die Schmiede, die Bluffs auf die Späher und die Werkstatt.',
      },
      rule: 'S9.1.2',
      expect: ['place demon forge target, demon scouts bluff, demon workshop bluff'],
      not: {
        en: 'Target on the Forge, bluffs on the Scouts and the Workshop.',
        de: 'Das Ziel auf die Schmiede, Bluffs auf die Späher und die Werkstatt.',
      },
      well: {
        en: 'He sees three tokens alike.',
        de: 'Er sieht drei gleiche Marker.',
      },
    },
    {
      text: {
        en: 'He has four hourglasses and tries the Workshop first: a Wall. The token is turned when the action is completed, before its effect. It was a bluff: it returns to you at once and does nothing.',
        de: 'Er hat vier Sanduhren und versucht es zuerst in der Werkstatt: eine Mauer. Der Marker wird aufgedeckt, wenn die Aktion vollendet ist, vor ihrer Wirkung. Es war ein Bluff: Er kommt sofort zu dir zurück und tut nichts.',
      },
      rule: 'S9.4.3',
      plays: ['place wall', 'place wall', 'raise L1'],
    },
    {
      text: {
        en: 'The other two complete the Cannon. That was the target.',
        de: 'Die anderen zwei vollenden die Kanone. Das war das Ziel.',
      },
      rule: 'S9.2.3',
      plays: ['place cannon', 'place cannon'],
    },
    {
      text: {
        en: 'The Demon kills a unit in the Courtyard, and you pick: the soldier.',
        de: 'Der Dämon tötet eine Einheit im Hof, und du wählst: den Soldaten.',
      },
      rule: 'S9.4.4',
      expect: ['kill soldier'],
      not: { en: 'A soldier is worth 2, a marksman 1.', de: 'Ein Soldat ist 2 wert, ein Schütze 1.' },
      well: {
        en: 'The target stays, face up: every further action completed in the Forge this round costs him another.',
        de: 'Das Ziel bleibt offen liegen: Jede weitere Aktion, die er in dieser Runde in der Schmiede vollendet, kostet ihn noch einen.',
      },
    },
    {
      text: {
        en: 'The Cannon itself is carried out all the same. It goes into TL1.',
        de: 'Die Kanone selbst wird trotzdem ausgeführt. Sie kommt nach TL1.',
      },
      rule: 'S15.4.1.2',
      plays: ['mount TL1', 'done'],
    },
    {
      text: {
        en: 'L1 has a free space, and your trolls stand before it. Use the Gale.',
        de: 'Auf L1 ist ein Platz frei, und deine Trolle stehen davor. Benutze den Sturmwind.',
      },
      rule: 'S9.5.1',
      expect: ['use gale for 2 goblins'],
      not: { en: 'The Gale, for two goblins.', de: 'Den Sturmwind, für zwei Goblins.' },
    },
    {
      text: {
        en: 'You need not place all three, nor the target among them. Place two: the target on L1, a bluff on L2.',
        de: 'Du musst nicht alle drei legen, auch das Ziel nicht. Lege zwei: das Ziel auf L1, einen Bluff auf L2.',
      },
      rule: 'S9.1.3',
      expect: ['place gale L1 target, gale L2 bluff'],
      not: { en: 'Two tokens: target L1, bluff L2.', de: 'Zwei Marker: Ziel L1, Bluff L2.' },
    },
    {
      text: {
        en: 'He has 2 hourglasses and sends the marksman of the Courtyard to L1. The Gale is turned, and the move costs one more, to be paid at once: both are gone. With a single one the move would not have been made.',
        de: 'Er hat 2 Sanduhren und schickt den Schützen aus dem Hof nach L1. Der Sturmwind wird aufgedeckt, und die Bewegung kostet eine mehr, sofort zu zahlen: Beide sind weg. Mit nur einer wäre die Bewegung unterblieben.',
      },
      rule: 'S9.5.4',
      plays: ['move courtyard marksman to L1', 'done'],
    },
    {
      text: {
        en: 'At the end of the round every token comes back to you, those not turned unseen. Next round you may pay for the same ritual again, and lie elsewhere.',
        de: 'Am Ende der Runde kommt jeder Marker zu dir zurück, die nicht aufgedeckten ungesehen. In der nächsten Runde darfst du dasselbe Ritual wieder bezahlen und anderswo lügen.',
      },
      rule: 'S9.2.4',
    },
  ],
};

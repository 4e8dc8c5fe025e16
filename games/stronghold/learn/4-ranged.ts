import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** S18: the first half of an assault, from the defender's side: cannons, siege machines, marksmen. */
export const ranged: Lesson = {
  id: 'ranged',
  game: 'stronghold',
  title: { en: 'The assault: ranged combat', de: 'Der Sturm: Fernkampf' },
  about: {
    en: 'A cannon, two machines and a volley: what reaches what, and why two orcs die but one troll does not.',
    de: 'Eine Kanone, zwei Maschinen und eine Salve: was wohin reicht, und warum zwei Orks sterben, ein Troll aber nicht.',
  },
  rule: 'S18.1.1',
  seat: 'defender',
  seats: ['invader', 'defender'],
  position: siege({
    at: 'assault',
    next: 9,
    horde: { FL: { orc: 2 }, A1: { goblin: 2, orc: 3, troll: 1 }, A2: { orc: 2 }, L3: { troll: 1 } },
    garrison: { TL1: { marksman: 1 } },
    items: { TL1: 'cannon' },
    machines: { 'A1-1': ['catapult', 3], 'A2-1': ['ballista', 4] },
  }),
  dice: ['H5', 'hit', 'miss'],
  steps: [
    {
      text: {
        en: 'The nine cards are done, and the assault begins: first cannons, then siege machines, then marksmen, each step for the whole wall. Yours is the cannon in the tower TL1.',
        de: 'Die neun Karten sind durch, und der Sturm beginnt: erst Kanonen, dann Belagerungsmaschinen, dann Schützen, jeder Schritt für die ganze Mauer. Dein ist die Kanone im Turm TL1.',
      },
      rule: 'S18.1.2',
    },
    {
      text: {
        en: 'It reaches the foreground of its side, the rampart opposite and that one’s neighbour. On A1 stand goblins, orcs and a troll: whatever the card shows will find somebody. Aim it at A1.',
        de: 'Sie erreicht das Vorfeld ihrer Seite, die Schanze gegenüber und deren Nachbarn. Auf A1 stehen Goblins, Orks und ein Troll: Was die Karte auch zeigt, es findet jemanden. Richte sie auf A1.',
      },
      rule: 'S18.2.1',
      expect: ['aim TL1 at A1'],
      not: {
        en: 'There stand orcs alone: of the six cards three would kill nobody. Aim it at A1.',
        de: 'Dort stehen nur Orks: Drei der sechs Karten töteten niemanden. Richte sie auf A1.',
      },
    },
    {
      text: {
        en: 'The card shows orc or troll. Both are there, so you pick one. Take the troll: a volley reaches orcs more easily, as you will see.',
        de: 'Die Karte zeigt Ork oder Troll. Beide sind da, also wählst du. Nimm den Troll: An Orks kommt eine Salve leichter heran, wie du sehen wirst.',
      },
      rule: 'S18.2.3',
      expect: ['kill troll'],
      not: { en: 'The troll is worth 3, the orc 2.', de: 'Der Troll ist 3 wert, der Ork 2.' },
    },
    {
      text: {
        en: 'Now the invader aims all his machines, and one card is turned for each. The Catapult hits L1 and breaks a component. The Ballista misses L2; that Miss leaves its deck, while a Hit goes back. So machines get better with every round.',
        de: 'Nun richtet der Angreifer alle seine Maschinen aus, und für jede wird eine Karte aufgedeckt. Das Katapult trifft L1 und bricht ein Mauerteil heraus. Die Balliste verfehlt L2; dieser Fehlschuss verlässt ihren Stapel, ein Treffer käme zurück. So werden Maschinen mit jeder Runde besser.',
      },
      rule: 'S18.3.5',
      plays: ['aim A1-1 at L1', 'aim A2-1 at L2'],
    },
    {
      text: {
        en: 'The marksmen. A troll stands on L3: the marksman there is engaged and does not fire. Those of L1 and of the tower see A1 alone. The one on L2 may choose A1 or A2. With him the volley at A1 has 4 instead of 3.',
        de: 'Die Schützen. Auf L3 steht ein Troll: Der Schütze dort ist gebunden und schießt nicht. Die von L1 und der im Turm sehen nur A1. Der auf L2 hat die Wahl zwischen A1 und A2. Mit ihm hat die Salve auf A1 4 statt 3.',
      },
      rule: 'S18.4.3',
      expect: ['fire at A1'],
      not: {
        en: 'Alone at A2 his 1 kills nothing, for there only orcs stand. Together they reach further: A1.',
        de: 'Allein tötet seine 1 auf A2 nichts, denn dort stehen nur Orks. Zusammen reichen sie weiter: A1.',
      },
    },
    {
      text: {
        en: 'Units worth 4 die, as near to it as possible and never more, and you pick. Two orcs are 4.',
        de: 'Einheiten im Wert von 4 sterben, so nahe daran wie möglich und nie mehr, und du wählst. Zwei Orks sind 4.',
      },
      rule: 'S18.4.7',
      expect: ['kill orc x2'],
      not: {
        en: 'That would be 4 too, but goblins are the weakest on a wall. Two orcs.',
        de: 'Auch das wären 4, aber Goblins sind auf einer Mauer die schwächsten. Zwei Orks.',
      },
      well: {
        en: 'After that came the melee at L3: a troll of 3 against 5. Your advantage was 2, and a troll is worth 3: what cannot be matched is lost, and the troll stays.',
        de: 'Danach kam der Nahkampf bei L3: ein Troll mit 3 gegen 5. Deine Übermacht war 2, und ein Troll ist 3 wert: Was nicht aufgeht, verfällt, und der Troll bleibt.',
      },
    },
  ],
};

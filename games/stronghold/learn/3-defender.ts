import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

/** S12 to S16: two defender phases: hourglasses gathered, an action completed, a move, a heroic order, a swap and a plan. */
export const defender: Lesson = {
  id: 'defender',
  game: 'stronghold',
  title: { en: 'The defender’s hourglasses', de: 'Die Sanduhren des Verteidigers' },
  about: {
    en: 'Gather, complete, move, command: five hourglasses, an Officer and a plan against a Catapult and a Banner.',
    de: 'Sammeln, vollenden, ziehen, befehlen: fünf Sanduhren, ein Offizier und ein Plan gegen ein Katapult und ein Banner.',
  },
  rule: 'S12.2.1',
  seat: 'defender',
  seats: ['invader', 'defender'],
  position: siege({
    next: 2,
    wood: 8,
    supply: { goblin: 4, orc: 3 },
    horde: { FL: { orc: 3 }, A1: { orc: 3, troll: 1 }, L1: { orc: 1 } },
    garrison: { courtyard: { marksman: 1 } },
    placed: { cannon: 2 },
    plans: ['night-masons', 'sortie'],
    due: 2,
  }),
  dice: [],
  steps: [
    {
      text: {
        en: 'The invader builds a Catapult at A1 and pays with two goblins. That is 2 hourglasses for you, and the 2 of the round come with them.',
        de: 'Der Angreifer baut bei A1 ein Katapult und zahlt mit zwei Goblins. Das sind 2 Sanduhren für dich, und die 2 der Runde kommen dazu.',
      },
      rule: 'S4.4.1',
      plays: ['use catapult for 2 goblins', 'build at A1'],
    },
    {
      text: {
        en: 'You must spend all four. Look at the Forge: two hourglasses of an earlier phase lie on the Cannon, which costs 4. What was placed stays there. Place one more.',
        de: 'Du musst alle vier ausgeben. Sieh zur Schmiede: Auf der Kanone, die 4 kostet, liegen zwei Sanduhren aus einer früheren Phase. Was gelegt ist, bleibt liegen. Lege eine dazu.',
      },
      rule: 'S12.2.3',
      expect: ['place cannon'],
      not: {
        en: 'Something begun is nearer to its effect than something new: the Cannon.',
        de: 'Begonnenes ist seiner Wirkung näher als Neues: die Kanone.',
      },
    },
    {
      text: {
        en: 'And the fourth. The hourglass that fills the price carries the action out at once.',
        de: 'Und die vierte. Die Sanduhr, die den Preis voll macht, führt die Aktion sofort aus.',
      },
      rule: 'S12.2.5',
      expect: ['place cannon'],
      not: { en: 'Complete the Cannon.', de: 'Vollende die Kanone.' },
    },
    {
      text: {
        en: 'It goes into a tower without an item. From TL1 it reaches A1 opposite, its neighbour A2, and the left foreground: the tower beside L1 is where it is wanted.',
        de: 'Sie kommt in einen Turm ohne Gerät. Von TL1 erreicht sie A1 gegenüber, dessen Nachbarn A2 und das linke Vorfeld: Im Turm neben L1 wird sie gebraucht.',
      },
      rule: 'S15.4.1.2',
      expect: ['mount TL1'],
      not: {
        en: 'The enemy is at A1: TL1 stands opposite to it.',
        de: 'Der Feind steht auf A1: TL1 liegt dem gegenüber.',
      },
    },
    {
      text: {
        en: 'Two are left. A Malfunction would silence the Catapult for this assault and costs 2. Place one hourglass on it, and wait and see where the second comes from.',
        de: 'Zwei sind übrig. Ein Defekt brächte das Katapult in diesem Sturm zum Schweigen und kostet 2. Lege eine Sanduhr darauf, und warte ab, woher die zweite kommt.',
      },
      rule: 'S15.7.1.1',
      expect: ['place malfunction'],
      not: { en: 'One hourglass on the Malfunction.', de: 'Eine Sanduhr auf den Defekt.' },
    },
    {
      text: {
        en: 'A move costs 1. From a building a unit goes to any place where it may stand, and only marksmen stand in towers. Move one from the Barracks to TL1: there nobody can engage him.',
        de: 'Eine Bewegung kostet 1. Aus einem Gebäude geht eine Einheit an jeden Ort, an dem sie stehen darf, und in Türmen stehen nur Schützen. Zieh einen aus der Kaserne nach TL1: Dort kann ihn niemand binden.',
      },
      rule: 'S13.1.4',
      expect: ['move barracks marksman to TL1'],
      not: { en: 'The marksman of the Barracks, to TL1.', de: 'Den Schützen der Kaserne, nach TL1.' },
    },
    {
      text: {
        en: 'No hourglass is left, but heroes act for nothing: each has one order a round. Let the Officer give Labour.',
        de: 'Keine Sanduhr ist übrig, aber Helden handeln umsonst: Jeder hat einen Befehl je Runde. Lass den Offizier Arbeiten befehlen.',
      },
      rule: 'S14.1.1',
      expect: ['heroic officer labour'],
      not: {
        en: 'Do not end the phase yet: the Officer gives Labour.',
        de: 'Beende die Phase noch nicht: Der Offizier befiehlt Arbeiten.',
      },
    },
    {
      text: {
        en: 'A unit goes into the worker space of a building and brings an hourglass for one of its actions. Send the marksman of the Courtyard to the Scouts, for the Malfunction.',
        de: 'Eine Einheit geht auf den Arbeitsplatz eines Gebäudes und bringt eine Sanduhr für eine seiner Aktionen mit. Schicke den Schützen im Hof zu den Spähern, für den Defekt.',
      },
      rule: 'S14.3.3',
      expect: ['employ courtyard marksman at malfunction'],
      not: {
        en: 'Nobody who stands on a wall: the marksman of the Courtyard, at the Malfunction.',
        de: 'Niemanden von der Mauer: den Schützen im Hof, am Defekt.',
      },
    },
    {
      text: {
        en: 'The second hourglass, and the Malfunction is complete. There is only one barrage machine, the Catapult at A1.',
        de: 'Die zweite Sanduhr, und der Defekt ist vollendet. Es gibt nur ein Geschütz, das Katapult bei A1.',
      },
      rule: 'S15.7.1.3',
      expect: ['jam A1-1'],
      well: {
        en: 'It does not fire in the coming assault, nor does it shed a Miss.',
        de: 'Im kommenden Sturm schießt es nicht und wird auch keinen Fehlschuss los.',
      },
    },
    {
      text: {
        en: 'You hold nothing more. The Warrior’s order can wait: end the phase.',
        de: 'Du hast nichts mehr in der Hand. Der Befehl des Kriegers kann warten: Beende die Phase.',
      },
      rule: 'S12.1.2',
      expect: ['done'],
      not: {
        en: 'Keep the Warrior’s order and the plans for what comes.',
        de: 'Heb den Befehl des Kriegers und die Pläne für das auf, was noch kommt.',
      },
    },
    {
      text: {
        en: 'The invader raises a Banner at L1, for an orc. He means L1, and you have 1 hourglass.',
        de: 'Der Angreifer pflanzt bei L1 ein Banner auf, für einen Ork. Er meint L1, und du hast 1 Sanduhr.',
      },
      rule: 'S7.2.3',
      plays: ['use banner for orc', 'equip L1'],
    },
    {
      text: {
        en: 'L1 is full, so nobody moves in; but two units may swap for 1, and the Barracks are next to every place. The marksman of L1 changes with the veteran: 1 for 3. His space in the Barracks is free, since another marksman has left.',
        de: 'L1 ist voll, hinein kommt also niemand; aber zwei Einheiten dürfen für 1 die Plätze tauschen, und die Kaserne liegt neben jedem Ort. Der Schütze von L1 tauscht mit dem Veteranen: 3 statt 1. In der Kaserne ist ein Schützenplatz frei, denn ein anderer ist gegangen.',
      },
      rule: 'S13.3.1',
      expect: ['swap L1 marksman with barracks veteran'],
      not: {
        en: 'Nothing else makes L1 stronger by 2 for one hourglass: swap its marksman with the veteran.',
        de: 'Nichts sonst macht L1 für eine Sanduhr um 2 stärker: Tausche seinen Schützen mit dem Veteranen.',
      },
    },
    {
      text: {
        en: 'After any invader action you may use a plan. Night Masons bring two components now; from then on the Wall action costs 1 more. Use it.',
        de: 'Nach jeder Aktion des Angreifers darfst du einen Plan benutzen. Die Maurer bei Nacht bringen jetzt zwei Mauerteile; danach kostet die Aktion Mauer 1 mehr. Benutze ihn.',
      },
      rule: 'S16.1.1',
      expect: ['plan night-masons'],
      not: {
        en: 'The Sortie would cost you a soldier, and the Catapult is silent anyway. Night Masons.',
        de: 'Der Ausfall kostete dich einen Soldaten, und das Katapult schweigt ohnehin. Die Maurer bei Nacht.',
      },
    },
    {
      text: {
        en: 'The first component, on L1.',
        de: 'Das erste Mauerteil, auf L1.',
      },
      rule: 'S16.4.1',
      expect: ['raise L1'],
      not: { en: 'L1 is where he is going.', de: 'Er will nach L1.' },
    },
    {
      text: {
        en: 'And the second: a section bears any number.',
        de: 'Und das zweite: Ein Abschnitt trägt beliebig viele.',
      },
      rule: 'S2.2.5',
      expect: ['raise L1'],
      not: { en: 'L1 again.', de: 'Wieder L1.' },
      well: {
        en: 'L1 stands at 10: marksman, soldier and veteran 6, components 4.',
        de: 'L1 steht bei 10: Schütze, Soldat und Veteran 6, Mauerteile 4.',
      },
    },
    {
      text: {
        en: 'End the phase. Since units count once in your strength and once more before a breach, the invader now needs 17 at L1. Before, 11 were enough.',
        de: 'Beende die Phase. Weil Einheiten einmal in deiner Stärke zählen und noch einmal vor einer Bresche, braucht der Angreifer bei L1 nun 17. Vorhin genügten 11.',
      },
      rule: 'S19.8.4',
      expect: ['done'],
      not: { en: 'The rest can wait: end the phase.', de: 'Der Rest kann warten: Beende die Phase.' },
    },
  ],
};

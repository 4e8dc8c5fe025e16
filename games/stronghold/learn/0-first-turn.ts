import type { Lesson } from '@ravelin/web/lesson';
import { siege } from './position.ts';

const HOST = { goblin: 1, orc: 3, troll: 1 };

/** The board, the aim, the hourglasses and the first cards of the first round. */
export const firstTurn: Lesson = {
  id: 'first-turn',
  game: 'stronghold',
  title: { en: 'Your first turn', de: 'Dein erster Zug' },
  about: {
    en: 'The stronghold, what you want, what a card costs and whom it helps: gather the host, and then decide for yourself.',
    de: 'Die Festung, dein Ziel, was eine Karte kostet und wem sie hilft: Sammle das Heer, und dann entscheide selbst.',
  },
  rule: 'S4.1.2',
  seat: 'invader',
  seats: ['invader', 'defender'],
  position: siege({
    round: 1,
    horde: { FL: HOST, FR: HOST },
    due: 6,
    objectives: ['foothold', 'first-blood'],
    plans: ['night-masons', 'forced-march'],
  }),
  // The units of the Briefing.
  dice: [
    ...['goblin', 'goblin', 'goblin', 'goblin', 'orc', 'orc', 'orc'],
    ...['orc', 'orc', 'orc', 'orc', 'troll', 'troll', 'troll'],
  ],
  steps: [
    {
      text: {
        en: 'A stronghold, and before it your host. You are the invader. Your goblins, orcs and trolls, of strength 1, 2 and 3, gather in the two Foregrounds, go from there to the ramparts, A1 to A3 and B1 to B4, and from the ramparts up to the wall, L1 to L4 and R1 to R5.',
        de: 'Eine Festung, und vor ihr dein Heer. Du bist der Angreifer. Deine Goblins, Orks und Trolle mit Stärke 1, 2 und 3 sammeln sich in den zwei Vorfeldern, ziehen von dort auf die Schanzen, A1 bis A3 und B1 bis B4, und von den Schanzen hinauf auf die Mauer, L1 bis L4 und R1 bis R5.',
      },
      rule: 'S2.3.1',
    },
    {
      text: {
        en: 'What you want: to breach one wall section, a single one. You have seven rounds; if the seventh ends without a breach, the defender has won.',
        de: 'Was du willst: eine Bresche in einem Mauerabschnitt, einem einzigen. Du hast sieben Runden; endet die siebte ohne Bresche, hat der Verteidiger gewonnen.',
      },
      rule: 'S1.1.2',
    },
    {
      text: {
        en: 'The catch: whatever you do gives the defender time. For every unit that you spend he gets an hourglass, and for hourglasses he builds walls, cannons, traps. So of everything ask twice: what does it bring me, and what does it give him?',
        de: 'Der Haken: Was immer du tust, gibt dem Verteidiger Zeit. Für jede Einheit, die du ausgibst, bekommt er eine Sanduhr, und für Sanduhren baut er Mauern, Kanonen, Fallen. Frage also bei allem zweimal: Was bringt es mir, und was gibt es ihm?',
      },
      rule: 'S4.4.1',
    },
    {
      text: {
        en: 'A round is a line of nine cards, at the lower edge. You go along it from left to right and use each card once or skip it; there is no way back. That is why their order matters: what lies further left must be paid first. When the line is done, the assault comes by itself.',
        de: 'Eine Runde ist eine Reihe von neun Karten, am unteren Rand. Du gehst sie von links nach rechts durch, benutzt jede einmal oder übergehst sie; zurück geht es nicht. Darum kommt es auf ihre Ordnung an: Was weiter links liegt, muss zuerst bezahlt werden. Ist die Reihe zu Ende, kommt der Sturm von selbst.',
      },
      rule: 'S4.1.3',
    },
    {
      text: {
        en: 'Begin with the Briefing. It costs nothing and brings 14 units from the bag and 5 wood. Use it.',
        de: 'Beginne mit der Lagebesprechung. Sie kostet nichts und bringt 14 Einheiten aus dem Beutel und 5 Holz. Benutze sie.',
      },
      rule: 'S5.1.2',
      expect: ['use briefing for nothing'],
      not: {
        en: 'Any card may be skipped, but without the Briefing you pay with nothing this round. Begin with it.',
        de: 'Übergehen darfst du jede Karte, aber ohne die Lagebesprechung hast du in dieser Runde nichts zum Bezahlen. Beginne mit ihr.',
      },
      well: {
        en: '4 goblins, 7 orcs and 3 trolls lie in your supply, and 10 wood. They are purse and army at once: who pays for a card never climbs the wall.',
        de: '4 Goblins, 7 Orks und 3 Trolle liegen in deinem Vorrat, dazu 10 Holz. Sie sind Geldbeutel und Heer zugleich: Wer eine Karte bezahlt, steigt auf keine Mauer.',
      },
    },
    {
      text: {
        en: 'Now you may exchange cards of the line or put those of one phase in another order; either gives the defender 1 hourglass. Leave the line as it stands.',
        de: 'Nun darfst du Karten der Reihe tauschen oder die einer Phase anders ordnen; beides gibt dem Verteidiger 1 Sanduhr. Lass die Reihe, wie sie ist.',
      },
      rule: 'S5.1.4',
      expect: ['stand'],
      not: {
        en: 'You may, for 1 hourglass. In this lesson the line stays as it is.',
        de: 'Das darfst du, für 1 Sanduhr. In dieser Lektion bleibt die Reihe, wie sie ist.',
      },
    },
    {
      text: {
        en: 'The defender now gets the 6 hourglasses that he has from the start, and must spend them. Four buy him a Cannon, which he mounts on tower TL1, and two raise the wall of L1.',
        de: 'Nun bekommt der Verteidiger die 6 Sanduhren, die ihm von Anfang an zustehen, und muss sie ausgeben. Vier bringen ihm eine Kanone, die er auf den Turm TL1 stellt, und zwei erhöhen die Mauer von L1.',
      },
      rule: 'S3.2.6',
      plays: [
        'place cannon',
        'place cannon',
        'place cannon',
        'place cannon',
        'mount TL1',
        'place wall',
        'place wall',
        'raise L1',
        'done',
      ],
    },
    {
      text: {
        en: 'The next card is yours to choose. Resources: a unit for wood, as much as it is strong. A Ballista or a Catapult: 5 wood and a troll or two goblins, and it shoots in every assault. A Banner or a Ladder: helps on one section. Or skip all of them, go straight to the Maneuver and send the host to the ramparts. What do you use?',
        de: 'Die nächste Karte wählst du. Rohstoffe: eine Einheit gegen Holz, so viel, wie sie stark ist. Eine Balliste oder ein Katapult: 5 Holz und ein Troll oder zwei Goblins, dafür schießt das Geschütz in jedem Sturm. Ein Banner oder eine Leiter: hilft auf einem Abschnitt. Oder übergehe sie alle, geh gleich zum Manöver und schicke das Heer auf die Schanzen. Was benutzt du?',
      },
      rule: 'S4.3.1',
      own: ['card'],
    },
  ],
  after: {
    en: 'That was a card, and from here the Page holds the stronghold: after each of your actions he spends what you gave him. Play on to the assault, or take the next lesson, which goes along the whole line.',
    de: 'Das war eine Karte, und von hier an hält der Page die Festung: Nach jeder deiner Aktionen gibt er aus, was du ihm geschenkt hast. Spiele weiter bis zum Sturm, oder nimm die nächste Lektion; sie geht die ganze Reihe durch.',
  },
};

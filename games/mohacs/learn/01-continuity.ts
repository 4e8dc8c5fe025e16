import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M5.2: one command after another, as long as the dice allow it. */
export const continuity: Lesson = {
  id: 'continuity',
  game: 'mohacs',
  title: { en: 'Continuity', de: 'Fortsetzung' },
  about: {
    en: 'There are no turns. Go on with another command, and see how the luck runs out.',
    de: 'Runden gibt es nicht. Setze mit einem anderen Verband fort, und sieh, wie das Glück endet.',
  },
  rule: 'M5.2.1.1',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: battle({
    units: {
      'tomori-1': '1618 S',
      'tomori-2': '1619 S',
      'tomori-3': '1620 S',
      'bathyani-1': '1819 S',
      'bathyani-2': '1820 S',
      'bathyani-3': '1821 S',
      'zalkan-heavy-1': '1415 S',
      'bali-1': '2333 N',
      'bali-2': '2334 N',
    },
    leaders: { tomori: '1619', bathyani: '1820', zalkan: '1415', bali: '2334' },
    at: 'continuity',
    command: 'tomori',
    phasing: 'hungary',
  }),
  dice: [3, 7],
  steps: [
    {
      text: {
        en: 'Tomori has just acted. You may try to go on: name another command and roll the die. It is activated if the roll is equal to its leader’s Activation Rating or lower. Try Bathyani, whose AR is 3.',
        de: 'Tomori hat eben gehandelt. Du darfst fortzusetzen versuchen: Nenne einen anderen Verband und wirf den Würfel. Ist er gleich dem Aktivierungswert seines Anführers oder niedriger, ist der Verband aktiviert. Versuche es mit Bathyani; sein AR ist 3.',
      },
      rule: 'M5.2.1.5',
      expect: ['continue with bathyani'],
      not: {
        en: 'Bathyani goes on with four rolls of ten, 0 to 3. Zalkan, with an AR of 2, has one fewer, and a pass has none.',
        de: 'Bathyani setzt mit vier von zehn Würfen fort, 0 bis 3. Zalkan mit seinem AR von 2 hat einen weniger, und Passen hat keinen.',
      },
    },
    {
      text: {
        en: 'The command is announced, the die not yet rolled. Now the Ottomans might try to seize; they let you roll.',
        de: 'Der Verband ist angesagt, noch ist nicht gewürfelt. Jetzt könnten die Osmanen zu übernehmen versuchen; sie lassen dich würfeln.',
      },
      rule: 'M5.3.1.1',
      plays: ['let them'],
    },
    {
      text: {
        en: 'A 3: equal is enough, and Bathyani’s command is activated. It would now move and fire, Shock and rally. Leave it where it is and end the moves.',
        de: 'Eine 3: Gleich genügt, und Bathyanis Verband ist aktiviert. Er könnte sich nun bewegen und schießen, im Nahkampf angreifen und sich sammeln. Lass ihn stehen und beende die Bewegungen.',
      },
      rule: 'M4.1.1',
      expect: ['end moves'],
      not: {
        en: 'All this may be done, but in this lesson nobody moves.',
        de: 'Das alles dürftest du, aber in dieser Lektion bewegt sich niemand.',
      },
      well: {
        en: 'No flight check followed: this activation was not Free, for you rolled for it.',
        de: 'Keine Fluchtprobe folgte: Diese Aktivierung war nicht frei, denn du hast für sie gewürfelt.',
      },
    },
    {
      text: {
        en: 'You may try again. Only the command that has just acted is barred, so Tomori may be named once more. His AR of 4 is your best.',
        de: 'Du darfst es wieder versuchen. Verwehrt ist nur der Verband, der eben gehandelt hat; Tomori darfst du also wieder nennen. Sein AR von 4 ist dein bester.',
      },
      rule: 'M5.2.1.2',
      expect: ['continue with tomori'],
      not: {
        en: 'Tomori has five rolls of ten, 0 to 4: more than anybody else.',
        de: 'Tomori hat fünf von zehn Würfen, 0 bis 4: mehr als jeder andere.',
      },
    },
    {
      text: {
        en: 'Again they let you roll. Watch the die.',
        de: 'Wieder lassen sie dich würfeln. Achte auf den Würfel.',
      },
      rule: 'M5.3.1.1',
      plays: ['let them'],
    },
    {
      text: {
        en: 'A 7 is more than 4: the attempt has failed, and the Ottomans have a Free activation with any command of theirs. The longer you go on, the surer that comes; so act first with the command that cannot wait.',
        de: 'Eine 7 ist mehr als 4: Der Versuch ist misslungen, und die Osmanen haben eine freie Aktivierung mit jedem ihrer Verbände. Je länger du fortsetzt, desto sicherer kommt das; handle also zuerst mit dem Verband, der nicht warten kann.',
      },
      rule: 'M5.2.1.6',
    },
  ],
};

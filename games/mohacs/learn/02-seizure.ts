import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M5.3.1.7: a Seizure that fails, and one that does not. */
export const seizure: Lesson = {
  id: 'seizure',
  game: 'mohacs',
  title: { en: 'Seizing Continuity', de: 'Übernahme' },
  about: {
    en: 'You command the Ottomans and cut in before the Hungarian die is rolled: once in vain, once not.',
    de: 'Du führst die Osmanen und fällst den Ungarn ins Wort, bevor sie würfeln: einmal vergebens, einmal nicht.',
  },
  rule: 'M5.3.1.7',
  seat: 'ottoman',
  seats: ['ottoman', 'hungary'],
  position: battle({
    units: {
      'tomori-1': '1618 S',
      'tomori-2': '1619 S',
      'tomori-3': '1620 S',
      'bathyani-1': '1819 S',
      'bathyani-2': '1820 S',
      'bali-1': '2333 N',
      'bali-2': '2334 N',
      'rumelia-1': '2729 N',
      'rumelia-2': '2730 N',
    },
    leaders: { tomori: '1619', bathyani: '1820', bali: '2334', khosrev: '2729' },
    at: 'continuity',
    command: 'tomori',
    phasing: 'hungary',
  }),
  dice: [6, 1],
  steps: [
    {
      text: {
        en: 'Tomori has acted, and Hungary wants to go on with Bathyani. The attempt is announced; the die is not yet rolled.',
        de: 'Tomori hat gehandelt, und Ungarn will mit Bathyani fortsetzen. Der Versuch ist angesagt; gewürfelt ist noch nicht.',
      },
      rule: 'M5.3.1.7',
      plays: ['continue with bathyani'],
    },
    {
      text: {
        en: 'This is the moment to seize. Name the command that is to act: Bali, whose Activation Rating is 4.',
        de: 'Das ist der Augenblick für eine Übernahme. Nenne den Verband, der handeln soll: Bali; sein Aktivierungswert ist 4.',
      },
      rule: 'M5.3.1.2',
      expect: ['seize with bali'],
      not: {
        en: 'Bali seizes with five rolls of ten, Khosrev with an AR of 3 only with four.',
        de: 'Bali übernimmt mit fünf von zehn Würfen, Khosrev mit seinem AR von 3 nur mit vieren.',
      },
      well: {
        en: 'A 6 is more than 4. Hungary rolls no more: it has a Free activation at once, with any command, even Tomori again.',
        de: 'Eine 6 ist mehr als 4. Ungarn würfelt nicht mehr: Es hat sofort eine freie Aktivierung, mit jedem Verband, auch noch einmal mit Tomori.',
      },
    },
    {
      text: {
        en: 'That is the price: what was a chance of four in ten has become a certainty. Hungary takes Tomori, who this time only waits, and then announces Bathyani again.',
        de: 'Das ist der Preis: Aus einer Aussicht von vier zu zehn ist eine Gewissheit geworden. Ungarn nimmt Tomori, der diesmal nur wartet, und sagt dann wieder Bathyani an.',
      },
      rule: 'M5.3.1.6',
      plays: ['activate tomori', 'end moves', 'continue with bathyani'],
    },
    {
      text: {
        en: 'A new attempt, so you may try once more. Seize with Bali.',
        de: 'Ein neuer Fortsetzungsversuch, also darfst du es noch einmal versuchen. Übernimm mit Bali.',
      },
      rule: 'M5.3.1.1',
      expect: ['seize with bali'],
      not: {
        en: 'You could let them roll; Bathyani goes on with 0 to 3. But the lesson is about the Seizure.',
        de: 'Du könntest sie würfeln lassen; Bathyani setzt mit 0 bis 3 fort. Aber in dieser Lektion geht es um die Übernahme.',
      },
      well: {
        en: 'A 1: you are phasing, and Bali’s command is activated, that one and no other.',
        de: 'Eine 1: Du bist die aktive Seite, und Balis Verband ist aktiviert, dieser und kein anderer.',
      },
    },
    {
      text: {
        en: 'Bali could ride now. End the moves and see what follows.',
        de: 'Bali könnte nun reiten. Beende die Bewegungen und sieh, was folgt.',
      },
      rule: 'M5.3.1.4',
      expect: ['end moves'],
      not: {
        en: 'He may, but in this lesson he only seizes the moment. End the moves.',
        de: 'Er dürfte, aber in dieser Lektion ergreift er nur die Gelegenheit. Beende die Bewegungen.',
      },
      well: {
        en: 'After a Seizure there is a flight check, as after a Free activation. And now it is you who may try for Continuity.',
        de: 'Nach einer Übernahme gibt es eine Fluchtprobe wie nach einer freien Aktivierung. Und nun darfst du die Fortsetzung versuchen.',
      },
    },
  ],
};

import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

const lost = (formation: string, count: number): Record<string, string> =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${formation}-${i + 1}`, 'eliminated']));

/** M16.0.1.8: an army near the end of what it can bear. */
export const flight: Lesson = {
  id: 'flight',
  game: 'mohacs',
  title: { en: 'Flight', de: 'Flucht' },
  about: {
    en: 'Hungary has lost almost all that it can bear. Rally what can be rallied before the die is rolled.',
    de: 'Ungarn hat fast alles verloren, was es ertragen kann. Sammle, was sich sammeln lässt, bevor gewürfelt wird.',
  },
  rule: 'M16.0.1.8',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: battle({
    units: {
      ...lost('tomori', 9),
      ...lost('bathyani', 4),
      ...lost('raab-heavy', 1),
      ...lost('rumelia', 4),
      'zalkan-heavy-1': '1413 S retired',
      'zalkan-heavy-2': '1415 S retired',
      'zalkan-heavy-3': '1514 S retired',
      'zalkan-levy-1': '1417 S',
      'bali-1': '1920 N',
      'bali-2': '1921 N',
    },
    leaders: { tomori: 'killed', zalkan: '1417', bali: '1920' },
    at: 'free',
    phasing: 'hungary',
  }),
  dice: [3, 2, 6],
  steps: [
    {
      text: {
        en: 'You have 43 Flight Points: 30 for ten units of heavy cavalry, 8 for four of light, 2 for Tomori, and 1 for each of three Retired units. After this Free activation you roll, and points and die together must not be more than your Flight Level of 45. Rally the three men-at-arms by the Banner.',
        de: 'Du hast 43 Fluchtpunkte: 30 für zehn Einheiten schwere Reiterei, 8 für vier leichte, 2 für Tomori und je 1 für drei zersprengte Einheiten. Nach dieser freien Aktivierung würfelst du, und Punkte und Würfel zusammen dürfen nicht mehr sein als deine Fluchtschwelle 45. Lass die Standarte die drei Schwergerüsteten sammeln.',
      },
      rule: 'M16.0.1.5',
      expect: ['rally standard'],
      not: {
        en: 'With 43 points every roll from 3 on would be the end: seven of ten. Rally first. Rallied units give no points.',
        de: 'Mit 43 Punkten wäre jeder Wurf ab 3 das Ende: sieben von zehn. Erst sammeln. Gesammelte Einheiten geben keine Punkte.',
      },
      well: {
        en: '40 points and a 3: 43 is not more than 45, and the army stands. With 43 points it would have been 46. The Ottomans, with 12 points, did not have to roll.',
        de: '40 Punkte und eine 3: 43 ist nicht mehr als 45, und das Heer hält stand. Mit 43 Punkten wären es 46 gewesen. Die Osmanen mit ihren 12 Punkten mussten nicht würfeln.',
      },
    },
    {
      text: {
        en: 'The check comes after Free and seized activations only. An activation won by Continuity is followed by none: continue with Zalkan.',
        de: 'Die Probe kommt nur nach freien Aktivierungen und nach Übernahmen. Auf eine Aktivierung durch Fortsetzung folgt keine: Setze mit Zalkan fort.',
      },
      rule: 'M16.0.0.2',
      expect: ['continue with zalkan'],
      not: {
        en: 'A pass hands the Ottomans a Free activation, and after that you roll again. Put it off.',
        de: 'Passen gibt den Osmanen eine freie Aktivierung, und danach würfelst du wieder. Schieb es auf.',
      },
    },
    {
      text: {
        en: 'The Ottomans let you roll. A 2: equal to Zalkan’s Activation Rating.',
        de: 'Die Osmanen lassen dich würfeln. Eine 2: gleich Zalkans Aktivierungswert.',
      },
      rule: 'M5.2.1.5',
      plays: ['let them'],
    },
    {
      text: {
        en: 'Let all of them rest, so that the men-at-arms rally. End the moves.',
        de: 'Lass alle ruhen, damit sich die Schwergerüsteten sammeln. Beende die Bewegungen.',
      },
      rule: 'M11.0.1.1',
      expect: ['end moves'],
      not: {
        en: 'Who acts does not rally. End the moves.',
        de: 'Wer handelt, sammelt sich nicht. Beende die Bewegungen.',
      },
      well: {
        en: 'The men-at-arms are in order, and nobody had to roll for flight.',
        de: 'Die Schwergerüsteten sind geordnet, und niemand musste um die Flucht würfeln.',
      },
    },
    {
      text: {
        en: 'Zalkan has just acted, and you have no other command with a leader: you had to pass. Bali has a Free activation; he only shows himself. But the check after it is for both sides.',
        de: 'Zalkan hat eben gehandelt, und du hast keinen anderen Verband mit einem Anführer: Du musstest passen. Bali hat eine freie Aktivierung; er zeigt sich nur. Aber die Probe danach gilt für beide Seiten.',
      },
      rule: 'M16.0.0.2',
      plays: ['activate bali', 'end moves'],
    },
    {
      text: {
        en: 'A 6: 46 is more than 45. The Hungarian army flees, and the Ottomans win. From 37 points on every check is a danger, and beyond 45 there is none: then all is lost without a roll.',
        de: 'Eine 6: 46 ist mehr als 45. Das ungarische Heer flieht, und die Osmanen gewinnen. Ab 37 Punkten ist jede Probe eine Gefahr, und über 45 gibt es keine mehr: Dann ist ohne Wurf alles verloren.',
      },
      rule: 'M16.0.0.1',
    },
  ],
};

import type { Lesson } from '@ravelin/web/lesson';
import { battle } from './position.ts';

/** M11 and M13: the Banner brings Retired units back, and rest brings Disordered ones in order. */
export const rally: Lesson = {
  id: 'rally',
  game: 'mohacs',
  title: { en: 'Rally', de: 'Sammeln' },
  about: {
    en: 'From Retired to Disordered by the Banner, from Disordered to order by doing nothing.',
    de: 'Aus zersprengt wird durch das Banner in Unordnung, aus Unordnung durch Nichtstun geordnet.',
  },
  rule: 'M11.0.1.1',
  seat: 'hungary',
  seats: ['hungary', 'ottoman'],
  position: battle({
    units: {
      'raab-heavy-1': '1413 S retired',
      'raab-levy-1': '1409 S disordered',
      'raab-archer-1': '1407 S disordered',
      'akinci-1': '1507 N',
    },
    leaders: { raab: '1409', ibrahim: '1507' },
    at: 'free',
    phasing: 'hungary',
  }),
  dice: [2],
  steps: [
    {
      text: {
        en: 'The Bishop of Raab has seen better days: his men-at-arms in 1413 are Retired, his levy in 1409 and his mounted archers in 1407 Disordered. Retired units are rallied by the Banner, in its hex or next to it, and only in a Free activation. You have one: activate the Standard.',
        de: 'Der Bischof von Raab hat bessere Tage gesehen: Seine Schwergerüsteten in 1413 sind zersprengt, sein Aufgebot in 1409 und seine berittenen Bogenschützen in 1407 in Unordnung. Zersprengte Einheiten sammelt das Banner, in seinem Feld oder daneben, und nur in einer freien Aktivierung. Du hast eine: Lass die Standarte sammeln.',
      },
      rule: 'M13.0.2.1',
      expect: ['rally standard'],
      not: {
        en: 'If Raab acted now, his men-at-arms would stay Retired: rest does not help them. First the Standard.',
        de: 'Handelte Raab jetzt, blieben seine Schwergerüsteten zersprengt: Ruhe hilft ihnen nicht. Erst die Standarte.',
      },
      well: {
        en: 'The men-at-arms are Disordered now, no longer Retired, and give no Flight Point any more.',
        de: 'Die Schwergerüsteten sind nun in Unordnung, nicht mehr zersprengt, und geben keinen Fluchtpunkt mehr.',
      },
    },
    {
      text: {
        en: 'A Standard is no command, so you may name any: continue with Raab. His Activation Rating is 2.',
        de: 'Eine Standarte ist kein Verband; du darfst also jeden nennen: Setze mit Raab fort. Sein Aktivierungswert ist 2.',
      },
      rule: 'M5.2.1.3',
      expect: ['continue with raab'],
      not: {
        en: 'Three rolls of ten are not many, but to pass has none.',
        de: 'Drei von zehn Würfen sind nicht viel, aber Passen hat gar keinen.',
      },
    },
    {
      text: {
        en: 'The Ottomans let you roll, and it is a 2.',
        de: 'Die Osmanen lassen dich würfeln, und es ist eine 2.',
      },
      rule: 'M5.2.1.5',
      plays: ['let them'],
    },
    {
      text: {
        en: 'Who does nothing rallies at the end, but not next to an enemy. The archers in 1407 have the Akincis beside them: staying does not help. Ride with them to 1207, out of bowshot.',
        de: 'Wer nichts tut, sammelt sich am Ende, aber nicht neben einem Feind. Die Bogenschützen in 1407 haben die Akinci neben sich: Bleiben nützt ihnen nichts. Reite mit ihnen nach 1207, außer Schussweite.',
      },
      rule: 'M11.0.1.3',
      expect: ['move raab-archer-1 to 1207 facing S'],
      words: ['move raab-archer-1 to 1207 facing'],
      not: {
        en: 'Leave the levy and the men-at-arms alone; a step, a turn or a shot, and they do not rally. Only the archers, to 1207.',
        de: 'Lass Aufgebot und Schwergerüstete in Ruhe; ein Schritt, eine Drehung oder ein Schuss, und sie sammeln sich nicht. Nur die Bogenschützen, nach 1207.',
      },
      well: {
        en: 'They have moved and do not rally this time; next time they can.',
        de: 'Sie haben sich bewegt und sammeln sich diesmal nicht; nächstes Mal können sie es.',
      },
    },
    {
      text: {
        en: 'The others do nothing. End the moves.',
        de: 'Die anderen tun nichts. Beende die Bewegungen.',
      },
      rule: 'M11.0.1.2',
      expect: ['end moves'],
      not: { en: 'Whoever acts now does not rally.', de: 'Wer jetzt handelt, sammelt sich nicht.' },
      well: {
        en: 'Levy and men-at-arms are in order again. The archers in 1207 are still Disordered.',
        de: 'Aufgebot und Schwergerüstete sind wieder geordnet. Die Bogenschützen in 1207 sind noch in Unordnung.',
      },
    },
  ],
};

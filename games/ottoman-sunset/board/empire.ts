import { DEEDS } from '../../empires/board/deeds.ts';
import type { Empire } from '../../empires/board/empire.ts';
import { BATTLE, FRONT, THEATER } from '../../empires/board/state.ts';
import { nameIn } from '../../empires/board/view.ts';
import { PlaceMark } from './map/place-mark.tsx';
import { PrintedMap } from './map/printed.tsx';
import { MAP } from './map/spaces.ts';
import { COUNTRY, DEFENCE } from './names.ts';
import { hasSpecials, Specials, sceneOf } from './paper/card.tsx';
import { SeatMore } from './seat.tsx';
import { FrontMore, OtherSheet } from './sheets/sheets.tsx';
import { Advantage, Constantinople, FLAGS, FlagOver, FRONT_SIGN, SeatFlag, SiteFlag } from './signs.tsx';
import { defenceData, PRINTED, READING } from './view.ts';
import { PHASES, WAR } from './war.ts';

/** The Ottoman Empire, as the boards of the family need it. */
export const EMPIRE: Empire = {
  id: 'ottoman-sunset',
  seat: 'ottoman',
  printed: PRINTED,
  reading: READING,
  war: WAR,
  rules: {
    cards: 'O9',
    actions: 'O3.1.1',
    ends: 'O3.1.5',
    advance: 'O2.0.1',
    offensives: 'O3.2',
    back: 'O3.2.7',
    controls: 'O2.4.2',
    will: 'O5.0.1',
    victories: 'O5.0.2',
    defeats: 'O5.0.3',
    flags: 'O5.0.4',
    supply: 'O3.3',
    allocated: 'O3.3.3',
    resources: 'O1.3.3',
    operation: 'O3.6.1',
    battle: 'O1.3',
  },
  phases: PHASES,
  deeds: { ...DEEDS, build: 'works', fortify: 'works', bureau: 'eye', yildirim: 'shield' },
  // from November 1914 to October 1918
  months: 48,

  map: MAP,
  PrintedMap,
  signs: FRONT_SIGN,
  flags: FLAGS,
  FlagOver,
  SiteFlag,
  SeatFlag,
  Seal: Constantinople,
  PlaceMark,
  badgesOf: (view, front) => (nameIn(view, 'korpsFront') === front ? ['korps'] : []),

  advantages: ['korps', 'yildirim'],
  Advantage,
  effects: ['uboats', 'pipeline', 'weariness'],
  SeatMore,
  // O3.2.10
  helpOf: (view, front, support) => ({
    more: support === 'korps' && nameIn(view, 'korpsFront') !== front ? 1 : 0,
    dice: 1,
  }),

  choices: [DEFENCE, COUNTRY],
  choiceNote: (t, domain, name) => (domain === DEFENCE ? t('choice.strength', { n: defenceData(name).strength }) : ''),

  sceneOf,
  Specials,
  hasSpecials,

  FrontMore,
  OtherSheet,
  domains: [FRONT, DEFENCE, COUNTRY, THEATER, BATTLE],
};

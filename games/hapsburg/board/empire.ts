import { DEEDS } from '../../empires/board/deeds.ts';
import type { Empire } from '../../empires/board/empire.ts';
import { BATTLE, FRONT, THEATER } from '../../empires/board/state.ts';
import { isSet, isSetIn, nameIn, numberIn } from '../../empires/board/view.ts';
import { PlaceMark } from './map/place-mark.tsx';
import { PrintedMap } from './map/printed.tsx';
import { MAP } from './map/spaces.ts';
import { NATION } from './nations.ts';
import { Columns, hasSpecials, Specials, sceneOf } from './paper/card.tsx';
import { BattleMore, FrontMore, NationSheet } from './sheets/sheets.tsx';
import { Advantage, CrownFlag, FLAGS, FRONT_SIGN, SeatFlag, Vienna } from './signs.tsx';
import { OwnMore } from './table/own.tsx';
import { frontData, PRINTED, READING } from './view.ts';
import { goalOf, PHASES, WAR } from './war.ts';

/** Austria-Hungary, as the boards of the family need it. */
export const EMPIRE: Empire = {
  id: 'hapsburg',
  seat: 'hapsburg',
  printed: PRINTED,
  reading: READING,
  war: WAR,
  rules: {
    cards: 'H13',
    actions: 'H4.0.1',
    ends: 'H4.0.5',
    advance: 'H2.0.1',
    offensives: 'H4.1',
    back: 'H4.1.5',
    controls: 'H2.5.2',
    will: 'H7.0.1',
    victories: 'H7.0.3',
    defeats: 'H7.0.4',
    flags: 'H7.0.6',
    supply: 'H4.2',
    allocated: 'H4.2.3',
    resources: 'H1.4.3',
    operation: 'H4.6.1',
    battle: 'H1.4',
  },
  phases: PHASES,
  deeds: {
    ...DEEDS,
    influence: 'speech',
    repair: 'hammer',
    trench: 'spade',
    intercept: 'shield',
    retreat: 'back',
    'great retreat': 'back',
    park: 'crate',
  },
  // from August 1914 to November 1918
  months: 51,
  goal: goalOf,

  map: MAP,
  PrintedMap,
  signs: FRONT_SIGN,
  flags: FLAGS,
  SiteFlag: CrownFlag,
  SeatFlag,
  Seal: Vienna,
  PlaceMark,
  isGone: (view, front) => front === 'polish' && isSet(view, 'retreat'),
  badgesOf: (view, front) => [
    ...(nameIn(view, 'aidFront') === front ? ['aid'] : []),
    ...(nameIn(view, 'mackensenFront') === front ? ['mackensen'] : []),
    ...(isSetIn(view, 'intercepted', front) ? ['intercepts'] : []),
  ],

  advantages: ['intercepts', 'mackensen', 'aid'],
  Advantage,
  effects: ['lodz', 'bulgaria', 'trench', 'retreat', 'weariness', 'vittorio', 'ruins'],
  OwnMore,
  // Parked Resources (H10.2), the ruins of the Fortress (H10.4).
  extrasOf: (view, box) => {
    if (box === 'victories') return Array.from({ length: numberIn(view, 'parked') }, () => 'parked.short');
    return box === 'defeats' && isSet(view, 'ruins') ? ['ruins.short', 'ruins.short'] : [];
  },
  // H4.0.8, H4.1.14
  helpOf: (view, front, support) => ({
    more: ['aid', 'both'].includes(support) && nameIn(view, 'aidFront') !== front ? 2 : 0,
    dice: ['mackensen', 'both'].includes(support) ? 2 : 1,
  }),

  sceneOf,
  Columns,
  Specials,
  hasSpecials,

  FrontMore,
  BattleMore,
  guardedBy: (view, front, space) => {
    const site = frontData(front).spaces.find((one) => one.space === space);
    return site?.fortress && numberIn(view, 'fortress') > 0 ? 'inspect.guarded' : undefined;
  },
  OtherSheet: NationSheet,
  domains: [FRONT, NATION, THEATER, BATTLE],
};

import { optional, type Play } from '@ravelin/engine';
import { OBJECTIVE as O } from '../data/names.ts';
import { barrageMachines, hasGear, roomAt, sectionsHeld, unitsAt } from './board.ts';
import { anyOf, count } from './counting.ts';
import { canEquip, equipSection, gearLeft, sectionHasSpace } from './equipment.ts';
import { benefitLost, hourglassesWithheld, objectiveMet } from './happenings.ts';
import { ACTION_DONE, AFTER_ASSAULT, ASSAULT_STEP, END_OF_PHASE_1, END_OF_PHASE_6, MOMENT } from './moments.ts';
import { DISCARDED_OBJECTIVES, KEPT_OBJECTIVES, MET_OBJECTIVES } from './piles.ts';
import {
  ask,
  BANNER,
  COUNT,
  call,
  decision,
  EQUIPMENT_TILE,
  FOREGROUND,
  hordeAt,
  INVADER,
  LADDER,
  loop,
  move,
  must,
  NONE,
  OBJECTIVE,
  type Objective,
  type Of,
  procedure,
  run,
  SECTION,
  type Siege,
  slot,
  slotAfter,
  TROLL,
  when,
} from './siege.ts';
import { drawUnits, takeWood } from './stock.ts';
import { anyMiss, postTroll, removeMiss } from './training.ts';

/** S17 Objectives: goals, the moments at which they are looked at, and benefits. */

const needs = (g: Siege, objective: Objective): number => g.kit.objective[objective].needs;
const gives = (g: Siege, objective: Objective): number => g.kit.objective[objective].gives ?? 0;

// ---- goals -------------------------------------------------------------------------------------------------------------

const bareSections = (g: Siege): number => count(g.walls, 0);

const foregroundsHold = (g: Siege, units: number): boolean =>
  !anyOf(g.kit.foregrounds, (foreground) => unitsAt(g, foreground) < units);

/** S17.10.1: on ramparts and sections, which come after the foregrounds; the marauders are no trolls' company. */
const packOn = (g: Siege, side: number): boolean => {
  for (let place = g.kit.foregrounds.length; place < g.kit.invaderPlaces.length; place++)
    if (g.kit.placeSide[place] === side && g.horde[hordeAt(place, TROLL)] >= needs(g, O.trollPack)) return true;
  return false;
};

const anyPack = (g: Siege): boolean => anyOf(g.kit.foregrounds, (side) => packOn(g, side));

interface Goal {
  /** When it is looked at; a goal without a moment of its own, after every action and every step of the assault (S17.1.1). */
  readonly moments: readonly number[];
  readonly rule: string;
  met(g: Siege): boolean;
}

const ANY_TIME = [ACTION_DONE, ASSAULT_STEP, AFTER_ASSAULT];

const GOALS: Readonly<Record<number, Goal>> = {
  [O.bloodMagic]: { moments: ANY_TIME, rule: 'S17.3.1', met: (g) => g.ritualsUsed >= needs(g, O.bloodMagic) },
  [O.notASingleStone]: {
    moments: [AFTER_ASSAULT], // S17.2.2
    rule: 'S17.4.1',
    met: (g) => bareSections(g) >= needs(g, O.notASingleStone),
  },
  [O.devotedWarlocks]: {
    moments: ANY_TIME,
    rule: 'S17.5.1',
    met: (g) => g.targetsTurned >= needs(g, O.devotedWarlocks),
  },
  [O.tideOfBodies]: {
    moments: [END_OF_PHASE_6],
    rule: 'S17.6.1',
    met: (g) => foregroundsHold(g, needs(g, O.tideOfBodies)),
  },
  [O.enginesOfWar]: { moments: ANY_TIME, rule: 'S17.7.1', met: (g) => barrageMachines(g) >= needs(g, O.enginesOfWar) },
  [O.foothold]: { moments: [AFTER_ASSAULT], rule: 'S17.8.1', met: (g) => sectionsHeld(g) >= needs(g, O.foothold) },
  [O.firstBlood]: {
    moments: [ASSAULT_STEP, AFTER_ASSAULT],
    rule: 'S17.9.1',
    met: (g) => g.fallen >= needs(g, O.firstBlood),
  },
  [O.trollPack]: { moments: [END_OF_PHASE_6], rule: 'S17.10.1', met: anyPack },
  [O.timberStockpile]: {
    moments: [END_OF_PHASE_1],
    rule: 'S17.11.1',
    met: (g) => g.wood >= needs(g, O.timberStockpile),
  },
  [O.toppledDefences]: {
    moments: ANY_TIME,
    rule: 'S17.12.1',
    met: (g) => g.machineHits >= needs(g, O.toppledDefences),
  },
};

const isMet = (g: Siege, objective: Objective, moment: number): boolean =>
  GOALS[objective].moments.includes(moment) && GOALS[objective].met(g);

/** How many kept objectives are met now. */
const metNow = (g: Siege, moment: number): number => {
  let number = 0;
  for (const objective of g.zones[KEPT_OBJECTIVES]) if (isMet(g, objective, moment)) number++;
  return number;
};

/** What a step that looks at the goals calls for: nothing, where none is met. */
export const lookAt = (moment: number) => {
  const looking = { moment };
  return (g: Siege): Readonly<{ moment: number }> | undefined => (metNow(g, moment) > 0 ? looking : undefined);
};

// ---- benefits ----------------------------------------------------------------------------------------------------------

const looking = { moment: MOMENT, objective: optional(OBJECTIVE) };
type Looking = Of<typeof looking>;

/** S17.1.4: and if nothing of it fits, nothing is taken. */
const lose = (g: Siege, x: Play<Siege>, objective: Objective): void => x.emit(g, benefitLost, 'S17.1.4', { objective });

/** S17.7.2. */
const serveAll = (g: Siege, x: Play<Siege>): void => {
  if (!anyMiss(g)) lose(g, x, O.enginesOfWar);
  for (let site = 0; site < g.misses.length; site++) if (g.misses[site] > 0) removeMiss(g, x, 'S17.7.2', site);
};

/** The benefits that ask for nothing. Those that stay in play do their work elsewhere (S12.4.1, S4.4.1, S9.1.1). */
const BENEFITS: Readonly<Record<number, (g: Siege, x: Play<Siege>) => void>> = {
  [O.tideOfBodies]: (g, x) => drawUnits(g, x, 'S17.6.2', gives(g, O.tideOfBodies)),
  [O.enginesOfWar]: serveAll,
  [O.foothold]: (g, x) => {
    g.withheld = gives(g, O.foothold);
    x.emit(g, hourglassesWithheld, 'S17.8.2', { objective: O.foothold });
  },
  [O.firstBlood]: (g, x) => {
    g.lean = 1;
    x.emit(g, hourglassesWithheld, 'S17.9.2', { objective: O.firstBlood });
  },
  [O.timberStockpile]: (g, x) => takeWood(g, x, 'S17.11.2', gives(g, O.timberStockpile)),
};

/** S17.1.2, S17.1.5. */
const take = (g: Siege, L: Looking, x: Play<Siege>, objective: Objective): void => {
  L.objective = objective;
  const stays = g.kit.objective[objective].stays;
  x.move(g, KEPT_OBJECTIVES, stays ? MET_OBJECTIVES : DISCARDED_OBJECTIVES, objective);
  x.emit(g, objectiveMet, GOALS[objective].rule, { objective });
  BENEFITS[objective]?.(g, x);
};

const takeOnly = (g: Siege, L: Looking, x: Play<Siege>): void => {
  for (const objective of g.zones[KEPT_OBJECTIVES])
    if (isMet(g, objective, L.moment)) {
      take(g, L, x, objective);
      return;
    }
};

const claimWhich = decision<Looking>({
  id: 'claim',
  prompt: 'Several objectives are met: choose the one that takes effect first.',
  seat: () => INVADER,
  moves: [
    move('claim', {
      rule: 'S17.1.3',
      notation: 'claim {objective}',
      choose: {
        objective: slot(OBJECTIVE, [
          must(
            'S17.1.2',
            'It must be one of your objectives, and its goal met.',
            (g, objective, { moment }) => g.zones[KEPT_OBJECTIVES].includes(objective) && isMet(g, objective, moment),
          ),
        ]),
      },
      do: (g, L, x, { objective }) => take(g, L, x, objective),
    }),
  ],
});

// ---- Troll Pack --------------------------------------------------------------------------------------------------------

const packing = { posted: COUNT, foreground: FOREGROUND };
type Packing = Of<typeof packing>;

const bothSides = (g: Siege): boolean => packOn(g, 0) && packOn(g, 1);

const packWhere = decision<Packing>({
  id: 'pack',
  prompt: 'Trolls stand together on both sides: choose the foreground that the others join.',
  seat: () => INVADER,
  moves: [
    move('gather', {
      rule: 'S17.10.2',
      notation: 'gather on {foreground}',
      choose: { foreground: slot(FOREGROUND) },
      do: (_g, L, _x, { foreground }) => {
        L.foreground = foreground;
      },
    }),
  ],
});

/** S17.1.4: as many as the bag holds and the foreground has room for. */
export const trollPack = procedure('troll pack', packing, [
  run('S17.10.2', (g, L) => {
    L.foreground = packOn(g, 0) ? 0 : 1;
  }),
  ask('S17.10.2', packWhere, bothSides),
  run('S17.10.2', (g, { foreground }, x) => {
    const number = Math.min(gives(g, O.trollPack), g.bag[TROLL], roomAt(g, foreground));
    if (number === 0) lose(g, x, O.trollPack);
    for (let n = 0; n < number; n++) postTroll(g, x, 'S17.10.2', foreground);
  }),
]);

// ---- Toppled Defences --------------------------------------------------------------------------------------------------

const FREE = [BANNER, LADDER];

const freeTile = decision<Looking>({
  id: 'free equipment',
  prompt: 'Place one Banner or one Ladder for nothing.',
  seat: () => INVADER,
  moves: [
    move('set', {
      rule: 'S17.12.2',
      notation: 'set {equipment} at {section}',
      choose: {
        equipment: slot(EQUIPMENT_TILE, [
          must('S17.12.2', 'The tile must be a Banner or a Ladder.', (_g, equipment) => FREE.includes(equipment)),
          must('S1.4.3/tile', 'A tile of its kind must be left.', (g, equipment) => gearLeft(g, equipment)),
        ]),
        section: slotAfter({ equipment: EQUIPMENT_TILE }, SECTION, [
          sectionHasSpace,
          must(
            'S7.1.3',
            'The two tiles of a section are of different kinds.',
            (g, section, _L, { equipment }) => !hasGear(g, section, equipment),
          ),
        ]),
      },
      do: (g, _L, x, { equipment, section }) => equipSection(g, x, 'S17.12.2', equipment, section),
    }),
  ],
});

const canSet = (g: Siege): boolean => canEquip(g, BANNER) || canEquip(g, LADDER);

// ---- looking -----------------------------------------------------------------------------------------------------------

/** S17.1.1 to S17.1.3: every goal that is met at this moment takes effect, in the order the invader likes. */
export const objectives = procedure('objectives', looking, [
  loop('S17.1.1', (g, { moment }) => metNow(g, moment) > 0, [
    when('S17.1.3', (g, { moment }) => metNow(g, moment) > 1, [ask('S17.1.3', claimWhich)]),
    run('S17.1.2', (g, L, x) => {
      if (L.objective === NONE) takeOnly(g, L, x);
    }),
    when('S17.10.2', (_g, { objective }) => objective === O.trollPack, [call('S17.10.2', () => trollPack)]),
    when('S17.12.2', (_g, { objective }) => objective === O.toppledDefences, [
      run('S17.1.4', (g, _L, x) => {
        if (!canSet(g)) lose(g, x, O.toppledDefences);
      }),
      ask('S17.12.2', freeTile, canSet),
    ]),
    run('S17.1.3', (_g, L) => {
      L.objective = NONE;
    }),
  ]),
]);

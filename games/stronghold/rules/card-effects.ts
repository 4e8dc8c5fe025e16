import type { Procedure } from '@ravelin/engine';
import { CARD as C, CARDS } from '../data/names.ts';
import { bridge, equip, equipmentFits, equipmentLeft } from './equipment.ts';
import { build, machineFits, machineLeft } from './machines.ts';
import { resources } from './phase-1.ts';
import { ritual, ritualFits } from './rituals.ts';
import type { Siege } from './siege.ts';
import { woodLeft } from './stock.ts';
import { artilleryman, saboteur, train, trainer, trainingFits, trainingLeft } from './training.ts';

/** What each card of Phases 1 to 5 does: whether it can (S4.3.5), and the procedure that carries it out (S4.5.2). */
interface Effect {
  /** S1.4.3: a tile must be left in the box. */
  tile(g: Siege, card: number): boolean;
  /** There must be a place for it. */
  fits(g: Siege, card: number): boolean;
  readonly steps?: Procedure<Siege>;
}

const always = (): boolean => true;
const free: Effect = { tile: always, fits: always };
const machine: Effect = { tile: machineLeft, fits: machineFits, steps: build };
const equipment: Effect = { tile: equipmentLeft, fits: equipmentFits, steps: equip };
const training: Effect = { tile: trainingLeft, fits: trainingFits, steps: train };
const rite: Effect = { tile: always, fits: ritualFits, steps: ritual };

const OF_PHASE: readonly Effect[] = [free, free, machine, equipment, training, rite, free];
/** The cards that differ from the others of their phase. */
const OWN: Readonly<Record<number, Effect>> = {
  [C.resources]: { ...free, fits: (g) => woodLeft(g) > 0, steps: resources },
  [C.bridge]: { ...equipment, steps: bridge },
  [C.artilleryman]: { ...training, steps: artilleryman },
  [C.saboteur]: { ...training, steps: saboteur },
  [C.trainer]: { ...training, steps: trainer },
};

const PHASE_OF = CARDS.map((_, card) =>
  card <= C.resources ? 1 : card === C.maneuver ? 6 : 2 + Math.floor((card - C.ballista) / 5),
);
const EFFECTS: readonly Effect[] = CARDS.map((_, card) => OWN[card] ?? OF_PHASE[PHASE_OF[card]]);

export const tileLeft = (g: Siege, card: number): boolean => EFFECTS[card].tile(g, card);
export const effectFits = (g: Siege, card: number): boolean => EFFECTS[card].fits(g, card);
/** Undefined for Briefing and the maneuvers, whose results the card's procedure wants back. */
export const effectOf = (card: number): Procedure<Siege> | undefined => EFFECTS[card].steps;

import type { EventKind, Studied, Study } from '@ravelin/engine';
import {
  actionCompleted,
  cardUsed,
  equipped,
  fell,
  groupSent,
  heroicUsed,
  machineBuilt,
  machineFired,
  objectiveMet,
  objectivesDrawn,
  objectivesKept,
  orderGiven,
  orderTurned,
  plansDrawn,
  plansKept,
  planUsed,
  ritualPlaced,
  roundBegun,
  slain,
} from './rules/happenings.ts';
import {
  ACTION,
  CARD,
  DEFENDER,
  EQUIPMENT_TILE,
  GUARD,
  HEROIC,
  INVADER,
  type Kit,
  MACHINE,
  OBJECTIVE,
  ORDER,
  PIECE,
  PLAN,
  RITUAL,
} from './rules/siege.ts';

/** What the laboratory counts. Everything belongs to one of the two. */
const subject = (
  seat: number,
  id: string,
  title: string,
  of: Studied<Kit>['of'],
  uses: Studied<Kit>['uses'],
): Studied<Kit> => ({ id, title, of, seat: () => seat, uses });

const use = (id: string, title: string, event: EventKind, field: string, after?: string) => ({
  id,
  title,
  event,
  field,
  ...(after !== undefined && { after }),
});

export const study: Study<Kit> = {
  clock: { event: roundBegun, title: 'rounds' },
  subjects: [
    subject(INVADER, 'cards', 'Action cards', CARD, [use('used', 'used', cardUsed, 'card')]),
    subject(INVADER, 'objectives', 'Objectives', OBJECTIVE, [
      use('drawn', 'drawn', objectivesDrawn, 'objectives'),
      use('kept', 'kept', objectivesKept, 'objectives', 'drawn'),
      use('met', 'met', objectiveMet, 'objective', 'kept'),
    ]),
    subject(DEFENDER, 'plans', 'Defense plans', PLAN, [
      use('drawn', 'drawn', plansDrawn, 'plans'),
      use('kept', 'kept', plansKept, 'plans', 'drawn'),
      use('used', 'used', planUsed, 'plan', 'kept'),
    ]),
    subject(INVADER, 'orders', 'Orders', ORDER, [
      use('given', 'given', orderGiven, 'order'),
      use('turned', 'turned face up', orderTurned, 'order', 'given'),
    ]),
    subject(DEFENDER, 'heroic-orders', 'Heroic orders', HEROIC, [use('given', 'given', heroicUsed, 'order')]),
    subject(DEFENDER, 'building-actions', 'Building actions', ACTION, [
      use('completed', 'completed', actionCompleted, 'action'),
    ]),
    subject(INVADER, 'machines', 'Machines', MACHINE, [
      use('built', 'built', machineBuilt, 'machine'),
      use('fired', 'fired', machineFired, 'machine', 'built'),
    ]),
    subject(INVADER, 'equipment', 'Equipment', EQUIPMENT_TILE, [use('placed', 'placed', equipped, 'equipment')]),
    subject(INVADER, 'rituals', 'Rituals', RITUAL, [use('placed', 'placed', ritualPlaced, 'ritual')]),
    subject(INVADER, 'invaders', 'Invader pieces', PIECE, [
      use('sent', 'sent', groupSent, 'pieces'),
      // The units are the first pieces.
      { ...use('killed', 'killed', slain, 'unit'), times: 'number' },
    ]),
    subject(DEFENDER, 'defenders', 'Defender units', GUARD, [use('killed', 'killed', fell, 'unit')]),
  ],
};

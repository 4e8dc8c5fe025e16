import type { Standing, StartingPoint } from '@ravelin/engine';
import { assault } from './assault.ts';
import { hourglassesAtStart } from './end-of-round.ts';
import { round, siege } from './round.ts';
import type { Siege } from './siege.ts';

/** Where a position may stand. */

const inRound = (step: string): Standing<Siege>[] => [
  [siege, 'call S4.1.2'],
  [round, step],
];

/** The line has been walked. */
const cardsUsed = (g: Siege, given: ReadonlySet<string>): void => {
  if (!given.has('next')) g.next = g.line.length;
};

const inAssault = (id: string, rule: string, text: string, step: string): StartingPoint<Siege> => ({
  id,
  rule,
  text,
  flow: () => [...inRound('call S4.1.6'), [assault, step]],
  complete: cardsUsed,
});

export const starts: readonly StartingPoint<Siege>[] = [
  {
    id: 'start',
    rule: 'S3.1.1',
    text: 'The game begins: cards, objectives and plans are dealt.',
    flow: () => [[siege]],
  },
  {
    id: 'card',
    rule: 'S4.1.2',
    text: 'The invader comes to the next card of the line.',
    flow: () => inRound('unless S4.1.2'),
    complete: (g, given) => {
      if (!given.has('due') && g.next === 0) g.due = hourglassesAtStart(g); // S4.2.2
    },
  },
  inAssault('assault', 'S18.1.1', 'The assault begins.', 'run S18.1.1'),
  inAssault('cannons', 'S18.2.1', 'The cannons fire.', 'call S18.2.1'),
  inAssault('machines', 'S18.3.1', 'The siege machines fire.', 'call S18.3.1'),
  inAssault('volleys', 'S18.4.1', 'The marksmen and goblins shoot.', 'call S18.4.1'),
  inAssault('poison', 'S19.2.1', 'Poison works.', 'call S19.2.1'),
  inAssault('cauldrons', 'S19.3.1', 'The cauldrons are poured out.', 'run S19.3.1'),
  inAssault('poles', 'S19.4.1', 'The poles push ladders off.', 'call S19.4.1'),
  inAssault('orders', 'S19.5.1', 'The orders take effect.', 'call S19.5.1'),
  inAssault('strength', 'S19.6.1', 'Strengths are compared.', 'call S19.6.1'),
  {
    id: 'end of round',
    rule: 'S20.1.1',
    text: 'The round ends.',
    flow: () => inRound('call S20.1.1'),
    complete: cardsUsed,
  },
];

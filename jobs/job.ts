import type { Bout, Contest, Task, Thought } from '@ravelin/bot';
import type { Experiment } from '@ravelin/bot/lab';
import type { SentSet } from './bouts.ts';
import type { Sampled } from './samples.ts';

/**
 * Work that any machine may do. A job holds all that is needed for it and nothing else: of a game that is being played no more than one
 * seat may know.
 */
export type Job =
  /** What would this computer player do? */
  | { readonly kind: 'think'; readonly task: Task }
  /** Games of a contest, by their numbers, with a component set. */
  | { readonly kind: 'bouts'; readonly contest: Contest; readonly set: SentSet; readonly numbers: readonly number[] }
  /** Games of an experiment of the laboratory, by their numbers. */
  | {
      readonly kind: 'samples';
      readonly experiment: Experiment;
      readonly numbers: readonly number[];
      readonly records: boolean;
    };

export const JOB_KINDS: readonly Job['kind'][] = ['think', 'bouts', 'samples'];

export interface Answers {
  readonly think: Thought;
  readonly bouts: readonly Bout[];
  readonly samples: readonly Sampled[];
}

export type AnswerTo<J extends Job> = Answers[J['kind']];

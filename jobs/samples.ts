import { type Experiment, Laboratory, type Sample } from '@ravelin/bot/lab';
import type { GameRecord } from '@ravelin/engine';
import { bringGame, kernelOf } from '@ravelin/table';

/** A game of an experiment, with its record where it is kept. */
export interface Sampled {
  readonly sample: Sample;
  readonly record?: GameRecord;
}

/** Games of an experiment by their numbers. Components of one's own come with the experiment. */
export const playSamples = async (
  experiment: Experiment,
  numbers: readonly number[],
  records: boolean,
): Promise<readonly Sampled[]> => {
  await bringGame(experiment.game);
  const laboratory = new Laboratory(kernelOf(experiment.game), experiment);
  return numbers.map((number) => (records ? laboratory.playAndRecord(number) : { sample: laboratory.play(number) }));
};

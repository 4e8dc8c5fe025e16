import type { Options } from '@ravelin/engine';
import type { Counted } from '../cells.ts';
import type { Arm, Experiment } from '../experiment.ts';
import type { Figures } from '../figures.ts';

/** What a report is. Whoever reads or draws one needs no game for it. */

/** Version of the format of a report. */
export const REPORT_FORMAT = 1;

/** What came of an experiment, with everything that is needed to repeat it. */
export interface LabReport {
  readonly ravelinLab: number;
  /** The version of Ravelin. */
  readonly version: string;
  /** The command that makes it again. */
  readonly command: string;
  readonly game: {
    readonly id: string;
    readonly title: string;
    readonly rules: number;
    readonly seats: readonly string[];
  };
  readonly scenario: string;
  readonly options: Options;
  /** Game n of each arm has the seed `SEED/n`; of two different players who swap sides, `SEED/(n/2)`. */
  readonly seed: string;
  readonly games: number;
  readonly sweep: Experiment['sweep'];
  readonly arms: readonly (Omit<Arm, 'files'> & { readonly figures: Figures })[];
  /** What ids are called: `seat:ID`, `ending:ID`, `scenario:ID`, `option:ID`, `subject:PART/ID`, `use:PART/ID/USE`, `PART/SUBJECT/NAME`. */
  readonly titles: Readonly<Record<string, string>>;
}

export const subjectKey = ({ part, id }: Pick<Counted, 'part' | 'id'>): string => `${part ?? ''}/${id}`;
export const componentKey = (subject: Pick<Counted, 'part' | 'id'>, name: string): string =>
  `${subjectKey(subject)}/${name}`;

import { type AnyGame, type Base, type Kernel, kitOfPart, type Studied } from '@ravelin/engine';
import { type Counted, MOVES } from './cells.ts';
import { componentKey, type LabReport, REPORT_FORMAT, subjectKey } from './draw/format.ts';
import type { Experiment } from './experiment.ts';
import { figuresOf } from './figures.ts';
import type { Laboratory, Sample } from './sample.ts';
import { ArmTally } from './tally.ts';

/** How things are called in the language of the report. */
export interface Naming {
  seat(id: string): string;
  /** A sentence or a title of the rules, given in English. */
  text(english: string): string;
  ending(id: string, english: string): string;
  /** A component; `field`: of the event that names it. */
  component(kit: unknown, part: string | null, name: string, field: string): string;
  move(kind: string): string;
}

const fieldOf = (game: AnyGame, { part, id }: Counted): string => {
  const own = part === null ? game : game.parts?.find((one) => one.id === part)?.game;
  const studied = own?.study?.subjects.find((one: Studied<never>) => one.id === id);
  return studied?.uses[0].field ?? '';
};

const titlesOf = (
  game: AnyGame,
  kit: unknown,
  subjects: readonly Counted[],
  naming: Naming,
): Record<string, string> => {
  const titles: Record<string, string> = { clock: naming.text(game.study?.clock.title ?? 'turns') };
  for (const seat of game.seats) titles[`seat:${seat}`] = naming.seat(seat);
  for (const { id, title } of game.endings) titles[`ending:${id}`] = naming.ending(id, title);
  for (const { id, title } of game.scenarios) titles[`scenario:${id}`] = naming.text(title);
  for (const { id, title, values } of game.options) {
    titles[`option:${id}`] = naming.text(title);
    for (const value of values) titles[`option:${id}=${value.id}`] = naming.text(value.title);
  }
  for (const subject of subjects) {
    const key = subjectKey(subject);
    titles[`subject:${key}`] = naming.text(subject.title);
    for (const { id, title } of subject.uses) titles[`use:${key}/${id}`] = naming.text(title);
    const part = game.parts?.findIndex(({ id }) => id === subject.part) ?? -1;
    const its = part < 0 ? kit : kitOfPart(kit, part);
    for (const name of subject.components)
      titles[componentKey(subject, name)] =
        subject.id === MOVES ? naming.move(name) : naming.component(its, subject.part, name, fieldOf(game, subject));
  }
  return titles;
};

/** Adds samples up as they come, in any order, and makes the report of them. */
export class Study {
  private readonly game: AnyGame;
  private readonly experiment: Experiment;
  private readonly laboratory: Laboratory;
  private readonly tallies: readonly ArmTally[];

  constructor(kernel: Kernel<Base, unknown>, experiment: Experiment, laboratory: Laboratory) {
    this.game = kernel.game;
    this.experiment = experiment;
    this.laboratory = laboratory;
    this.tallies = experiment.arms.map((arm, i) => new ArmTally(this.game, arm, laboratory.arm(i).cells));
  }

  add(sample: Sample): void {
    this.tallies[sample.arm].add(sample);
  }

  report(naming: Naming, version: string, command: string): LabReport {
    const { game, laboratory, experiment } = this;
    const { scenario, options, seed, games, sweep } = experiment;
    const first = laboratory.arm(0);
    return {
      ravelinLab: REPORT_FORMAT,
      version,
      command,
      game: { id: game.id, title: naming.text(game.title), rules: game.rules, seats: game.seats },
      scenario,
      options,
      seed,
      games,
      sweep,
      arms: experiment.arms.map((arm, i) => ({
        players: arm.players,
        set: arm.set,
        value: arm.value,
        figures: figuresOf(game, arm, laboratory.arm(i).cells, this.tallies[i]),
      })),
      titles: titlesOf(game, first.set.kit, first.cells.subjects, naming),
    };
  }
}

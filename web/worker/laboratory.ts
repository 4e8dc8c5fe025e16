import {
  armsOf,
  commandOf,
  type Experiment,
  Laboratory,
  type LabReport,
  type Naming,
  numbersIn,
  type Sample,
  Study,
  workNumber,
} from '@ravelin/bot/lab';
import { type AnyGame, type Base, type ComponentSet, type Kernel, ownSet, setNamed } from '@ravelin/engine';
import { bringGame, kernelOf } from '@ravelin/table';

/** The worker of the laboratory: it plays games, adds them up and makes the report. The page has several; the first adds up. */

/** What is asked for in the page. */
export interface Wanted {
  readonly game: string;
  readonly games: number;
  readonly seed: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  /** `A,B` */
  readonly players: string;
  /** Without it the game's first set. */
  readonly components?: Files | undefined;
  readonly against?: Files | undefined;
  readonly sweep?: string | undefined;
}
/** A set of one's own: its files, and the name that they were given by. Without files the set of that id that comes with the game. */
export interface Files {
  readonly name: string;
  readonly files?: unknown;
}

/** What each request is answered with. */
export interface LaboratoryAnswers {
  /** The ways to the numbers of a set, and the set's title. */
  numbers: { readonly title: string; readonly numbers: readonly string[] };
  prepare: { readonly experiment: Experiment; readonly command: string };
  open: undefined;
  play: Sample;
  /** The numbers of the games among those of all arms. */
  add: readonly number[];
  /** The fields tell apart names that several things share, by the subject. */
  report: { readonly report: LabReport; readonly fields: Readonly<Record<string, string>> };
}
export type LaboratoryRequest =
  | { readonly do: 'numbers'; readonly game: string; readonly components?: Files | undefined }
  | { readonly do: 'prepare'; readonly wanted: Wanted }
  | { readonly do: 'open'; readonly experiment: Experiment }
  | { readonly do: 'play'; readonly number: number }
  | { readonly do: 'add'; readonly samples: readonly Sample[] }
  | { readonly do: 'report'; readonly version: string; readonly command: string };

interface Port {
  onmessage: ((message: MessageEvent<{ readonly id: number; readonly request: LaboratoryRequest }>) => void) | null;
  postMessage(message: unknown): void;
}
const port = self as unknown as Port;

const gameOf = async (id: string): Promise<{ readonly game: AnyGame; readonly kernel: Kernel<Base, unknown> }> => {
  await bringGame(id);
  const kernel = kernelOf(id) as unknown as Kernel<Base, unknown>;
  return { game: kernel.game, kernel };
};

const setOf = (game: AnyGame, own: Files | undefined): ComponentSet<unknown> => {
  if (own?.files === undefined) return setNamed(game, own?.name);
  return ownSet(game, own.files);
};

/** The page has the words of every language; here things go by the names that they have in the rules. */
const plainly: Naming = {
  seat: (id) => id,
  text: (english) => english,
  ending: (_id, english) => english,
  component: (_kit, _part, name) => name,
  move: (kind) => kind,
};

interface Opened {
  readonly game: AnyGame;
  readonly laboratory: Laboratory;
  readonly study: Study;
  readonly experiment: Experiment;
  readonly seen: Set<number>;
}
let opened: Opened | undefined;

const open = async (experiment: Experiment): Promise<void> => {
  const { game, kernel } = await gameOf(experiment.game);
  const laboratory = new Laboratory(kernel, experiment);
  opened = { game, laboratory, study: new Study(kernel, experiment, laboratory), experiment, seen: new Set() };
};

const under = (): Opened => {
  if (!opened) throw new Error('No experiment was opened.');
  return opened;
};

const fieldsOf = ({ study, parts }: AnyGame): Record<string, string> => ({
  ...Object.fromEntries((study?.subjects ?? []).map(({ id, uses }) => [`/${id}`, uses[0].field])),
  ...Object.fromEntries(
    (parts ?? []).flatMap(({ id: part, game }) =>
      Object.entries(fieldsOf(game)).map(([key, field]) => [`${part}${key}`, field]),
    ),
  ),
});

const answer = async (request: LaboratoryRequest): Promise<unknown> => {
  if (request.do === 'numbers') {
    const { game } = await gameOf(request.game);
    const { title, files } = setOf(game, request.components);
    return { title, numbers: numbersIn(files) } satisfies LaboratoryAnswers['numbers'];
  }
  if (request.do === 'prepare') {
    const { wanted } = request;
    const { game } = await gameOf(wanted.game);
    const { games, seed, scenario, options, players, sweep, components, against } = wanted;
    const other = against === undefined ? undefined : setOf(game, against);
    const arms = armsOf(game, { players: [players], set: setOf(game, components), against: other, sweep });
    const experiment: Experiment = { game: wanted.game, games, seed, scenario, options, ...arms };
    const named = { players: [players], components: components?.name, against: against?.name, sweep };
    return { experiment, command: commandOf(game, experiment, named) } satisfies LaboratoryAnswers['prepare'];
  }
  if (request.do === 'open') return open(request.experiment);
  const { laboratory, study, seen, experiment, game } = under();
  if (request.do === 'play') return laboratory.play(request.number);
  if (request.do === 'report')
    return { report: study.report(plainly, request.version, request.command), fields: fieldsOf(game) };
  return request.samples.map((sample) => {
    const number = workNumber(experiment, sample);
    if (!seen.has(number)) study.add(sample);
    seen.add(number);
    return number;
  });
};

port.onmessage = ({ data: { id, request } }) => {
  answer(request).then(
    (result) => port.postMessage({ id, result }),
    (error: unknown) => port.postMessage({ id, error: error instanceof Error ? error.message : String(error) }),
  );
};

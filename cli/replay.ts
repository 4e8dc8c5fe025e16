import { parseArgs } from 'node:util';
import { type EventReport, Refusal, type TableEnding } from '@ravelin/engine';
import { countArgument, gameArgument, setArgument } from './args.ts';
import { type Io, readJson, say } from './io.ts';
import { type AnyMatch, load } from './library.ts';
import { tellReopened } from './reopened.ts';
import { tell } from './sentences.ts';

/** `ravelin replay`: a record, checked move by move, as a log. */

export const replay = (argv: readonly string[], io: Io): number => {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { to: { type: 'string' }, components: { type: 'string' } },
  });
  const [file] = positionals;
  if (file === undefined) throw new Refusal('bad-arguments', 'Which record? ravelin replay FILE');
  const to = values.to === undefined ? undefined : countArgument('to', values.to, 0, 0);
  const json = readJson(file);
  const { game: id, ended } = (json ?? {}) as { game?: unknown; ended?: TableEnding };
  const own = values.components === undefined ? [] : [setArgument(gameArgument(String(id)), values.components)];
  const match = load(json, to, own);
  const { reopened } = match;
  const because = reopened?.because === undefined ? [] : [`Against it stands: ${reopened.because}`];
  const told = reopened ? [...tellReopened(reopened), ...because, ''] : [];
  say(io, ...told, ...log(match), '', ...ending(match), ...(ended && to === undefined ? [atTable(ended)] : []));
  return 0;
};

const HOW: Readonly<Record<TableEnding['how'], string>> = {
  resigned: 'by resignation',
  timeout: 'because the time was over',
  draw: 'in an agreed draw',
  agreed: 'by agreement, without a result',
  stopped: 'by whoever ran the server',
};

/** How it ended before it was over by its rules. */
const atTable = ({ how, by, outcomes }: TableEnding): string => {
  const each = Object.entries(outcomes).map(([seat, outcome]) => `${seat} ${outcome}`);
  return `It ended at the table ${HOW[how]}${by === null ? '' : ` (${by})`}: ${each.join(', ')}.`;
};

/** Everything that happened, under the move that brought it. */
export const log = (match: AnyMatch): string[] => {
  const { game } = match.kernel;
  const { kit } = match.set;
  const first = match.state.seq - match.length;
  const byMove = new Map<number, EventReport[]>();
  for (const report of match.events('all')) {
    const at = Math.max(0, report.seq - first);
    byMove.set(at, [...(byMove.get(at) ?? []), report]);
  }
  const told = (at: number) => (byMove.get(at) ?? []).map((one) => `      ${tell(game, kit, one)} (${one.rule})`);
  return [
    `${game.title}, ${match.set.title}${match.seed === undefined ? '' : `, seed ${match.seed}`}`,
    ...told(0),
    ...match
      .moves('all')
      .flatMap(({ seat, move }, i) => [`${String(i + 1).padStart(4)}. ${seat}: ${move}`, ...told(i + 1)]),
  ];
};

export const ending = (match: AnyMatch): string[] => {
  const { result } = match;
  const { game } = match.kernel;
  if (!result) return [`Not over yet after ${match.length} moves; ${match.seat} decides.`];
  const { title, text } = game.endings.find(({ id }) => id === result.how) ?? { title: result.how, text: '' };
  return [
    `${result.winner === null ? 'Nobody wins' : `${result.winner} wins`} after ${match.length} moves: ${title}. ${text}`,
  ];
};

import { Refusal } from './errors.ts';
import type { Kernel } from './kernel.ts';
import { Match, type MatchStart } from './match.ts';
import type { PositionJson } from './position.ts';
import type { GameRecord } from './record-format.ts';
import { type Replayed, replay } from './replay.ts';
import type { Base } from './state.ts';

/** A position of an older version, in the shape of the present one. */
const migrated = <S extends Base<K>, K>({ game }: Kernel<S, K>, from: number, position: PositionJson): PositionJson => {
  let out = position;
  for (let version = from; version < game.rules; version++) out = game.migrations?.[version]?.(out) ?? out;
  return out;
};

/** What an act gives, or the refusal that it meets. */
const attempt = <T>(act: () => T): T | Refusal => {
  try {
    return act();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

/** The game from its snapshot on, if it has one that the present rules accept. */
const fromSnapshot = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  { rules, snapshot }: GameRecord,
  start: MatchStart<K>,
): Match<S, K> | undefined => {
  if (!snapshot) return undefined;
  const position = migrated(kernel, rules, snapshot);
  const { scenario = start.scenario, options } = position;
  const setting = { ...start, position, options, ...(scenario !== undefined && { scenario }) };
  const match = attempt(() => new Match<S, K>(kernel, setting));
  return match instanceof Refusal ? undefined : match;
};

/**
 * Opens a record of older rules, or with other components: by its moves if they lead where they led, else from its snapshot if that
 * fits, else after the last move that still agrees. The match knows what its players must be told, and its record keeps the
 * old one where that was not replayed whole.
 */
export const reopen = <S extends Base<K>, K>(
  kernel: Kernel<S, K>,
  record: GameRecord,
  start: MatchStart<K>,
  upTo: number,
): Match<S, K> => {
  const { game } = kernel;
  const { rules, moves, result, position, components } = record;
  const undone = moves.filter(([seat]) => seat === 'undo').length;
  const told = {
    from: rules,
    to: game.rules,
    changes: (game.changes ?? []).filter((change) => change.rules > rules),
    components: components.hash !== start.set.hash,
    of: moves.length - 2 * undone,
    ended: result,
  };
  const began = position === undefined ? start : { ...start, position: migrated(kernel, rules, position) };
  const replayed = attempt<Replayed<S, K>>(() => replay(kernel, record, began, upTo));
  const against = replayed instanceof Refusal ? replayed : replayed.against;
  if (against === undefined && !(replayed instanceof Refusal)) {
    replayed.match.reopen({ ...told, goesOn: 'replay', after: replayed.match.length });
    return replayed.match;
  }
  const because = against?.message ?? '';
  const { snapshot: _, ...earlier } = record;
  const found = upTo === Number.POSITIVE_INFINITY ? fromSnapshot(kernel, record, start) : undefined;
  if (found) {
    found.reopen({ ...told, goesOn: 'snapshot', after: told.of, because }, earlier);
    return found;
  }
  if (replayed instanceof Refusal)
    throw new Refusal(
      'bad-record',
      `The record was made by version ${rules} of the rules of ${game.title}${told.components ? ' with other components' : ''}, and nothing of it can be played by version ${game.rules}. ${because}`,
      replayed.reasons,
    );
  replayed.match.reopen({ ...told, goesOn: 'moves', after: replayed.match.length, because }, earlier);
  return replayed.match;
};

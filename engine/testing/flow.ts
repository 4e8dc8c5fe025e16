import type { AnyGame } from '../game.ts';
import type { FrameJson } from '../position.ts';
import type { Procedure } from '../procedure.ts';

/**
 * The frames in which a procedure is under way, from the whole game down to its first step: the `flow` of a position that begins
 * there. It goes by the shortest way of calls.
 */
export const flowTo = (game: AnyGame, target: string, locals: FrameJson['locals'] = {}): FrameJson[] => {
  const calleeOf = (op: Procedure['ops'][number]): string | undefined => {
    const callee = op.call?.callee;
    return typeof callee === 'function' ? callee().id : callee;
  };
  const ways: { procedure: Procedure; frames: FrameJson[] }[] = [{ procedure: game.main, frames: [] }];
  const seen = new Set<string>();
  for (const { procedure, frames } of ways) {
    if (procedure.id === target) return [...frames, { procedure: target, at: procedure.ops[0].id, locals }];
    if (seen.has(procedure.id)) continue;
    seen.add(procedure.id);
    for (const op of procedure.ops) {
      const next = game.procedures.find(({ id }) => id === calleeOf(op));
      if (next) ways.push({ procedure: next, frames: [...frames, { procedure: procedure.id, at: op.id, locals: {} }] });
    }
  }
  throw new Error(`No step of ${game.id} calls "${target}".`);
};

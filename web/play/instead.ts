import type { LegalMove } from '@ravelin/table/messages';
import { keyOf, type Pick } from './composer.ts';
import type { Refused } from './table.ts';

/** More than these are no help: they glow on the board anyway. */
const MOST = 6;

/** What could be picked in place of what was refused, for the same action and with all else that was picked. */
export const insteadOf = (moves: readonly LegalMove[], { thing, answers }: Refused): readonly Pick[] => {
  const [answer] = answers;
  if (!answer || answer.closed) return [];
  const others = answer.parts.filter(({ name, domain }) => name !== '…' && domain !== thing.domain);
  const found = new Map<string, Pick>();
  for (const { kind, parts } of moves) {
    if (kind !== answer.kind) continue;
    if (!others.every((other) => parts.some((part) => keyOf(part) === keyOf(other)))) continue;
    for (const { domain, name } of parts) if (domain === thing.domain) found.set(`${domain}:${name}`, { domain, name });
  }
  return found.size <= MOST ? [...found.values()] : [];
};

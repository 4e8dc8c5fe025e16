import { Refusal } from '@ravelin/engine';

const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, one]) => hasNul(name) || hasNul(one));
};

/** PostgreSQL cannot store the character NUL, nor be asked for it: whatever comes in with one is refused. */
export const storable = <T>(value: T): T => {
  if (hasNul(value)) throw new Refusal('bad-request', 'A text with the character NUL cannot be stored.');
  return value;
};

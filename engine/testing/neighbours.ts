import type { Kernel } from '../kernel.ts';
import { partsOf } from '../parts.ts';
import type { Base } from '../state.ts';

/** States that differ from this one in a single value, each with the name of what differs. They need not be possible. */
export const neighbours = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): [what: string, state: S][] => {
  const out: [string, S][] = [];
  const other = (what: string, change: (copy: S) => void): void => {
    const copy = kernel.clone(g);
    change(copy);
    out.push([what, copy]);
  };
  /** The table of the whole, or of a part, in a copy. */
  const changeTable = (what: string, fields: object, zones: number, tableOf: (copy: S) => Base): void => {
    for (const name of Object.keys(fields))
      other(`${what}${name}`, (copy) => {
        const values = tableOf(copy) as unknown as Record<string, number | number[]>;
        const value = values[name];
        if (typeof value === 'number') values[name] = value + 1;
        else values[name] = value.with(-1, value[value.length - 1] + 1);
      });
    for (let i = 0; i < zones; i++)
      other(`${what}zone ${i}`, (copy) => {
        const table = tableOf(copy);
        table.zones[i] = [...table.zones[i], 0];
      });
  };
  for (const name of ['seq', 'seat', 'over'] as const) other(name, (copy) => copy[name]++);
  changeTable('', kernel.game.fields, g.zones.length, (copy) => copy);
  for (const [i, part] of (g.parts ? partsOf(kernel.parts, g) : []).entries())
    changeTable(`${part.id}: `, part.kernel.game.fields, part.g.zones.length, (copy) => (copy.parts as Base[])[i]);
  for (const [i, { p }] of g.stack.entries()) {
    other(`step ${i}`, (copy) => copy.stack[i].pc++);
    for (const name of Object.keys(kernel.procedures[p].locals))
      other(`local ${name}`, (copy) => copy.stack[i].L[name]++);
  }
  return out;
};

import type { Kernel } from './kernel.ts';
import { partsOf } from './parts.ts';
import type { Base } from './state.ts';

/** Mixes whole numbers into one of 53 bits. */
class Mixer {
  private high = 0x2545f491;
  private low = 0x6a09e667;

  add(value: number): void {
    this.high = Math.imul(this.high ^ value, 0x9e3779b1);
    this.high ^= this.high >>> 15;
    this.low = Math.imul(this.low + value, 0x85ebca6b);
    this.low ^= this.low >>> 13;
  }

  /** Its length too, so that two lists in a row are not the same as others cut elsewhere. */
  addAll(values: readonly number[]): void {
    this.add(values.length);
    for (let i = 0; i < values.length; i++) this.add(values[i]);
  }

  get number(): number {
    return (this.high >>> 0) * 2 ** 21 + ((this.low ^ this.high) & 0x1fffff);
  }
}

/** What lies on the table: over, zones, fields. */
const addTable = <S extends Base<K>, K>(mixer: Mixer, { game }: Kernel<S, K>, g: S): void => {
  mixer.add(g.over);
  for (let i = 0; i < g.zones.length; i++) mixer.addAll(g.zones[i]);
  for (const name in game.fields) {
    const value = (g as unknown as Readonly<Record<string, number | readonly number[]>>)[name];
    if (typeof value === 'number') mixer.add(value);
    else mixer.addAll(value);
  }
};

/**
 * A number that equal states have in common and others hardly ever, many times as quick as comparing their saved texts. It holds within one run of
 * one program; what is recorded is `hashState`, which is the same on any machine and for any later version.
 */
export const numberOfState = <S extends Base<K>, K>(kernel: Kernel<S, K>, g: S): number => {
  const mixer = new Mixer();
  mixer.add(g.seq);
  mixer.add(g.seat);
  for (let i = 0; i < g.stack.length; i++) {
    const { p, pc, L } = g.stack[i];
    mixer.add(p);
    mixer.add(pc);
    for (const name in kernel.procedures[p].locals) mixer.add(L[name]);
  }
  addTable(mixer, kernel, g);
  for (const part of g.parts ? partsOf(kernel.parts, g) : []) addTable(mixer, part.kernel, part.g);
  return mixer.number;
};

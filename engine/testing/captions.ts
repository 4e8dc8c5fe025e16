import { expect, test } from 'vitest';
import {
  type Captions,
  captionAt,
  choicesOf,
  entriesOf,
  type Shape,
  sentenceAt,
  tellOf,
  variantsOf,
} from '../index.ts';

/** Every datum of a component set has a name in both languages, and every paragraph that is cited for one exists. */

const leaves = (shape: Shape, called: readonly string[]): (readonly string[])[] => {
  if (called.at(-1) === 'source' || called.at(-1) === 'provenance') return [];
  if (shape.anyOf && !choicesOf(shape))
    return variantsOf(shape).flatMap((one) => {
      const tell = tellOf(one);
      return leaves(one, tell?.[0] === 'do' && called.at(-1) === '*' ? [...called.slice(0, -1), tell[1]] : called);
    });
  const entries = entriesOf(shape);
  if (entries) return [called, ...leaves(entries, [...called, '*'])];
  if (shape.type === 'array' && !Array.isArray(shape.items))
    return [called, ...leaves(shape.items as Shape, [...called, '*'])];
  if (shape.type !== 'object') return [called];
  const members = Object.entries(shape.properties ?? {}).filter(([name]) => name !== 'do');
  const inside = members.flatMap(([name, one]) => leaves(one, [...called, name]));
  return tellOf(shape)?.[0] === 'do' ? inside : [called, ...inside];
};

export const captionTests = (
  { schema, captions }: { readonly schema: object; readonly captions: Captions },
  isParagraph: (rule: string) => boolean,
): void => {
  test('every datum has a name', () => {
    const all = leaves(schema as Shape, []).filter(
      (called) => called.length > 0 && called.at(-1) !== '*' && called[0] !== 'set',
    );
    const nameless = all.filter((called) => !captionAt(captions, called)).map((called) => called.join('/'));
    expect([...new Set(nameless)]).toEqual([]);
  });

  test('every clause has a sentence whose fields are its own', () => {
    const verbs = (shape: Shape): Shape[] => [
      ...(tellOf(shape)?.[0] === 'do' ? [shape] : []),
      ...Object.values(shape.properties ?? {}).flatMap(verbs),
      ...(shape.anyOf ?? []).flatMap(verbs),
      ...(shape.items && !Array.isArray(shape.items) ? verbs(shape.items as Shape) : []),
    ];
    const files = Object.entries((schema as Shape).properties ?? {});
    for (const [file, shape] of files.flatMap(([name, one]) => verbs(one).map((verb) => [name, verb] as const))) {
      const [, verb] = tellOf(shape) ?? ['', ''];
      const caption = sentenceAt(captions, file, verb) ?? ['', ''];
      expect(caption[0], verb).not.toBe('');
      const fields = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
      expect(fields(caption[1]), verb).toEqual(fields(caption[0]));
      for (const name of fields(caption[0])) expect(shape.required, `${verb} ${name}`).toContain(name);
    }
  });

  test('every paragraph that is cited exists', () => {
    const cited = new Set(Object.values(captions).flatMap(([, , rule]) => rule ?? []));
    expect([...cited].filter((rule) => !isParagraph(rule))).toEqual([]);
  });
};

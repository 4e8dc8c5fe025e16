import { choicesOf, entriesOf, type Shape, variantsOf } from '@ravelin/engine';

/** What something new begins as, so that it can be shown and changed: the least that its schema asks for. */
export const beginningOf = (shape: Shape, firstId: (called: string) => string | undefined, called = ''): unknown => {
  if (shape.const !== undefined) return shape.const;
  const choices = choicesOf(shape);
  if (choices) return choices[0];
  if (shape.anyOf) return beginningOf(variantsOf(shape)[0], firstId, called);
  switch (shape.type) {
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, shape.minimum ?? 1), shape.maximum ?? 1);
    case 'boolean':
      return true;
    case 'string':
      return firstId(called) ?? '';
    case 'null':
      return null;
    case 'array': {
      const { items } = shape;
      if (Array.isArray(items)) return (items as readonly Shape[]).map((one) => beginningOf(one, firstId, called));
      return Array.from({ length: shape.minItems ?? 0 }, () => beginningOf(items as Shape, firstId, called));
    }
    case 'object': {
      if (entriesOf(shape)) return {};
      const names = shape.required ?? [];
      return Object.fromEntries(
        names.map((name) => [name, beginningOf(shape.properties?.[name] ?? {}, firstId, name)]),
      );
    }
    default:
      return null;
  }
};

import { type Captions, captionAt, entriesOf, isMembers, type Shape, variantsOf } from '@ravelin/engine';
import { type Path, valueAt } from './paths.ts';

/** What a set consists of, as a list of sections with their entries: made from the schema, for any game. */

/** Something that has a form of its own: a card, a unit, a chart, the numbers of a board. */
export interface Item {
  readonly path: Path;
  /** Its place in the captions. */
  readonly called: readonly string[];
  readonly shape: Shape;
  /** The members that its form shows, where others have forms of their own. */
  readonly only?: readonly string[];
}

export interface Section {
  readonly called: readonly string[];
  readonly items: readonly Item[];
  /** Of a list: how many there are at least and at most. */
  readonly least?: number;
  readonly most?: number;
  /** Before its name where a set consists of several: the empires of a composed game. */
  readonly part?: readonly string[];
}

const isThings = (shape: Shape): boolean =>
  shape.type === 'array' &&
  !Array.isArray(shape.items) &&
  variantsOf(shape.items as Shape).every((one) => one.type === 'object' && !entriesOf(one));

const isGroup = (shape: Shape): boolean => shape.type === 'object' && !entriesOf(shape);

/** An entry is a thing of the game if it goes by a name; others are rows of a table. */
const isNamed = (shape: Shape): boolean =>
  isThings(shape) &&
  variantsOf(shape.items as Shape).every(
    (one) => one.properties?.source !== undefined || 'id' in (one.properties ?? {}),
  );

interface Place {
  readonly path: Path;
  readonly called: readonly string[];
}
const inside = ({ path, called }: Place, name: string): Place => ({ path: [...path, name], called: [...called, name] });

const listSection = (files: unknown, place: Place, shape: Shape): Section => {
  const list = valueAt(files, place.path);
  const items = Array.isArray(list) ? [...list.keys()] : [];
  const { minItems, maxItems } = shape;
  return {
    called: place.called,
    ...(minItems !== undefined && { least: minItems }),
    ...(maxItems !== undefined && { most: maxItems }),
    items: items.map((i) => ({
      path: [...place.path, i],
      called: [...place.called, '*'],
      shape: shape.items as Shape,
    })),
  };
};

/** A file with members: its lists of things are sections, its groups and what is left are the entries of one more. */
const groupSections = (files: unknown, place: Place, shape: Shape): Section[] => {
  const members = Object.entries(shape.properties ?? {}).filter(([name]) => name !== 'source');
  const lists = members.filter(([, one]) => isNamed(one));
  const groups = members.filter(([, one]) => isGroup(one) && Object.keys(one.properties ?? {}).length > 0);
  const rest = members.filter((one) => !lists.includes(one) && !groups.includes(one));
  const general: Item = { ...place, shape, only: rest.map(([name]) => name) };
  const items = [
    ...(rest.length > 0 ? [general] : []),
    ...groups.map(([name, one]): Item => ({ ...inside(place, name), shape: one })),
  ];
  const own: Section[] = items.length > 0 ? [{ called: place.called, items }] : [];
  return [...lists.map(([name, one]) => listSection(files, inside(place, name), one)), ...own];
};

const sectionsIn = (files: unknown, place: Place, schema: Shape): Section[] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, shape]): Section[] => {
    const there = inside(place, name);
    if (name === 'set') return [];
    if (shape.properties?.set)
      return sectionsIn(files, there, shape).map((section) => ({ ...section, part: there.called }));
    if (isThings(shape)) return [listSection(files, there, shape)];
    return groupSections(files, there, shape);
  });

/** Without what cannot be changed. The longest lists of things first: cards and units are what is changed most. */
export const outlineOf = (schema: Shape, files: unknown, captions: Captions): readonly Section[] => {
  const isFixed = (called: readonly string[]): boolean => captionAt(captions, called)?.[3]?.fixed === true;
  const isOpen = ({ called, only }: Item): boolean => only?.every((name) => isFixed([...called, name])) !== true;
  const sections = sectionsIn(files, { path: [], called: [] }, schema)
    .map((section) => ({ ...section, items: section.items.filter(isOpen) }))
    .filter(({ called, items }) => items.length > 0 && !isFixed(called));
  const things = sections.filter(({ items }) => items.some(({ path }) => typeof path.at(-1) === 'number'));
  const rest = sections.filter((section) => !things.includes(section));
  return [...things.sort((a, b) => b.items.length - a.items.length), ...rest];
};

/** The member by which an entry is called. */
const TITLES = ['title', 'name', 'headline', 'id'] as const;

/** What an entry is called in its own data. */
export const dataTitle = (captions: Captions, files: unknown, { path, called }: Item): string => {
  const value = valueAt(files, path);
  if (!isMembers(value) || typeof path.at(-1) !== 'number') return '';
  const member = captionAt(captions, called)?.[3]?.title;
  return titleIn(value, member) ?? String(Number(path.at(-1)) + 1);
};

/** What a thing is called in its data; `member`: where its title stands. */
export const titleIn = (value: unknown, member?: string): string | undefined => {
  if (!isMembers(value)) return undefined;
  const names = member === undefined ? TITLES : [member];
  const title = names.map((name) => value[name]).find((one) => one !== undefined);
  return title === undefined ? undefined : String(title);
};

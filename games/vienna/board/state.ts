import type { FaceProps, PlaceState } from '@ravelin/web/face';

/** What the page marks, and how often a name stands in the list that is being made. */

export const markOf = (props: Pick<FaceProps, 'marks'>, domain: string, name: string): PlaceState =>
  props.marks.get(`${domain}:${name}`) ?? 'rest';

export const countOf = (props: Pick<FaceProps, 'counts'>, domain: string, name: string): number =>
  props.counts.get(`${domain}:${name}`) ?? props.counts.get(name) ?? 0;

export const isLit = (props: Pick<FaceProps, 'highlight'>, domain: string, name: string): boolean =>
  props.highlight.has(name) || props.highlight.has(`${domain}:${name}`);

/** The names of a domain that the page marks at all. */
export const markedIn = (props: Pick<FaceProps, 'marks'>, domain: string): readonly string[] => {
  const out: string[] = [];
  for (const [key, state] of props.marks)
    if (key.startsWith(`${domain}:`) && state !== 'rest') out.push(key.slice(domain.length + 1));
  return out;
};

/** The handlers of anything that can be picked, inspected on hover and on focus. */
export const handlers = (props: FaceProps, domain: string, name: () => string) => ({
  onClick: () => props.pick(domain, name()),
  onPointerEnter: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') props.inspect({ domain, name: name() });
  },
  onPointerLeave: (event: PointerEvent) => {
    if (event.pointerType === 'mouse') props.inspect(undefined);
  },
  onFocus: () => props.inspect({ domain, name: name() }),
  onBlur: () => props.inspect(undefined),
});

/** An action moved by hand in two steps: `camp>glacis-c`. */
export const CANNON_MOVE = 'Cannon move';
export const splitMove = (name: string): readonly [from: string, to: string] => {
  const [from = '', to = ''] = name.split('>');
  return [from, to];
};

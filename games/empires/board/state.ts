import type { FaceProps, PlaceState } from '@ravelin/web/face';

/** What the page marks, and the handlers of anything that can be picked, inspected on hover and on focus. */

export const FRONT = 'Front';
export const THEATER = 'theater';
export const BATTLE = 'battle marker';
export const CARD = 'Event card';
/** Of the page: its names are kinds of moves. */
export const KIND = 'kind';

export const markOf = (props: Pick<FaceProps, 'marks'>, domain: string, name: string): PlaceState =>
  props.marks.get(`${domain}:${name}`) ?? 'rest';

export const isLit = (props: Pick<FaceProps, 'highlight'>, domain: string, name: string): boolean =>
  props.highlight.has(name) || props.highlight.has(`${domain}:${name}`);

/** The names of a domain that are marked now. */
export const markedIn = (props: Pick<FaceProps, 'marks'>, domain: string): readonly string[] =>
  [...props.marks]
    .filter(([key, state]) => key.startsWith(`${domain}:`) && state !== 'rest')
    .map(([key]) => key.slice(domain.length + 1));

export const anyMarked = (props: Pick<FaceProps, 'marks'>, domain: string): boolean =>
  markedIn(props, domain).length > 0;

/** For a thing that is only looked at: a card. */
export const looking = (props: FaceProps, domain: string, name: () => string) => {
  const { onClick: _none, ...rest } = handlers(props, domain, name);
  return rest;
};

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

import type { FaceProps, PlaceState } from '@ravelin/web/face';

/** What the page marks, by the titles of the rules' domains. */

export const HEX = 'hex';
export const UNIT = 'unit';
export const LEADER = 'leader';
export const COMMAND = 'command';
export const FACING = 'facing';
export const DIRECTION = 'direction';
export const DISTANCE = 'distance';

export interface Thing {
  readonly domain: string;
  readonly name: string;
}
export const keyOf = ({ domain, name }: Thing): string => `${domain}:${name}`;

export const markOf = (props: Pick<FaceProps, 'marks'>, domain: string, name: string): PlaceState =>
  props.marks.get(`${domain}:${name}`) ?? 'rest';

/** The names of a domain in one state. */
export const markedAs = (
  props: Pick<FaceProps, 'marks'>,
  domain: string,
  ...states: readonly PlaceState[]
): string[] => {
  const out: string[] = [];
  for (const [key, state] of props.marks)
    if (states.includes(state) && key.startsWith(`${domain}:`)) out.push(key.slice(domain.length + 1));
  return out;
};

export const isLit = (props: Pick<FaceProps, 'highlight'>, name: string): boolean => props.highlight.has(name);

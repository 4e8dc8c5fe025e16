import type { EventReport, FrameJson, PositionJson } from '@ravelin/engine';
import type { FaceProps, GameFace } from '../../../web/face.ts';
import { face as hapsburg } from '../../hapsburg/board/index.tsx';
import { face as ottoman } from '../../ottoman-sunset/board/index.tsx';

/** What each nation's own board gets to see: its part of the view, told in its own words. */

export const NATIONS = ['hapsburg', 'ottoman'] as const;
export type Nation = (typeof NATIONS)[number];
export const FACES: Readonly<Record<Nation, GameFace>> = { hapsburg, ottoman };
export const allyOf = (nation: Nation): Nation => (nation === 'hapsburg' ? 'ottoman' : 'hapsburg');

const isNation = (name: unknown): name is Nation => name === 'hapsburg' || name === 'ottoman';

export const turnOf = (view: PositionJson): Nation => (isNation(view.turnOf) ? view.turnOf : 'hapsburg');

/** The nation whose map the decision that is due is about: a theft looks at the ally's, a gift at the receiver's. */
export const mapOf = (view: PositionJson): Nation => {
  const frame = view.flow?.at(-1);
  if (frame?.procedure === 'spending' && isNation(frame.locals.to)) return frame.locals.to;
  if (frame?.at === 'ask sail') return 'hapsburg';
  const stolen = /^ask steal-(\w+)/.exec(frame?.at ?? '')?.[1];
  if (isNation(stolen)) return allyOf(stolen);
  const part = NATIONS.find((nation) => frame?.procedure.startsWith(`${nation} `));
  return part ?? turnOf(view);
};

/** The Action Phase of each nation, as its own book numbers it. */
const ACTIONS: Readonly<Record<Nation, string>> = { hapsburg: 'ask H4.0.3', ottoman: 'ask O3.1.3' };

/** The procedures under way as the nation's own game would name them. */
const flowOf = (view: PositionJson, nation: Nation): readonly FrameJson[] =>
  (view.flow ?? []).flatMap((frame): FrameJson[] => {
    if (frame.procedure === `${nation}-turn`)
      return [{ ...frame, procedure: 'turn', at: /\bE2\.|-action$/.test(frame.at) ? ACTIONS[nation] : frame.at }];
    if (frame.procedure.startsWith(`${nation} `))
      return [{ ...frame, procedure: frame.procedure.slice(nation.length + 1) }];
    return [];
  });

export const viewOf = (view: PositionJson, nation: Nation): PositionJson => ({
  ...(view[nation] as PositionJson),
  flow: flowOf(view, nation),
});

const NO_MARKS: FaceProps['marks'] = new Map();
const NO_COUNTS: FaceProps['counts'] = new Map();

/** A thing of one map, told apart from its like on the other. */
const SIGN = '/';
export const thingOf = (domain: string): readonly [nation: Nation | undefined, domain: string] => {
  const [first, ...rest] = domain.split(SIGN);
  return isNation(first) && rest.length > 0 ? [first, rest.join(SIGN)] : [undefined, domain];
};

/** The properties of the nation's own face, live. Only the map that the decision is about can be picked from. */
export const propsOf = (props: FaceProps, nation: Nation): FaceProps => {
  const isDue = (): boolean => mapOf(props.view) === nation;
  return {
    get view() {
      return viewOf(props.view, nation);
    },
    get viewer() {
      return props.viewer;
    },
    get marks() {
      return isDue() ? props.marks : NO_MARKS;
    },
    get counts() {
      return isDue() ? props.counts : NO_COUNTS;
    },
    get events(): readonly EventReport[] {
      return props.events.filter(({ part }) => part === nation);
    },
    get highlight() {
      return props.highlight;
    },
    get named() {
      return props.named;
    },
    pick: (domain, name) => {
      if (isDue()) props.pick(domain, name);
    },
    inspect: (thing) => props.inspect(thing && { domain: `${nation}${SIGN}${thing.domain}`, name: thing.name }),
    t: (key, values) => props.t(`${nation}${SIGN}${key}`, values),
  };
};

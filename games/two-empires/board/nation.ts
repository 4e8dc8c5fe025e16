import type { EventReport, FrameJson, PositionJson } from '@ravelin/engine';
import type { FaceProps, Marks, PlaceState } from '@ravelin/web/face';
import { entry, numberOf } from '../../empires/board/view.ts';
import { allyOf, fateOf, lentTo, NATIONS, type Nation } from './war.ts';

/** What each nation's own board gets to see: its part of the view, told in its own words. */

export const isNation = (name: unknown): name is Nation => name === 'hapsburg' || name === 'ottoman';

export const turnOf = (view: PositionJson): Nation => (isNation(view.turnOf) ? view.turnOf : 'hapsburg');

/** The nation on whose map an Action that came over the Railway is spent. */
export const receiverOf = (view: PositionJson): Nation | undefined => {
  const frame = view.flow?.find(({ procedure }) => procedure === 'spending');
  return isNation(frame?.locals.to) ? frame.locals.to : undefined;
};

/** The nation whose map the decision that is due is about: a theft looks at the ally's, a gift at the receiver's. */
export const mapOf = (view: PositionJson): Nation => {
  const frame = view.flow?.at(-1);
  if (frame?.at.startsWith('ask sail-')) return 'hapsburg';
  const stolen = /^ask steal-(\w+)/.exec(frame?.at ?? '')?.[1];
  if (isNation(stolen)) return allyOf(stolen);
  const part = NATIONS.find((nation) => frame?.procedure.startsWith(`${nation} `));
  return part ?? receiverOf(view) ?? turnOf(view);
};

/** Where a nation-turn is, as the nation's own game would have it: whatever the Railway does belongs to the Action Phase. */
const stepOf = (at: string): string => {
  if (/ E2\.|-action$/.test(at)) return 'ask action';
  if (at.startsWith('ask sail-')) return 'ask sail';
  return at.endsWith(' E8.2.1') ? 'ask theft' : at;
};

/** The procedures under way as the nation's own game would name them. */
const flowOf = (view: PositionJson, nation: Nation): readonly FrameJson[] =>
  (view.flow ?? []).flatMap((frame): FrameJson[] => {
    if (frame.procedure === `${nation}-turn`) return [{ ...frame, procedure: 'turn', at: stepOf(frame.at) }];
    if (frame.procedure.startsWith(`${nation} `))
      return [{ ...frame, procedure: frame.procedure.slice(nation.length + 1) }];
    return [];
  });

/** The part of the view, and under names of their own what of the whole concerns this nation (`allied.tsx`). */
export const viewOf = (view: PositionJson, nation: Nation): PositionJson => {
  const { marker } = lentTo(nation);
  return {
    ...(view[nation] as PositionJson),
    alone: entry(view, 'alone', nation),
    ally: view[allyOf(nation)],
    [marker]: numberOf(entry(view, 'lent', nation)),
    [`${marker}Front`]: view[`${marker}Against`],
    // E2.5.3: a card counts in the nation-turn in which it was drawn.
    ...(turnOf(view) !== nation && fateOf(view, nation) === 'at-war' && { card: 'none' }),
    flow: flowOf(view, nation),
  };
};

const NO_MARKS = new Map<string, never>();

/** A thing of one map, told apart from its like on the other: `ottoman/theater`. */
const SIGN = '/';
const realmOf = (nation: Nation): string => `${nation}${SIGN}`;
export const thingOf = (domain: string): readonly [nation: Nation | undefined, domain: string] => {
  const [first, ...rest] = domain.split(SIGN);
  return isNation(first) && rest.length > 0 ? [first, rest.join(SIGN)] : [undefined, domain];
};

/** What bears the realm of the nation, without it. */
const within = (nation: Nation, marks: Marks): Marks =>
  new Map<string, PlaceState>(
    [...marks]
      .filter(([key]) => key.startsWith(realmOf(nation)))
      .map(([key, state]) => [key.slice(realmOf(nation).length), state]),
  );

const plain = (nation: Nation, names: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...names].map((name) => (name.startsWith(realmOf(nation)) ? name.slice(realmOf(nation).length) : name)));

/** The properties of the nation's own face, live. A move is picked from the map that the decision is about; elsewhere a pick asks why not. */
export const propsOf = (props: FaceProps, nation: Nation): FaceProps => {
  const isDue = (): boolean => mapOf(props.view) === nation;
  const realm = realmOf(nation);
  return {
    get view() {
      return viewOf(props.view, nation);
    },
    get viewer() {
      return props.viewer;
    },
    get marks() {
      return isDue() ? props.marks : within(nation, props.marks);
    },
    get doing() {
      return isDue() ? (props.doing ?? NO_MARKS) : NO_MARKS;
    },
    get chances() {
      return isDue() ? (props.chances ?? NO_MARKS) : NO_MARKS;
    },
    get counts() {
      return isDue() ? props.counts : NO_MARKS;
    },
    get events(): readonly EventReport[] {
      return props.events.filter(({ part }) => part === nation);
    },
    get highlight() {
      return plain(nation, props.highlight);
    },
    get named() {
      return props.named;
    },
    get realm() {
      return isDue() ? '' : realm;
    },
    get turned() {
      return props.turned;
    },
    get narrow() {
      return props.narrow ?? false;
    },
    pick: (domain, name) => props.pick(isDue() ? domain : `${realm}${domain}`, name),
    inspect: (thing) => props.inspect(thing && { domain: `${realm}${thing.domain}`, name: thing.name }),
    t: (key, values) => props.t(`${realm}${key}`, values),
  };
};

export const innerOf = (props: FaceProps): Readonly<Record<Nation, FaceProps>> => ({
  hapsburg: propsOf(props, 'hapsburg'),
  ottoman: propsOf(props, 'ottoman'),
});

/** The nation whose map is shown large: that of the decision, unless the player turned to the other. */
export const shownOf = ({ turned, view }: FaceProps): Nation => (isNation(turned) ? turned : mapOf(view));

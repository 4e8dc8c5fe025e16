import type { PositionJson } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import { leaderOf, placeOf, signed } from '../../empires/board/names.ts';
import { numberIn } from '../../empires/board/view.ts';
import { threat } from '../../empires/board/war.ts';
import { EMPIRES } from './allied.tsx';
import { turnOf, viewOf } from './nation.ts';
import { allyOf, fateOf, lentTo, type Nation, railwayClosedBy } from './war.ts';

/** What of the other empire must be known while this one decides: at most three things, the worst first. */

export interface Alert {
  readonly urgent: boolean;
  readonly text: string;
  readonly rule: string;
  /** A marker that could be sent there by rail. */
  readonly send?: string;
}

const MOST = 3;

type T = FaceProps['t'];
const inWordsOf =
  (nation: Nation, t: T): T =>
  (key, values) =>
    t(`${nation}/${key}`, values);

/** The Front nearest to the capital, and where it would come next. */
const nearestOf = (view: PositionJson, nation: Nation, t: T): Alert | undefined => {
  const told = inWordsOf(nation, t);
  const empire = EMPIRES[nation];
  const { rules, reading, war } = empire;
  // At the gates it is a danger, which is told already.
  const front = war.byDistance(view).find((id) => (reading.frontState(view, id).space ?? 0) > 1);
  if (front === undefined) return undefined;
  const { space = 0, side, value } = reading.frontState(view, front);
  const place = (n: number): string => placeOf(empire, told, front, n);
  const text = t('alert.front', {
    leader: leaderOf(empire, told, front, side),
    n: value,
    place: place(space),
    next: place(space - 1),
  });
  return { urgent: threat(space) > 0, text, rule: rules.advance };
};

/** `nation`: that whose map is not asked about; `t`: the words of the whole. */
export const alertsOf = (whole: PositionJson, nation: Nation, t: T): readonly Alert[] => {
  if (fateOf(whole, nation) !== 'at-war') return [];
  const empire = EMPIRES[nation];
  const view = viewOf(whole, nation);
  const told = inWordsOf(nation, t);
  const out: Alert[] = empire.war.dangersOf(view).map(({ key, front, n, rule }) => ({
    urgent: true,
    rule,
    text: told(key, {
      leader: front === undefined ? '' : leaderOf(empire, told, front, empire.reading.frontState(view, front).side),
      n: signed(n ?? 0),
    }),
  }));
  const nearest = nearestOf(view, nation, t);
  if (nearest) out.push(nearest);
  // E2.6.1: the marker of the nation in turn can go to its ally.
  const ally = allyOf(nation);
  const { marker } = lentTo(nation);
  const held = numberIn(viewOf(whole, ally), marker);
  if (turnOf(whole) === ally && held > 0 && !railwayClosedBy(whole))
    out.push({
      urgent: false,
      text: t('alert.marker', { n: held, marker: told(`name:${marker}`) }),
      rule: 'E2.6.1',
      send: marker,
    });
  return [...out.filter(({ urgent }) => urgent), ...out.filter(({ urgent }) => !urgent)].slice(0, MOST);
};

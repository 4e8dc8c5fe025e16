import type { Condition, Locals, MoveKind, Play } from '@ravelin/engine';
import { type Empire, THEATER } from '@ravelin/games/empires';
import { joined as ottoman } from '@ravelin/games/ottoman-sunset';
import {
  about,
  ask,
  type Both,
  call,
  decision,
  move,
  NATION,
  nationOf,
  type Of,
  OTTOMAN,
  onMap,
  onNation,
  onWhole,
  other,
  procedure,
  run,
  warOf,
  wholeOf,
} from '../both.ts';
import {
  ACTION,
  AID,
  aidOffered,
  aidRefused,
  aidSent,
  isOperation,
  MARKERS,
  markerIn,
  ofMarker,
  ofOperation,
  theaterIn,
} from '../happenings.ts';
import { RULES } from '../nations.ts';
import { change, holds, isBarred, relying } from './markers.ts';
import { open } from './opening.ts';
import { spending } from './spending.ts';

/** E2.2 to E2.4, E2.6.1 What is sent over the Railway, and the ally's consent. */

const { must: mustOnMap, slot, move: moveOnMap } = onMap;

const offer = (war: Empire, x: Play<Empire>, aid: number): void => {
  const g = wholeOf(war);
  const nation = nationOf(war);
  if (g.two) onWhole(x).emit(g, aidOffered, 'E2.2.2', { nation, aid });
  onWhole(x).call(g, sending, { nation, aid });
};

const sendOperation = moveOnMap('send operation', {
  rule: 'E2.3.1',
  notation: 'send operation of {theater}',
  if: [
    ...open,
    mustOnMap('E2.3.1/actions-first', 'The Actions of the card must be used up first.', (g) => g.actions === 0),
    mustOnMap('E2.3.1/allowed', 'The card must not forbid Operations.', (g) => !isBarred(g)),
  ],
  choose: {
    theater: slot(THEATER, [
      mustOnMap(
        'E2.3.1/resource',
        'There must be a Resource in that Theater.',
        (g, theater) => g.resources[theater] > 0,
      ),
    ]),
  },
  do: (g, _L, x, { theater }) => offer(g, x, ofOperation(theater)),
});

/** `own`: what the nation's own book says of its Actions. */
const sendAction = (own: readonly Condition<Empire, Locals>[]): MoveKind<Empire, Locals> =>
  moveOnMap('send action', {
    rule: 'E2.4.1',
    if: [
      ...open,
      mustOnMap(
        'E2.4.1',
        'It takes two Actions of the card.',
        (g) => g.actions >= wholeOf(g).kit.files.combination.railway.actionsForOne,
      ),
      ...own,
    ],
    do: (g, _L, x) => offer(g, x, ACTION),
  });
const sendingActions = [
  sendAction([]),
  sendAction([
    mustOnMap(
      'O9.4.1/offensive',
      'The Actions of this card are for Offensives against the Caucasus Front.',
      (g) => !ottoman.isBound(wholeOf(g).parts[OTTOMAN]),
    ),
  ]),
];

/** E2.6.5: back by the same way. E2.6.4: of everything that a nation holds only these travel. */
const sendMarker = moveOnMap('send marker', {
  rule: 'E2.6.1',
  notation: 'send {marker}',
  if: open,
  choose: {
    marker: slot(MARKERS, [
      mustOnMap('E2.6.1', 'There must be such a marker.', (g, marker) => holds(wholeOf(g), nationOf(g), marker) > 0),
    ]),
  },
  do: (g, _L, x, { marker }) => offer(g, x, ofMarker(marker)),
});

/** What a nation can do in its Action Phase besides what its own book has. */
export const railwayMoves = (nation: number): readonly MoveKind<Empire, Locals>[] => [
  relying(nation),
  sendOperation,
  sendingActions[nation],
  sendMarker,
];

const locals = { nation: NATION, aid: AID };
type Sending = Of<typeof locals>;

/** E2.2.2; E0.3.2: with one player nothing is asked. */
const consent = decision<Sending>({
  id: 'consent',
  prompt: '{nation} offers to send over the Railway: {aid}. Do you agree?',
  about: about({ nation: NATION, aid: AID }, (_g, L: Sending) => ({ nation: L.nation, aid: L.aid })),
  seat: (_g, L) => other(L.nation),
  moves: [
    move('agree', { rule: 'E2.2.2', do: () => {} }),
    move('refuse', {
      rule: 'E2.2.2',
      do: (g, L, x) => {
        x.emit(g, aidRefused, 'E2.2.2', { nation: L.nation, aid: L.aid });
        return 'end';
      },
    }),
  ],
});

/** The sender pays; the receiver has the marker, or the Action. E2.5.2: with one player all Actions are one. */
const deliver = (g: Both, { nation, aid }: Sending, x: Play<Both>): void => {
  const war = warOf(g, nation);
  const { paying } = RULES[nation];
  if (isOperation(aid)) {
    const theater = theaterIn(aid);
    const payment = war.kit.paidFrom.findIndex((theaters) => theaters.length === 1 && theaters[0] === theater);
    paying.spendResources(war, onNation(x), payment, 'E2.3.1');
    if (g.two) g.ordered++;
    else g.given++;
  } else if (aid === ACTION) {
    paying.spendActions(war, onNation(x), g.kit.files.combination.railway.actionsForOne);
    g.given++;
  } else {
    change(g, nation, markerIn(aid), -1);
    change(g, other(nation), markerIn(aid), 1);
  }
  const rule = isOperation(aid) ? 'E2.3.1' : aid === ACTION ? 'E2.4.1' : 'E2.6.1';
  x.emit(g, aidSent, rule, { nation, aid });
};

export const sending = procedure('sending', locals, [
  ask('E2.2.2', consent, (g) => g.two === 1),
  run('E2.2.1', (g, L, x) => deliver(g, L, x)),
  call(
    'E2.5.1',
    () => spending,
    (_g, L) => {
      if (L.aid !== ACTION && !isOperation(L.aid)) return undefined;
      const to = other(L.nation);
      return { to, by: isOperation(L.aid) ? L.nation : to };
    },
  ),
]);

import {
  ACTIONS,
  allocatedIn,
  currentCard,
  type Empire,
  FRONT,
  isActive,
  PLAYED,
  resourcesIn,
  THEATER,
} from '@ravelin/empires';
import { type Condition, int, type Locals, type MoveKind, movesOfPart, names, type Play } from '@ravelin/engine';
import {
  AT_WAR,
  about,
  ask,
  type Both,
  call,
  decision,
  HAPSBURG,
  loop,
  move,
  NATION,
  NATIONS,
  NONE,
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
} from './both.ts';
import {
  ACTION,
  AID,
  aidOffered,
  aidRefused,
  aidSent,
  giftsLost,
  MARKER,
  markerServes,
  OPERATION,
} from './happenings.ts';
import { RULES } from './nations.ts';

/** E2 The Berlin-Baghdad Railway. */

const { must: mustOnMap, slot, move: moveOnMap } = onMap;

// ---- open and closed ---------------------------------------------------------------------------------------------------

/** E2.1.1, E2.1.3 */
const bulgariaFights = (g: Both): boolean => g.parts[HAPSBURG].bulgaria === 1;

/** E2.1.2: in Veles or Salonika, or not on the map at all. */
const skopjeHeld = (g: Both): boolean => {
  const space = g.parts[HAPSBURG].space[g.kit.railwayFront];
  return space === NONE || space >= g.kit.railwayOpenFrom;
};

/** E2.1.4; a nation that has been scored takes nothing more (E7.1.3). */
const bothFight = (g: Both): boolean => g.fate[HAPSBURG] === AT_WAR && g.fate[OTTOMAN] === AT_WAR;

/** E2.1.5 */
export const isOpen = (g: Both): boolean => bulgariaFights(g) && skopjeHeld(g) && bothFight(g);

const open: readonly Condition<Empire, Locals>[] = [
  mustOnMap('E2.1.1', 'Bulgaria must be in the war.', (g) => bulgariaFights(wholeOf(g))),
  mustOnMap('E2.1.2', 'The Balkan Front must not be in Skopje or nearer.', (g) => skopjeHeld(wholeOf(g))),
  mustOnMap('E2.1.4', 'Both nations must be in the war.', (g) => bothFight(wholeOf(g))),
];

// ---- the markers -------------------------------------------------------------------------------------------------------

/** E2.6.4: of everything that a nation holds only these travel. */
export const MARKERS = names('marker', ['aid', 'korps']);
const AID_MARKER = 0;
/** The nation that a marker comes from. */
const homeOf = (marker: number): number => (marker === AID_MARKER ? HAPSBURG : OTTOMAN);

/** How many of them the nation holds, its own or lent ones. */
const holds = (g: Both, nation: number, marker: number): number => {
  if (homeOf(marker) !== nation) return g.lent[nation];
  return nation === HAPSBURG ? g.parts[HAPSBURG].aid : g.parts[OTTOMAN].korps;
};

const change = (g: Both, nation: number, marker: number, by: number): void => {
  if (homeOf(marker) !== nation) g.lent[nation] += by;
  else if (nation === HAPSBURG) g.parts[HAPSBURG].aid += by;
  else g.parts[OTTOMAN].korps += by;
};

/** The Front against which the ally's marker serves in this nation-turn. */
const servedFront = (g: Both, nation: number): number => (nation === HAPSBURG ? g.korpsAgainst : g.aidAgainst);

/** E2.6.2: what the ally's marker is worth. */
const LENT: readonly (readonly [label: string, value: number])[] = [
  ['Asia Korps', 1],
  ['German Aid', 2],
];

export const lentModifier = (war: Empire, front: number): readonly [label: string, value: number] | undefined => {
  const nation = nationOf(war);
  return servedFront(wholeOf(war), nation) === front ? LENT[nation] : undefined;
};

/** E2.6.2: before the die, for all Offensives of the nation-turn against one Front; E2.6.3: beside the nation's own. */
const rely = (id: string): MoveKind<Empire, Locals> =>
  moveOnMap(id, {
    rule: 'E2.6.2',
    notation: `${id} against {front}`,
    if: [
      mustOnMap('E2.6.2', 'A marker of the ally must have been sent.', (g) => wholeOf(g).lent[nationOf(g)] > 0),
      mustOnMap(
        'E2.5.4',
        'Only one such marker may be used in a nation-turn.',
        (g) => servedFront(wholeOf(g), nationOf(g)) === NONE,
      ),
      mustOnMap(
        'E2.6.2',
        'There must be an Action or a Resource for an Offensive.',
        (g) => g.actions > 0 || allocatedIn(g) > 0,
      ),
    ],
    slots: [
      slot('front', FRONT, [
        mustOnMap('E2.6.2', 'The Front must be on the map.', (g, _L, front) => isActive(g, front)),
      ]),
    ],
    do: (war, _L, x, front) => {
      const g = wholeOf(war);
      const nation = nationOf(war);
      g.lent[nation]--;
      if (nation === HAPSBURG) g.korpsAgainst = front;
      else g.aidAgainst = front;
      onWhole(x).emit(g, markerServes, 'E2.6.2', { nation, left: g.lent[nation] });
    },
  });
const relying = [rely('korps'), rely('aid')];

// ---- sending -----------------------------------------------------------------------------------------------------------

const offer = (war: Empire, x: Play<Empire>, aid: number, what: number): void => {
  const g = wholeOf(war);
  const nation = nationOf(war);
  if (g.two) onWhole(x).emit(g, aidOffered, 'E2.2.2', { nation, aid });
  onWhole(x).call(g, sending, { nation, aid, what });
};

const sendOperation = moveOnMap('send operation', {
  rule: 'E2.3.1',
  notation: 'send operation of {theater}',
  if: [...open, mustOnMap('E2.3.1', 'The Actions of the card must be used up first.', (g) => g.actions === 0)],
  slots: [
    slot('theater', THEATER, [
      mustOnMap('E2.3.1', 'There must be a Resource in that Theater.', (g, _L, theater) => g.resources[theater] > 0),
    ]),
  ],
  do: (g, _L, x, theater) => offer(g, x, OPERATION, theater),
});

const sendAction = moveOnMap('send action', {
  rule: 'E2.4.1',
  if: [
    ...open,
    mustOnMap(
      'E2.4.1',
      'It takes two Actions of the card.',
      (g) => g.actions >= wholeOf(g).kit.files.combination.railway.actionsForOne,
    ),
  ],
  do: (g, _L, x) => offer(g, x, ACTION, 0),
});

/** E2.6.5: back by the same way. */
const sendMarker = moveOnMap('send marker', {
  rule: 'E2.6.1',
  notation: 'send {marker}',
  if: open,
  slots: [
    slot('marker', MARKERS, [
      mustOnMap(
        'E2.6.1',
        'There must be such a marker.',
        (g, _L, marker) => holds(wholeOf(g), nationOf(g), marker) > 0,
      ),
    ]),
  ],
  do: (g, _L, x, marker) => offer(g, x, MARKER, marker),
});

/** What a nation can do in its Action Phase besides what its own book has. */
export const railwayMoves = (nation: number): readonly MoveKind<Empire, Locals>[] => [
  relying[nation],
  sendOperation,
  sendAction,
  sendMarker,
];

/** Is there something to send that costs nothing? */
export const canSendMarker = (g: Both, nation: number): boolean =>
  isOpen(g) && [AID_MARKER, 1].some((marker) => holds(g, nation, marker) > 0);

// ---- consent, and what follows it --------------------------------------------------------------------------------------

const locals = { nation: NATION, aid: AID, what: int('what is sent', 0, 9) };
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

/** The sender pays; the receiver has the marker, or the Action. */
const deliver = (g: Both, { nation, aid, what }: Sending, x: Play<Both>): void => {
  const war = warOf(g, nation);
  const { paying } = RULES[nation];
  if (aid === OPERATION) {
    const payment = war.kit.paidFrom.findIndex((theaters) => theaters.length === 1 && theaters[0] === what);
    paying.spendResources(war, onNation(x), payment, 'E2.3.1');
    g.ordered++;
  } else if (aid === ACTION) {
    paying.spendActions(war, onNation(x), g.kit.files.combination.railway.actionsForOne);
    g.given++;
  } else {
    change(g, nation, what, -1);
    change(g, other(nation), what, 1);
  }
  const rule = aid === OPERATION ? 'E2.3.1' : aid === ACTION ? 'E2.4.1' : 'E2.6.1';
  x.emit(g, aidSent, rule, { nation, aid });
};

export const sending = procedure('sending', locals, [
  ask('E2.2.2', consent, (g) => g.two === 1),
  run('E2.2.1', (g, L, x) => deliver(g, L, x)),
  call(
    'E2.5.1',
    () => spending,
    (_g, L) =>
      L.aid === MARKER ? undefined : { to: other(L.nation), by: L.aid === OPERATION ? L.nation : other(L.nation) },
  ),
]);

// ---- what such an Action can do ----------------------------------------------------------------------------------------

/** E2.5.1; E2.5.2: nothing but Actions that were sent pays for it. */
const paidByGifts = (kind: MoveKind<Empire, Locals>): MoveKind<Empire, Locals> => ({
  ...kind,
  slots: kind.slots.map((one, at) =>
    one.name === 'payment'
      ? {
          ...one,
          must: [
            ...one.must,
            mustOnMap(
              'E2.5.2',
              'Only Actions that were sent over the Railway pay for this.',
              (g, _L, ...chosen) => chosen[at] === ACTIONS || resourcesIn(g, chosen[at]) === 0,
            ),
          ],
        }
      : one,
  ),
});

const spendLocals = { to: NATION, by: NATION };
type Spending = Of<typeof spendLocals>;

const keep = move<Spending>('keep', {
  rule: 'E2.5.2',
  warn: () => 'An Action that is not spent is lost at the end of this Action Phase.',
  do: () => 'break',
});

/** E2.3.2: the sender decides of an Operation; E2.4.2: the receiver of an Action that was given. */
const spendOn = (nation: number) =>
  decision<Spending>({
    id: `spend-on-${NATIONS[nation]}`,
    prompt: 'How is the Action spent that was sent over the Railway?',
    seat: (_g, L) => L.by,
    moves: [
      ...movesOfPart<Empire, Both, Spending>(nation, [...RULES[nation].undertakings.map(paidByGifts), relying[nation]]),
      keep,
    ],
  });

/** E2.5.3: no card of the receiver counts meanwhile. */
const takeUp = (g: Both, { to, by }: Spending): void => {
  const war = warOf(g, to);
  war.actions = to === by ? g.given : g.ordered;
  war.card = NONE;
};

const layDown = (g: Both, { to, by }: Spending): void => {
  const war = warOf(g, to);
  if (to === by) g.given = war.actions;
  else g.ordered = war.actions;
  war.actions = 0;
  war.card = war.zones[PLAYED].at(-1) ?? NONE;
};

export const spending = procedure('spending', spendLocals, [
  run('E2.5.3', (g, L) => takeUp(g, L)),
  loop('E2.5.1', (g, L) => g.parts[L.to].actions > 0 && !g.parts[L.to].over, [
    ask('E2.5.1', spendOn(HAPSBURG), (_g, L) => L.to === HAPSBURG),
    ask('E2.5.1', spendOn(OTTOMAN), (_g, L) => L.to === OTTOMAN),
  ]),
  run('E2.5.3', (g, L) => layDown(g, L)),
]);

/** E2.5.2: at the end of the sender's Action Phase what was kept is spent or lost. */
export const lastGifts = (nation: number) => [
  call<Locals>(
    'E2.5.2',
    () => spending,
    (g) => (g.ordered > 0 && !g.parts[other(nation)].over ? { to: other(nation), by: nation } : undefined),
  ),
  call<Locals>(
    'E2.5.2',
    () => spending,
    (g) => (g.given > 0 && !g.parts[other(nation)].over ? { to: other(nation), by: other(nation) } : undefined),
  ),
  run<Locals>('E2.5.2', (g, _L, x) => {
    const number = g.ordered + g.given;
    if (number > 0) x.emit(g, giftsLost, 'E2.5.2', { number });
    g.ordered = 0;
    g.given = 0;
  }),
];

/** May the nation still do something in its Action Phase? */
export const canAct = (g: Both, nation: number): boolean => {
  const war = warOf(g, nation);
  if (war.over || currentCard(war).card.noActions) return false;
  return war.actions > 0 || allocatedIn(war) > 0 || canSendMarker(g, nation);
};

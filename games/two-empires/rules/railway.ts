import { Condition, type Locals, language, type MoveKind, movesOfPart, names, type Play } from '@ravelin/engine';
import {
  ACTIONS,
  allocatedIn,
  cardDoes,
  currentCard,
  type Empire,
  FRONT,
  isActive,
  isFar,
  type Payment,
  PLAYED,
  resourcesIn,
  type Terms,
  THEATER,
} from '@ravelin/games/empires';
import { joined as hapsburg } from '@ravelin/games/hapsburg';
import { joined as ottoman } from '@ravelin/games/ottoman-sunset';
import {
  AT_WAR,
  about,
  anyFront,
  ask,
  type Both,
  COUNT,
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
  when,
  wholeOf,
  YES_NO,
} from './both.ts';
import {
  ACTION,
  AID,
  aidOffered,
  aidRefused,
  aidSent,
  giftsKept,
  giftsLeft,
  giftsLost,
  isOperation,
  MARKERS,
  markerIn,
  markerServes,
  ofMarker,
  ofOperation,
  railwayClosed,
  railwayOpened,
  railwayShut,
  theaterIn,
} from './happenings.ts';
import { RULES } from './nations.ts';

/** E2 The Berlin-Baghdad Railway. */

const { must: mustOnMap, slot, move: moveOnMap } = onMap;
const { must } = language<Empire>();

// ---- open and closed ---------------------------------------------------------------------------------------------------

/** E2.1.1, E2.1.3 */
const bulgariaFights = (g: Both): boolean => g.parts[HAPSBURG].bulgaria === 1;

/** E2.1.3: it has been in the war, and is no more. Its card brought the Balkan Front with it, which is soon looked up. */
const bulgariaHasLeft = (g: Both): boolean =>
  !bulgariaFights(g) &&
  isActive(g.parts[HAPSBURG], g.kit.railwayFront) &&
  g.parts[HAPSBURG].zones[PLAYED].includes(g.kit.bulgariaCard);

/** E2.1.2: in Veles or Salonika, or not on the map at all. */
const holdsSkopje = (g: Both, space: number): boolean => space === NONE || space >= g.kit.railwayOpenFrom;
const skopjeHeld = (g: Both): boolean => holdsSkopje(g, g.parts[HAPSBURG].space[g.kit.railwayFront]);

/** E2.1.4; a nation that has been scored takes nothing more (E7.1.3). */
const bothFight = (g: Both): boolean => g.fate[HAPSBURG] === AT_WAR && g.fate[OTTOMAN] === AT_WAR;

/** E2.1.5 */
export const isOpen = (g: Both): boolean => bulgariaFights(g) && skopjeHeld(g) && bothFight(g);

const open: readonly Condition<Empire, Locals>[] = [
  mustOnMap('E2.1.1', 'Bulgaria must be in the war.', (g) => bulgariaFights(wholeOf(g)) || bulgariaHasLeft(wholeOf(g))),
  mustOnMap(
    'E2.1.3',
    'Bulgaria must not have left the war, which closes the Railway for good.',
    (g) => !bulgariaHasLeft(wholeOf(g)),
  ),
  mustOnMap('E2.1.2', 'The Balkan Front must not be in Skopje or nearer.', (g) => skopjeHeld(wholeOf(g))),
  mustOnMap('E2.1.4', 'Both nations must be in the war.', (g) => bothFight(wholeOf(g))),
];

/** Bulgaria is in the war now: the marker is placed, if the Front lets it. */
export const bulgariaOpens = (g: Both, x: Play<Both>): void => {
  if (isOpen(g)) x.emit(g, railwayOpened, 'E2.1.1', {});
};

/** A Hapsburg Front has come from this space to where it stands: the marker is turned when that changes who holds Skopje. */
export const railwayWatches = (g: Both, x: Play<Both>, front: number, from: number): void => {
  if (front !== g.kit.railwayFront || !bulgariaFights(g) || !bothFight(g)) return;
  const held = skopjeHeld(g);
  if (held !== holdsSkopje(g, from)) x.emit(g, held ? railwayOpened : railwayClosed, 'E2.1.2', {});
};

/** E2.1.3: at the end of the nation-turn of the card. */
export const bulgariaCloses = (g: Both, x: Play<Both>): void => {
  if (g.turnOf !== HAPSBURG || !cardDoes(g.parts[HAPSBURG], 'breakout')) return;
  if (bulgariaHasLeft(g) && bothFight(g)) x.emit(g, railwayShut, 'E2.1.3', {});
};

/** E2.1.4: a nation is out of the war; unless that had closed it before. */
export const railwayLost = (g: Both, x: Play<Both>, nation: number): void => {
  if (g.fate[other(nation)] === AT_WAR && !bulgariaHasLeft(g)) x.emit(g, railwayShut, 'E2.1.4', {});
};

// ---- the markers -------------------------------------------------------------------------------------------------------

const [AID_MARKER, KORPS_MARKER] = [0, 1];
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

/** E2.6.2: the ally's marker is worth what it is worth at home. */
export const lentModifier = (war: Empire, front: number): readonly [label: string, value: number] | undefined => {
  const g = wholeOf(war);
  const nation = nationOf(war);
  if (servedFront(g, nation) !== front) return undefined;
  const [h, o] = g.kit.parts;
  return nation === HAPSBURG ? ['Asia Korps', o.korpsBonus] : ['German Aid', h.aidBonus];
};

const isBarred = (g: Empire): boolean => currentCard(g).card.noActions === true;

/** E2.6.2: before the die, for all Offensives of the nation-turn against one Front; E2.6.3: beside the nation's own. */
const rely = (
  id: string,
  first: readonly Condition<Empire, Locals>[],
  own: readonly Condition<Empire, Locals>[] = [],
): MoveKind<Empire, Locals> =>
  moveOnMap(id, {
    rule: 'E2.6.2',
    notation: `${id} against {front}`,
    if: [
      ...first,
      mustOnMap('E2.6.2/sent', 'A marker of the ally must have been sent.', (g) => wholeOf(g).lent[nationOf(g)] > 0),
      mustOnMap(
        'E2.5.4',
        'Only one such marker may be used in a nation-turn.',
        (g) => servedFront(wholeOf(g), nationOf(g)) === NONE,
      ),
      mustOnMap(
        'E2.6.2/offensive',
        'There must be an Action or a Resource for an Offensive.',
        (g) => !isBarred(g) && (g.actions > 0 || allocatedIn(g) > 0),
      ),
      ...own,
    ],
    choose: {
      front: slot(FRONT, [
        mustOnMap('E2.6.2/front', 'The Front must be on the map.', (g, front) => isActive(g, front)),
      ]),
    },
    // O3.2.3 forbids the attack, and by H4.1.6 it would move nothing.
    warn: (g, { front }) =>
      isFar(g, front) ? 'The Front is in its highest space: the marker would be wasted.' : undefined,
    do: (war, _L, x, { front }) => {
      const g = wholeOf(war);
      const nation = nationOf(war);
      g.lent[nation]--;
      if (nation === HAPSBURG) g.korpsAgainst = front;
      else g.aidAgainst = front;
      const marker = nation === HAPSBURG ? KORPS_MARKER : AID_MARKER;
      onWhole(x).emit(g, markerServes, 'E2.6.2', {
        nation,
        marker,
        front: anyFront(g.kit, nation, front),
        left: g.lent[nation],
      });
    },
  });
const aidIsOpen = mustOnMap(
  'H10.5.1',
  'German Aid may be used only before card 42 or 43.',
  (g) => !hapsburg.aidIsClosed(wholeOf(g).parts[HAPSBURG]),
);
/** `first`: what must hold besides, where it is asked before all else. */
const relying = (nation: number, first: readonly Condition<Empire, Locals>[] = []): MoveKind<Empire, Locals> =>
  nation === HAPSBURG ? rely('korps', first) : rely('aid', first, [aidIsOpen]);

// ---- sending -----------------------------------------------------------------------------------------------------------

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

/** Is there something to send that costs nothing? */
const canSendMarker = (g: Both, nation: number): boolean =>
  isOpen(g) && (holds(g, nation, AID_MARKER) > 0 || holds(g, nation, KORPS_MARKER) > 0);

/** May the nation still do something in its Action Phase? E2.2.1: a card that allows no Actions leaves the markers. */
export const canAct = (g: Both, nation: number): boolean => {
  const war = warOf(g, nation);
  if (war.over) return false;
  return (!isBarred(war) && (war.actions > 0 || allocatedIn(war) > 0)) || canSendMarker(g, nation);
};

// ---- consent, and what follows it --------------------------------------------------------------------------------------

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

// ---- what such an Action can do ----------------------------------------------------------------------------------------

/** `last`: at the end of the sender's Action Phase. */
const spendLocals = { to: NATION, by: NATION, last: YES_NO };
type Spending = Of<typeof spendLocals>;

/** What becomes of Actions that are not spent now (E2.5.2). */
const UNSPENT = names('unspent Actions', ['kept', 'left', 'lost']);
const [KEPT, LEFT, LOST] = [0, 1, 2];

/** With two players, does the one who decides sit on the other side? E2.5.2: with one player all sent Actions are one. */
const decidesAbroad = (g: Both, { to, by }: Spending): boolean => g.two === 1 && by !== to;

/** They are kept as long as the sender can do anything else; then the sender's go to the receiver, and the receiver's are lost. */
const unspent = (g: Both, L: Spending): number => {
  const abroad = decidesAbroad(g, L);
  const mayFollow = !L.last && (canAct(g, other(L.to)) || (!abroad && g.ordered > 0));
  if (mayFollow) return KEPT;
  return abroad ? LEFT : LOST;
};

/** E2.3.2 */
const isGuest = (g: Empire, L: Locals): boolean => decidesAbroad(wholeOf(g), L as Spending);
const OWN_PLAYER = 'The markers of a nation are spent by its own player alone.';
const ownPlayer = must('E2.3.2/markers', OWN_PLAYER, (g: Empire, L: Locals) => !isGuest(g, L));
const ownMarkers = must(
  'E2.3.2/markers',
  OWN_PLAYER,
  (g: Empire, support: number, L: Locals) => support === 0 || !isGuest(g, L),
);
const ownSacrifice = must(
  'E2.3.2/sacrifice',
  'What a nation gives up its own player alone can give up.',
  (g: Empire, L: Locals) => !isGuest(g, L),
);

const paidBySent = must(
  'E2.5.2/sent',
  'Only Actions that were sent over the Railway pay for this.',
  (g: Empire, payment: number) => payment === ACTIONS || resourcesIn(g, payment) === 0,
);
/** As many as its own book takes of the card. */
const enoughSent = <S extends Empire, E>(actions: (g: S) => number): Condition<S, Payment, Locals, E> =>
  new Condition('E2.5.2/two', 'It takes two Actions that were sent over the Railway.', (g) => g.actions >= actions(g));

/** What its own book asks of a payment, unless it is one that the Railway does not carry. */
const ofActions = <S extends Empire, E>({
  key,
  text,
  ok,
}: Condition<S, Payment, Locals, E>): Condition<S, Payment, Locals, E> =>
  new Condition(key, text, (g, payment, L, earlier) => payment !== ACTIONS || ok(g, payment, L, earlier));

/** E2.5.1; E2.5.2: nothing but Actions that were sent pays for it; what its own book lets one Resource pay, as many of them as it takes of the card. */
const SENT: Terms = {
  payment: (book) => [paidBySent, ...book.map(ofActions)],
  orOneResource: (_book, actions) => [paidBySent, ofActions(enoughSent(actions))],
  support: [ownMarkers],
  sacrifice: [ownSacrifice],
};

/** By what becomes of them. */
export const WARNINGS: readonly string[] = [
  'An Action that is not spent by the end of this Action Phase is lost.',
  'What you do not spend is left to the ally.',
  'What you do not spend now is lost.',
];

const keep: MoveKind<Both, Spending> = move('keep', {
  rule: 'E2.5.2',
  do: () => 'break',
  warn: (g, _chosen, L) => WARNINGS[unspent(g, L)],
});

/** E2.3.2: the sender decides of an Operation; E2.4.2: the receiver of an Action that was given. */
const spendOn = (nation: number) =>
  decision<Spending>({
    id: `spend-on-${NATIONS[nation]}`,
    prompt:
      'Actions that were sent over the Railway: {number}. How are they spent? What is not spent now is {unspent}.',
    about: about({ number: COUNT, unspent: UNSPENT }, (g, L: Spending) => ({
      number: warOf(g, L.to).actions,
      unspent: unspent(g, L),
    })),
    seat: (_g, L) => L.by,
    moves: [
      ...movesOfPart<Empire, Both, Spending>(nation, [
        ...RULES[nation].undertakings(SENT),
        relying(nation, [ownPlayer]),
      ]),
      keep,
    ],
  });

/** E2.5.3: no card of the receiver counts meanwhile. */
const takeUp = (g: Both, L: Spending): void => {
  const war = warOf(g, L.to);
  war.actions = decidesAbroad(g, L) ? g.ordered : g.given;
  war.card = NONE;
};

const layDown = (g: Both, L: Spending, x: Play<Both>): void => {
  const { to, by } = L;
  const war = warOf(g, to);
  const number = war.actions;
  war.actions = 0;
  war.card = war.zones[PLAYED].at(-1) ?? NONE;
  if (decidesAbroad(g, L)) g.ordered = number;
  else g.given = number;
  if (number === 0 || war.over) return;
  const then = unspent(g, L);
  if (then === KEPT) x.emit(g, giftsKept, 'E2.5.2', { nation: by, number });
  else if (then === LOST) loseGifts(g, x);
  else {
    g.given += number;
    g.ordered = 0;
    x.emit(g, giftsLeft, 'E2.5.2', { nation: to, number });
  }
};

const loseGifts = (g: Both, x: Play<Both>): void => {
  const number = g.ordered + g.given;
  if (number > 0) x.emit(g, giftsLost, 'E2.5.2', { number });
  g.ordered = 0;
  g.given = 0;
};

export const spending = procedure('spending', spendLocals, [
  run('E2.5.3', (g, L) => takeUp(g, L)),
  loop('E2.5.1', (g, L) => g.parts[L.to].actions > 0 && !g.parts[L.to].over, [
    ask('E2.5.1', spendOn(HAPSBURG), (_g, L) => L.to === HAPSBURG),
    ask('E2.5.1', spendOn(OTTOMAN), (_g, L) => L.to === OTTOMAN),
  ]),
  run('E2.5.3', (g, L, x) => layDown(g, L, x)),
]);

/** E2.5.2: at the end of the sender's Action Phase what was kept is spent, by the sender first, or lost. */
export const lastGifts = (nation: number) =>
  when<Locals>('E2.5.2', (g) => g.ordered > 0 || g.given > 0, [
    call<Locals>(
      'E2.5.2',
      () => spending,
      (g) => (g.ordered > 0 && !g.parts[other(nation)].over ? { to: other(nation), by: nation, last: 1 } : undefined),
    ),
    call<Locals>(
      'E2.5.2',
      () => spending,
      (g) =>
        g.given > 0 && !g.parts[other(nation)].over ? { to: other(nation), by: other(nation), last: 1 } : undefined,
    ),
    run<Locals>('E2.5.2', (g, _L, x) => loseGifts(g, x)),
  ]);

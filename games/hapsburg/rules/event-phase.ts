import type { Play, Reason } from '@ravelin/engine';
import {
  cardRevealed,
  carryingOut,
  frontNamed,
  join,
  kaiserschlachtBegun,
  type Verbs,
  wearinessBegun,
} from '@ravelin/games/empires';
import type { Clause } from '../data/schema.ts';
import { eventRule } from './card-rules.ts';
import { DECK, DUSK, hasCome, MID_DAY, PLAYED } from './deck.ts';
import { enter, isActive, remove, retreat, turnTo } from './fronts.ts';
import {
  aidSpent,
  bulgariaEntered,
  lodzWon,
  markersTaken,
  parliamentMet,
  secessionIdle,
  statusAdvanced,
} from './happenings.ts';
import { setLoyalty } from './loyalty.ts';
import { fight } from './off-map-battles.ts';
import { aidIsClosed } from './offensives.ts';
import {
  ask,
  COUNT,
  decision,
  FRONT,
  HAPSBURG,
  loop,
  move,
  must,
  NONE,
  type Of,
  procedure,
  RAGING,
  run,
  slot,
  VICTORIES,
  type War,
} from './war.ts';

/** H1 The Event Phase. */

/** H1.0.1; H10.1.1: the Historical Game takes the lowest number. Nothing of the last turn is left (H0.3.1). */
export const reveal = (g: War, x: Play<War>): void => {
  g.turn++;
  g.aidFront = NONE;
  g.mackensenFront = NONE;
  for (let front = 0; front < g.intercepted.length; front++) g.intercepted[front] = 0;
  if (g.historical) {
    [g.card] = g.zones[DECK];
    x.move(g, DECK, PLAYED, g.card);
  } else g.card = x.draw(g, DECK, PLAYED);
  x.emit(g, cardRevealed, 'H1.0.1', { turn: g.turn, card: g.card });
};

const clausesOf = (g: War): readonly Clause[] => g.kit.cards[g.card].event;
const nationNamed = (g: War, id: string): number => g.kit.nations.indexOf(id);

// ---- Epochs ------------------------------------------------------------------------------------------------------------

/** H1.1.2, H1.1.4: the cards that wait for this War Status; H1.1.3: for space 3 none do; H1.1.5: discards stay out. */
const joinEpochs = (g: War, x: Play<War>): void => {
  // H10.1.2
  if (g.historical) return;
  for (const [epoch, zone] of [MID_DAY, DUSK].entries()) {
    const [first] = g.zones[zone];
    if (first !== undefined && g.kit.joins[first] <= g.status) join(g, x, zone, epoch === 0 ? 'H1.1.2' : 'H1.1.4');
  }
};

// ---- the Russian Fronts ------------------------------------------------------------------------------------------------

const PROVISIONAL = 1;

/** H13.27: those on the map turn over and Retreat; one that card 36 removed returns, the Polish not after the Great Retreat (H4.5.11). */
const provisionalGovernment = (g: War, x: Play<War>): void => {
  for (let front = 0; front < g.space.length; front++) {
    if (!g.kit.front[front].russian) continue;
    if (isActive(g, front)) {
      turnTo(g, x, front, PROVISIONAL, 'H13.27.1');
      retreat(g, x, front, 'H13.27.2');
    } else if (!(front === g.kit.polish && g.retreat)) enter(g, x, front, g.kit.returns, PROVISIONAL, 'H13.27.5');
  }
};

const bolshevikRevolution = (g: War, x: Play<War>): void => {
  for (let front = 0; front < g.space.length; front++) if (g.kit.front[front].russian) remove(g, x, front, 'H13.36');
};

/** Has a card taken the Front off the map by an armistice? */
const hadArmistice = (g: War, front: number): boolean =>
  hasCome(g, ({ event }) => event.some((clause) => clause.do === 'armistice' && frontNamed(g, clause.front) === front));

/** H13.28.1; H13.28.2: back from its armistice. */
const reform = (g: War, x: Play<War>, front: number): void => {
  const last = g.kit.front[front].value.length - 1;
  if (isActive(g, front)) turnTo(g, x, front, last, 'H13.28.1');
  else if (hadArmistice(g, front)) enter(g, x, front, g.kit.front[front].far, last, 'H13.28.2');
};

// ---- what an Event can do ----------------------------------------------------------------------------------------------

/** What is looked at later in the turn (brusilov, armistice, breakout) or asked (feelers, independence) has no entry. */
export const verbs: Verbs<War, Clause> = {
  battle: (g, x, { battle, lasting }) => {
    const box = fight(g, x, g.kit.battleIds.indexOf(battle));
    if (!lasting || box !== VICTORIES) return;
    // H13.8.1; H13.8.2: it lasts whatever becomes of the marker.
    g.lodz = 1;
    x.emit(g, lodzWon, 'H13.8.1', {});
  },
  // H1.5.1
  take: (g, x, { markers, number }) => {
    g[markers] += number;
    x.emit(g, markersTaken, eventRule(g), { markers: MARKER_NAMES.indexOf(markers), number });
  },
  status: (g, x) => {
    if (g.status === g.kit.status.length) return;
    g.status++;
    x.emit(g, statusAdvanced, g.kit.joins.includes(g.status) ? 'H1.1.1' : 'H1.1.3', { status: g.status });
  },
  join: joinEpochs,
  enter: (g, x, { front }) => {
    const index = frontNamed(g, front);
    enter(g, x, index, g.kit.front[index].entry, 0, eventRule(g));
  },
  bulgaria: (g, x) => {
    g.bulgaria = 1;
    x.emit(g, bulgariaEntered, 'H13.17.2', {});
  },
  // H1.6.1
  stronger: (g, x, { front }) => {
    const index = frontNamed(g, front);
    turnTo(g, x, index, g.side[index] + 1, eventRule(g));
  },
  reform: (g, x, { front }) => reform(g, x, frontNamed(g, front)),
  provisional: provisionalGovernment,
  revolution: bolshevikRevolution,
  kaiserschlacht: (g, x) => {
    g.kaiserschlacht = RAGING;
    x.emit(g, kaiserschlachtBegun, 'H5.0.3', {});
  },
  weariness: (g, x) => {
    g.weariness = 1;
    x.emit(g, wearinessBegun, 'H13.45.1', {});
  },
  parliament: (g, x) => x.emit(g, parliamentMet, 'H13.49', {}),
};
const MARKER_NAMES = ['intercepts', 'mackensen', 'aid'];

// ---- choices (H1.0.3) --------------------------------------------------------------------------------------------------

const locals = { at: COUNT };
type Events = Of<typeof locals>;

const clauseAt = (g: War, { at }: Events): Clause => clausesOf(g)[at];

/** H13.43.1: obligatory; H13.43.2: it may fall on a Front that cannot move. */
const peaceFeelers = decision<Events>({
  id: 'peace-feelers',
  prompt: 'Which Front Retreats?',
  seat: () => HAPSBURG,
  moves: [
    move('retreat', {
      rule: 'H13.43.1',
      notation: 'retreat {front}',
      choose: {
        front: slot(FRONT, [must('H13.43.1', 'The Front must be on the map.', (g, front) => isActive(g, front))]),
      },
      warn: (g, { front }) =>
        g.space[front] === g.kit.front[front].far ? 'The Front is in its highest space: nothing moves.' : undefined,
      do: (g, _L, x, { front }) => retreat(g, x, front, 'H13.43.1'),
    }),
  ],
});

/** The Nationality that declares its independence; NONE if it is in Revolt already (H13.50.3). */
const seceding = (g: War, L: Events): number => {
  const clause = clauseAt(g, L);
  if (clause.do !== 'independence') return NONE;
  const nation = nationNamed(g, clause.nation);
  return g.loyalty[nation] > 0 ? nation : NONE;
};

/** H10.5.2: nor can the marker be given up after card 42 or 43. */
const canBuyOff = (g: War): boolean => g.aid > 0 && !aidIsClosed(g);

const secede = (g: War, L: Events, x: Play<War>): void => {
  const clause = clauseAt(g, L);
  if (clause.do !== 'independence') return;
  const nation = nationNamed(g, clause.nation);
  if (g.loyalty[nation] === 0) x.emit(g, secessionIdle, 'H13.50.3', { nation });
  else setLoyalty(g, x, nation, 0, 'H13.50.1');
};

/** What must hold for a marker to be given up so: told to whoever offers one at another time. */
const BUYING_OFF: readonly (Reason & { ok(g: War): boolean })[] = [
  {
    rule: 'H13.50.2',
    text: 'A marker is given up so in the Event of card 50 alone.',
    ok: (g) => g.card !== NONE && clausesOf(g).some((clause) => clause.do === 'independence'),
  },
  { rule: 'H13.50.3', text: 'The Czechs are in Revolt already.', ok: (g) => g.loyalty[nationNamed(g, 'czech')] > 0 },
  { rule: 'H1.5.3', text: 'There must be a German Aid marker.', ok: (g) => g.aid > 0 },
  { rule: 'H10.5.2', text: 'After card 42 or 43 no marker of German Aid can be given up.', ok: (g) => !aidIsClosed(g) },
];

const independence = decision<Events>({
  id: 'czech-independence',
  prompt: 'Discard a German Aid marker to keep the Czechs from Revolt?',
  seat: () => HAPSBURG,
  closed: (g) => BUYING_OFF.filter(({ ok }) => !ok(g)).map(({ rule, text }) => ({ rule, text })),
  moves: [
    move('buy off', {
      rule: 'H13.50.2',
      // H13.50.4: not the one use of the turn.
      do: (g, _L, x) => {
        g.aid--;
        x.emit(g, aidSpent, 'H13.50.2', { front: NONE, left: g.aid });
      },
    }),
    move('let them go', {
      rule: 'H13.50.1',
      warn: (g) =>
        g.loyalty.filter((loyalty) => loyalty > 0).length === 1 ? 'The third Revolt loses the game.' : undefined,
      do: secede,
    }),
  ],
});

const carryOut = carryingOut<War, Clause>(verbs);

/** H1.0.3: the Event leaves something to the player. */
const asks = (g: War): boolean => {
  for (const clause of clausesOf(g)) if (clause.do === 'feelers' || clause.do === 'independence') return true;
  return false;
};

/** An Event that asks: its parts one by one. */
export const eventWithChoice = procedure('event-with-choice', locals, [
  loop('H1.0.2', (g, L) => L.at < clausesOf(g).length, [
    run('H1.0.2', (g, L, x) => carryOut(g, x, clauseAt(g, L))),
    ask('H1.0.3', peaceFeelers, (g, L) => clauseAt(g, L).do === 'feelers' && g.space.some((space) => space !== NONE)),
    run('H13.50.1', (g, L, x) => {
      if (!canBuyOff(g) || seceding(g, L) === NONE) secede(g, L, x);
    }),
    ask('H13.50.2', independence, (g, L) => seceding(g, L) !== NONE && canBuyOff(g)),
    run('H1.0.2', (_g, L) => {
      L.at++;
    }),
  ]),
]);

/** H1.0.2: the parts of the Event in their order. */
export const eventPhase = [
  run('H1.0.2', (g, _L, x) => {
    if (asks(g)) x.call(g, eventWithChoice);
    else for (const clause of clausesOf(g)) if (!g.over) carryOut(g, x, clause);
  }),
];

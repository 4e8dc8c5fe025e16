import { Condition, type Locals, language, type MoveKind, movesOfPart, names, type Play } from '@ravelin/engine';
import { ACTIONS, type Empire, type Payment, PLAYED, resourcesIn, type Terms } from '@ravelin/games/empires';
import {
  about,
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
  type Of,
  OTTOMAN,
  other,
  procedure,
  run,
  warOf,
  when,
  wholeOf,
  YES_NO,
} from '../both.ts';
import { giftsKept, giftsLeft, giftsLost } from '../happenings.ts';
import { RULES } from '../nations.ts';
import { canAct, relying } from './markers.ts';

/** E2.5 What Actions that were sent over the Railway can do. */

const { must } = language<Empire>();

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

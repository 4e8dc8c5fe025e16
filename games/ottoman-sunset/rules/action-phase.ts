import { actionPhase as phaseOf, resources, type Terms } from '@ravelin/games/empires';
import { countryAt, coupCanCome } from './coups.ts';
import { bureauMoved } from './happenings.ts';
import { build } from './narrows.ts';
import { attack, isBound } from './offensives.ts';
import { paying } from './payment.ts';
import { BUREAU, DEFENCE, move, must, NONE, slot, TO_COME, TURKEY, type War } from './war.ts';

/** O3 The Action Phase. Offensives have a file of their own. */

const { inFull, pay, payment } = paying;

/** O9.4.1: nothing but an Offensive against the one Front. */
const unbound = must(
  'O9.4.1/offensive',
  'The Actions of this card are for Offensives against the Caucasus Front.',
  (g: War) => !isBound(g),
);

/** O3.1.6: an Action given up counts as used. */
const { allocate, leavings, loseActions } = resources<War>(
  { allocate: 'O3.3.1', supply: 'O3.3.2', limit: 'O3.3.3', forgo: 'O3.1.6', end: 'O3.1.5' },
  paying,
  [unbound],
);

// ---- the Narrows -------------------------------------------------------------------------------------------------------

const buildMove = (terms: Terms) =>
  move('build', {
    rule: 'O3.4.1',
    notation: 'build {defence} by {payment}',
    if: [
      must('O3.4.3', 'The attack on the Narrows must be still to come.', (g) => g.narrows === TO_COME),
      must('O3.4.4', 'The Straits must not be closed by U-boats.', (g) => !g.uboats),
      unbound,
    ],
    choose: {
      defence: slot(DEFENCE, [
        must(
          'O3.4.2',
          'It must be a gun or a Minefield that is to be built, and is not in place.',
          (g, defence) => !g.defence[defence] && !g.kit.defence[defence].start,
        ),
        inFull(() => 1),
      ]),
      payment: payment({}, () => 1, { terms }),
    },
    do: (g, _L, x, { defence, payment: way }) => {
      pay(g, x, 1, way);
      build(g, x, defence, 'O3.4.1');
    },
  });

// ---- the Intelligence Bureau -------------------------------------------------------------------------------------------

/** O3.5.2, O3.5.3; before card 1 there is nothing to pay for. */
export const bureauCost = (g: War): number => {
  if (g.bureau === NONE) return 0;
  const { first, further } = g.kit.costs.bureau;
  return g.bureau === TURKEY ? first : further;
};

const sendBureau = (terms: Terms) =>
  move('bureau', {
    rule: 'O3.5.2',
    notation: 'bureau {country} by {payment}',
    if: [must('O3.5.1', 'The Intelligence Bureau must have been placed.', (g) => g.bureau !== NONE), unbound],
    choose: {
      country: slot(BUREAU, [
        must('O3.5.4', 'It may not go back to Turkey.', (_g, place) => place !== TURKEY),
        must('O3.5.3/country', 'It must be another country.', (g, place) => place === TURKEY || g.bureau !== place),
        inFull(bureauCost),
      ]),
      payment: payment({}, bureauCost, { costsTwo: 'O3.5.3/cost', terms }),
    },
    warn: (g, { country: place }) =>
      coupCanCome(g, countryAt(place))
        ? undefined
        : 'The card of this country has come already: no Coup is left to help.',
    do: (g, _L, x, { country: place, payment: way }) => {
      const rule = g.bureau === TURKEY ? 'O3.5.2' : 'O3.5.3';
      pay(g, x, bureauCost(g), way);
      g.bureau = place;
      x.emit(g, bureauMoved, rule, { place: g.bureau });
    },
  });

// ---- the phase ---------------------------------------------------------------------------------------------------------

/** O3.1.3: one undertaking at a time. O9.41.3: in the turn of War Weariness there is none, by Operations neither. */
export const { undertakings, phase: actionPhase } = phaseOf<War>(
  { begins: 'O3.1.1', undertake: 'O3.1.3', ends: 'O3.1.5', barred: 'O9.41.3' },
  {
    undertakings: (terms) => [attack(terms), allocate(terms), buildMove(terms), sendBureau(terms)],
    leavings,
    // O9.22.2, O9.48.2: Actions given up in the Event Phase count as used.
    actions: (g) => (g.forfeit ? 0 : g.kit.cards[g.card].actions),
    loseActions,
  },
);
export { leavings };

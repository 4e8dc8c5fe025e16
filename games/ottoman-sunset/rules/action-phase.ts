import { canUndertake, resources } from '@ravelin/empires';
import { placeOfCountry } from './coups.ts';
import { bureauMoved } from './happenings.ts';
import { build } from './narrows.ts';
import { attack, isBound } from './offensives.ts';
import { paying } from './payment.ts';
import {
  ask,
  COUNTRY,
  DEFENCE,
  decision,
  loop,
  move,
  must,
  NONE,
  OTTOMAN,
  run,
  slot,
  TO_COME,
  TURKEY,
  type War,
} from './war.ts';

/** O3 The Action Phase. Offensives have a file of their own. */

const { inFull, pay, payment } = paying;

/** O9.4.1: nothing but an Offensive against the one Front. */
const unbound = must(
  'O9.4.1',
  'The Actions of this card are for Offensives against the Caucasus Front.',
  (g: War) => !isBound(g),
);

/** O3.1.6: an Action given up counts as used. */
const { allocate, forgo, endActions, loseActions } = resources<War>(
  { allocate: 'O3.3.1', supply: 'O3.3.2', limit: 'O3.3.3', forgo: 'O3.1.6', end: 'O3.1.5' },
  paying,
  [unbound],
);

// ---- the Narrows -------------------------------------------------------------------------------------------------------

const buildMove = move('build', {
  rule: 'O3.4.1',
  notation: 'build {defence} by {payment}',
  if: [
    must('O3.4.3', 'The attack on the Narrows must be still to come.', (g) => g.narrows === TO_COME),
    must('O3.4.4', 'The Straits must not be closed by U-boats.', (g) => !g.uboats),
    unbound,
  ],
  slots: [
    slot('defence', DEFENCE, [
      must(
        'O3.4.2',
        'Only a gun or a Minefield that is to be built, and is not in place, can be built.',
        (g, _L, defence) => !g.defence[defence] && !g.kit.defence[defence].start,
      ),
      inFull(() => 1),
    ]),
    payment(1, undefined, () => 1),
  ],
  do: (g, _L, x, defence, way) => {
    pay(g, x, 1, way);
    build(g, x, defence, 'O3.4.1');
  },
});

// ---- the Intelligence Bureau -------------------------------------------------------------------------------------------

/** O3.5.2, O3.5.3 */
const bureauCost = (g: War): number => (g.bureau === TURKEY ? 1 : 2);

const sendBureau = move('bureau', {
  rule: 'O3.5.2',
  notation: 'bureau {country} by {payment}',
  if: [must('O3.5.1', 'The Intelligence Bureau must have been placed.', (g) => g.bureau !== NONE), unbound],
  slots: [
    // O3.5.4: Turkey is not among the countries.
    slot('country', COUNTRY, [
      must('O3.5.3', 'It must be another country.', (g, _L, country) => g.bureau !== placeOfCountry(country)),
      inFull(bureauCost),
    ]),
    payment(1, 'O3.5.3', bureauCost),
  ],
  do: (g, _L, x, country, way) => {
    const rule = g.bureau === TURKEY ? 'O3.5.2' : 'O3.5.3';
    pay(g, x, bureauCost(g), way);
    g.bureau = placeOfCountry(country);
    x.emit(g, bureauMoved, rule, { place: g.bureau });
  },
});

// ---- the phase ---------------------------------------------------------------------------------------------------------

/** O3.1.3: everything that can be undertaken, then how the phase is shortened or ended. */
export const undertakings = [attack, allocate, buildMove, sendBureau];
export const leavings = [forgo, endActions];

const undertake = decision({
  id: 'action',
  prompt: 'What do you undertake?',
  seat: () => OTTOMAN,
  moves: [...undertakings, ...leavings],
});

/** O3.1.3: one undertaking at a time. O9.41.3: in the turn of War Weariness there is none. */
export const actionPhase = {
  begins: [
    run('O3.1.1', (g) => {
      // O9.22.2, O9.48.2: given up in the Event Phase, they count as used.
      g.actions = g.forfeit ? 0 : g.kit.cards[g.card].card.actions;
    }),
  ],
  acts: [loop('O3.1.3', canUndertake, [ask('O3.1.3', undertake)])],
  ends: [run('O3.1.5', (g, _L, x) => loseActions(g, x))],
};

import { type Ledger, line, type Play } from '@ravelin/engine';
import { PLAN } from '../data/names.ts';
import { hasMantelet, unitsAt, unitsOn } from './board.ts';
import { volleyFired, volleyStopped } from './happenings.ts';
import { BY_VOLLEY, invaderLosses } from './losses.ts';
import {
  about,
  ask,
  bagOf,
  COUNT,
  call,
  DEFENDER,
  DOUBLED,
  decision,
  FLANK,
  garrisonAt,
  loop,
  MARKSMAN,
  move,
  must,
  NONE,
  type Of,
  procedure,
  RAMPART,
  type Rampart,
  run,
  SECTION,
  type Section,
  SILENCED,
  type Siege,
  slot,
  type Tower,
  when,
} from './siege.ts';

/** S18.4.1 Marksmen. */

/** S18.4.1, S16.7.2: the marksmen on a section who are free to fire. */
export const freeMarksmen = (g: Siege, section: Section): number =>
  unitsOn(g, section) > 0 || g.loose === SILENCED ? 0 : g.garrison[garrisonAt(section, MARKSMAN)];

/** S18.4.2 */
const towerMarksmen = (g: Siege, tower: Tower): number => g.garrison[garrisonAt(g.kit.towerPost[tower], MARKSMAN)];

// ---- the blessing (S15.2.1.3) ----------------------------------------------------------------------------------------------------

/** Every marksman of the side who is free to fire, in the towers too. */
const blessed = (g: Siege): number => {
  let number = 0;
  for (let section = 0; section < g.kit.sections.length; section++)
    if (g.kit.sectionSide[section] === g.blessing) number += freeMarksmen(g, section);
  for (let tower = 0; tower < g.kit.towers.length; tower++)
    if (g.kit.towerSide[tower] === g.blessing) number += towerMarksmen(g, tower);
  return number;
};

const blessedVolley = decision({
  id: 'blessed volley',
  prompt:
    'Blessed side {side}, {marksmen, plural, one {# marksman} other {# marksmen}}: choose the rampart at which they fire together.',
  about: about({ side: FLANK, marksmen: COUNT }, (g) => ({ side: g.blessing, marksmen: blessed(g) })),
  seat: () => DEFENDER,
  moves: [
    move('fire', {
      rule: 'S15.2.1.3',
      notation: 'fire at {rampart}',
      choose: {
        rampart: slot(RAMPART, [
          must(
            'S15.2.1.3',
            'The rampart must lie on the blessed side.',
            (g, rampart) => g.kit.rampartSide[rampart] === g.blessing,
          ),
        ]),
      },
      do: (g, _L, _x, { rampart }) => {
        g.volley[rampart] += blessed(g);
      },
    }),
  ],
});

// ---- the others ----------------------------------------------------------------------------------------------------------------

const locals = { section: SECTION, rampart: RAMPART, amount: COUNT };
type Volleys = Of<typeof locals>;

const unblessed = (g: Siege, section: Section): boolean => g.kit.sectionSide[section] !== g.blessing;

/** S18.4.3: the marksmen of a section may choose between ramparts, and at one of them somebody stands. */
const mayChoose = (g: Siege, section: Section): boolean => {
  const ramparts = g.kit.sectionRamparts[section];
  if (ramparts.length === 1) return false;
  for (const rampart of ramparts) if (unitsAt(g, g.kit.rampartPlace[rampart]) > 0) return true;
  return false;
};

const volley = decision<Volleys>({
  id: 'volley',
  prompt: '{section}, {marksmen, plural, one {# marksman} other {# marksmen}}: choose the rampart for each.',
  about: about({ section: SECTION, marksmen: COUNT }, (g, { section }) => ({
    section,
    marksmen: freeMarksmen(g, section),
  })),
  seat: () => DEFENDER,
  moves: [
    move('fire', {
      rule: 'S18.4.3',
      notation: 'fire at {ramparts}',
      choose: {
        ramparts: bagOf(RAMPART, {
          must: [
            must('S18.4.3/path', 'A path must join the rampart to the section.', (g, rampart, L) =>
              g.kit.sectionRamparts[L.section].includes(rampart),
            ),
            must(
              'S18.4.3/once',
              'Each marksman fires once.',
              (g, _atom, L, list) => list.length < freeMarksmen(g, L.section),
            ),
          ],
          enough: [
            must(
              'S18.4.3/once',
              'Each marksman fires once.',
              (g, list, L) => list.length === freeMarksmen(g, L.section),
            ),
          ],
          most: (g, L) => freeMarksmen(g, L.section),
        }),
      },
      do: (g, _L, _x, { ramparts }) => {
        for (const rampart of ramparts) g.volley[rampart]++;
      },
    }),
  ],
});

const fireTowers = (g: Siege): void => {
  for (let tower = 0; tower < g.kit.towers.length; tower++)
    if (g.kit.towerSide[tower] !== g.blessing) g.volley[g.kit.towerRampart[tower]] += towerMarksmen(g, tower);
};

/** S18.4.6, S16.7.1 */
export const volleyStrength = (g: Siege, rampart: Rampart, ledger?: Ledger): number => {
  const marksmen = line(ledger, 'S18.4.6', 'marksmen', g.volley[rampart]);
  if (g.loose !== DOUBLED) return marksmen;
  return marksmen + line(ledger, 'S16.7.1', 'loose at will', (g.kit.plan[PLAN.looseAtWill].gives - 1) * marksmen);
};

/** The volley at one rampart, blessed or not (S15.2.1.4); what it kills, or nothing if a mantelet stands there. */
const strike = (g: Siege, L: Volleys, x: Play<Siege>): void => {
  L.amount = 0;
  if (g.volley[L.rampart] === 0 || unitsAt(g, g.kit.rampartPlace[L.rampart]) === 0) return;
  const ledger = x.ledger('volley');
  const strength = volleyStrength(g, L.rampart, ledger);
  x.emit(g, volleyFired, 'S18.4.6', { rampart: L.rampart, strength }, { ledger });
  if (hasMantelet(g, L.rampart)) x.emit(g, volleyStopped, 'S6.4.3', { rampart: L.rampart });
  else L.amount = strength;
};

export const volleys = procedure('volleys', locals, [
  run('S18.4.4', (g) => {
    g.volley.fill(0);
    fireTowers(g);
  }),
  ask('S15.2.1.3', blessedVolley, (g) => g.blessing !== NONE && blessed(g) > 0),
  loop('S18.4.3', (g, L) => L.section < g.kit.sections.length, [
    when('S18.4.3', (g, L) => unblessed(g, L.section) && freeMarksmen(g, L.section) > 0, [
      ask('S18.4.3', volley, (g, L) => mayChoose(g, L.section)),
      run('S18.4.3', (g, L) => {
        if (!mayChoose(g, L.section)) g.volley[g.kit.sectionRamparts[L.section][0]] += freeMarksmen(g, L.section);
      }),
    ]),
    run('S18.4.5', (_g, L) => {
      L.section++;
    }),
  ]),
  run('S18.4.5', (_g, L) => {
    L.section = 0; // no section is asked any more, and a saved frame names one that exists
  }),
  loop('S18.4.7', (g, L) => L.rampart < g.kit.ramparts.length, [
    run('S18.4.6', strike),
    call(
      'S18.4.7',
      () => invaderLosses,
      (g, L) =>
        L.amount === 0 ? undefined : { place: g.kit.rampartPlace[L.rampart], amount: L.amount, cause: BY_VOLLEY },
    ),
    run('S18.4.7', (_g, L) => {
      L.rampart++;
    }),
  ]),
  run('S18.4.7', (g) => {
    g.volley.fill(0);
  }),
]);

import { optional, type Play } from '@ravelin/engine';
import { guardStrength, towerOn, unitsOn } from './board.ts';
import { countIf } from './counting.ts';
import { slay } from './deaths.ts';
import { defenderStrong, invaderStrong, meleeEven, meleeWon, towerAbandoned } from './happenings.ts';
import { defenderLosses, IN_MELEE, invaderLosses } from './losses.ts';
import { isFought } from './melee.ts';
import {
  ask,
  COUNT,
  call,
  DEFENDER,
  decision,
  GOBLIN,
  hordeAt,
  INVADER,
  loop,
  move,
  must,
  NONE,
  type Of,
  procedure,
  run,
  SECTION,
  type Section,
  SIEGE_TOWER,
  type Siege,
  slot,
} from './siege.ts';
import { defenderStrength, invaderStrength } from './strength.ts';
import { breach } from './victory.ts';

/** S19.6.1 Strength is compared, S19.7.1 losses, S19.8.1 breach, and what is left after the melee. */

const locals = { section: optional(SECTION), defenders: COUNT, invaders: COUNT };
type Fight = Of<typeof locals>;

const isOpen = (g: Siege, section: Section): boolean => g.fought[section] === 0 && isFought(g, section);

const openSections = (g: Siege): number => countIf(g.fought, (section) => isOpen(g, section));

const nextFight = decision<Fight>({
  id: 'fight',
  prompt: 'Choose the wall section to be fought over next.',
  seat: () => INVADER,
  moves: [
    move('fight', {
      rule: 'S19.6.2',
      notation: 'fight {section}',
      choose: {
        section: slot(SECTION, [
          must(
            'S15.2.4.3/fight',
            'The section must not lie under the Unearthly Glare.',
            (g, section) => section !== g.glare,
          ),
          must('S19.6.1', 'At least one invader unit must be there.', (g, section) => unitsOn(g, section) > 0),
          must('S19.6.2', 'The section must not have been fought over.', (g, section) => g.fought[section] === 0),
        ]),
      },
      do: (_g, L, _x, { section }) => {
        L.section = section;
      },
    }),
  ],
});

/** S11.3.2, S11.3.3: the goblins of a Fury die. */
const spend = (g: Siege, x: Play<Siege>, rule: string, section: Section): void => {
  if (g.fury !== section) return;
  const place = g.kit.sectionPlace[section];
  g.fury = NONE;
  slay(g, x, rule, place, GOBLIN, g.horde[hordeAt(place, GOBLIN)]);
};

/** S19.6.10: who has won, and what the loser has to lose (S19.7.2). The first breach ends the game (S19.8.3); units alone avert it (S19.8.2). */
const compare = (g: Siege, L: Fight, x: Play<Siege>): 'end' | undefined => {
  const { section } = L;
  const [attack, defence] = [x.ledger('invader strength'), x.ledger('defender strength')];
  const invader = invaderStrength(g, section, attack);
  const defender = defenderStrength(g, section, defence);
  x.emit(g, invaderStrong, 'S19.6.3', { section, strength: invader }, { ledger: attack });
  x.emit(g, defenderStrong, 'S19.6.5', { section, strength: defender }, { ledger: defence });
  g.fought = g.fought.with(section, 1);
  L.defenders = Math.max(0, invader - defender);
  L.invaders = Math.max(0, defender - invader);
  if (invader === defender) {
    x.emit(g, meleeEven, 'S19.6.11', { section });
    return;
  }
  const winner = invader > defender ? INVADER : DEFENDER;
  x.emit(g, meleeWon, 'S19.6.10', { section, winner, advantage: Math.abs(invader - defender) });
  if (L.defenders > guardStrength(g, section)) {
    breach(g, x, section);
    return 'end';
  }
  if (winner === DEFENDER) spend(g, x, 'S11.3.3', section);
};

/** S6.5.6: a siege tower that is the only invader piece on a section goes. */
const removeTowers = (g: Siege, x: Play<Siege>): void => {
  for (let section = 0; section < g.kit.sections.length; section++) {
    if (!towerOn(g, section) || unitsOn(g, section) > 0) continue;
    const at = hordeAt(g.kit.sectionPlace[section], SIEGE_TOWER);
    x.emit(g, towerAbandoned, 'S6.5.6', { section, number: g.horde[at] });
    g.horde[at] = 0;
  }
};

export const strength = procedure('strength', locals, [
  run('S19.6.1', (g) => {
    g.fought = g.fought.slice().fill(0);
  }),
  loop('S19.6.2', (g) => openSections(g) > 0, [
    run('S19.6.2', (g, L) => {
      L.section = g.fought.findIndex((_, section) => isOpen(g, section));
    }),
    ask('S19.6.2', nextFight, (g) => openSections(g) > 1),
    run('S19.6.10', compare),
    call(
      'S19.7.1',
      () => invaderLosses,
      (g, L) =>
        L.invaders === 0 ? undefined : { place: g.kit.sectionPlace[L.section], amount: L.invaders, cause: IN_MELEE },
    ),
    call(
      'S19.7.1',
      () => defenderLosses,
      (_g, L) => (L.defenders === 0 ? undefined : { post: L.section, amount: L.defenders }),
    ),
    run('S11.3.2', (g, L, x) => spend(g, x, 'S11.3.2', L.section)),
  ]),
  run('S6.5.6', (g, _L, x) => {
    g.fought = g.fought.slice().fill(0);
    removeTowers(g, x);
  }),
]);

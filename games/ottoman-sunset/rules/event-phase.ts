import type { Play } from '@ravelin/engine';
import {
  actionsForgone,
  cardRevealed,
  carryingOut,
  DECK,
  enter,
  frontNamed,
  isActive,
  join,
  kaiserschlachtBegun,
  MID_DAY,
  markerMoved,
  PLAYED,
  type Verbs,
  WAITING_ZONE,
  wearinessBegun,
} from '@ravelin/games/empires';
import type { Clause } from '../data/schema.ts';
import { entryRule, eventRule, leaderRule } from './card-rules.ts';
import { attemptCoup } from './coups.ts';
import { bolshevikRevolution, provisionalGovernment, removeIfActive, retreatIfActive, setLeader } from './fronts.ts';
import {
  advanceRolled,
  bureauMoved,
  fortified,
  frontThere,
  MARKER_NAMES,
  markersTaken,
  notFortified,
  pipelineLaid,
  storm,
  straitsClosed,
} from './happenings.ts';
import { destroy, forceNarrows, layMinefield } from './narrows.ts';
import { fight, lay } from './off-map-battles.ts';
import { ask, DEFEATS, decision, move, NONE, OTTOMAN, RAGING, run, TURKEY, VICTORIES, type War } from './war.ts';

/** O1 The Event Phase. */

/** O1.0.1. Nothing of the last turn is left (O0.3.1). */
export const reveal = (g: War, x: Play<War>): void => {
  g.turn++;
  g.korpsFront = NONE;
  g.forfeit = 0;
  g.rolled = 0;
  g.card = x.draw(g, DECK, PLAYED);
  x.emit(g, cardRevealed, 'O1.0.1', { turn: g.turn, card: g.card });
};

const clausesOf = (g: War): readonly Clause[] => g.kit.cards[g.card].event;

/** Lays a marker that nobody fights for. */
const layMarker = (g: War, x: Play<War>, id: string, box: number, rule: string): void => {
  const battle = g.kit.battleIds.indexOf(id);
  x.emit(g, markerMoved, rule, { battle, box });
  lay(g, x, battle, box);
};

// ---- what an Event can do ----------------------------------------------------------------------------------------------

/** What is asked has no entry (dunsterforce), or one for the case in which it is not (fortify). */
export const verbs: Verbs<War, Clause> = {
  battle: (g, x, { battle }) => fight(g, x, g.kit.battleIds.indexOf(battle)),
  // O1.5.1
  take: (g, x, { markers, number }) => {
    g[markers] += number;
    x.emit(g, markersTaken, eventRule(g), { markers: MARKER_NAMES.indexOf(markers), number });
  },
  // O1.1.3: the current card and the discards stay out.
  join: (g, x, { epoch }) => {
    g.joined[WAITING_ZONE[epoch] - MID_DAY] = 1;
    join(g, x, WAITING_ZONE[epoch], epoch === 'mid-day' ? 'O1.1.1' : 'O1.1.2');
  },
  enter: (g, x, { front }) => {
    const index = frontNamed(g, front);
    if (isActive(g, index)) x.emit(g, frontThere, 'O1.2.3', { front: index });
    else enter(g, x, index, g.kit.front[index].entry, 0, entryRule(g));
  },
  leave: (g, x, { front }) => removeIfActive(g, x, frontNamed(g, front), eventRule(g)),
  retreat: (g, x, { front }) => retreatIfActive(g, x, frontNamed(g, front), eventRule(g)),
  leader: (g, x, { front, side }) => setLeader(g, x, frontNamed(g, front), side, leaderRule(g)),
  replace: (g, x, { front, side }) => {
    const index = frontNamed(g, front);
    enter(g, x, index, g.kit.front[index].entry, side, 'O9.27.2');
  },
  place: (g, x, { marker, box }) => layMarker(g, x, marker, box === 'victories' ? VICTORIES : DEFEATS, eventRule(g)),
  bureau: (g, x) => {
    g.bureau = TURKEY;
    x.emit(g, bureauMoved, 'O9.1', { place: TURKEY });
  },
  coup: (g, x, { country }) => attemptCoup(g, x, g.kit.countries.indexOf(country)),
  minefield: layMinefield,
  destroy: (g, x, { defence }) => destroy(g, x, g.kit.defences.indexOf(defence), 'O9.11.2'),
  narrows: forceNarrows,
  uboats: (g, x) => {
    g.uboats = 1;
    x.emit(g, straitsClosed, 'O9.14.1', {});
  },
  fortify: (g, x) => {
    if (!canFortify(g)) x.emit(g, notFortified, 'O9.22.1', {});
  },
  pipeline: (g, x) => {
    g.pipeline = 1;
    x.emit(g, pipelineLaid, 'O9.23.1', {});
  },
  provisional: provisionalGovernment,
  revolution: bolshevikRevolution,
  storm: (g, x) => {
    g.rolled = x.die();
    const front = g.kit.cards[g.card].storm[g.rolled - 1];
    x.emit(g, storm, 'O9.36.1', { die: g.rolled, front });
    retreatIfActive(g, x, front, 'O9.36.1');
  },
  weariness: (g, x) => {
    g.weariness = 1;
    x.emit(g, wearinessBegun, 'O9.41.1', {});
  },
  'roll-advances': (g, x) => {
    g.rolled = x.die();
    x.emit(g, advanceRolled, 'O9.41.2', { die: g.rolled });
  },
  kaiserschlacht: (g, x) => {
    g.kaiserschlacht = RAGING;
    x.emit(g, kaiserschlachtBegun, 'O4.0.3', {});
  },
};

const carryOut = carryingOut<War, Clause>(verbs);

// ---- choices (O1.0.3) --------------------------------------------------------------------------------------------------

/** The card's Actions go before the Action Phase begins; they count as used. */
const forfeit = (g: War, x: Play<War>, rule: string): void => {
  g.forfeit = 1;
  x.emit(g, actionsForgone, rule, { number: g.kit.cards[g.card].actions });
};

const does = (g: War, verb: Clause['do']): boolean => {
  for (const clause of clausesOf(g)) if (clause.do === verb) return true;
  return false;
};

/** O9.22.1: the Front must not have reached the line. */
const canFortify = (g: War): boolean =>
  does(g, 'fortify') && g.space[g.kit.sinai] > g.kit.front[g.kit.sinai].fortification;

const fortify = decision({
  id: 'fortify',
  prompt: 'Give up both Actions of this card to fortify Gaza-Beersheba?',
  seat: () => OTTOMAN,
  moves: [
    move('fortify', {
      rule: 'O9.22.1',
      do: (g, _L, x) => {
        forfeit(g, x, 'O9.22.1');
        g.gaza = g.kit.fortification;
        x.emit(g, fortified, 'O9.22.1', { strength: g.gaza });
      },
    }),
    move('leave it', { rule: 'O9.22.1', do: () => {} }),
  ],
});

const dunsterforce = decision({
  id: 'dunsterforce',
  prompt: 'Give up both Actions of this card, or take Dunsterforce as a Defeat?',
  seat: () => OTTOMAN,
  moves: [
    move('give up', { rule: 'O9.48.1', do: (g, _L, x) => forfeit(g, x, 'O9.48.1') }),
    move('take defeat', {
      rule: 'O9.48.1',
      do: (g, _L, x) => {
        for (const clause of clausesOf(g))
          if (clause.do === 'dunsterforce') layMarker(g, x, clause.marker, DEFEATS, 'O9.48.1');
      },
    }),
  ],
});

/** O1.0.2: the parts of the Event in their order, then what it asks. */
export const eventPhase = [
  run('O1.0.2', (g, _L, x) => {
    for (const clause of clausesOf(g)) if (!g.over) carryOut(g, x, clause);
  }),
  ask('O1.0.3', fortify, canFortify),
  ask('O1.0.3', dunsterforce, (g) => does(g, 'dunsterforce')),
];

import { type Ledger, line } from '@ravelin/engine';
import type { Beyond, Empire } from '@ravelin/games/empires';
import { HAPSBURG, nationOf, OTTOMAN, onWhole, wholeOf } from './both.ts';
import { fightElsewhere } from './iron-cross-battles.ts';
import { kaiserschlachtDrawn, kaiserschlachtEnds } from './kaiserschlacht.ts';
import { RULES } from './nations.ts';
import { lentModifier } from './railway/markers.ts';
import { bulgariaOpens, railwayWatches } from './railway/opening.ts';
import { narrowsWithShips, uboatsWithShips } from './straits.ts';
import { burdenOfTheFallen, willOfTheFallen } from './victory-and-defeat.ts';
import { russiaActs } from './what-both-share.ts';

/** What reaches each nation from the other: where the chapters of this book stand among those of its own. */
export const beyond: Beyond = {
  offensive: (war: Empire, front: number, ledger?: Ledger): number => {
    const lent = lentModifier(war, front);
    return burdenOfTheFallen(war, front, 'E7.2.2', ledger) + (lent ? line(ledger, 'E2.6.2', ...lent) : 0);
  },
  attrition: (war, front, ledger) => burdenOfTheFallen(war, front, 'E7.2.3', ledger),
  will: willOfTheFallen,
  moved: (war, x, front, from) => {
    if (nationOf(war) === HAPSBURG) railwayWatches(wholeOf(war), onWhole(x), front, from);
  },
  ends: kaiserschlachtEnds,
  event: (war, x, clause) => {
    const g = wholeOf(war);
    const nation = nationOf(war);
    switch (clause.do) {
      case 'battle': {
        const battle = war.kit.battleIds.indexOf((clause as { battle: string } & typeof clause).battle);
        const at = g.kit.elsewhere[nation][battle];
        if (at) fightElsewhere(g, onWhole(x), nation, battle, at);
        else if (nation === OTTOMAN && battle === g.kit.uboatBattle) uboatsWithShips(g, onWhole(x));
        else return false;
        return true;
      }
      case 'provisional':
      case 'revolution':
        russiaActs(g, onWhole(x), clause.do);
        return true;
      case 'bulgaria':
        RULES[nation].verbs.bulgaria(war, x, clause);
        bulgariaOpens(g, onWhole(x));
        return true;
      case 'narrows':
        return narrowsWithShips(g, onWhole(x));
      case 'kaiserschlacht':
        kaiserschlachtDrawn(g, onWhole(x), nation);
        return true;
      default:
        return false;
    }
  },
};

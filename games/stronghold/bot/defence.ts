import { guardStrength, hasMantelet, unitsAt, unitsOn } from '../rules/board.ts';
import type { Section, Siege, Tower } from '../rules/siege.ts';
import { defenderStrength } from '../rules/strength.ts';
import { attackNow, isSettled, marginNow, marginSoon, SAFE } from './reckoning.ts';

/** How much more each point counts that a section is short of, so that what needs several moves to mend is begun. */
const SHORT = 0.135;

/** How much of a breach there is in a section that holds by so much: now, when all is plain, and in a Phase 6 to come. */
const dangerNow = (margin: number): number => 1 / (1 + Math.exp(0.75 * margin + 0.49)) + SHORT * Math.max(0, -margin);
const dangerSoon = (margin: number): number => 1 / (1 + Math.exp(0.3 * margin - 0.27)) + SHORT * Math.max(0, -margin);

/** What it is worth to avert a breach in this assault, one in the next Phase 6, and a point of strength lost in melee. */
const BREACH_NOW = 9.2;
const BREACH_SOON = 11.3;
const BREACH_LATER = 2.2;
const LOSS = 0.45;
/** What it is worth to kill a point of invader strength. */
export const KILL = 0.065;

/** How the walls stand, section by section, and what a change there is worth to the defender. */
export class Defence {
  readonly g: Siege;
  /** Phase 6 is over: the assault comes next. */
  readonly settled: boolean;
  private readonly now: number[] = [];
  private readonly soon: number[] = [];
  /** By how much the defender is stronger where there will be a melee. */
  private readonly lead: number[] = [];
  private readonly before: number[] = [];
  private readonly fought: boolean[] = [];
  private readonly attack: number[] = [];
  private readonly guards: number[] = [];

  constructor(g: Siege) {
    this.g = g;
    this.settled = isSettled(g);
    for (let section = 0; section < g.kit.sections.length; section++) {
      const fought = section !== g.glare && unitsOn(g, section) > 0;
      this.fought.push(fought);
      this.now.push(fought && this.settled ? marginNow(g, section) : SAFE);
      this.soon.push(marginSoon(g, section));
      this.attack.push(fought ? attackNow(g, section) : 0);
      this.guards.push(guardStrength(g, section));
      this.lead.push(fought ? defenderStrength(g, section) - this.attack[section] : 0);
      this.before.push(this.worth(section, 0, 0));
    }
  }

  /** Invader units stand there: they fight in this assault, and in the next ones if nobody drives them away. */
  isFought(section: Section): boolean {
    return this.fought[section];
  }

  /** How near the section is to a breach in the assault to come: 0 to 1. */
  alarm(section: Section): number {
    return this.settled ? dangerNow(this.now[section]) : dangerSoon(this.soon[section]);
  }

  private worth(section: Section, guards: number, more: number): number {
    const gain = 2 * guards + more;
    let worth = -(this.settled ? BREACH_LATER : BREACH_SOON) * dangerSoon(this.soon[section] + gain);
    if (!this.fought[section]) return worth;
    if (this.settled) worth -= BREACH_NOW * dangerNow(this.now[section] + gain);
    const lead = this.lead[section] + guards + more;
    return worth + LOSS * Math.max(-this.guards[section] - guards, Math.min(this.attack[section], lead));
  }

  /** What so much more strength of units, and so much more of anything else that holds, is worth at a section. */
  gain(section: Section, guards: number, more: number): number {
    return this.worth(section, guards, more) - this.before[section];
  }

  /** The most that the Unearthly Glare can be worth: no melee at that section (S15.2.4.3). */
  glare(section: Section): number {
    if (!this.fought[section] || !this.settled) return 0;
    return BREACH_NOW * dangerNow(this.now[section]) + LOSS * Math.max(0, -this.lead[section]);
  }

  /** The section where this much more hold is worth most, and what it is worth. */
  best(guards: number, more: number): readonly [section: Section, worth: number] {
    let best = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let section = 0; section < this.before.length; section++) {
      const worth = this.gain(section, guards, more);
      if (worth > most) {
        most = worth;
        best = section;
      }
    }
    return [best, most];
  }
}

/** The assaults still to come, that of this round included. */
export const assaultsLeft = (g: Siege): number => g.kit.limits.rounds - g.round + 1;

/** What a marksman in the tower is worth: his volleys at the rampart opposite (S18.4.4). */
export const towerWorth = (g: Siege, tower: Tower): number => {
  const rampart = g.kit.towerRampart[tower];
  const here = hasMantelet(g, rampart) ? 0 : Math.min(1, unitsAt(g, g.kit.rampartPlace[rampart]) / 4);
  return KILL * (0.6 * here + 0.4 * (assaultsLeft(g) - 1) * (0.4 + 0.6 * here));
};

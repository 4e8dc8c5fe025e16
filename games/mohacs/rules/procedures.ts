import { activation } from './activation.ts';
import { answers } from './answers.ts';
import { charges } from './charge.ts';
import { clash } from './clash.ts';
import { combat } from './combat.ts';
import { counterCharge } from './counter-charge.ts';
import { course } from './course.ts';
import { riposte, shot } from './fire.ts';
import { givingWay } from './giving-way.ts';
import { overrun, regroup } from './leader-loss.ts';
import { pursuit } from './pursuit.ts';
import { reaction } from './reaction.ts';
import { replacements } from './replacements.ts';
import { suffer } from './results.ts';
import { shift } from './shift.ts';
import { shockSegment } from './shock.ts';

/** The procedures of the course of the battle, of fire and of Shock. */
export const procedures = [
  course,
  activation,
  replacements,
  shot,
  riposte,
  reaction,
  shockSegment,
  combat,
  charges,
  answers,
  givingWay,
  counterCharge,
  clash,
  pursuit,
  suffer,
  shift,
  regroup,
  overrun,
];

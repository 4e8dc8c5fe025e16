import { charges } from '../charge/charge.ts';
import { counterCharge } from '../charge/counter-charge.ts';
import { riposte, shot } from '../fire/fire.ts';
import { reaction } from '../fire/reaction-fire.ts';
import { overrun, regroup } from '../leaders/leader-loss.ts';
import { replacements } from '../leaders/replacements.ts';
import { shift } from '../results/displacement.ts';
import { suffer } from '../results/results.ts';
import { pursuit } from '../shock/advance.ts';
import { combat } from '../shock/combat.ts';
import { answers } from '../shock/defenders.ts';
import { clash } from '../shock/resolution.ts';
import { givingWay } from '../shock/retreat-before-shock.ts';
import { shockSegment } from '../shock/shock-segment.ts';
import { activation } from '../the-sequence/activation.ts';
import { course } from '../the-sequence/sequence.ts';

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

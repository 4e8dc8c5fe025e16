import { charges } from '../charge/charge.ts';
import { counterCharge } from '../charge/counter-charge.ts';
import { riposte, shot } from '../fire/fire.ts';
import { reaction } from '../fire/reaction-fire.ts';
import { overrun, regroup } from '../leaders/leader-loss.ts';
import { replacements } from '../leaders/replacements.ts';
import { displacement } from '../results/displacement.ts';
import { suffer } from '../results/results.ts';
import { advance } from '../shock/advance.ts';
import { combat } from '../shock/combat.ts';
import { defenderChoices } from '../shock/defenders.ts';
import { resolution } from '../shock/resolution.ts';
import { givingWay } from '../shock/retreat-before-shock.ts';
import { shockSegment } from '../shock/shock-segment.ts';
import { activation } from '../the-sequence/activation.ts';
import { sequence } from '../the-sequence/sequence.ts';

/** The procedures of the course of the battle, of fire and of Shock. */
export const procedures = [
  sequence,
  activation,
  replacements,
  shot,
  riposte,
  reaction,
  shockSegment,
  combat,
  charges,
  defenderChoices,
  givingWay,
  counterCharge,
  resolution,
  advance,
  suffer,
  displacement,
  regroup,
  overrun,
];

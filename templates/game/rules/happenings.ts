import { event, secret } from '@ravelin/engine';
import { CARD, DIE, HEX, SIDE, STRENGTH } from './field.ts';

/** What can happen, as data; `words/` has a sentence for each. */

export const turnBegins = event('turn begins', { side: SIDE });
export const drew = event('drew', { side: SIDE, card: secret(CARD) });
export const marched = event('marched', { side: SIDE, hex: HEX, card: CARD });
export const waited = event('waited', { side: SIDE, card: CARD });
export const attacked = event('attacked', { side: SIDE, card: CARD, die: DIE, total: STRENGTH });
export const fellBack = event('fell back', { side: SIDE, hex: HEX });
export const drivenOff = event('driven off', { side: SIDE });

export const events = [turnBegins, drew, marched, waited, attacked, fellBack, drivenOff];

import { each, event, optional, secret } from '@ravelin/engine';
import {
  ACTION,
  ENDING,
  HEX,
  MORALE,
  NUMBER,
  PIECES,
  PLACED_TROOP,
  ROUND,
  SIDE,
  STRATEGY,
  TACTIC,
  TILE,
  TROOP,
  YES_NO,
} from './siege.ts';

/** Everything that can happen, as the log, the animation and the screen reader get it. */

export const tacticsDealt = event('tactics dealt', { side: SIDE, cards: secret(each(TACTIC)) });
export const tacticsRedrawn = event('tactics decided', { side: SIDE, redrawn: YES_NO });
export const handDealt = event('cards drawn', { side: SIDE, number: PIECES, cards: secret(each(STRATEGY)) });
export const roundBegun = event('round begins', { round: ROUND });
export const keptCard = event('kept card', { side: SIDE, discarded: optional(STRATEGY) });
export const troopsRefreshed = event('troops refreshed', { side: SIDE, number: PIECES });
export const phaseEnded = event('strategy phase ends', { round: ROUND });
export const passed = event('pass', { side: SIDE });
export const cardPlayed = event('card played', { side: SIDE, card: STRATEGY, action: ACTION, hex: optional(HEX) });
export const responded = event('response', { side: SIDE, card: STRATEGY });
export const cancelled = event('cancelled', { side: SIDE, card: STRATEGY });
export const aborted = event('attack aborted', { side: SIDE, hex: HEX });
export const morale = event('morale', { side: SIDE, by: NUMBER, now: MORALE });
export const controlled = event('control', { hex: HEX, side: SIDE });
export const abandoned = event('hex abandoned', { hex: HEX });
export const fortified = event('fortified', { side: SIDE, hex: HEX, number: PIECES });
export const razed = event('fortifications removed', { hex: HEX, structural: PIECES, improvised: PIECES });
export const cannonsMoved = event('cannons moved', { from: each(HEX), to: each(HEX) });
export const cannonsLost = event('cannons removed', { side: SIDE, hex: HEX, number: PIECES });
export const rebuilt = event('wall rebuilt', { hex: HEX });
export const rolled = event('cannon roll', { side: SIDE, dice: each(PIECES), hits: PIECES });
export const notRolled = event('roll prevented', { side: SIDE, card: STRATEGY });
export const dieRolled = event('die rolled', { side: SIDE, card: STRATEGY, die: PIECES, stops: YES_NO });
export const eliminated = event('troops eliminated', { side: SIDE, number: PIECES, troops: secret(each(TROOP)) });
export const spared = event('troops discarded instead', { side: SIDE, troops: each(TROOP) });
export const scattered = event('troops discarded', { side: SIDE, troops: each(TROOP) });
export const returned = event('troops returned', { side: SIDE, number: PIECES, troops: secret(each(TROOP)) });
export const tileDrawn = event('tile drawn', { side: SIDE, tile: secret(TILE) });
export const tilesSeen = event('tiles seen', { side: SIDE, tiles: secret(each(TILE)) });
export const tilesLooked = event('tiles looked at', { side: SIDE, number: PIECES, tiles: secret(each(TILE)) });
export const tileReturned = event('tile returned', { side: SIDE, tile: secret(TILE) });
export const tilesReturned = event('tiles returned', { side: SIDE, number: PIECES });
export const actionNamed = event('action named', { side: SIDE, action: ACTION, hex: HEX });
export const notBuilt = event('nothing built', { side: SIDE, hex: HEX });
export const exploded = event('explosion', { side: SIDE, hex: HEX, tiles: each(TILE) });
export const fizzled = event('explosion without effect', { side: SIDE, hex: HEX, card: STRATEGY });
export const cardLost = event('card discarded', { side: SIDE, card: STRATEGY });
export const attackBegun = event('attack', { attacker: SIDE, hex: HEX });
export const contested = event('contest', { side: SIDE, contested: YES_NO });
export const troopsSent = event('troops sent', {
  side: SIDE,
  number: PIECES,
  recovered: PIECES,
  troops: secret(each(PLACED_TROOP)),
});
export const tacticLaid = event('tactic laid', { side: SIDE, laid: YES_NO, card: secret(optional(TACTIC)) });
export const revealed = event('reveal', { side: SIDE, troops: each(TROOP), tactic: optional(TACTIC) });
export const nullified = event('tactic without effect', { side: SIDE, card: TACTIC });
export const rearLine = event('moved to the rear', { side: SIDE, number: PIECES, troops: each(TROOP) });
export const shot = event('marksman', { side: SIDE, troop: TROOP });
export const broughtUp = event('brought to the front', { side: SIDE, troop: TROOP });
export const doubled = event('last reserve', { side: SIDE, troop: TROOP });
export const total = event('battle value', { side: SIDE, total: NUMBER });
export const battleWon = event('battle decided', { winner: SIDE, attackerWon: YES_NO, hex: HEX });
export const sacrificed = event('sacrifice', { side: SIDE, troops: each(TROOP), improvised: PIECES, cannons: PIECES });
export const secondAssault = event('assault renewed', { side: SIDE, hex: HEX });
export const gameOver = event('game over', { winner: SIDE, ending: ENDING });

export const events = [
  tacticsDealt,
  tacticsRedrawn,
  handDealt,
  roundBegun,
  keptCard,
  troopsRefreshed,
  phaseEnded,
  passed,
  cardPlayed,
  responded,
  cancelled,
  aborted,
  morale,
  controlled,
  abandoned,
  fortified,
  razed,
  cannonsMoved,
  cannonsLost,
  rebuilt,
  rolled,
  notRolled,
  dieRolled,
  eliminated,
  spared,
  scattered,
  returned,
  tileDrawn,
  tilesSeen,
  tilesLooked,
  tileReturned,
  tilesReturned,
  actionNamed,
  notBuilt,
  exploded,
  fizzled,
  cardLost,
  attackBegun,
  contested,
  troopsSent,
  tacticLaid,
  revealed,
  nullified,
  rearLine,
  shot,
  broughtUp,
  doubled,
  total,
  battleWon,
  sacrificed,
  secondAssault,
  gameOver,
];

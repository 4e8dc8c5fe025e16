import stored from './numbers.json' with { type: 'json' };

/**
 * What a player takes things to be worth, in one currency: a point of Morale in good times is 1. The sides differ: what the Ottomans gain by
 * a hex is not what the Habsburgs lose by it. `made` in the file says how each side's numbers were found.
 */
export interface Numbers {
  /** A Strategy card in hand, as a turn's action. */
  readonly card: number;
  /** An Improvised Fortification on a hex that may be attacked, and a Structural one. */
  readonly works: number;
  readonly wall: number;
  /** V6.3, V6.5: a point of Morale counts more, the fewer are left; near the top of the track it may be lost on the next gain (V5.2). */
  readonly morale: { readonly scarce: number; readonly plenty: number };
  /** A Cannon of each side: a Habsburg one fires in every battle, an Ottoman one where it stands. */
  readonly gun: readonly number[];
  /** A Troop of each side; more, the fewer are left (V6.4, V6.6); and how much more with each round after the third. */
  readonly troop: readonly number[];
  readonly few: number;
  readonly troopByRound: readonly number[];
  /** A hex by its kind, to the Ottomans, apart from Morale and from what stands on it; and how much more with each round after the third. */
  readonly place: Readonly<Record<string, number>>;
  readonly placeByRound: number;
  /** What a point of Battle value is wanted for later in the round, to each side: Troops that fought are out of reach till its end (V8.2.3). */
  readonly use: readonly number[];
  /** How much more a side likes to attack than the sums say (the city gives way often, and time is short), and with each round after the third. */
  readonly eager: readonly number[];
  readonly eagerByRound: readonly number[];
  /** How far the defender is hoped to choose what is better for the attacker: 0 never, 1 always. */
  readonly hope: number;
  /** Cannons: holding a hex beside them or their own; a Fortification that is missing there; the most that a hex is worth to them. */
  readonly guns: { readonly holds: number; readonly open: number; readonly aim: number };
  /** Works on a hex out of the enemy's reach beside those in it; the second on a hex beside the first. */
  readonly behind: number;
  readonly second: number;
  /** A step towards an Explosion is worth less than its share: the enemy may yet stop it. */
  readonly sure: number;
  /** How far an opponent is expected to send the best: 1 always, 0 at random; and how far a line differs from what is expected of it. */
  readonly bestFirst: number;
  readonly guess: number;
  /** Tactics: losses that are picked by their owner; an enemy's Tactic made void; what one must bring, at the end and for each round before. */
  readonly tactics: {
    readonly picked: number;
    readonly nullifies: number;
    readonly bar: number;
    readonly barByRound: number;
  };
  /** What passing costs, as a part of a card. */
  readonly pass: number;
  /** V10.4: bringing the Ottoman guns into order besides building. */
  readonly order: number;
  /** What an Assault by an Event brings besides. */
  readonly assaultByEvent: number;
  /** What a Response must bring, as a part of a card. */
  readonly respond: number;
  /** V15.8: what is lost by giving an attack up, by side. */
  readonly pressOn: readonly number[];
}

/** By side. */
export const NUMBERS: readonly Numbers[] = [stored.ottoman, stored.habsburg];
/** Those that were set by hand: the features are measured by them, whatever the players' own became. */
export const BY_HAND: Numbers = stored.byHand;

/** The same player in a battle that he wants to win: neither Troops nor what they are wanted for later hold him back, nor a Tactic. */
export const sparingNothing = (n: Numbers): Numbers => ({
  ...n,
  use: n.use.map(() => 0),
  troop: n.troop.map(() => 0),
  tactics: { ...n.tactics, bar: 0, barByRound: 0 },
});

/** A number that changes with the rounds, the third being the middle of a siege. */
export const byRound = (round: number, change: number): number => change * (round - 3);

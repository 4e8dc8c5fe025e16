import { createStore } from 'solid-js/store';
import { levelOf } from '../play/levels.ts';
import { type SetUp, USUAL_LEVEL } from './setUp.ts';

/** The table as it is being set: who sits where, where it is kept, and how quickly it is played. */

/** Those who are still to come: by a link, or whoever finds the table. */
export const AWAY = ['invite', 'open'] as const;
/** Who can be chosen for a seat; a computer is one of the levels. */
export type Sitter = 'here' | 'computer' | 'random' | (typeof AWAY)[number];

export const isAway = (player: string | undefined): player is (typeof AWAY)[number] =>
  (AWAY as readonly (string | undefined)[]).includes(player);
export const sitterOf = (player: string): Sitter => (levelOf(player) ? 'computer' : (player as Sitter));

export const FORFEIT = 'forfeit';

interface Draft {
  seats: Record<string, string>;
  names: Record<string, string>;
  /** By seat, the name of the player who is asked to it; empty: whoever has the link. */
  invitees: Record<string, string>;
  /** Who plays which side is drawn when the game begins. */
  lot: boolean;
  /** Undefined: as it follows from who plays. */
  pace: string | undefined;
  /** Kept on the server, although nothing demands it. */
  kept: boolean;
  timeout: string;
  watchable: boolean;
}

export interface Beginning {
  /** Who sits where, if it is known. */
  readonly seats?: Readonly<Record<string, string>> | undefined;
  /** Whoever came to play with people elsewhere. */
  readonly away?: boolean | undefined;
  /** It cannot be kept on this device. */
  readonly server?: boolean | undefined;
}

/** Me on the first side, the usual computer on the other; allies are people. */
const usualSeats = ({ game }: SetUp, away: boolean): Record<string, string> => {
  const other = away ? 'invite' : game.allied ? 'here' : USUAL_LEVEL;
  return Object.fromEntries(game.seats.map((seat, i) => [seat, i === 0 ? 'here' : other]));
};

/** The same seats, each with the player of the next. */
export const turned = (seats: Readonly<Record<string, string>>): Record<string, string> => {
  const names = Object.keys(seats);
  return Object.fromEntries(names.map((seat, i) => [seat, seats[names[(i + 1) % names.length]]]));
};

export const createDraft = (setUp: SetUp, beginning: Beginning = {}) => {
  const { game } = setUp;
  const [draft, setDraft] = createStore<Draft>({
    seats: { ...(beginning.seats ?? usualSeats(setUp, beginning.away === true)) },
    names: {},
    invitees: Object.fromEntries(game.seats.map((seat) => [seat, ''])),
    lot: false,
    pace: undefined,
    kept: beginning.away === true,
    timeout: FORFEIT,
    watchable: true,
  });
  const leader = (): string => game.seats[0];
  /** A game for one, or one in which one person leads all. */
  const alone = (): boolean => game.seats.length === 1 || setUp.oneLeadsAll() !== undefined;
  const seats = (): Record<string, string> =>
    alone() ? Object.fromEntries(game.seats.map((seat) => [seat, 'here'])) : { ...draft.seats };
  /** The seats that are asked about: whoever leads all is asked once. */
  const asked = (): readonly string[] => (alone() ? [leader()] : game.seats);
  const away = (): boolean => Object.values(seats()).some(isAway);
  /** The seats to which somebody is asked by name. */
  const invitees = (): Record<string, string> =>
    Object.fromEntries(
      Object.entries(draft.invitees).flatMap(([seat, name]) =>
        seats()[seat] === 'invite' && name.trim() !== '' ? [[seat, name.trim()] as const] : [],
      ),
    );
  const open = (): boolean => Object.values(seats()).includes('open');
  /** Against a computer there is no clock, and with somebody far away a day, unless it was said otherwise. */
  const pace = (): string => draft.pace ?? (away() ? 'fast' : 'none');
  /** People elsewhere and clocks need a server. */
  const onServer = (): boolean => beginning.server === true || away() || pace() !== 'none' || draft.kept;
  /** On a server one account has all the seats here: then there is nothing to draw. */
  const isDrawn = (): boolean =>
    draft.lot && !alone() && !(onServer() && Object.values(seats()).every((player) => player === 'here'));

  return {
    draft,
    setDraft,
    seats,
    asked,
    alone,
    away,
    invitees,
    open,
    pace,
    onServer,
    isDrawn,
    /** A table is either found by all or only by who has its link. */
    sit: (seat: string, player: string): void => {
      const others = isAway(player) ? game.seats.filter((one) => one !== seat && isAway(draft.seats[one])) : [];
      for (const one of [seat, ...others]) setDraft('seats', one, player);
    },
    swap: (): void => setDraft({ seats: turned(draft.seats), invitees: turned(draft.invitees) }),
    /** The side that a person elsewhere would have if the table were opened with one click. */
    otherSide: (): string | undefined => {
      const mine = game.seats.find((seat) => draft.seats[seat] === 'here');
      return game.seats.find((seat) => seat !== mine);
    },
    keepHere: (): void => setDraft({ kept: false, pace: undefined }),
  };
};
export type DraftOf = ReturnType<typeof createDraft>;

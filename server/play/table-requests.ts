import { Refusal } from '@ravelin/engine';
import { type Onlooker, orNull, type Requests, requestTo, Snapshot, Type, word } from '@ravelin/table';
import { COMPUTERS } from './computers.ts';
import type { Life } from './life.ts';
import { ProposalKind } from './proposals.ts';

/** Somebody at a table, and what they may do there besides playing. */
export interface Place {
  readonly life: Life;
  readonly onlooker: Onlooker;
  /** The seats that are theirs: none for a spectator. */
  readonly seats: readonly string[];
  /** Their page is seen from now on, or is not. */
  show(isSeen: boolean): void;
}

/** The seat for which something is asked: the one that is named, else the one that looks at the screen, else the only one. */
const seatOf = ({ seats, onlooker }: Place, named: string | undefined): string => {
  const seat = named ?? onlooker.viewer ?? (seats.length === 1 ? seats[0] : undefined);
  if (seats.length === 0) throw new Refusal('no-seat', 'You have no seat at this table.');
  if (seat === undefined) throw new Refusal('which-seat', `For which seat? Yours are: ${seats.join(', ')}.`);
  if (!seats.includes(seat)) throw new Refusal('not-your-seat', 'This is not your seat.');
  return seat;
};

const seated = (place: Place): readonly string[] => {
  seatOf(place, place.seats[0]);
  return place.seats;
};

const ask = requestTo<Place>();
const seat = Type.Optional(word);
const kind = ProposalKind;

const after = (place: Place, act: () => void): Snapshot => {
  act();
  return place.onlooker.snapshot();
};

/** What may be asked of a table besides the game. What changes something gives how the game stands then; the rest is told as `table`. */
export const tableRequests = {
  resign: ask({ seat }, Snapshot, (place, args) =>
    after(place, () => place.life.resign(seatOf(place, args.seat), place.onlooker)),
  ),
  /** `to`: how many moves a take-back leaves; without it, those before the seat's last decision. */
  propose: ask({ kind, seat, to: Type.Optional(Type.Integer({ minimum: 0 })) }, Snapshot, (place, args) =>
    after(place, () => place.life.propose(seatOf(place, args.seat), args.kind, args.to)),
  ),
  accept: ask({ kind }, Snapshot, (place, args) => after(place, () => place.life.accept(seated(place), args.kind))),
  /** What another proposes; or takes back what one proposed oneself. */
  decline: ask({ kind }, Snapshot, (place, args) => {
    seated(place);
    return after(place, () => place.life.drop(args.kind));
  }),
  /** Lets a computer player decide for the seat; null: its person does again. */
  appoint: ask({ player: orNull(word), seat }, Snapshot, (place, args) => {
    if (args.player !== null && !COMPUTERS.includes(args.player))
      throw new Refusal(
        'unknown-player',
        `There is no computer player "${args.player}"; there are: ${COMPUTERS.join(', ')}.`,
      );
    return after(place, () => place.life.appoint(seatOf(place, args.seat), args.player, place.onlooker));
  }),
  /** A page that is not seen does not count as looking: its person is sent notices. */
  show: {
    ...ask({ visible: Type.Boolean() }, Type.Null(), (place, { visible }) => {
      place.show(visible);
      return null;
    }),
    asks: true,
  },
} satisfies Requests<Place>;

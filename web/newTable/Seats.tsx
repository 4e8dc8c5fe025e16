import { LEVEL_NAMES } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameFace } from '../face.ts';
import { tongueOf } from '../play/tongue.ts';
import { Cited } from '../rules/Cited.tsx';
import { speakingOf, t } from '../shell/i18n.ts';
import { Radio } from './Choice.tsx';
import { type DraftOf, type Sitter, sitterOf } from './draft.ts';
import { Levels } from './Levels.tsx';
import { say } from './say.ts';
import type { ServerSide } from './server.ts';
import { type SetUp, USUAL_LEVEL } from './setUp.ts';

/** The seats side by side, each with its flag and the same sitters in the same order. */

/** Somebody who can be chosen for a seat. */
export interface SitterText {
  readonly id: Sitter;
  readonly title: string;
  readonly text: string;
}

const first = LEVEL_NAMES[0];
const last = LEVEL_NAMES[LEVEL_NAMES.length - 1];

export const hereSitters = (): readonly SitterText[] => [
  { id: 'here', title: say('sitter.here'), text: say('sitter.hereText') },
  {
    id: 'computer',
    title: say('sitter.computer'),
    text: say('sitter.computerText', { first: speakingOf(first.title), last: speakingOf(last.title) }),
  },
];
export const randomSitter = (): SitterText => ({
  id: 'random',
  title: t('new.random'),
  text: say('sitter.randomText'),
});

/** The sides' pennants differ in shape too. */
const TAILED = 'M3 21V1L28 4L20 8L28 12L3 15';
const SQUARE = 'M3 21V2H26V15H3';

export const liveryOf = (face: GameFace | undefined, seat: string, seats: readonly string[]): number =>
  face ? tongueOf(face).livery(seat, seats) : seats.indexOf(seat);

/** The flag of a side, where the game has one; a pennant in its colour elsewhere. */
export const SeatFlag = (props: {
  readonly face: GameFace | undefined;
  readonly seat: string;
  readonly seats: readonly string[];
}) => {
  const livery = () => liveryOf(props.face, props.seat, props.seats);
  return (
    <svg class="seat-flag" viewBox="0 0 30 22" aria-hidden="true">
      <Show
        when={props.face?.Flag}
        fallback={<path class="seat-pennant" data-livery={livery()} d={livery() === 0 ? TAILED : SQUARE} />}
      >
        {(flag) => <Dynamic component={flag()} seat={props.seat} />}
      </Show>
    </svg>
  );
};

const NameField = (props: {
  readonly seat: string;
  readonly value: string;
  readonly onName: (name: string) => void;
}) => (
  <label class="name-field">
    {say('name')}
    <input
      name={`name-${props.seat}`}
      value={props.value}
      maxLength={40}
      autocomplete="off"
      onInput={(event) => props.onName(event.currentTarget.value)}
    />
  </label>
);

interface SeatsProps {
  readonly setUp: SetUp;
  readonly of: DraftOf;
  readonly face: GameFace | undefined;
  readonly sitters: readonly SitterText[];
  readonly seatName: (seat: string) => string;
  readonly nameOf: (seat: string) => string;
  readonly Invitee: ServerSide['Invitee'] | undefined;
}

const Name = (props: SeatsProps & { readonly seat: string }) => (
  <NameField
    seat={props.seat}
    value={props.nameOf(props.seat)}
    onName={(given) => props.of.setDraft('names', props.seat, given)}
  />
);

/** A game for one, or one in which one person leads all. */
const Alone = (props: SeatsProps) => {
  const { game } = props.setUp;
  const all = (): string => game.seats.map(props.seatName).join(', ');
  const told = (): string => {
    const rule = props.setUp.oneLeadsAll();
    return rule === undefined ? say('solo', { seat: all() }) : say('allied', { seats: all(), rule });
  };
  return (
    <div class="seat-choice" data-seat={liveryOf(props.face, game.seats[0], game.seats)}>
      <h2>
        <For each={game.seats}>{(seat) => <SeatFlag face={props.face} seat={seat} seats={game.seats} />}</For>
        {all()}
      </h2>
      <p class="solo">
        <Cited game={game.id} text={told()} />
      </p>
      <Name {...props} seat={game.seats[0]} />
    </div>
  );
};

/** Everybody who can sit there; what belongs to the chosen one opens in place. */
const Sitters = (props: SeatsProps & { readonly seat: string }) => {
  const player = () => props.of.draft.seats[props.seat];
  return (
    <div class="sitters">
      <For each={props.sitters}>
        {({ id, title, text }) => (
          <Radio
            game={props.setUp.game.id}
            name={`seat-${props.seat}`}
            value={id}
            checked={sitterOf(player()) === id}
            title={title}
            text={text}
            onPick={() => props.of.sit(props.seat, id === 'computer' ? USUAL_LEVEL : id)}
          >
            <Show when={id === 'here'}>
              <Name {...props} />
            </Show>
            <Show when={id === 'invite' && props.Invitee}>
              {(field) => <Dynamic component={field()} seat={props.seat} of={props.of} />}
            </Show>
            <Show when={id === 'computer'}>
              <Levels
                game={props.setUp.game.id}
                seats={props.setUp.game.seats}
                seat={props.seat}
                seatName={props.seatName(props.seat)}
                player={player()}
                onPick={(level) => props.of.sit(props.seat, level)}
              />
            </Show>
          </Radio>
        )}
      </For>
    </div>
  );
};

const Sides = (props: SeatsProps) => {
  const { game } = props.setUp;
  const { draft, setDraft } = props.of;
  const mine = (): string | undefined => game.seats.find((seat) => draft.seats[seat] === 'here');
  return (
    <fieldset class="seat-choices">
      <legend>
        {say('seats')}
        <span class="seat-acts">
          <button type="button" class="btn" onClick={() => props.of.swap()}>
            {say('swap')}
          </button>
          <label class="lot">
            <input
              type="checkbox"
              name="lot"
              checked={draft.lot}
              onChange={(event) => setDraft('lot', event.currentTarget.checked)}
            />
            {say('lot')}
          </label>
        </span>
      </legend>
      <For each={game.seats}>
        {(seat) => (
          <div class="seat-choice" data-seat={liveryOf(props.face, seat, game.seats)}>
            <h2>
              <SeatFlag face={props.face} seat={seat} seats={game.seats} />
              {props.seatName(seat)}
              <Show when={seat === mine()}>
                <span class="seat-you">{say('you')}</span>
              </Show>
            </h2>
            <Sitters {...props} seat={seat} />
          </div>
        )}
      </For>
    </fieldset>
  );
};

export const Seats = (props: SeatsProps) => (
  <Show when={props.of.alone()} fallback={<Sides {...props} />}>
    <Alone {...props} />
  </Show>
);

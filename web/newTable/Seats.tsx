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

export const Seats = (props: {
  readonly setUp: SetUp;
  readonly of: DraftOf;
  readonly face: GameFace | undefined;
  readonly sitters: readonly SitterText[];
  readonly seatName: (seat: string) => string;
  readonly nameOf: (seat: string) => string;
}) => {
  const { game } = props.setUp;
  const { draft, setDraft, sit } = props.of;
  const name = (seat: string) => (
    <NameField seat={seat} value={props.nameOf(seat)} onName={(given) => setDraft('names', seat, given)} />
  );
  const mine = (): string | undefined => game.seats.find((seat) => draft.seats[seat] === 'here');
  const all = (): string => game.seats.map(props.seatName).join(', ');
  return (
    <Show
      when={!props.of.alone()}
      fallback={
        <div class="seat-choice" data-seat={liveryOf(props.face, game.seats[0], game.seats)}>
          <h2>
            <For each={game.seats}>{(seat) => <SeatFlag face={props.face} seat={seat} seats={game.seats} />}</For>
            {all()}
          </h2>
          <p class="solo">
            <Cited
              game={game.id}
              text={
                game.seats.length > 1
                  ? say('allied', { seats: all(), rule: props.setUp.oneLeadsAll() ?? '' })
                  : say('solo', { seat: all() })
              }
            />
          </p>
          {name(game.seats[0])}
        </div>
      }
    >
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
              <div class="sitters">
                <For each={props.sitters}>
                  {({ id, title, text }) => (
                    <Radio
                      game={game.id}
                      name={`seat-${seat}`}
                      value={id}
                      checked={sitterOf(draft.seats[seat]) === id}
                      title={title}
                      text={text}
                      onPick={() => sit(seat, id === 'computer' ? USUAL_LEVEL : id)}
                    >
                      <Show when={id === 'here'}>{name(seat)}</Show>
                      <Show when={id === 'computer'}>
                        <Levels
                          game={game.id}
                          seats={game.seats}
                          seat={seat}
                          seatName={props.seatName(seat)}
                          player={draft.seats[seat]}
                          onPick={(player) => sit(seat, player)}
                        />
                      </Show>
                    </Radio>
                  )}
                </For>
              </div>
            </div>
          )}
        </For>
      </fieldset>
    </Show>
  );
};

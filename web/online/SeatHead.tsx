import type { Snapshot } from '@ravelin/table/messages';
import { Show } from 'solid-js';
import { Arms } from './Arms.tsx';
import { clockText } from './clockText.ts';
import type { TableState } from './createTableState.ts';
import { Presence } from './Presence.tsx';
import { say } from './say.ts';

/** Below this a clock is nearly over: its frame says so, not its colour alone. */
const NEARLY = 60_000;

export const Clock = (props: { readonly state: TableState; readonly seat: string }) => (
  <Show when={props.state.left(props.seat) !== undefined}>
    <span
      class="seat-clock"
      role="timer"
      aria-live="off"
      data-runs={props.state.runs() === props.seat}
      data-nearly={(props.state.left(props.seat) ?? 0) < NEARLY}
      data-lost={props.state.isLost()}
    >
      <span class="sr">{say('clock.left')} </span>
      {clockText(props.state.left(props.seat) ?? 0, { day: say('clock.day'), hour: say('clock.hour') })}
    </span>
  </Show>
);

/** Who sits at a seat of an online table: arms, name, whether it is you, and the time that is left. */
export const SeatHead = (props: {
  readonly state: TableState;
  readonly snapshot: Snapshot;
  readonly seat: string;
  /** A person's name or a computer's rank. */
  readonly sitter: string;
}) => (
  <span class="seat-head">
    <Show when={props.snapshot.setting?.names?.[props.seat]}>{(name) => <Arms name={name()} />}</Show>
    <span class="seat-name">
      <b title={props.sitter}>{props.sitter}</b>
      <Show when={props.seat === props.snapshot.viewer}>
        <small>{say('game.you')}</small>
      </Show>
      <Show when={props.seat !== props.snapshot.viewer}>
        <Presence state={props.state} seat={props.seat} />
      </Show>
    </span>
    <Clock state={props.state} seat={props.seat} />
  </span>
);

import type { Snapshot } from '@ravelin/table/messages';
import { For, type JSX } from 'solid-js';
import { SpeedChoice } from '../play/SpeedChoice.tsx';
import { t } from '../shell/i18n.ts';

/** One path for all the moves of a seat: a rectangle for each row of them. */
const movedBy = (line: Snapshot['line'], seat: string, y: number): string => {
  let path = '';
  for (let from = 0; from < line.length; from++) {
    if (line[from]?.seat !== seat) continue;
    let to = from;
    while (line[to]?.seat === seat) to++;
    path += `M${from} ${y}H${to}v5H${from}z`;
    from = to;
  }
  return path;
};

/** The line of moves: dragged, stepped, played, jumped. */
export const Scrubber = (props: {
  readonly at: number;
  readonly length: number;
  readonly playing: boolean;
  readonly turns: readonly { readonly title: string; readonly at: number }[];
  readonly line: Snapshot['line'];
  readonly seats: readonly string[];
  readonly onJump: (to: number) => void;
  readonly onPlay: () => void;
  /** Beneath the line, move for move as wide. */
  readonly children?: JSX.Element;
}) => (
  <section class="scrubber" aria-label={t('replay.title')}>
    <div class="scrub-buttons">
      <button
        type="button"
        class="btn"
        aria-label={t('replay.first')}
        title={t('replay.first')}
        onClick={() => props.onJump(0)}
      >
        |◀
      </button>
      <button
        type="button"
        class="btn"
        aria-label={t('replay.back')}
        title={t('replay.back')}
        onClick={() => props.onJump(props.at - 1)}
      >
        ◀
      </button>
      <button type="button" class="btn primary" aria-pressed={props.playing} onClick={() => props.onPlay()}>
        {props.playing ? t('replay.pause') : t('replay.play')}
      </button>
      <button
        type="button"
        class="btn"
        aria-label={t('replay.next')}
        title={t('replay.next')}
        onClick={() => props.onJump(props.at + 1)}
      >
        ▶
      </button>
      <button
        type="button"
        class="btn"
        aria-label={t('replay.last')}
        title={t('replay.last')}
        onClick={() => props.onJump(props.length)}
      >
        ▶|
      </button>
      <SpeedChoice />
      <output>{t('replay.move', { at: props.at, length: props.length })}</output>
      <label class="jump">
        <span>{t('replay.jump')}</span>
        <select onChange={(event) => props.onJump(Number(event.currentTarget.value))}>
          <For each={props.turns}>
            {(turn) => (
              <option value={turn.at} selected={turn === props.turns.findLast(({ at }) => at <= props.at)}>
                {turn.title.replace(/\.$/, '')}
              </option>
            )}
          </For>
        </select>
      </label>
    </div>
    <div class="scrub-line">
      <svg
        class="who-moved"
        viewBox={`0 0 ${Math.max(1, props.length)} 10`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <For each={props.seats}>
          {(seat, i) => <path class={`moved-${i()}`} d={movedBy(props.line, seat, i() === 0 ? 0 : 5)} />}
        </For>
      </svg>
      <input
        type="range"
        min="0"
        max={props.length}
        value={props.at}
        aria-label={t('replay.scrub')}
        aria-valuetext={t('replay.move', { at: props.at, length: props.length })}
        onInput={(event) => props.onJump(Number(event.currentTarget.value))}
      />
    </div>
    {props.children}
  </section>
);

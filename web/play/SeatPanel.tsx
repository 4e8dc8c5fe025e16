import type { Snapshot } from '@ravelin/table/messages';
import type { JSX } from 'solid-js';
import { isKey, t } from '../shell/i18n.ts';
import { levelTitle } from './levels.ts';

/** The viewer's own side nearest, as at a table; or first, where only the first can be seen without scrolling. */
export const seatOrder = ({ seats, viewer }: Snapshot, ownFirst = false): string[] =>
  [...seats].sort((a, b) => (Number(a === viewer) - Number(b === viewer)) * (ownFirst ? -1 : 1));

/** Who sits there, and what lies before them. */
export const SeatPanel = (props: {
  readonly snapshot: Snapshot;
  readonly seat: string;
  readonly head?: ((seat: string, sitter: () => string) => JSX.Element) | undefined;
  readonly children: JSX.Element;
}) => {
  const sitter = () => {
    const kind = props.snapshot.setting?.seats[props.seat];
    if (kind === undefined) return '';
    const level = levelTitle(props.snapshot.setting?.deputies?.[props.seat] ?? kind);
    if (level !== undefined) return level;
    const name = props.snapshot.setting?.names?.[props.seat];
    if (name !== undefined) return name;
    const key = `sitter.${props.seat === props.snapshot.viewer ? 'you' : kind}`;
    return isKey(key) ? t(key) : kind;
  };
  return (
    <div class="seat" data-seat={props.snapshot.seats.indexOf(props.seat)}>
      <p class="seat-who">{props.head?.(props.seat, sitter) ?? <span>{sitter()}</span>}</p>
      {props.children}
    </div>
  );
};

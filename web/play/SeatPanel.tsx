import type { JSX } from 'solid-js';
import { t } from '../shell/i18n.ts';
import type { Snapshot } from '../worker/types.ts';

/** The viewer's own side nearest, as at a table. */
export const seatOrder = ({ seats, viewer }: Snapshot): string[] =>
  [...seats].sort((a, b) => Number(a === viewer) - Number(b === viewer));

/** Who sits there, and what lies before them. */
export const SeatPanel = (props: {
  readonly snapshot: Snapshot;
  readonly seat: string;
  readonly children: JSX.Element;
}) => {
  const sitter = () => {
    const kind = props.snapshot.setting?.seats[props.seat];
    if (kind === undefined) return '';
    return props.seat === props.snapshot.viewer ? t('sitter.you') : t(`sitter.${kind}`);
  };
  return (
    <div class="seat" data-seat={props.snapshot.seats.indexOf(props.seat)}>
      <p class="seat-who">
        <span>{sitter()}</span>
      </p>
      {props.children}
    </div>
  );
};

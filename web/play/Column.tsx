import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { FaceProps, GameFace } from '../face.ts';
import { t } from '../shell/i18n.ts';

/** Do the seats' panels lie in the right column? On a phone only where the column has parts: else they have a tab of their own. */
export const inColumn = ({ broad, Standing }: GameFace, { narrow }: FaceProps): boolean =>
  broad === true && (Standing !== undefined || narrow !== true);

/** What lies in the right column: one part after the other, or, where the game keeps something in sight, that, the tabs and a part at a time. */
export const Column = (props: {
  readonly face: GameFace;
  readonly faceProps: FaceProps;
  readonly tabs: JSX.Element;
  /** The seats' panels, where the board has taken their room. */
  readonly seats: () => JSX.Element;
  readonly children: JSX.Element;
}) => {
  const seats = () => (
    <Show when={inColumn(props.face, props.faceProps)}>
      {/* It scrolls, and may hold nothing else that a key could reach. */}
      <aside class="seats-part" aria-label={t('play.seats')} tabindex="0">
        {props.seats()}
      </aside>
    </Show>
  );
  return (
    <Show
      when={props.face.Standing}
      fallback={
        <>
          {props.children}
          {seats()}
        </>
      }
    >
      {(standing) => (
        <>
          <section class="stays" aria-label={t('play.stays')}>
            <Dynamic component={standing()} {...props.faceProps} />
          </section>
          {props.tabs}
          <div class="parts">
            {props.children}
            {seats()}
          </div>
        </>
      )}
    </Show>
  );
};

import { type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { FaceProps, GameFace } from '../face.ts';
import { t } from '../shell/i18n.ts';

/** What lies in the right column: one part after the other, or, where the game keeps something in sight, that, the tabs and a part at a time. */
export const Column = (props: {
  readonly face: GameFace;
  readonly faceProps: FaceProps;
  readonly tabs: JSX.Element;
  /** The seats' panels, where the board has taken their room. */
  readonly seats: () => JSX.Element;
  readonly children: JSX.Element;
}) => (
  <Show when={props.face.Standing} fallback={props.children}>
    {(standing) => (
      <>
        <section class="stays" aria-label={t('play.stays')}>
          <Dynamic component={standing()} {...props.faceProps} />
        </section>
        {props.tabs}
        <div class="parts">
          {props.children}
          <Show when={props.face.broad}>
            <aside class="seats-part" aria-label={t('play.seats')}>
              {props.seats()}
            </aside>
          </Show>
        </div>
      </>
    )}
  </Show>
);

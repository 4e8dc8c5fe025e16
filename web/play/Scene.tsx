import type { Snapshot } from '@ravelin/table/messages';
import { For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { FaceProps, GameFace, Thing } from '../face.ts';
import { BookBeside } from '../rules/BookBeside.tsx';
import { t } from '../shell/i18n.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { BoardFrame, type FrameHandle } from './BoardFrame.tsx';
import { SeatPanel, seatOrder } from './SeatPanel.tsx';
import type { Tongue } from './tongue.ts';

/** A table as it is laid: top line, prompt, seats, board, and what lies beside it. The play screen and the replay fill it. */
export const Scene = (props: {
  readonly class?: string;
  /** Which part a phone shows beneath the board. */
  readonly tab: string;
  /** Where the table stands, as `data-` attributes. */
  readonly data: Readonly<Record<`data-${string}`, string | number | undefined>>;
  readonly root?: ((element: HTMLElement) => void) | undefined;
  readonly snapshot: Snapshot;
  readonly face: GameFace;
  readonly faceProps: FaceProps;
  readonly tongue: Tongue;
  readonly magnified: Thing | undefined;
  readonly handle: (handle: FrameHandle) => void;
  readonly nav: JSX.Element;
  /** A lesson leads the eye over the board. */
  readonly led?: boolean;
  readonly prompt: JSX.Element;
  /** Beneath the seats. */
  readonly left?: JSX.Element;
  /** Over the board. */
  readonly over?: JSX.Element;
  readonly right: JSX.Element;
  /** Beneath the board, and whatever lies over everything. */
  readonly children: JSX.Element;
}) => (
  <div
    class={`table ${props.class ?? ''}`}
    data-tab={props.tab}
    data-seats={props.snapshot.seats.length}
    {...props.data}
    ref={(element) => {
      props.root?.(element);
    }}
  >
    <TopBar game={props.snapshot.game} title={props.tongue.text('title')}>
      {props.nav}
    </TopBar>
    {props.prompt}
    {/* It scrolls, and may hold nothing else that a key could reach. */}
    <aside class="left" aria-label={t('play.seats')} tabindex="0">
      <For each={seatOrder(props.snapshot)}>
        {(seat) => (
          <SeatPanel snapshot={props.snapshot} seat={seat}>
            <Dynamic component={props.face.Seat} {...props.faceProps} seat={seat} />
          </SeatPanel>
        )}
      </For>
      {props.left}
    </aside>
    <main id="main" class="middle">
      <BoardFrame face={props.face} faceProps={props.faceProps} handle={props.handle} led={props.led} />
      <Show when={props.magnified}>
        {(thing) => (
          <aside class="magnified" aria-hidden="true">
            <Dynamic component={props.face.Inspect} {...props.faceProps} domain={thing().domain} name={thing().name} />
          </aside>
        )}
      </Show>
      {props.over}
    </main>
    <div class="right">{props.right}</div>
    <BookBeside />
    {props.children}
  </div>
);

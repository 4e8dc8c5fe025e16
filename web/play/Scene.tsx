import type { Snapshot } from '@ravelin/table/messages';
import { type Component, For, type JSX, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Cite } from '../art/Cite.tsx';
import { Mark } from '../art/Mark.tsx';
import type { FaceProps, GameFace, Thing } from '../face.ts';
import { BookBeside } from '../rules/BookBeside.tsx';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { BoardFrame, type FrameHandle } from './BoardFrame.tsx';
import { Column, inColumn } from './Column.tsx';
import { FoldButton } from './FoldButton.tsx';
import type { Folding } from './folding.ts';
import { SeatPanel, seatOrder } from './SeatPanel.tsx';
import type { Tongue } from './tongue.ts';

/** A table as it is laid: the bar, seats, board, and what lies beside it. The play screen and the replay fill it. */
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
  readonly folding: Folding;
  readonly magnified: Thing | undefined;
  readonly handle: (handle: FrameHandle) => void;
  readonly menu: JSX.Element;
  /** A lesson leads the eye over the board. */
  readonly led?: boolean;
  /** In the bar: whose decision it is, and the buttons for it. */
  readonly prompt: JSX.Element;
  /** Beside how far the game has come. */
  readonly beside?: JSX.Element;
  /** At the head of each seat, in the place of who sits there. */
  readonly head?: ((seat: string, sitter: () => string) => JSX.Element) | undefined;
  /** Beneath the seats. */
  readonly left?: JSX.Element;
  /** Over the board. */
  readonly over?: JSX.Element;
  readonly right: JSX.Element;
  /** Which part is shown, on a phone and where the right column has parts. */
  readonly tabs?: JSX.Element;
  /** Beneath the board: the hand; the replay has its scrubber there. */
  readonly hand: JSX.Element;
  /** Whatever lies over everything. */
  readonly children: JSX.Element;
}) => {
  const seats = () => (
    <>
      <For each={seatOrder(props.snapshot, props.face.floats)}>
        {(seat) => (
          <SeatPanel snapshot={props.snapshot} seat={seat} head={props.head}>
            <Dynamic component={props.face.Seat} {...props.faceProps} seat={seat} />
          </SeatPanel>
        )}
      </For>
      {props.left}
    </>
  );
  const strip = (where: string, Strip: Component<FaceProps> | undefined) =>
    Strip && (
      <div class={where}>
        <Dynamic component={Strip} {...props.faceProps} />
      </div>
    );
  /** On a phone another part is shown instead of the board: that is the main thing then. */
  const boardAway = (): boolean =>
    props.face.Standing !== undefined &&
    props.faceProps.narrow === true &&
    props.tab !== 'board' &&
    props.class !== 'replay' &&
    props.folding.all() !== 'alone';
  return (
    <div
      class={`table ${props.class ?? ''} ${props.face.Standing ? 'parted' : ''} ${props.face.broad ? 'broad' : ''}`}
      data-tab={props.tab}
      data-board={boardAway() ? 'away' : undefined}
      data-seats={props.snapshot.seats.length}
      data-folded={props.folding.all()}
      data-floats={props.face.floats ? '' : undefined}
      {...props.data}
      ref={(element) => {
        props.root?.(element);
      }}
    >
      <header class="bar">
        {/* The address behind # belongs to the router, so this is no link. */}
        <button
          type="button"
          class="skip"
          onClick={() => document.querySelector<HTMLElement>('#main [tabindex="0"], #main button')?.focus()}
        >
          {t('app.skip')}
        </button>
        <a class="brand" href={linkTo({ screen: 'home' })} title={t('nav.home')}>
          <Mark />
          <span class="brand-words">
            {t('app.name')} <small>{props.tongue.text('title')}</small>
          </span>
        </a>
        <div class="standing">
          <Show when={props.face.Clock}>{(clock) => <Dynamic component={clock()} {...props.faceProps} />}</Show>
          <Show when={props.snapshot.result === null && props.face.ends?.(props.faceProps.view)}>
            {(end) => (
              <p class="ends">
                {props.tongue.text(end().key)} <Cite game={props.snapshot.game} rule={end().rule} />
              </p>
            )}
          </Show>
          {props.beside}
        </div>
        {props.prompt}
        {props.menu}
      </header>
      <Show when={!inColumn(props.face, props.faceProps)}>
        {/* It scrolls, and may hold nothing else that a key could reach. */}
        <aside class="left" aria-label={t('play.seats')} tabindex="0">
          <FoldButton part="left" folding={props.folding} />
          <div class="folds">{seats()}</div>
        </aside>
      </Show>
      <main id={boardAway() ? undefined : 'main'} class="middle">
        {strip('above-board', props.face.Above)}
        <BoardFrame
          face={props.face}
          faceProps={props.faceProps}
          handle={props.handle}
          led={props.led}
          folding={props.folding}
        />
        {strip('below-board', props.face.Below)}
        <Show when={props.magnified}>
          {(thing) => (
            <aside class="magnified" aria-hidden="true">
              <Dynamic
                component={props.face.Inspect}
                {...props.faceProps}
                domain={thing().domain}
                name={thing().name}
              />
            </aside>
          )}
        </Show>
        {props.over}
      </main>
      <div class="right" id={boardAway() ? 'main' : undefined} role={boardAway() ? 'main' : undefined}>
        <FoldButton part="right" folding={props.folding} />
        <div class="folds">
          <Column face={props.face} faceProps={props.faceProps} tabs={props.tabs} seats={seats}>
            {props.right}
          </Column>
        </div>
      </div>
      <BookBeside />
      {props.hand}
      <Show when={!props.face.Standing}>{props.tabs}</Show>
      {props.children}
    </div>
  );
};

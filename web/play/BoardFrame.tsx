import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from 'd3-zoom';
import { createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { BoardProps, FaceProps, GameFace, Place } from '../face.ts';
import { t } from '../shell/i18n.ts';
import { moves as motionOn } from '../shell/settings.ts';
import type { Folding } from './folding.ts';
import { onDoubleTap } from './taps.ts';

/** The board in its frame: dragged, zoomed and walked. The drawing itself is the face's. */

export interface FrameHandle {
  zoom(by: 'in' | 'out' | 'fit'): void;
  focus(): void;
  /** Gives the focus to a place, and moves the board if it lies outside the frame. */
  reveal(place: HTMLElement | SVGElement): void;
  /** Hides the counters, or shows them again. */
  hide(): void;
}

const DIRECTIONS: Readonly<Record<string, keyof Place['near']>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** The part of the scale at which the sheet was drawn below which it is drawn anew. */
const OUTGROWN = 0.6;
/** The board is never magnified more than this. */
const NEAREST = 6;
/** Across so many pixels a place is seen well. */
const SEEN = 34;
/** How near to the edge of the frame a place may have the focus, in pixels. */
const EDGE = 48;

const placeAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-place]') : null;

export const BoardFrame = (props: {
  readonly face: GameFace;
  readonly faceProps: FaceProps;
  /** A picture of the rulebook: its counters are the point of it, and are not hidden. */
  readonly still?: boolean;
  /** A lesson leads the eye. */
  readonly led?: boolean | undefined;
  /** What lies beside the board can be folded away; missing where nothing does. */
  readonly folding?: Folding | undefined;
  readonly handle: (handle: FrameHandle) => void;
}) => {
  let frame: HTMLDivElement | undefined;
  let sheet: HTMLDivElement | undefined;
  const [scale, setScale] = createSignal(1);
  /** The scale for the face: it changes when the hand rests, so that nothing is drawn anew on the way. */
  const [rested, setRested] = createSignal(1);
  const [hidden, setHidden] = createSignal(false);
  const hide = (): void => void setHidden(!hidden());
  /** While the board is dragged, what passes under the pointer is not hovered. */
  let moving = false;
  const unhovered = (event: Event): void => {
    if (moving) event.stopPropagation();
  };
  /** The sheet is its own layer, so that dragging paints nothing; after a zoom it is drawn anew, once the hand rests. */
  let drawnAt = 1;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const draw = (): void => {
    drawnAt = scale();
    if (sheet) sheet.style.willChange = 'auto';
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (sheet) sheet.style.willChange = '';
      }),
    );
  };
  const sharpen = (): void => {
    clearTimeout(resting);
    if (scale() === rested() && scale() === drawnAt) return;
    resting = setTimeout(() => {
      setRested(scale());
      draw();
    }, 260);
  };
  let behaviour: ZoomBehavior<HTMLDivElement, unknown> | undefined;

  const apply = ({ x, y, k }: ZoomTransform): void => {
    if (sheet) sheet.style.transform = k === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${k})`;
    setScale(k);
  };

  const zoomBy = (by: 'in' | 'out' | 'fit'): void => {
    if (!frame || !behaviour) return;
    const stage = select(frame);
    if (by === 'fit') behaviour.transform(stage, zoomIdentity);
    else behaviour.scaleBy(stage, by === 'in' ? 1.4 : 1 / 1.4);
  };

  const focus = (): void => {
    // Where several boards lie on one sheet, each has a way in: that with something to pick comes first.
    const find = (state: string) =>
      frame?.querySelector<SVGElement | HTMLElement>(`[data-place]${state}[tabindex="0"]`);
    (find('.legal') ?? find('') ?? frame)?.focus();
  };

  const nearer = (place: Element): void => {
    const { left, top, width, height } = place.getBoundingClientRect();
    if (!frame || !behaviour || width === 0 || width >= SEEN) return;
    const stage = frame.getBoundingClientRect();
    const at: [number, number] = [left + width / 2 - stage.left, top + height / 2 - stage.top];
    behaviour.scaleBy(select(frame), SEEN / width, at);
  };

  /** The sheet fits into the frame at its scale of 1. */
  const show: BoardProps['show'] = ([x, y, wide, deep]) => {
    if (!frame || !behaviour) return;
    const { width, height } = frame.getBoundingClientRect();
    const [left, top, across, down] = props.face.viewBox;
    const fit = Math.min(width / across, height / down);
    const k = Math.min(NEAREST, Math.max(1, Math.min(width / wide, height / deep) / fit));
    const at = (middle: number, from: number, whole: number, room: number): number =>
      room / 2 - k * ((middle - from) * fit + (room - whole * fit) / 2);
    const to = zoomIdentity
      .translate(at(x + wide / 2, left, across, width), at(y + deep / 2, top, down, height))
      .scale(k);
    behaviour.transform(
      select(frame),
      behaviour.constrain()(
        to,
        [
          [0, 0],
          [width, height],
        ],
        [
          [0, 0],
          [width, height],
        ],
      ),
    );
    // It was led there and rests at once: what is drawn for this distance must not wait for a hand that could go away again.
    clearTimeout(resting);
    setRested(k);
    draw();
  };

  const reveal = (place: HTMLElement | SVGElement): void => place.focus({ preventScroll: true });

  /** What gets the focus is brought into sight. */
  const bringIn = (event: FocusEvent): void => {
    const place = placeAt(event.target);
    if (!frame || !behaviour || !place) return;
    // The browser may have scrolled the frame by itself, which would set the sheet askew.
    frame.scrollTo(0, 0);
    const [stage, box] = [frame.getBoundingClientRect(), place.getBoundingClientRect()];
    const beyond = (low: number, high: number, from: number, to: number): number =>
      low < from + EDGE ? from + EDGE - low : high > to - EDGE ? to - EDGE - high : 0;
    const x = beyond(box.left, box.right, stage.left, stage.right);
    const y = beyond(box.top, box.bottom, stage.top, stage.bottom);
    if (x !== 0 || y !== 0) behaviour.translateBy(select(frame), x / scale(), y / scale());
  };

  onMount(() => {
    if (!frame) return;
    behaviour = zoom<HTMLDivElement, unknown>()
      .scaleExtent([1, NEAREST])
      .duration(motionOn() ? 220 : 0)
      .clickDistance(4)
      .on('end', () => {
        moving = false;
        sharpen();
      })
      .on('zoom', ({ transform }: { transform: ZoomTransform }) => {
        moving = true;
        clearTimeout(resting);
        apply(transform);
        // Far out, what was drawn for a near view would be painted in all its size: it is drawn smaller on the way.
        if (transform.k < drawnAt * OUTGROWN) draw();
      });
    const bounds = (): void => {
      if (!frame) return;
      const { width, height } = frame.getBoundingClientRect();
      behaviour
        ?.extent([
          [0, 0],
          [width, height],
        ])
        .translateExtent([
          [0, 0],
          [width, height],
        ]);
    };
    bounds();
    const watch = new ResizeObserver(bounds);
    watch.observe(frame);
    const stage = select(frame).call(behaviour);
    const magnify = stage.on('dblclick.zoom');
    // A double click on a place picks it; elsewhere it magnifies. A finger has no such choice: two taps magnify anywhere.
    stage.on('dblclick.zoom', (event: MouseEvent) => {
      if (frame && event.type === 'dblclick' && !placeAt(event.target)) magnify?.call(frame, event, undefined);
    });
    const deaf = onDoubleTap(frame, (event) => frame && magnify?.call(frame, event, undefined));
    frame.addEventListener('pointerenter', unhovered, { capture: true });
    props.handle({ zoom: zoomBy, focus, reveal, hide });
    onCleanup(() => {
      watch.disconnect();
      clearTimeout(resting);
      deaf();
      if (frame) select(frame).on('.zoom', null);
    });
  });

  /** For faces that draw places without keys of their own. */
  const walk = (event: KeyboardEvent): void => {
    const direction = DIRECTIONS[event.key];
    const from = placeAt(event.target)?.getAttribute('data-place');
    if (event.defaultPrevented || !from || (!direction && event.key !== 'Enter')) return;
    const places = props.face.places(props.faceProps.view, props.faceProps.t);
    const place = places.find(({ domain, name }) => `${domain}:${name}` === from);
    if (!place) return;
    event.preventDefault();
    event.stopPropagation();
    if (!direction) props.faceProps.pick(place.domain, place.name);
    else {
      const to = place.near[direction];
      if (to !== undefined)
        frame?.querySelector<SVGElement | HTMLElement>(`[data-place="${place.domain}:${to}"]`)?.focus();
    }
  };

  return (
    <section class="stage" aria-label={t('play.board')} data-counters={hidden() ? 'hidden' : 'shown'} id="board">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys bubble up from the places inside */}
      <div
        class="frame"
        ref={(element) => {
          frame = element;
        }}
        onKeyDown={walk}
        onFocusIn={bringIn}
        data-motion={motionOn() ? 'full' : 'none'}
      >
        <div
          class="sheet"
          ref={(element) => {
            sheet = element;
          }}
        >
          <Dynamic
            component={props.face.Board}
            {...props.faceProps}
            scale={rested()}
            nearer={nearer}
            {...(props.led && { show })}
          />
        </div>
      </div>
      <Show when={props.face.Tools}>
        {(tools) => (
          <div class="tools">
            <Dynamic component={tools()} {...props.faceProps} />
          </div>
        )}
      </Show>
      <div class="zoom">
        <button type="button" aria-label={t('play.zoomIn')} title={t('play.zoomIn')} onClick={() => zoomBy('in')}>
          +
        </button>
        <button type="button" aria-label={t('play.zoomOut')} title={t('play.zoomOut')} onClick={() => zoomBy('out')}>
          −
        </button>
        <Show when={scale() > 1.01}>
          <button
            type="button"
            class="fit"
            aria-label={t('play.fit')}
            title={t('play.fit')}
            onClick={() => zoomBy('fit')}
          >
            ⤢
          </button>
        </Show>
        <Show when={props.folding}>
          {(folding) => (
            <button
              type="button"
              class="alone"
              aria-pressed={folding().alone()}
              aria-label={folding().alone() ? t('fold.all') : t('fold.alone')}
              title={folding().alone() ? t('fold.all') : t('fold.alone')}
              onClick={() => folding().toggleAlone()}
            >
              {folding().alone() ? '▣' : '▢'}
            </button>
          )}
        </Show>
        <Show when={!props.still}>
          <button
            type="button"
            aria-pressed={hidden()}
            aria-label={hidden() ? t('play.show') : t('play.hide')}
            title={hidden() ? t('play.show') : t('play.hide')}
            onClick={hide}
          >
            {hidden() ? '◌' : '●'}
          </button>
        </Show>
      </div>
    </section>
  );
};

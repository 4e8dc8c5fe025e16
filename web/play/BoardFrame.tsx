import { select } from 'd3-selection';
import { type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import { createEffect, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { BoardProps, FaceProps, GameFace, Part, Place } from '../face.ts';
import { t } from '../shell/i18n.ts';
import { moves as motionOn } from '../shell/settings.ts';
import { isAskedInSight, lieOfAsked } from './asked.ts';
import type { Folding } from './folding.ts';
import { LegendPanel } from './LegendPanel.tsx';
import { Overview } from './Overview.tsx';
import { type Open, openPart } from './openPart.ts';
import { onPhone } from './phone.ts';
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
  /** The part of the sheet that is in sight, for the overview. */
  const [seen, setSeen] = createSignal<Part>();
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

  /** The panels that float over the board. */
  const panels = (): Element[] => [
    ...(frame?.closest('.table[data-floats]')?.querySelectorAll(':scope > :is(.left, .right, .hand, .scrubber)') ?? []),
  ];
  /** What they leave open, measured when something changes its size and not while the board is dragged. */
  let opened: Open | undefined;
  const measure = (): Open | undefined => {
    if (!frame) return undefined;
    const floating = panels().filter((panel) => getComputedStyle(panel).position === 'absolute');
    opened = openPart(
      frame.getBoundingClientRect(),
      floating.map((panel) => panel.getBoundingClientRect()),
    );
    return opened;
  };
  const openBox = (): Open | undefined => opened ?? measure();
  /** How large a measure of the sheet is at the scale of 1, at which the sheet fits into the frame, and where its corner lies then. */
  const fitted = () => {
    const { width, height } = frame?.getBoundingClientRect() ?? { width: 1, height: 1 };
    const [, , across, down] = props.face.viewBox;
    const fit = Math.min(width / across, height / down);
    return { fit, left: (width - across * fit) / 2, top: (height - down * fit) / 2 };
  };
  /** The scale at which all of the sheet can be seen between the panels. */
  const [least, setLeast] = createSignal(1);
  /** The transform that brings a part of the sheet to the middle of what is open, at a scale. */
  const centred = ([x, y, wide, deep]: Part, k: number, open: Open): ZoomTransform => {
    const { fit, left, top } = fitted();
    const [fromX, fromY] = props.face.viewBox;
    const at = (middle: number, from: number, corner: number, low: number, high: number): number =>
      (low + high) / 2 - k * ((middle - from) * fit + corner);
    return zoomIdentity
      .translate(
        at(x + wide / 2, fromX, left, open.left, open.right),
        at(y + deep / 2, fromY, top, open.top, open.bottom),
      )
      .scale(k);
  };

  const apply = ({ x, y, k }: ZoomTransform): void => {
    if (props.face.Overview) {
      const open = openBox();
      const { fit, left, top } = fitted();
      const [fromX, fromY] = props.face.viewBox;
      if (open)
        setSeen([
          fromX + ((open.left - x) / k - left) / fit,
          fromY + ((open.top - y) / k - top) / fit,
          (open.right - open.left) / k / fit,
          (open.bottom - open.top) / k / fit,
        ]);
    }
    if (sheet) sheet.style.transform = k === 1 && x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px) scale(${k})`;
    setScale(k);
  };

  const zoomBy = (by: 'in' | 'out' | 'fit'): void => {
    if (!frame || !behaviour) return;
    isOwn = true;
    const stage = select(frame);
    if (by === 'fit' && props.face.floats) goTo(props.face.viewBox, least());
    else if (by === 'fit') behaviour.transform(stage, zoomIdentity);
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

  const goTo = (part: Part, k: number): void => {
    const open = openBox();
    if (open) lay(centred(part, k, open), open);
  };
  /** Lays the sheet so, as far as its edges allow. */
  const lay = (to: ZoomTransform, open: Open): void => {
    if (!frame || !behaviour) return;
    const extent: [[number, number], [number, number]] = [
      [open.left, open.top],
      [open.right, open.bottom],
    ];
    const { width, height } = frame.getBoundingClientRect();
    const whole: [[number, number], [number, number]] = [
      [0, 0],
      [width, height],
    ];
    behaviour.transform(select(frame), behaviour.constrain()(to, extent, whole));
    // It was led there and rests at once: what is drawn for this distance must not wait for a hand that could go away again.
    clearTimeout(resting);
    setRested(to.k);
    draw();
  };
  /** How much must the sheet be magnified for a part of it to fill what is open? */
  const filling = ([, , wide, deep]: Part, open: Open): number =>
    Math.min((open.right - open.left) / wide, (open.bottom - open.top) / deep) / fitted().fit;

  const show: BoardProps['show'] = (part) => {
    const open = openBox();
    if (open) goTo(part, Math.min(NEAREST, Math.max(least(), filling(part, open))));
  };

  const attend: BoardProps['attend'] = (part, places) => {
    const open = openBox();
    const now = seen();
    if (!open) return;
    const [fits, most] = [places.least, places.most].map((pixels) => pixels / places.wide / fitted().fit);
    const [x, y, wide, deep] = part;
    const isSeen =
      now &&
      x >= now[0] &&
      y >= now[1] &&
      x + wide <= now[0] + now[2] &&
      y + deep <= now[1] + now[3] &&
      scale() >= fits * 0.98;
    if (!isSeen) goTo(part, Math.min(NEAREST, Math.max(fits, Math.min(most, filling(part, open)))));
  };

  /** The player has moved the board: it stays as long as something that is asked is in sight. */
  let isOwn = false;
  const lead = (): void => {
    const open = openBox();
    if (!frame || !open || (isOwn && isAskedInSight(frame))) return;
    const now = zoomTransform(frame);
    const lie = lieOfAsked(frame, now, NEAREST);
    if (!lie || (lie.x === now.x && lie.y === now.y && lie.k === now.k)) return;
    isOwn = false;
    lay(zoomIdentity.translate(lie.x, lie.y).scale(lie.k), open);
  };
  /** The position that was led to last: while something is picked in it, the board stays. */
  let ledIn: FaceProps['view'] | undefined;
  createEffect(() => {
    const { view, marks } = props.faceProps;
    // Some boards lead the eye themselves, and so does a lesson.
    if (!onPhone() || props.still || props.led || props.face.floats || props.face.leads) return;
    if (view === ledIn || marks.size === 0) return;
    ledIn = view;
    // What is asked is drawn as such only after this.
    requestAnimationFrame(lead);
  });

  const reveal = (place: HTMLElement | SVGElement): void => place.focus({ preventScroll: true });

  /** What is under a mouse or a finger is in sight: the focus that a press gives moves nothing. */
  let isPressed = false;
  const press = (): void => {
    isPressed = true;
    setTimeout(() => {
      isPressed = false;
    });
  };
  /** What gets the focus otherwise is brought into sight. */
  const bringIn = (event: FocusEvent): void => {
    const place = placeAt(event.target);
    if (!frame || !behaviour || !place || isPressed) return;
    // The browser may have scrolled the frame by itself, which would set the sheet askew.
    frame.scrollTo(0, 0);
    const [stage, box, open] = [frame.getBoundingClientRect(), place.getBoundingClientRect(), openBox()];
    if (!open) return;
    const beyond = (low: number, high: number, from: number, to: number): number =>
      low < from + EDGE ? from + EDGE - low : high > to - EDGE ? to - EDGE - high : 0;
    const x = beyond(box.left, box.right, stage.left + open.left, stage.left + open.right);
    const y = beyond(box.top, box.bottom, stage.top + open.top, stage.top + open.bottom);
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
      .on('zoom', ({ transform, sourceEvent }: { transform: ZoomTransform; sourceEvent: unknown }) => {
        moving = true;
        if (sourceEvent) isOwn = true;
        clearTimeout(resting);
        apply(transform);
        // Far out, what was drawn for a near view would be painted in all its size: it is drawn smaller on the way.
        if (transform.k < drawnAt * OUTGROWN) draw();
      });
    const bounds = (): void => {
      if (!frame) return;
      const { width, height } = frame.getBoundingClientRect();
      const open = measure();
      if (!open || width === 0) return;
      setLeast(Math.min(1, filling(props.face.viewBox, open)));
      behaviour
        ?.scaleExtent([least(), NEAREST])
        .extent([
          [open.left, open.top],
          [open.right, open.bottom],
        ])
        .translateExtent([
          [0, 0],
          [width, height],
        ]);
    };
    bounds();
    const watch = new ResizeObserver(bounds);
    watch.observe(frame);
    for (const panel of panels()) watch.observe(panel);
    const stage = select(frame).call(behaviour);
    const magnify = stage.on('dblclick.zoom');
    // A double click on a place picks it; elsewhere it magnifies. A finger has no such choice: two taps magnify anywhere.
    stage.on('dblclick.zoom', (event: MouseEvent) => {
      if (frame && event.type === 'dblclick' && !placeAt(event.target)) magnify?.call(frame, event, undefined);
    });
    const deaf = onDoubleTap(frame, (event) => frame && magnify?.call(frame, event, undefined));
    frame.addEventListener('pointerenter', unhovered, { capture: true });
    frame.addEventListener('mousedown', press, { capture: true });
    // Between the panels, until something is to be looked at.
    if (props.face.floats && !props.still) goTo(props.face.viewBox, least());
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
            attend={attend}
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
      <Show when={!props.still && props.face.Overview}>
        {(drawing) => (
          <Overview viewBox={props.face.viewBox} seen={seen()} onLook={(x, y) => goTo([x, y, 0, 0], scale())}>
            <Dynamic component={drawing()} {...props.faceProps} />
          </Overview>
        )}
      </Show>
      <Show when={!props.still && props.face.Legend}>
        {(legend) => (
          <LegendPanel>
            <Dynamic component={legend()} {...props.faceProps} />
          </LegendPanel>
        )}
      </Show>
      <div class="zoom">
        <button type="button" aria-label={t('play.zoomIn')} title={t('play.zoomIn')} onClick={() => zoomBy('in')}>
          +
        </button>
        <button type="button" aria-label={t('play.zoomOut')} title={t('play.zoomOut')} onClick={() => zoomBy('out')}>
          −
        </button>
        <Show when={scale() > least() * 1.01}>
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

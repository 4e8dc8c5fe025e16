import type { DiagramPlace } from '@ravelin/engine';
import { createResource, createSignal, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Dialog } from '../art/Dialog.tsx';
import type { FaceProps, GameFace, Marks } from '../face.ts';
import { BoardFrame } from '../play/BoardFrame.tsx';
import { stillProps } from '../play/stillProps.ts';
import { tongueOf } from '../play/tongue.ts';
import { t } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import { Cited } from './Cited.tsx';
import { cropOf, type Diagram } from './diagram.ts';

/** A diagram: the game's own board, still, in a frame of its own. It is drawn when it first comes near the window. */

/** How near, so that it is there before it is seen. */
const NEAR = '600px';
/** No diagram is higher than this, so that it and its paragraph are seen together. */
const HIGHEST = 540;

/** The part of the face that a diagram shows, with the position that it shows. */
const Still = (props: { readonly diagram: Diagram; readonly face: GameFace; readonly faceProps: FaceProps }) => {
  const { part = 'board' } = props.diagram;
  if (typeof part === 'object') return <Dynamic component={props.face.Seat} {...props.faceProps} seat={part.seat} />;
  const drawn = { board: props.face.Board, now: props.face.Now, hand: props.face.Hand };
  return <Dynamic component={drawn[part]} {...props.faceProps} />;
};

export const Figure = (props: {
  readonly game: string;
  readonly place: DiagramPlace;
  readonly diagram: Diagram;
  readonly face: GameFace;
}) => {
  const { game, diagram, face } = props;
  let frame: HTMLDivElement | undefined;
  const [near, setNear] = createSignal(false);
  const [width, setWidth] = createSignal(0);
  const [large, setLarge] = createSignal(false);
  const onBoard = (diagram.part ?? 'board') === 'board';
  const [x, y, w, h] = cropOf(diagram, face);
  /** The sheet is laid out at its full size and then scaled, so that a face need not know that it is small. */
  const sheet = onBoard ? face.viewBox : ([0, 0, w, h] as const);
  const scale = () => width() / w;

  const [still] = createResource(near, () =>
    theTable().ask.still({ game, scene: diagram.scene ?? {}, laid: diagram.laid ?? {} }),
  );
  const marks: Marks = new Map(Object.entries(diagram.marks ?? {}));
  const tongue = tongueOf(face);
  const nothing = () => undefined;
  const faceProps = (): FaceProps | undefined => {
    const shown = still();
    if (!shown) return undefined;
    const { position: view, happened: events, laid } = shown;
    return { ...stillProps(view, tongue), events, laid, marks };
  };

  onMount(() => {
    if (!frame) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: NEAR },
    );
    watch.observe(frame);
    const measure = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    measure.observe(frame);
    onCleanup(() => {
      watch.disconnect();
      measure.disconnect();
    });
  });

  return (
    <figure class="diagram" classList={{ aside: !onBoard }} id={`d-${props.place.id}`}>
      <div
        class="still"
        ref={(element) => {
          frame = element;
        }}
        role="img"
        aria-label={diagram.alt[settings.language]}
        style={{ 'aspect-ratio': `${w} / ${h}`, 'max-width': `${onBoard ? Math.round((HIGHEST * w) / h) : w}px` }}
      >
        <Suspense>
          <Show when={near() && width() > 0 && faceProps()}>
            {(given) => (
              <div
                class="still-sheet"
                inert
                style={{
                  width: `${sheet[2]}px`,
                  height: `${sheet[3]}px`,
                  transform: `scale(${scale()}) translate(${sheet[0] - x}px, ${sheet[1] - y}px)`,
                }}
              >
                <Still diagram={diagram} face={face} faceProps={given()} />
              </div>
            )}
          </Show>
        </Suspense>
      </div>
      <figcaption>
        <span>
          <Cited text={props.place.caption} game={game} />
        </span>
        <Show when={onBoard}>
          <button
            type="button"
            class="btn quiet"
            lang={settings.language}
            aria-label={t('diagram.enlargeThis', { caption: props.place.caption })}
            onClick={() => setLarge(true)}
          >
            {t('diagram.enlarge')}
          </button>
        </Show>
      </figcaption>
      <Show when={large() && faceProps()}>
        {(given) => (
          <Dialog title={props.place.caption} class="enlarged" onClose={() => setLarge(false)}>
            <BoardFrame face={face} faceProps={given()} still handle={nothing} />
            <button type="button" class="btn" autofocus lang={settings.language} onClick={() => setLarge(false)}>
              {t('diagram.close')}
            </button>
          </Dialog>
        )}
      </Show>
    </figure>
  );
};

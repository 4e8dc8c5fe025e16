import { type JSX, Show } from 'solid-js';
import type { Part } from '../face.ts';
import { t } from '../shell/i18n.ts';
import { setSettings, settings } from '../shell/settings.ts';

/** The whole board in small, with a frame around what is in sight. The frame is dragged, or walked with the arrow keys. */

const PART = 'overview';
/** How much of what is in sight an arrow key moves on. */
const STEP = 0.25;
const WAYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
};

export const Overview = (props: {
  readonly viewBox: Part;
  readonly seen: Part | undefined;
  /** This point of the sheet is to be in the middle. */
  readonly onLook: (x: number, y: number) => void;
  readonly children: JSX.Element;
}) => {
  let map: HTMLDivElement | undefined;
  const folded = () => settings.folded.includes(PART);
  const fold = (): void =>
    setSettings('folded', (all) => (all.includes(PART) ? all.filter((one) => one !== PART) : [...all, PART]));
  /** Where in the frame the hand has it, so that it does not jump. */
  let grip: readonly [x: number, y: number] | undefined;
  const pointOf = ({ clientX, clientY }: PointerEvent): readonly [x: number, y: number] => {
    const box = map?.getBoundingClientRect();
    const [left, top, wide, deep] = props.viewBox;
    if (!box) return [left, top];
    return [left + ((clientX - box.left) / box.width) * wide, top + ((clientY - box.top) / box.height) * deep];
  };
  const down = (event: PointerEvent): void => {
    const { seen } = props;
    if (!seen || event.button !== 0) return;
    map?.setPointerCapture(event.pointerId);
    const [x, y] = pointOf(event);
    const [dx, dy] = [seen[0] + seen[2] / 2 - x, seen[1] + seen[3] / 2 - y];
    const inside = Math.abs(dx) <= seen[2] / 2 && Math.abs(dy) <= seen[3] / 2;
    grip = inside ? [dx, dy] : [0, 0];
    if (!inside) props.onLook(x, y);
  };
  const move = (event: PointerEvent): void => {
    if (!grip) return;
    const [x, y] = pointOf(event);
    props.onLook(x + grip[0], y + grip[1]);
  };
  const walk = (event: KeyboardEvent): void => {
    const way = WAYS[event.key];
    const { seen } = props;
    if (!way || !seen) return;
    event.preventDefault();
    event.stopPropagation();
    props.onLook(seen[0] + seen[2] * (0.5 + way[0]), seen[1] + seen[3] * (0.5 + way[1]));
  };
  return (
    <section class="overview" classList={{ folded: folded() }} aria-label={t('overview.title')}>
      <header>
        <h2>{t('overview.title')}</h2>
        <button
          type="button"
          class="overview-fold"
          aria-expanded={!folded()}
          aria-label={t(folded() ? 'fold.open' : 'fold.close', { part: t('overview.title') })}
          onClick={fold}
        >
          <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
            <path d="M1 3 5 7 9 3" fill="none" stroke="currentColor" stroke-width="1.6" />
          </svg>
        </button>
      </header>
      <Show when={!folded()}>
        {/* biome-ignore lint/a11y/useSemanticElements: it is a map in which a frame is moved, no form */}
        <div
          class="overview-map"
          role="group"
          aria-label={t('overview.how')}
          tabindex="0"
          style={{ 'aspect-ratio': `${props.viewBox[2]} / ${props.viewBox[3]}` }}
          ref={(element) => {
            map = element;
          }}
          onPointerDown={down}
          onPointerMove={move}
          onPointerUp={() => {
            grip = undefined;
          }}
          onPointerCancel={() => {
            grip = undefined;
          }}
          onKeyDown={walk}
        >
          {props.children}
          <Show when={props.seen}>
            {(seen) => (
              <svg class="overview-frame" viewBox={props.viewBox.join(' ')} aria-hidden="true">
                <rect x={seen()[0]} y={seen()[1]} width={Math.max(1, seen()[2])} height={Math.max(1, seen()[3])} />
              </svg>
            )}
          </Show>
        </div>
      </Show>
    </section>
  );
};

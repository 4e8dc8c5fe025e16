import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import type { Rect } from '../layout.ts';
import { signed } from '../names.ts';
import { HIGH, LOW, numberIn } from '../view.ts';
import { willCount } from '../war.ts';
import { Plate } from './plate.tsx';

/** H7.0 National Will: the Defeat space, then −5 to 5 and more; where it stood at the start, and what it would be now. */

const SPACES = Array.from({ length: HIGH - LOW + 2 }, (_, i) => LOW - 1 + i);
const HEIGHT = 40;

export const Will = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const view = () => props.face.view;
  const shown = (n: number): number => Math.max(LOW - 1, Math.min(HIGH, n));
  const now = () => shown(numberIn(view(), 'will'));
  const start = () => shown(numberIn(view(), 'startWill'));
  const next = () => willCount(view());
  const wide = () => (props.rect[2] - 22) / (SPACES.length + 0.6);
  const x = (n: number) => 11 + (n < LOW ? 0 : wide() * (1.6 + n - LOW));
  const width = (n: number) => (n < LOW ? wide() * 1.6 : wide());
  const label = (n: number) => {
    if (n < LOW) return props.face.t('will.defeat');
    return n === HIGH ? `${signed(n)} +` : signed(n);
  };
  const words = () => props.face.t('will.words', { n: signed(numberIn(view(), 'will')), next: signed(next().sum) });
  const sum = () =>
    props.face.t('will.sum', {
      victories: next().victories,
      defeats: next().defeats,
      revolts: next().revolts,
      flags: next().flags,
      n: signed(next().sum),
    });
  return (
    <g class="he-will" role="img" aria-label={`${words()}. ${sum()}`}>
      <Plate rect={props.rect} title={props.face.t('will')} note={props.face.t('will.below')}>
        <g transform={`translate(0 27)`}>
          <For each={SPACES}>
            {(n) => (
              <g
                class="he-cell"
                classList={{ on: n === now(), defeat: n < LOW, low: n >= LOW && n < 0, high: n > 0 }}
                transform={`translate(${x(n)} 0)`}
              >
                <rect width={width(n)} height={HEIGHT} />
                <Show when={n < LOW}>
                  <rect width={width(n)} height={HEIGHT} fill="url(#he-stripes)" />
                </Show>
                <text x={width(n) / 2} y="26">
                  {label(n)}
                </text>
              </g>
            )}
          </For>
          <rect class="he-here" x={x(now()) - 1.5} y="-1.500" width={width(now()) + 3} height={HEIGHT + 3} />
          <g transform={`translate(${x(start()) + width(start()) / 2} ${HEIGHT})`}>
            <path class="he-start" d="M0 2L6 10H-6Z" />
            <text class="he-small" classList={{ 'he-end': start() >= 3 }} x={start() >= 3 ? -9 : 9} y="12">
              {props.face.t('will.start')}
            </text>
          </g>
          <Show when={shown(next().sum) !== now()}>
            <g transform={`translate(${x(shown(next().sum)) + width(shown(next().sum)) / 2} 0)`}>
              <circle class="he-next" cy="8" r="4.500" />
            </g>
          </Show>
        </g>
        <text class="he-line" x="11" y={props.rect[3] - 11}>
          {sum()}
        </text>
      </Plate>
    </g>
  );
};

/** The same in a narrow frame: the figure, and what a count now would give. */
export const WillPlate = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const now = () => numberIn(props.face.view, 'will');
  const next = () => willCount(props.face.view).sum;
  return (
    <g class="he-will" role="img" aria-label={props.face.t('will.words', { n: signed(now()), next: signed(next()) })}>
      <Plate rect={props.rect} title={props.face.t('will')}>
        <text class="he-big" x="12" y="68">
          {signed(now())}
        </text>
        <text class="he-small he-end" x={props.rect[2] - 11} y="66">
          → {signed(next())}
        </text>
      </Plate>
    </g>
  );
};

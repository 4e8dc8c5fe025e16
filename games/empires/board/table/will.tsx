import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import type { Rect } from '../layout.ts';
import { paint } from '../map/ground.tsx';
import { signed } from '../names.ts';
import { numberIn } from '../view.ts';
import type { WillCount } from '../war.ts';
import { Plate } from './plate.tsx';

/** National Will: the Defeat space, then the track; where it stood at the start, and what it would be now. */

const HEIGHT = 40;

/** The count in one line; what a game alone counts stands there under its own name. */
const fieldsOf = ({ victories, defeats, flags, more, sum }: WillCount): Readonly<Record<string, string | number>> => ({
  ...Object.fromEntries(more.map(({ key, n }) => [key.replace(/^.*\./, ''), -n])),
  victories,
  defeats,
  flags,
  n: signed(sum),
});

export const Will = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const { id, printed, war } = useEmpire();
  const { low, high } = printed.will;
  const spaces = Array.from({ length: high - low + 2 }, (_, i) => low - 1 + i);
  const view = () => props.face.view;
  const shown = (n: number): number => Math.max(low - 1, Math.min(high, n));
  const now = () => shown(numberIn(view(), 'will'));
  const start = () => shown(numberIn(view(), 'startWill'));
  const next = () => war.willCount(view());
  const wide = () => (props.rect[2] - 22) / (spaces.length + 0.6);
  const x = (n: number) => 11 + (n < low ? 0 : wide() * (1.6 + n - low));
  const width = (n: number) => (n < low ? wide() * 1.6 : wide());
  const label = (n: number) => {
    if (n < low) return props.face.t('will.defeat');
    return n === high ? `${signed(n)} +` : signed(n);
  };
  const words = () => props.face.t('will.words', { n: signed(numberIn(view(), 'will')), next: signed(next().sum) });
  const sum = () => props.face.t('will.sum', fieldsOf(next()));
  return (
    <g class="em-will" role="img" aria-label={`${words()}. ${sum()}`}>
      <Plate rect={props.rect} title={props.face.t('will')} note={props.face.t('will.below')}>
        <g transform={`translate(0 27)`}>
          <For each={spaces}>
            {(n) => (
              <g
                class="em-cell"
                classList={{ on: n === now(), defeat: n < low, low: n >= low && n < 0, high: n > 0 }}
                transform={`translate(${x(n)} 0)`}
              >
                <rect width={width(n)} height={HEIGHT} />
                <Show when={n < low}>
                  <rect width={width(n)} height={HEIGHT} fill={paint(id, 'stripes')} />
                </Show>
                <text x={width(n) / 2} y="26">
                  {label(n)}
                </text>
              </g>
            )}
          </For>
          <rect class="em-here" x={x(now()) - 1.5} y="-1.500" width={width(now()) + 3} height={HEIGHT + 3} />
          <g transform={`translate(${x(start()) + width(start()) / 2} ${HEIGHT})`}>
            <path class="em-start" d="M0 2L6 10H-6Z" />
            <text class="em-small" classList={{ 'em-end': start() >= 3 }} x={start() >= 3 ? -9 : 9} y="12">
              {props.face.t('will.start')}
            </text>
          </g>
          <Show when={shown(next().sum) !== now()}>
            <g transform={`translate(${x(shown(next().sum)) + width(shown(next().sum)) / 2} 0)`}>
              <circle class="em-next" cy="8" r="4.500" />
            </g>
          </Show>
        </g>
        <text class="em-line" x="11" y={props.rect[3] - 11}>
          {sum()}
        </text>
      </Plate>
    </g>
  );
};

/** The same in a narrow frame: the figure, and what a count now would give. */
export const WillPlate = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const { war } = useEmpire();
  const now = () => numberIn(props.face.view, 'will');
  const next = () => war.willCount(props.face.view).sum;
  return (
    <g class="em-will" role="img" aria-label={props.face.t('will.words', { n: signed(now()), next: signed(next()) })}>
      <Plate rect={props.rect} title={props.face.t('will')}>
        <text class="em-big" x="12" y="68">
          {signed(now())}
        </text>
        <text class="em-small em-end" x={props.rect[2] - 11} y="66">
          → {signed(next())}
        </text>
      </Plate>
    </g>
  );
};

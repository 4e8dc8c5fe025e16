import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { signed } from '../names.ts';
import { Cited } from '../sheets/parts.tsx';
import { numberIn } from '../view.ts';

/** National Will beside the map: the track, and under it what a count now would give, why, and where the war is lost. */
export const WillTrack = (props: { readonly face: FaceProps }) => {
  const { printed, rules, war } = useEmpire();
  const { low, high } = printed.will;
  const t = props.face.t;
  const view = () => props.face.view;
  const spaces = Array.from({ length: high - low + 2 }, (_, i) => low - 1 + i);
  const shown = (n: number): number => Math.max(low - 1, Math.min(high, n));
  const now = () => shown(numberIn(view(), 'will'));
  const count = () => war.willCount(view());
  const next = () => shown(count().sum);
  const words = (n: number): string => (n < low ? t('will.defeat') : n === high ? `${signed(n)}+` : signed(n));
  /** "Victories +4, Defeats −2, Flags lost −1" */
  const parts = (): string => {
    const { victories, defeats, flags, more } = count();
    const all: readonly (readonly [key: string, n: number])[] = [
      ['box:victories', victories],
      ['box:defeats', -defeats],
      ...more.map(({ key, n }) => [key, n] as const),
      ['will.flags', -flags],
    ];
    return all
      .filter(([, n]) => n !== 0)
      .map(([key, n]) => `${t(key)} ${signed(n)}`)
      .join(', ');
  };
  const danger = () => count().sum <= low + 1;
  return (
    <section class="em-own-will" aria-label={t('will')}>
      <ol
        class="em-track"
        aria-label={t('will.words', { n: signed(numberIn(view(), 'will')), next: signed(count().sum) })}
      >
        <For each={spaces}>
          {(n) => (
            <li
              classList={{
                on: n === now(),
                next: n === next() && next() !== now(),
                defeat: n < low,
                low: n < 0,
                high: n > 0,
              }}
              aria-current={n === now() ? 'true' : undefined}
            >
              {words(n)}
            </li>
          )}
        </For>
      </ol>
      <p classList={{ danger: danger() }}>
        {t(parts() === '' ? 'will.counted.none' : 'will.counted', { n: signed(count().sum), parts: parts() })}{' '}
        <Cited rule={rules.will} /> {t('will.lost', { n: signed(low) })} <Cited rule={war.lost.will} />
      </p>
    </section>
  );
};

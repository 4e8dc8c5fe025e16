import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { useEmpire } from './empire.ts';
import { leaderOf, signed } from './names.ts';
import { Cited } from './sheets/parts.tsx';

/** What could lose the war next, and what a short scenario asks for. */
export const Dangers = (props: { readonly face: FaceProps }) => {
  const empire = useEmpire();
  const t = props.face.t;
  const dangers = () => empire.war.dangersOf(props.face.view);
  const leader = (front: string): string =>
    leaderOf(empire, t, front, empire.reading.frontState(props.face.view, front).side);
  return (
    <>
      <Show when={dangers().length > 0}>
        <ul class="em-dangers" aria-label={t('dangers')}>
          <For each={dangers()}>
            {({ key, front, n, rule }) => (
              <li>
                {t(key, { leader: front === undefined ? '' : leader(front), n: signed(n ?? 0) })} <Cited rule={rule} />
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={empire.goal?.(props.face.view)}>
        {(goal) => (
          <p class="em-goal">
            {t('goal', { n: signed(goal().n) })} <Cited rule={goal().rule} />
          </p>
        )}
      </Show>
    </>
  );
};

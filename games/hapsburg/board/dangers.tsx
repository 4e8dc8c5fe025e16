import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { leaderOf, signed } from './names.ts';
import { dangersOf, goalOf } from './outlook.ts';
import { frontState } from './view.ts';

/** What could lose the war next, and what a short scenario asks for. */
export const Dangers = (props: { readonly face: FaceProps }) => {
  const t = props.face.t;
  const dangers = () => dangersOf(props.face.view);
  const leader = (front: string): string => leaderOf(t, front, frontState(props.face.view, front).side);
  return (
    <>
      <Show when={dangers().length > 0}>
        <ul class="he-dangers" aria-label={t('dangers')}>
          <For each={dangers()}>
            {({ key, front, n, rule }) => (
              <li>
                {t(key, { leader: front === undefined ? '' : leader(front), n: signed(n ?? 0) })}{' '}
                <span class="he-rule">{rule}</span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={goalOf(props.face.view) !== undefined}>
        <p class="he-goal">
          {t('goal', { n: signed(goalOf(props.face.view) ?? 0) })} <span class="he-rule">H11.2.5</span>
        </p>
      </Show>
    </>
  );
};

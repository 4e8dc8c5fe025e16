import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { ARMY } from '../field.ts';
import { armOf } from '../names.ts';
import { leaderRank, unitState } from '../view.ts';

/** The box of the Eliminated (M2.1.1.9), told by arm, and the leaders who fell. */
export const Losses = (props: { readonly face: FaceProps; readonly side: number }) => {
  const arms = createMemo(() => {
    const counts = new Map<string, number>();
    for (const { id, side } of ARMY.unit)
      if (side === props.side && unitState(props.face.view, id) === 'eliminated')
        counts.set(armOf(id), (counts.get(armOf(id)) ?? 0) + 1);
    return [...counts];
  });
  const fallen = createMemo(() =>
    ARMY.leader.filter(({ id, side }) => side === props.side && leaderRank(props.face.view, id) === 'killed'),
  );
  return (
    <Show when={arms().length + fallen().length > 0}>
      <div class="mo-losses">
        <h3>{props.face.t('losses')}</h3>
        <ul>
          <For each={arms()}>
            {([arm, n]) => (
              <li>
                {n} × {props.face.t(`arm:${arm}`)}
              </li>
            )}
          </For>
          <For each={fallen()}>{({ id }) => <li>† {props.face.t(`name:${id}`)}</li>}</For>
        </ul>
      </div>
    </Show>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { theaterWords } from '../names.ts';
import { Theater } from '../signs.tsx';
import { handlers, markOf, THEATER } from '../state.ts';
import { resourcesOf } from '../view.ts';

/** The Off-Map Theaters beside the map, with a place for each Resource. */
export const TheaterRow = (props: { readonly face: FaceProps }) => {
  const empire = useEmpire();
  const { printed } = empire;
  const mark = (id: string) => markOf(props.face, THEATER, id);
  const state = (id: string) => (mark(id) === 'rest' ? '' : `, ${props.face.t(`state:${mark(id)}`)}`);
  return (
    <div class="em-own-theaters">
      <For each={printed.theaters}>
        {(id) => (
          <button
            type="button"
            class={`em-own-pick ${mark(id)}`}
            data-place={`${props.face.realm ?? ''}${THEATER}:${id}`}
            aria-label={theaterWords(empire, props.face.t, props.face.view, id) + state(id)}
            aria-pressed={mark(id) === 'selected'}
            {...handlers(props.face, THEATER, () => id)}
          >
            <svg viewBox="-10 -10 20 20" aria-hidden="true">
              <Theater id={id} />
            </svg>
            <span>{props.face.t(`theater.short:${id}`)}</span>
            <span class="em-own-slots" aria-hidden="true">
              <For each={Array.from({ length: printed.theaterLimit }, (_, i) => i)}>
                {(i) => <i classList={{ full: i < resourcesOf(props.face.view, id) }} />}
              </For>
            </span>
          </button>
        )}
      </For>
    </div>
  );
};

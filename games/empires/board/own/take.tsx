import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { handlers, KIND, markOf } from '../state.ts';

/** Over a row of what lies ready: a clear button while it can serve, which a hand may also carry to the board. */

/** A kind of move that one takes up with the thing in hand: a Resource is there to be allocated. */
const stateOf = (face: FaceProps, domain: string, name: string): string => {
  if (domain !== KIND) return markOf(face, domain, name);
  const kinds = [...(face.doing?.values() ?? [])].flat();
  if (!kinds.includes(name)) return 'rest';
  return kinds.every((kind) => kind === name) ? 'selected' : 'legal';
};

export const Take = (props: {
  readonly face: FaceProps;
  readonly domain: string;
  readonly name: string;
  readonly words: string;
}) => {
  const state = () => stateOf(props.face, props.domain, props.name);
  return (
    <Show when={state() !== 'rest'}>
      <button
        type="button"
        class={`em-take ${state()}`}
        data-place={`${props.face.realm ?? ''}${props.domain}:${props.name}`}
        aria-label={`${props.words}, ${props.face.t(`state:${state()}`)}`}
        aria-pressed={state() === 'selected'}
        {...handlers(props.face, props.domain, () => props.name)}
      />
    </Show>
  );
};

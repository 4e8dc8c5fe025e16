import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { Due, Tag } from '../../../empires/board/map/markers.tsx';
import { isSet } from '../../../empires/board/view.ts';
import { project } from './project.ts';

/** Markers that lie on the map: the U-boats, the pipeline, and the Advance now due. */
export const Markers = (props: { readonly face: FaceProps }) => (
  <g class="em-markers" aria-hidden="true">
    <Show when={isSet(props.face.view, 'uboats')}>
      <Tag at={project([24.6, 36.5])} class="uboats" text={props.face.t('uboats.short')} width={118} />
    </Show>
    <Show when={isSet(props.face.view, 'pipeline')}>
      <Tag at={project([33.9, 30.05])} class="pipeline" text={props.face.t('pipeline.short')} width={78} />
    </Show>
    <Due face={props.face} />
  </g>
);

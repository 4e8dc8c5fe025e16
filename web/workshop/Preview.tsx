import type { StillJson } from '@ravelin/table/messages';
import { createResource, ErrorBoundary, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { stillProps } from '../play/stillProps.ts';
import { theTable } from '../worker/client.ts';
import { useBench } from './bench.ts';
import type { Item } from './outline.ts';
import { say } from './say.ts';

/** How a thing of the set will look: the game's own card or counter, drawn from the set as it stands. */
export const Preview = (props: { readonly item: Item }) => {
  const bench = useBench();
  const { face, tongue } = bench;
  const [start] = createResource(() => theTable().ask.still({ game: bench.game, scene: {}, laid: {} }));
  return (
    <section class="ws-preview" aria-label={say('looks')}>
      <h2>{say('looks')}</h2>
      <Show when={bench.thingOf(props.item)} fallback={<p class="ws-none">{say('noPicture')}</p>}>
        {(thing) => (
          <Show when={start() && bench.drawn()} keyed>
            {(_) => (
              <ErrorBoundary fallback={<p class="ws-none">{say('noPicture')}</p>}>
                <div class="ws-card" inert>
                  <Dynamic
                    component={face.Inspect}
                    {...stillProps((start() as StillJson).position, tongue)}
                    domain={thing().domain}
                    name={thing().name}
                  />
                </div>
              </ErrorBoundary>
            )}
          </Show>
        )}
      </Show>
    </section>
  );
};

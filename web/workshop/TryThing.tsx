import { createSignal, Show } from 'solid-js';
import { FailedText } from '../shell/Failed.tsx';
import { go } from '../shell/router.ts';
import { theTable } from '../worker/client.ts';
import { useBench } from './bench.ts';
import type { Item } from './outline.ts';
import { say } from './say.ts';

/** So long a position is looked for, in milliseconds. */
const PATIENCE = 8000;

/** Begins a game with the set where a thing of it can be used, or comes up next; each time another. */
export const TryThing = (props: { readonly item: Item }) => {
  const bench = useBench();
  const [stage, setStage] = createSignal<'rest' | 'looking' | 'none'>('rest');
  const [failure, setFailure] = createSignal<unknown>();
  const isReady = (): boolean => bench.findings().length === 0 && stage() !== 'looking';
  const look = async (domain: string, name: string): Promise<void> => {
    setStage('looking');
    setFailure(undefined);
    try {
      // In a composed game the domain says which part it is.
      const [own = '', part] = domain.split('/').reverse();
      const thing = { domain: own, name, ...(part !== undefined && { part }) };
      const files = bench.files();
      const id = await theTable().ask.tryThing({ game: bench.game, files, thing, milliseconds: PATIENCE });
      if (id !== null) go({ screen: 'play', id });
      setStage(id === null ? 'none' : 'rest');
    } catch (error) {
      setFailure(error);
      setStage('rest');
    }
  };
  return (
    <Show when={bench.thingOf(props.item)}>
      {(thing) => (
        <section class="ws-try" aria-label={say('tryThing')}>
          <h2>{say('tryThing')}</h2>
          <p>{say('tryThingText')}</p>
          <button
            type="button"
            class="btn"
            aria-disabled={!isReady()}
            onClick={() => isReady() && void look(thing().domain, thing().name)}
          >
            {say('tryThingHere')}
          </button>
          <p role="status">
            <Show when={stage() !== 'rest'}>{say(stage() === 'looking' ? 'tryLooking' : 'tryNone')}</Show>
          </p>
          <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
        </section>
      )}
    </Show>
  );
};

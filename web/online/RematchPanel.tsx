import type { Snapshot } from '@ravelin/table/messages';
import { Match, Show, Switch } from 'solid-js';
import { linkTo } from '../shell/router.ts';
import type { Rematch } from './createRematch.ts';
import { say } from './say.ts';
import { Wrong } from './Wrong.tsx';

/** Playing again with the same people: offered, accepted, and the way to the new table. */
export const RematchPanel = (props: {
  readonly rematch: Rematch;
  readonly snapshot: Snapshot;
  /** The seats that are played here. */
  readonly seats: readonly string[];
}) => {
  const { rematch } = props;
  const others = (): string =>
    (rematch.rematch()?.wanted ?? [])
      .filter((seat) => !props.seats.includes(seat))
      .map((seat) => props.snapshot.setting?.names?.[seat] ?? seat)
      .join(', ');
  return (
    <div class="rematch">
      <Wrong error={rematch.failure()} />
      <Switch>
        <Match when={rematch.rematch()?.table}>
          {(id) => (
            <a class="btn primary" href={linkTo({ screen: 'online', id: id(), invite: null })}>
              {say('rematch.go')}
            </a>
          )}
        </Match>
        <Match when={props.seats.length > 0 && rematch.rematch()}>
          <p role="status">
            {rematch.isWanted()
              ? say('rematch.waits')
              : others() !== ''
                ? say('rematch.offered', { name: others() })
                : ''}
          </p>
          <Show
            when={rematch.isWanted()}
            fallback={
              <button type="button" class="btn primary" onClick={() => void rematch.want()}>
                {say(others() === '' ? 'rematch.want' : 'rematch.accept')}
              </button>
            }
          >
            <button type="button" class="btn" onClick={() => void rematch.unwant()}>
              {say('proposal.withdraw')}
            </button>
          </Show>
        </Match>
      </Switch>
    </div>
  );
};

import { For, Show } from 'solid-js';
import { Box, Radio } from '../newTable/Choice.tsx';
import { type DraftOf, FORFEIT } from '../newTable/draft.ts';
import { USUAL_LEVEL } from '../newTable/setUp.ts';
import { timeoutText } from './SetUpText.tsx';
import { say } from './say.ts';
import { PACES, paceText } from './tables.ts';

/** What a server adds to the form of a new table: clocks, spectators, and where the game is kept. */

const Kept = (props: { readonly game: string; readonly of: DraftOf }) => (
  <fieldset class="choices">
    <legend>{say('new.kept')}</legend>
    <Radio
      game={props.game}
      name="kept"
      value="device"
      checked={!props.of.onServer()}
      disabled={props.of.away()}
      title={say('new.device')}
      text={say(props.of.away() ? 'new.deviceClosed' : 'new.deviceText')}
      onPick={() => props.of.keepHere()}
    />
    <Radio
      game={props.game}
      name="kept"
      value="server"
      checked={props.of.onServer()}
      title={say('new.server')}
      text={say('new.serverText')}
      onPick={() => props.of.setDraft('kept', true)}
    />
  </fieldset>
);

const Timeout = (props: { readonly game: string; readonly of: DraftOf }) => (
  <fieldset class="choices">
    <legend>{say('new.timeout')}</legend>
    <For each={[FORFEIT, USUAL_LEVEL]}>
      {(timeout) => (
        <Radio
          game={props.game}
          name="timeout"
          value={timeout}
          checked={props.of.draft.timeout === timeout}
          title={timeoutText(timeout)}
          text={say(timeout === FORFEIT ? 'timeout.forfeitText' : 'timeout.computerText')}
          onPick={() => props.of.setDraft('timeout', timeout)}
        />
      )}
    </For>
  </fieldset>
);

export const Manner = (props: { readonly game: string; readonly of: DraftOf; readonly moved: boolean }) => (
  <>
    <fieldset class="choices paces">
      <legend>{say('new.pace')}</legend>
      <For each={PACES}>
        {(pace) => (
          <Radio
            game={props.game}
            name="pace"
            value={pace}
            checked={props.of.pace() === pace}
            title={paceText(pace)}
            text={say(`paceText.${pace}`)}
            onPick={() => props.of.setDraft('pace', pace)}
          />
        )}
      </For>
    </fieldset>
    <Show when={props.of.pace() !== 'none'}>
      <Timeout game={props.game} of={props.of} />
    </Show>
    <Show when={!props.moved}>
      <Kept game={props.game} of={props.of} />
    </Show>
  </>
);

export const Watchers = (props: { readonly game: string; readonly of: DraftOf }) => (
  <Box
    game={props.game}
    name="watchable"
    checked={props.of.draft.watchable}
    title={say('new.watchable')}
    text={say('new.watchableText')}
    onPick={(checked) => props.of.setDraft('watchable', checked)}
  />
);

import type { NewTournament } from '@ravelin/server/messages';
import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { ComponentSets } from '../newTable/ComponentSets.tsx';
import { Choices } from '../newTable/Options.tsx';
import { createSetUp } from '../newTable/setUp.ts';
import { api } from '../online/api.ts';
import { createWords } from '../online/createWords.ts';
import { orSignedOut } from '../online/session.ts';
import { paceText } from '../online/tables.ts';
import { Wrong } from '../online/Wrong.tsx';
import { facedGames, factsOf, wordsOf } from '../shell/faces.ts';
import { go } from '../shell/router.ts';
import { kindText } from './tournamentText.ts';
import { say } from './words.ts';
import '../newTable/newTable.css';

/** The form for a new tournament. */

/** One player against another: allies win and lose together. */
const GAMES = facedGames.filter((game) => factsOf(game)?.players === '2');
const KINDS = ['round-robin', 'knockout'] as const;
const PACES = ['live', 'fast', 'slow'] as const;
/** As many as the server lets in. */
const MOST: Readonly<Record<NewTournament['kind'], number>> = { 'round-robin': 16, knockout: 64 };

/** What is chosen of a game, and again from the beginning when it is another. */
const createChoice = (game: () => string) => {
  const found = createWords(game);
  return createMemo(() => {
    const words = found.loading ? undefined : found();
    return words && createSetUp(words.game, (english) => words.tongue.say(english));
  });
};

export const MakeTournament = () => {
  const id = createUniqueId();
  const [failure, setFailure] = createSignal<unknown>();
  const [kind, setKind] = createSignal<NewTournament['kind']>('round-robin');
  const [game, setGame] = createSignal(GAMES[0]);
  const setUp = createChoice(game);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const chosen = setUp();
    if (!chosen) return;
    setFailure(undefined);
    const form = new FormData(event.currentTarget as HTMLFormElement);
    const [name, pace, most] = ['name', 'pace', 'most'].map((field) => String(form.get(field)).trim());
    const components = chosen.components();
    try {
      const made = await orSignedOut(
        api.makeTournament({
          name,
          game: game(),
          scenario: chosen.scenario(),
          options: chosen.chosen(),
          ...(typeof components === 'string' && { components }),
          kind: kind(),
          pace: pace as NewTournament['pace'],
          ...(most !== '' && { most: Number(most) }),
        }),
      );
      go({ screen: 'tournament', id: made.id });
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <form class="sheet-form make-tournament" onSubmit={make}>
      <div class="field">
        <label for={`${id}-name`}>{say('tournamentName')}</label>
        <input id={`${id}-name`} name="name" required maxlength="60" pattern=".*\S.*" autocomplete="off" />
      </div>
      <div class="field">
        <label for={`${id}-kind`}>{say('kind')}</label>
        <select
          id={`${id}-kind`}
          name="kind"
          aria-describedby={`${id}-kind-text`}
          onChange={({ currentTarget }) => setKind(currentTarget.value as NewTournament['kind'])}
        >
          <For each={KINDS}>{(one) => <option value={one}>{kindText(one)}</option>}</For>
        </select>
        <small id={`${id}-kind-text`}>{say(`about.${kind()}`)}</small>
      </div>
      <div class="field">
        <label for={`${id}-pace`}>{say('pace')}</label>
        <select id={`${id}-pace`} name="pace">
          <For each={PACES}>
            {(pace) => (
              <option value={pace} selected={pace === 'fast'}>
                {paceText(pace)}
              </option>
            )}
          </For>
        </select>
      </div>
      <div class="field">
        <label for={`${id}-most`}>{say('most')}</label>
        <input
          id={`${id}-most`}
          name="most"
          inputmode="numeric"
          pattern="[0-9]{1,2}"
          autocomplete="off"
          aria-describedby={`${id}-most-text`}
        />
        <small id={`${id}-most-text`}>{say('mostText', { n: MOST[kind()] })}</small>
      </div>
      <div class="field">
        <label for={`${id}-game`}>{say('game')}</label>
        <select id={`${id}-game`} name="game" onChange={({ currentTarget }) => setGame(currentTarget.value)}>
          <For each={GAMES}>{(one) => <option value={one}>{wordsOf(one, 'title')}</option>}</For>
        </select>
      </div>
      <Show when={setUp()} fallback={<p role="status">{say('loading')}</p>} keyed>
        {(chosen) => (
          <div class="table-choices">
            <Choices setUp={chosen} more={undefined} />
            <ComponentSets setUp={chosen} own={false} />
          </div>
        )}
      </Show>
      <Wrong error={failure()} />
      <p class="acts">
        <button type="submit" class="btn primary" aria-disabled={setUp() === undefined}>
          {say('make')}
        </button>
      </p>
    </form>
  );
};

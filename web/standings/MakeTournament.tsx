import type { NewTournament } from '@ravelin/server/messages';
import { MOST_PLAYERS, TOURNAMENT_KINDS } from '@ravelin/table/messages';
import { createMemo, createSignal, createUniqueId, For, Show } from 'solid-js';
import { ComponentSets } from '../newTable/ComponentSets.tsx';
import { Choices } from '../newTable/Options.tsx';
import { createSetUp, type SetUp } from '../newTable/setUp.ts';
import { api } from '../online/api.ts';
import { createWords } from '../online/createWords.ts';
import { orSignedOut } from '../online/session.ts';
import { PACES, paceText } from '../online/tables.ts';
import { Wrong } from '../online/Wrong.tsx';
import { facedGames, factsOf, wordsOf } from '../shell/faces.ts';
import { go } from '../shell/router.ts';
import { kindText } from './tournamentText.ts';
import { say } from './words.ts';
import '../newTable/newTable.css';

/** The form for a new tournament. */

/** One player against another: allies win and lose together. */
const GAMES = facedGames.filter((game) => factsOf(game)?.players === '2');
/** Nobody may keep the others of a round waiting for ever. */
const WITH_A_CLOCK = PACES.filter((pace) => pace !== 'none');

/** What is chosen of a game, and again from the beginning when it is another. */
const createChoice = (game: () => string) => {
  const found = createWords(game);
  return createMemo(() => {
    const words = found.loading ? undefined : found();
    return words && createSetUp(words.game, (english) => words.tongue.say(english));
  });
};

/** What the server is asked for: what was chosen, and what stands in the fields. */
const tournamentOf = (form: FormData, { game, scenario, chosen, components: chosenSet }: SetUp): NewTournament => {
  const [name, kind, pace, most] = ['name', 'kind', 'pace', 'most'].map((field) => String(form.get(field)).trim());
  const components = chosenSet();
  return {
    name,
    game: game.id,
    scenario: scenario(),
    options: chosen(),
    ...(typeof components === 'string' && { components }),
    kind: kind as NewTournament['kind'],
    pace: pace as NewTournament['pace'],
    ...(most !== '' && { most: Number(most) }),
  };
};

/** How it is called and played, whatever the game. */
const Fields = () => {
  const id = createUniqueId();
  const [kind, setKind] = createSignal<NewTournament['kind']>('round-robin');
  return (
    <>
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
          <For each={TOURNAMENT_KINDS}>{(one) => <option value={one}>{kindText(one)}</option>}</For>
        </select>
        <small id={`${id}-kind-text`}>{say(`about.${kind()}`)}</small>
      </div>
      <div class="field">
        <label for={`${id}-pace`}>{say('pace')}</label>
        <select id={`${id}-pace`} name="pace">
          <For each={WITH_A_CLOCK}>
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
        <small id={`${id}-most-text`}>{say('mostText', { n: MOST_PLAYERS[kind()] })}</small>
      </div>
    </>
  );
};

export const MakeTournament = () => {
  const id = createUniqueId();
  const [failure, setFailure] = createSignal<unknown>();
  const [game, setGame] = createSignal(GAMES[0]);
  const setUp = createChoice(game);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const chosen = setUp();
    if (!chosen) return;
    setFailure(undefined);
    const form = new FormData(event.currentTarget as HTMLFormElement);
    try {
      const made = await orSignedOut(api.makeTournament(tournamentOf(form, chosen)));
      go({ screen: 'tournament', id: made.id });
    } catch (error) {
      setFailure(() => error);
    }
  };
  return (
    <form class="sheet-form make-tournament" onSubmit={make}>
      <Fields />
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
        <button type="submit" class="btn primary" disabled={setUp() === undefined}>
          {say('make')}
        </button>
      </p>
    </form>
  );
};

import { isOpenOption, openOptions } from '@ravelin/engine';
import { type GameJson, LEVEL_NAMES } from '@ravelin/table/messages';
import { createResource, createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { levelTitle } from '../play/levels.ts';
import { tongueOf } from '../play/tongue.ts';
import { facedGames, faceOf, wordsOf } from '../shell/faces.ts';
import { theTable } from '../worker/client.ts';
import { type Files, numbersOf } from '../worker/laboratoryLine.ts';
import { readFiles } from './files.ts';
import { start, state } from './run.ts';
import { say } from './words.ts';

/** What is to be played. */

const PLAYERS = ['random', 'thumb', ...LEVEL_NAMES.map(({ id }) => id)];
const playerTitle = (id: string): string =>
  id === 'random' ? say('random') : id === 'thumb' ? say('thumb') : (levelTitle(id) ?? id);

type Compare = 'nothing' | 'set' | 'number';

interface Draft {
  players: [string, string];
  games: string;
  seed: string;
  scenario: string;
  options: Record<string, string>;
  /** Sets that come with the game, by their ids. */
  set: string;
  otherSet: string;
  compare: Compare;
  way: string;
  from: string;
  to: string;
  step: string;
}

const freshSeed = (): string => Math.random().toString(36).slice(2, 10);

interface SelectProps {
  readonly title: string;
  readonly name: string;
  readonly value: string;
  readonly values: readonly (readonly [id: string, title: string])[];
  readonly onPick: (id: string) => void;
}

const Select = (props: SelectProps) => (
  <label class="field">
    <b>{props.title}</b>
    <select name={props.name} value={props.value} onChange={(event) => props.onPick(event.currentTarget.value)}>
      <For each={props.values}>
        {([id, title]) => (
          <option value={id} selected={id === props.value}>
            {title}
          </option>
        )}
      </For>
    </select>
  </label>
);

const Text = (props: {
  readonly title: string;
  readonly name: string;
  readonly value: string;
  readonly numeric?: boolean;
  readonly list?: string;
  readonly onText: (text: string) => void;
}) => (
  <label class="field">
    <b>{props.title}</b>
    <input
      type="text"
      name={props.name}
      value={props.value}
      autocomplete="off"
      inputmode={props.numeric ? 'numeric' : 'text'}
      list={props.list}
      onInput={(event) => props.onText(event.currentTarget.value)}
    />
  </label>
);

const FilesField = (props: {
  readonly title: string;
  readonly name: string;
  readonly onFiles: (files: FileList | null) => void;
}) => (
  <label class="field">
    <b>{props.title}</b>
    <input
      type="file"
      name={props.name}
      accept=".json,application/json"
      multiple
      onChange={(event) => props.onFiles(event.currentTarget.files)}
    />
  </label>
);

const GameForm = (props: { readonly game: GameJson; readonly tell: (english: string) => string }) => {
  const { game } = props;
  const isAlone = game.seats.length === 1 || game.allied !== undefined;
  const [draft, setDraft] = createStore<Draft>({
    players: ['thumb', 'thumb'],
    games: '500',
    seed: freshSeed(),
    scenario: game.scenarios[0].id,
    options: Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    set: game.offered,
    otherSet: game.sets.find(({ id }) => id !== game.offered)?.id ?? game.offered,
    compare: 'nothing',
    way: '',
    from: '',
    to: '',
    step: '1',
  });
  const [own, setOwn] = createSignal<FileList | null>(null);
  const [other, setOther] = createSignal<FileList | null>(null);
  const [failure, setFailure] = createSignal<string>();
  /** Files of one's own, or else the set that comes with the game and was chosen. */
  const setFrom = async (files: FileList | null, set: string): Promise<Files> =>
    (await readFiles(files)) ?? { name: set };
  const [numbers] = createResource(
    () => draft.compare === 'number' && { files: own(), set: draft.set },
    async ({ files, set }) => (await numbersOf(game.id, await setFrom(files, set))).numbers,
  );

  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    setFailure(undefined);
    const games = Number(draft.games);
    if (!/^\d+$/.test(draft.games) || games < 1 || games > 1_000_000) {
      setFailure(`${say('games')}: 1–1000000`);
      return;
    }
    try {
      const chosen = await setFrom(own(), draft.set);
      const components = chosen.name === game.sets[0].id ? undefined : chosen;
      const against = draft.compare === 'set' ? await setFrom(other(), draft.otherSet) : undefined;
      await start({
        game: game.id,
        games,
        seed: draft.seed.trim() === '' ? freshSeed() : draft.seed.trim(),
        scenario: draft.scenario,
        options: openOptions(game.options, draft.options),
        players: isAlone ? draft.players[0] : draft.players.join(','),
        components,
        against,
        sweep: draft.compare === 'number' ? `${draft.way}=${draft.from}..${draft.to}:${draft.step}` : undefined,
      });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  };

  /** One of the sets that come with the game, where there are several. */
  const Sets = (field: Pick<SelectProps, 'name' | 'title' | 'value' | 'onPick'>) => (
    <Show when={game.sets.length > 1}>
      <Select {...field} values={game.sets.map(({ id, title }) => [id, props.tell(title)])} />
    </Show>
  );

  return (
    <form class="lab-form" onSubmit={(event) => void begin(event)}>
      <For each={isAlone ? [0] : game.seats.map((_seat, at) => at)}>
        {(at) => (
          <Select
            title={isAlone ? say('both') : wordsOf(game.id, `seat:${game.seats[at]}`)}
            name={`player-${at}`}
            value={draft.players[at]}
            values={PLAYERS.map((id) => [id, playerTitle(id)])}
            onPick={(id) => setDraft('players', at, id)}
          />
        )}
      </For>
      <Text
        title={say(draft.compare === 'nothing' ? 'games' : 'gamesOfEach')}
        name="games"
        numeric
        value={draft.games}
        onText={(text) => setDraft('games', text)}
      />
      <Text title={say('seed')} name="seed" value={draft.seed} onText={(text) => setDraft('seed', text)} />
      <Show when={game.scenarios.length > 1}>
        <Select
          title={say('scenario')}
          name="scenario"
          value={draft.scenario}
          values={game.scenarios.map(({ id, title }) => [id, props.tell(title)])}
          onPick={(id) => setDraft('scenario', id)}
        />
      </Show>
      <For each={game.options}>
        {(option) => (
          <Show when={isOpenOption(option, draft.options)}>
            <Select
              title={props.tell(option.title)}
              name={`option-${option.id}`}
              value={draft.options[option.id]}
              values={option.values.map(({ id, title }) => [id, props.tell(title)])}
              onPick={(id) => setDraft('options', option.id, id)}
            />
          </Show>
        )}
      </For>
      <Sets name="set" title={say('set')} value={draft.set} onPick={(id) => setDraft('set', id)} />
      <FilesField title={say('componentsFile')} name="components" onFiles={setOwn} />
      <Select
        title={say('compare')}
        name="compare"
        value={draft.compare}
        values={[
          ['nothing', say('compareNone')],
          ['set', say('compareSet')],
          ['number', say('compareNumber')],
        ]}
        onPick={(id) => setDraft('compare', id as Compare)}
      />
      <Show when={draft.compare === 'set'}>
        <Sets
          name="other-set"
          title={say('otherSet')}
          value={draft.otherSet}
          onPick={(id) => setDraft('otherSet', id)}
        />
        <FilesField title={say('against')} name="against" onFiles={setOther} />
      </Show>
      <Show when={draft.compare === 'number'}>
        <Text
          title={say('way')}
          name="way"
          value={draft.way}
          list="lab-numbers"
          onText={(text) => setDraft('way', text)}
        />
        <datalist id="lab-numbers">
          <For each={numbers.state === 'ready' ? numbers() : []}>{(way) => <option value={way} />}</For>
        </datalist>
        <Text title={say('from')} name="from" numeric value={draft.from} onText={(text) => setDraft('from', text)} />
        <Text title={say('to')} name="to" numeric value={draft.to} onText={(text) => setDraft('to', text)} />
        <Text title={say('step')} name="step" numeric value={draft.step} onText={(text) => setDraft('step', text)} />
      </Show>
      <div class="lab-acts">
        <button type="submit" class="btn primary big" disabled={state.stage !== 'form'}>
          {say('start')}
        </button>
      </div>
      <Show when={failure() ?? state.failure}>
        {(message) => (
          <p class="lab-failure" role="alert">
            <b>{say('failed')}.</b> <span lang="en">{message()}</span>
          </p>
        )}
      </Show>
    </form>
  );
};

export const Form = () => {
  const [id, setId] = createSignal(state.game === '' ? (facedGames.at(-1) ?? '') : state.game);
  const [game] = createResource(id, async (wanted) => {
    const [json, face] = await Promise.all([theTable().ask.game({ game: wanted }), faceOf(wanted)]);
    return { json, tongue: tongueOf(face) };
  });
  return (
    <section class="lab-set" aria-label={say('run')}>
      <div class="lab-form">
        <Select
          title={say('game')}
          name="game"
          value={id()}
          values={facedGames.map((one) => [one, wordsOf(one, 'title')])}
          onPick={setId}
        />
      </div>
      <Show when={game.latest} keyed>
        {({ json, tongue }) => <GameForm game={json} tell={(english) => tongue.say(english)} />}
      </Show>
    </section>
  );
};

import type { GameJson, TableSetting } from '@ravelin/table/messages';
import { createResource, createSignal, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { tongueOf } from '../play/tongue.ts';
import { faceOf, wordsOf } from '../shell/faces.ts';
import { setSettings, settings } from '../shell/settings.ts';
import { Card } from './Card.tsx';
import { ComponentSets } from './ComponentSets.tsx';
import { type AWAY, type Beginning, createDraft } from './draft.ts';
import { Choices, Leaders } from './Options.tsx';
import { hereSitters, randomSitter, Seats } from './Seats.tsx';
import { say } from './say.ts';
import type { ServerSide } from './server.ts';
import { createSetUp } from './setUp.ts';
import { startHere } from './startHere.ts';
import { onDevice, onServer } from './wanted.ts';

/** One form for all games and all opponents, complete when it opens. */

/** Enter begins the game also where nothing has the focus. */
const useEnter = (submit: () => void): void => {
  const listen = (event: KeyboardEvent): void => {
    const { target } = event;
    const nowhere = target === document.body || (target instanceof HTMLElement && target.id === 'main');
    if (event.key === 'Enter' && nowhere && !document.querySelector('dialog[open]')) submit();
  };
  onMount(() => document.addEventListener('keydown', listen));
  onCleanup(() => document.removeEventListener('keydown', listen));
};

interface FormProps {
  readonly game: GameJson;
  readonly beginning?: Beginning;
  readonly server?: ServerSide | undefined;
  /** Of a game that has begun already only who plays it, and how quickly, is still to be said. */
  readonly moved?: Pick<TableSetting, 'scenario' | 'options'>;
}

const createForm = (props: FormProps) => {
  const [face] = createResource(() => props.game.id, faceOf);
  const saying = (english: string): string => {
    const loaded = face();
    return loaded ? tongueOf(loaded).say(english) : english;
  };
  const setUp = createSetUp(props.game, saying, props.moved);
  const of = createDraft(setUp, props.beginning);
  const [seed, setSeed] = createSignal('');
  const [failure, setFailure] = createSignal<unknown>();
  const [busy, setBusy] = createSignal(false);
  const seatName = (seat: string): string => wordsOf(props.game.id, `seat:${seat}`);
  /** The persons here, by seat; whoever leads all is asked once. */
  const personsHere = (): string[] => of.asked().filter((seat) => of.seats()[seat] === 'here');
  /** The person who sets the table is known from the last time. */
  const nameOf = (seat: string): string =>
    of.draft.names[seat] ?? (seat === personsHere()[0] ? (props.server?.myName() ?? settings.player) : '');

  const begin = async (): Promise<void> => {
    const components = setUp.components();
    const { id: game } = props.game;
    const table = { game, scenario: setUp.scenario(), options: setUp.chosen(), ...(components && { components }) };
    if (props.server && of.onServer()) return props.server.open({ ...table, ...onServer(of) });
    const here = personsHere();
    const named = here.map((seat) => [seat, nameOf(seat).trim()] as const);
    await startHere({ ...table, ...onDevice(of, Object.fromEntries(named)), seed: seed().trim() });
    if (here.length > 0) setSettings({ player: named[0][1] });
  };
  const start = async (): Promise<void> => {
    if (busy()) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await begin();
    } catch (error) {
      setFailure(() => error);
    } finally {
      setBusy(false);
    }
  };
  const startInstead = (away: (typeof AWAY)[number]): void => {
    const seat = of.otherSide();
    if (seat !== undefined) of.sit(seat, away);
    void start();
  };
  return { face, setUp, of, seed, setSeed, failure, busy, seatName, nameOf, start, startInstead };
};

const Chance = (props: { readonly seed: string; readonly onSeed: (seed: string) => void }) => (
  <label class="table-chance">
    <b>{say('chance')}</b>
    <small>{say('seedText')}</small>
    <input
      type="text"
      aria-label={say('seed')}
      placeholder={say('seed')}
      value={props.seed}
      maxLength={80}
      onInput={(event) => props.onSeed(event.currentTarget.value)}
    />
  </label>
);

export const Form = (props: FormProps) => {
  const form = createForm(props);
  const { face, setUp, of, seatName, nameOf } = form;
  useEnter(() => void form.start());
  const boxes = () => {
    const { server } = props;
    return server && of.onServer() ? <Dynamic component={server.Boxes} game={props.game.id} of={of} /> : undefined;
  };
  const sitters = () => [...hereSitters(), ...(props.server?.sitters() ?? []), randomSitter()];
  return (
    <form
      class="form new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void form.start();
      }}
    >
      <div class="table-choices">
        <Show when={!props.moved}>
          <Leaders setUp={setUp} />
        </Show>
        <Seats
          setUp={setUp}
          of={of}
          face={face()}
          sitters={sitters()}
          seatName={seatName}
          nameOf={nameOf}
          Invitee={props.server?.Invitee}
        />
        <Show when={props.server}>
          {(server) => (
            <Dynamic component={server().Manner} game={props.game.id} of={of} moved={props.moved !== undefined} />
          )}
        </Show>
        <Show when={!props.moved}>
          <Choices setUp={setUp} more={boxes()} />
          <ComponentSets setUp={setUp} own />
        </Show>
      </div>
      <aside class="table-side">
        <Show when={!(props.server && of.onServer()) && !props.moved}>
          <Chance seed={form.seed()} onSeed={form.setSeed} />
        </Show>
        <Card
          setUp={setUp}
          of={of}
          face={face()}
          server={props.server}
          moved={props.moved !== undefined}
          seatName={seatName}
          nameOf={nameOf}
          busy={form.busy()}
          failure={form.failure()}
          onInstead={form.startInstead}
        />
      </aside>
    </form>
  );
};

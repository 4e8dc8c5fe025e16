import type { GameJson } from '@ravelin/table/messages';
import { createResource, createSignal, For, Match, Show, Switch } from 'solid-js';
import { createStore } from 'solid-js/store';
import { Dynamic } from 'solid-js/web';
import { levelOf, levelTitle } from '../play/levels.ts';
import { tongueOf } from '../play/tongue.ts';
import { Cited } from '../rules/Cited.tsx';
import { FailedText, Lost } from '../shell/Failed.tsx';
import { coverOf, facedGames, faceOf, wordsOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { Choices, createSetUp, Leaders, Levels, Radio, type SetUp, USUAL_LEVEL } from '../shell/SetUp.tsx';
import { settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import { api } from './api.ts';
import { SignedIn } from './Entrance.tsx';
import { timeoutText } from './SetUpText.tsx';
import { say, sayError } from './say.ts';
import { orSignedOut } from './session.ts';
import { PACES, type Pace, paceText } from './tables.ts';
import { type Begun, begunHere, seatsOnline } from './takeOnline.ts';

/** A table with people far away: one form for every game, complete when it opens. */

/** Where nobody says which game: any. The page names none. */
const FIRST = facedGames.at(-1) ?? '';
/** Who can be chosen for a seat; a computer is one of the levels. */
const SITTERS = ['me', 'invite', 'computer'] as const;
type Sitter = (typeof SITTERS)[number];
const sitterOf = (player: string): Sitter => (levelOf(player) ? 'computer' : player === 'me' ? 'me' : 'invite');
const FORFEIT = 'forfeit';

const GameCover = (props: { readonly game: string }) => {
  const [cover] = createResource(() => props.game, coverOf);
  return (
    <span class="cover-art" aria-hidden="true">
      <Show when={cover()}>{(component) => <Dynamic component={component()} language={settings.language} />}</Show>
    </span>
  );
};

/** The games in a strip: the form stays, whichever it is. */
const GameStrip = (props: { readonly game: string }) => (
  <nav class="game-strip" aria-label={say('new.game')}>
    <For each={facedGames}>
      {(game) => (
        <a
          class="strip-game"
          href={linkTo({ screen: 'new-table', game })}
          aria-current={game === props.game ? 'page' : undefined}
        >
          <GameCover game={game} />
          <b>{wordsOf(game, 'title')}</b>
        </a>
      )}
    </For>
  </nav>
);

interface Draft {
  seats: Record<string, string>;
  open: boolean;
  watchable: boolean;
  /** Undefined: as it follows from who plays. */
  pace: Pace | undefined;
  timeout: string;
}

const createDraft = (setUp: SetUp, begun: Begun | undefined) => {
  const { game } = setUp;
  const [draft, setDraft] = createStore<Draft>({
    seats: begun
      ? seatsOnline(begun.setting)
      : Object.fromEntries(game.seats.map((seat, i) => [seat, i === 0 ? 'me' : 'invite'])),
    open: false,
    watchable: true,
    pace: undefined,
    timeout: FORFEIT,
  });
  /** Who leads all seats is asked once. */
  const seats = (): Record<string, string> => {
    const [first] = game.seats;
    return setUp.oneLeadsAll() ? Object.fromEntries(game.seats.map((seat) => [seat, draft.seats[first]])) : draft.seats;
  };
  const awaits = (): boolean => Object.values(seats()).includes('invite');
  /** Against a computer there is no clock, and with somebody far away a day, unless it was said otherwise. */
  const pace = (): Pace => draft.pace ?? (awaits() ? 'fast' : 'none');
  return { draft, setDraft, seats, awaits, pace };
};
type DraftOf = ReturnType<typeof createDraft>;

const Sitters = (props: {
  readonly setUp: SetUp;
  readonly of: DraftOf;
  readonly seatName: (seat: string) => string;
}) => {
  const [face] = createResource(() => props.setUp.game.id, faceOf);
  const livery = (seat: string, at: number): number => {
    const loaded = face();
    return loaded ? tongueOf(loaded).livery(seat, props.setUp.game.seats) : at;
  };
  /** Where one leads all, the first seat stands for them. */
  const asked = () => (props.setUp.oneLeadsAll() ? props.setUp.game.seats.slice(0, 1) : props.setUp.game.seats);
  const swap = (): void => {
    const { game } = props.setUp;
    const now = game.seats.map((seat) => props.of.draft.seats[seat]);
    const turned = [...now.slice(1), now[0]];
    props.of.setDraft('seats', Object.fromEntries(game.seats.map((seat, i) => [seat, turned[i]])));
  };
  return (
    <fieldset class="seat-choices">
      <legend>
        {t('new.seats')}
        <Show when={asked().length > 1}>
          <button type="button" class="btn" onClick={swap}>
            {say('new.swap')}
          </button>
        </Show>
      </legend>
      <For each={asked()}>
        {(seat, i) => (
          <div class="seat-choice" data-seat={livery(seat, i())}>
            <h2>
              {props.setUp.oneLeadsAll() ? props.setUp.game.seats.map(props.seatName).join(', ') : props.seatName(seat)}
            </h2>
            <For each={SITTERS}>
              {(sitter) => (
                <>
                  <Radio
                    game={props.setUp.game.id}
                    name={`seat-${seat}`}
                    value={sitter}
                    checked={sitterOf(props.of.draft.seats[seat]) === sitter}
                    title={say(`sitter.${sitter}`)}
                    text={say(`sitter.${sitter}Text`)}
                    onPick={() => props.of.setDraft('seats', seat, sitter === 'computer' ? USUAL_LEVEL : sitter)}
                  />
                  <Show when={sitter === 'computer' && levelOf(props.of.draft.seats[seat])}>
                    <Levels
                      seat={seat}
                      player={props.of.draft.seats[seat]}
                      onPick={(player) => props.of.setDraft('seats', seat, player)}
                    />
                  </Show>
                </>
              )}
            </For>
          </div>
        )}
      </For>
    </fieldset>
  );
};

const Manner = (props: { readonly game: string; readonly of: DraftOf }) => (
  <>
    <Show when={props.of.awaits()}>
      <fieldset class="choices">
        <legend>{say('new.who')}</legend>
        <For each={[false, true]}>
          {(open) => (
            <Radio
              game={props.game}
              name="open"
              value={open ? 'open' : 'private'}
              checked={props.of.draft.open === open}
              title={say(open ? 'new.open' : 'new.private')}
              text={say(open ? 'new.openText' : 'new.privateText')}
              onPick={() => props.of.setDraft('open', open)}
            />
          )}
        </For>
      </fieldset>
    </Show>
    <fieldset class="choices">
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
    </Show>
    <fieldset>
      <legend>{say('new.watch')}</legend>
      <label class="choice">
        <input
          type="checkbox"
          name="watchable"
          checked={props.of.draft.watchable}
          onChange={(event) => props.of.setDraft('watchable', event.currentTarget.checked)}
        />
        <span>
          <b>{say('new.watchable')}</b>
          <small>{say('new.watchableText')}</small>
        </span>
      </label>
    </fieldset>
  </>
);

/** The table as it would be, in words, and the button. */
const Summary = (props: {
  readonly setUp: SetUp;
  readonly of: DraftOf;
  readonly seatName: (seat: string) => string;
  readonly busy: boolean;
  readonly failure: unknown;
}) => {
  const who = (seat: string): string => {
    const player = props.of.seats()[seat];
    if (player === 'me') return say('seat.you');
    return player === 'invite' ? say('seat.free') : (levelTitle(player) ?? player);
  };
  return (
    <aside class="summary">
      <p class="eyebrow">{say('new.yours')}</p>
      <h2>{wordsOf(props.setUp.game.id, 'title')}</h2>
      <GameCover game={props.setUp.game.id} />
      <dl>
        <For each={props.setUp.game.seats}>
          {(seat) => (
            <div>
              <dt>{props.seatName(seat)}</dt>
              <dd>{who(seat)}</dd>
            </div>
          )}
        </For>
      </dl>
      <p class="quiet-note">
        {paceText(props.of.pace())}
        <Show when={props.of.awaits()}> · {say(props.of.draft.open ? 'new.open' : 'new.private')}</Show>
      </p>
      <Show when={props.failure}>
        {(error) => (
          <p class="wrong" role="alert">
            {sayError(error())}
          </p>
        )}
      </Show>
      <button type="submit" class="btn primary big" aria-disabled={props.busy}>
        {say(props.of.awaits() ? 'new.openTable' : 'room.start')}
      </button>
      <p class="quiet-note">{say(props.of.awaits() ? 'new.openTableText' : 'new.startText')}</p>
    </aside>
  );
};

/** Of a game that has begun already only who plays it, and how quickly, is still to be said. */
const Form = (props: { readonly game: GameJson; readonly begun?: Begun }) => {
  const [face] = createResource(() => props.game.id, faceOf);
  const tongue = () => {
    const loaded = face();
    return loaded && tongueOf(loaded);
  };
  const seatName = (seat: string): string => wordsOf(props.game.id, `seat:${seat}`);
  const setUp = createSetUp(props.game, (english) => tongue()?.say(english) ?? english, props.begun?.setting);
  const of = createDraft(setUp, props.begun);
  const [components, setComponents] = createSignal(props.game.sets[0].id);
  const [failure, setFailure] = createSignal<unknown>();
  const [busy, setBusy] = createSignal(false);

  const open = async (): Promise<void> => {
    const { draft, seats, awaits, pace } = of;
    const { id } = await orSignedOut(
      api.open({
        ...(props.begun
          ? { upload: props.begun.sealed }
          : { game: props.game.id, scenario: setUp.scenario(), options: setUp.chosen(), components: components() }),
        seats: { ...seats() },
        pace: pace(),
        timeout: draft.timeout,
        open: draft.open && awaits(),
        watchable: draft.watchable,
      }),
    );
    if (awaits()) return go({ screen: 'table', id, invite: null });
    await api.start(id);
    go({ screen: 'online', id, invite: null });
  };
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy()) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await open();
    } catch (error) {
      setFailure(() => error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form class="new-table" onSubmit={submit}>
      <div class="form">
        <Show when={!props.begun}>
          <Leaders setUp={setUp} />
        </Show>
        <Show when={setUp.oneLeadsAll()}>
          {(rule) => (
            <p class="solo">
              <Cited
                game={props.game.id}
                text={say('new.allied', { seats: props.game.seats.map(seatName).join(', '), rule: rule() })}
              />
            </p>
          )}
        </Show>
        <Sitters setUp={setUp} of={of} seatName={seatName} />
        <Manner game={props.game.id} of={of} />
        <Show when={!props.begun}>
          <Choices setUp={setUp} />
          <fieldset class="choices">
            <legend>{t('new.set')}</legend>
            <For each={props.game.sets}>
              {(set) => (
                <Radio
                  game={props.game.id}
                  name="components"
                  value={set.id}
                  checked={components() === set.id}
                  title={setUp.say(set.title)}
                  text={setUp.say(set.text)}
                  onPick={() => setComponents(set.id)}
                />
              )}
            </For>
          </fieldset>
        </Show>
      </div>
      <Summary setUp={setUp} of={of} seatName={seatName} busy={busy()} failure={failure()} />
    </form>
  );
};

export const NewTablePage = (props: { readonly game: string | null }) => {
  const id = () => props.game ?? FIRST;
  const [game] = createResource(id, (one) =>
    theTable()
      .ask.game({ game: one })
      .catch(() => null),
  );
  return (
    <Show when={game.state !== 'ready' || game() !== null} fallback={<Lost />}>
      <Page title={say('new.title')} class="online new-table-page">
        <p class="claim">{say('new.text')}</p>
        <SignedIn>
          {() => (
            <>
              <GameStrip game={id()} />
              <Switch fallback={<p role="status">{t('app.loading')}</p>}>
                <Match when={game.state === 'ready' && game()} keyed>
                  {(found) => <Form game={found} />}
                </Match>
              </Switch>
            </>
          )}
        </SignedIn>
      </Page>
    </Show>
  );
};

/** A game that was begun alone on this device goes on with others. */
export const TakeOnlinePage = (props: { readonly id: string }) => {
  const [begun] = createResource(
    () => props.id,
    async (id): Promise<Begun | { readonly error: unknown }> => begunHere(id).catch((error: unknown) => ({ error })),
  );
  return (
    <Page title={say('take.title')} class="online new-table-page">
      <p class="claim">{say('take.text')}</p>
      <SignedIn>
        {() => (
          <Show when={begun()} fallback={<p role="status">{t('app.loading')}</p>} keyed>
            {(found) =>
              'error' in found ? <FailedText error={found.error} /> : <Form game={found.game} begun={found} />
            }
          </Show>
        )}
      </SignedIn>
    </Page>
  );
};

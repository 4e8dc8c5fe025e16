import type { GameJson } from '@ravelin/table/messages';
import { createResource, createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { hasServer } from '../online/hasServer.ts';
import { levelOf } from '../play/levels.ts';
import { tongueOf } from '../play/tongue.ts';
import { Cited } from '../rules/Cited.tsx';
import { theTable } from '../worker/client.ts';
import { FailedText, Lost } from './Failed.tsx';
import { faceOf } from './faces.ts';
import { t } from './i18n.ts';
import { Page } from './Page.tsx';
import { go, linkTo } from './router.ts';
import { Choices, createSetUp, Leaders, Levels, Radio, USUAL_LEVEL } from './SetUp.tsx';
import { setSettings, settings } from './settings.ts';

/** Which game, with what, and who sits where. */

/** Who can be chosen for a seat; a computer is one of the levels. */
const SITTERS = ['here', 'computer', 'random'] as const;
type Sitter = (typeof SITTERS)[number];

const sitterOf = (player: string): Sitter => (levelOf(player) ? 'computer' : player === 'here' ? 'here' : 'random');

const Form = (props: { readonly game: GameJson }) => {
  const [face] = createResource(() => props.game.id, faceOf);
  const tongue = () => {
    const loaded = face();
    return loaded && tongueOf(loaded);
  };
  const seatName = (seat: string): string => tongue()?.seat(seat) ?? seat;
  const say = (english: string): string => tongue()?.say(english) ?? english;
  const setUp = createSetUp(props.game, say);
  const [seats, setSeats] = createStore<Record<string, string>>(
    Object.fromEntries(props.game.seats.map((seat, i) => [seat, i === 0 || props.game.allied ? 'here' : USUAL_LEVEL])),
  );
  const { oneLeadsAll } = setUp;
  const sitters = (): Record<string, string> =>
    oneLeadsAll() ? Object.fromEntries(props.game.seats.map((seat) => [seat, 'here'])) : { ...seats };
  const [names, setNames] = createStore<Record<string, string>>({});
  /** Who sits here, by seat. Who leads all seats is asked once. */
  const askedNames = (): string[] => {
    const here = props.game.seats.filter((seat) => sitters()[seat] === 'here');
    return oneLeadsAll() ? here.slice(0, 1) : here;
  };
  /** The person who set the table is known from the last time. */
  const nameOf = (seat: string): string => names[seat] ?? (seat === askedNames()[0] ? settings.player : '');
  const given = (): Record<string, string> =>
    Object.fromEntries(askedNames().flatMap((seat) => (nameOf(seat).trim() ? [[seat, nameOf(seat).trim()]] : [])));
  const [seed, setSeed] = createSignal('');
  const [failure, setFailure] = createSignal<unknown>();
  const [busy, setBusy] = createSignal(false);

  const begin = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (busy()) return;
    setBusy(true);
    const { ask } = theTable();
    const id = crypto.randomUUID();
    try {
      await ask.open({
        game: props.game.id,
        scenario: setUp.scenario(),
        options: setUp.chosen(),
        seats: sitters(),
        ...(Object.keys(given()).length > 0 && { names: given() }),
        ...(seed().trim() && { seed: seed().trim() }),
      });
    } catch (error) {
      setFailure(error);
      setBusy(false);
      return;
    }
    const [mine] = askedNames();
    if (mine !== undefined) setSettings({ player: nameOf(mine).trim() });
    // A device that keeps nothing still plays: the table is told of the trouble, not stopped by it.
    await ask.keep({ id }).catch(() => undefined);
    go({ screen: 'play', id });
  };

  const NameField = (own: { readonly seat: string }) => (
    <label class="name-field">
      {t('new.name')}
      <input
        name={`name-${own.seat}`}
        value={nameOf(own.seat)}
        maxLength={40}
        autocomplete="off"
        onInput={(event) => setNames(own.seat, event.currentTarget.value)}
      />
    </label>
  );

  return (
    <form class="form" onSubmit={begin}>
      <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
      <Leaders setUp={setUp} />
      <Show
        when={props.game.seats.length > 1 && !oneLeadsAll()}
        fallback={
          <div>
            <p class="solo">
              <Cited
                game={props.game.id}
                text={
                  oneLeadsAll()
                    ? t('new.allied', { seats: props.game.seats.map(seatName).join(', '), rule: oneLeadsAll() ?? '' })
                    : t('new.solo', { seat: seatName(props.game.seats[0] ?? '') })
                }
              />
            </p>
            <NameField seat={props.game.seats[0] ?? ''} />
          </div>
        }
      >
        <fieldset class="seat-choices">
          <legend>{t('new.seats')}</legend>
          <For each={props.game.seats}>
            {(seat, i) => (
              <div class="seat-choice" data-seat={tongue()?.livery(seat, props.game.seats) ?? i()}>
                <h2>{seatName(seat)}</h2>
                <For each={SITTERS}>
                  {(sitter) => (
                    <>
                      <Radio
                        game={props.game.id}
                        name={`seat-${seat}`}
                        value={sitter}
                        checked={sitterOf(seats[seat]) === sitter}
                        title={t(`new.${sitter}`)}
                        text={t(`new.${sitter}Text`)}
                        onPick={() => setSeats(seat, sitter === 'computer' ? USUAL_LEVEL : sitter)}
                      />
                      <Show when={sitter === 'here' && seats[seat] === 'here'}>
                        <NameField seat={seat} />
                      </Show>
                      <Show when={sitter === 'computer' && levelOf(seats[seat])}>
                        <Levels seat={seat} player={seats[seat]} onPick={(player) => setSeats(seat, player)} />
                      </Show>
                    </>
                  )}
                </For>
              </div>
            )}
          </For>
        </fieldset>
      </Show>
      <Choices setUp={setUp} />
      <fieldset>
        <legend>{t('new.set')}</legend>
        <For each={props.game.sets}>
          {(set) => (
            <p>
              <b>{say(set.title)}</b>{' '}
              <small>
                <Cited text={say(set.text)} game={props.game.id} />
              </small>
            </p>
          )}
        </For>
      </fieldset>
      <label class="field">
        <b>{t('new.seed')}</b>
        <input type="text" value={seed()} maxLength={80} onInput={(event) => setSeed(event.currentTarget.value)} />
        <small>{t('new.seedText')}</small>
      </label>
      <p class="acts">
        <button type="submit" class="btn primary big" aria-disabled={busy()}>
          {t('new.begin')}
        </button>
      </p>
    </form>
  );
};

export const NewGame = (props: { readonly game: string }) => {
  const [game] = createResource(
    () => props.game,
    (id) =>
      theTable()
        .ask.game({ game: id })
        .catch(() => null),
  );
  const [face] = createResource(() => props.game, faceOf);
  const title = (): string => {
    const loaded = face();
    return loaded ? `${t('new.title')}: ${tongueOf(loaded).text('title')}` : t('new.title');
  };
  return (
    <Show when={!game.loading} fallback={<Page title={t('new.title')}>{t('app.loading')}</Page>}>
      <Show when={game()} fallback={<Lost />} keyed>
        {(found) => (
          <Page title={title()} game={props.game} class="new-game">
            <Show when={hasServer()}>
              <p class="acts">
                <a class="btn" href={linkTo({ screen: 'new-table', game: props.game })}>
                  {t('new.online')}
                </a>
              </p>
            </Show>
            <Form game={found} />
          </Page>
        )}
      </Show>
    </Show>
  );
};

import { isOpenOption, openOptions } from '@ravelin/engine';
import { type GameJson, LEVEL_NAMES, LEVEL_SECONDS } from '@ravelin/table/messages';
import { createResource, createSignal, For, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { levelOf } from '../play/levels.ts';
import { tongueOf } from '../play/tongue.ts';
import { Cited } from '../rules/Cited.tsx';
import { theTable } from '../worker/client.ts';
import { FailedText, Lost } from './Failed.tsx';
import { faceOf } from './faces.ts';
import { speakingOf, t } from './i18n.ts';
import { Page } from './Page.tsx';
import { go } from './router.ts';
import { setSettings, settings } from './settings.ts';

/** Which game, with what, and who sits where. */

/** Who can be chosen for a seat; a computer is one of the levels. */
const SITTERS = ['here', 'computer', 'random'] as const;
type Sitter = (typeof SITTERS)[number];
/** Who sits there if nobody says otherwise, beside the one who begins. */
const OPPONENT = 'captain';
/** The level that can be given more time. */
const TIMED: string = LEVEL_NAMES[LEVEL_NAMES.length - 1].id;

const sitterOf = (player: string): Sitter => (levelOf(player) ? 'computer' : player === 'here' ? 'here' : 'random');

/** An option that is either in use or not: one box to tick, and its own sentence says what it changes. */
const isSwitch = ({ values }: GameJson['options'][number]): boolean =>
  values.length === 2 && values.some(({ id }) => id === 'on') && values.some(({ id }) => id === 'off');

const Radio = (props: {
  readonly game: string;
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly title: string;
  readonly text: string;
  readonly onPick: () => void;
}) => (
  <label class="choice">
    <input type="radio" name={props.name} value={props.value} checked={props.checked} onChange={() => props.onPick()} />
    <span>
      <b>{props.title}</b>
      <small>
        <Cited text={props.text} game={props.game} />
      </small>
    </span>
  </label>
);

/** The five levels side by side, and what is to be known of the chosen one. */
const Levels = (props: {
  readonly seat: string;
  readonly player: string;
  readonly onPick: (player: string) => void;
}) => (
  <fieldset class="levels" aria-label={t('new.level')}>
    <div class="level-row">
      <For each={LEVEL_NAMES}>
        {({ id, title }, i) => (
          <label class="level">
            <input
              type="radio"
              name={`level-${props.seat}`}
              value={id}
              checked={levelOf(props.player)?.id === id}
              onChange={() => props.onPick(id)}
            />
            <span class="pips" aria-hidden="true">
              <For each={LEVEL_NAMES}>{(_level, at) => <i classList={{ on: at() <= i() }} />}</For>
            </span>
            <b>{speakingOf(title)}</b>
          </label>
        )}
      </For>
    </div>
    <Show when={levelOf(props.player)}>{(level) => <p class="level-text">{speakingOf(level().text)}</p>}</Show>
    <Show when={levelOf(props.player)?.id === TIMED}>
      <label class="level-time">
        {t('new.time')}
        <select onChange={(event) => props.onPick(`${TIMED}:${event.currentTarget.value}`)}>
          <For each={LEVEL_SECONDS}>{(n) => <option value={n}>{t('new.timeValue', { n })}</option>}</For>
        </select>
      </label>
    </Show>
  </fieldset>
);

const Form = (props: { readonly game: GameJson }) => {
  const [face] = createResource(() => props.game.id, faceOf);
  const tongue = () => {
    const loaded = face();
    return loaded && tongueOf(loaded);
  };
  const seatName = (seat: string): string => tongue()?.seat(seat) ?? seat;
  const say = (english: string): string => tongue()?.say(english) ?? english;
  const [scenario, setScenario] = createSignal(props.game.scenarios[0].id);
  const [options, setOptions] = createStore<Record<string, string>>(
    Object.fromEntries(props.game.options.map((option) => [option.id, option.default])),
  );
  const [seats, setSeats] = createStore<Record<string, string>>(
    Object.fromEntries(props.game.seats.map((seat, i) => [seat, i === 0 || props.game.allied ? 'here' : OPPONENT])),
  );
  /** The paragraph by which one person leads all seats, with the options as they are. */
  const oneLeadsAll = (): string | undefined => {
    const { allied } = props.game;
    return allied && options[allied.option] === allied.value ? allied.rule : undefined;
  };
  const sitters = (): Record<string, string> =>
    oneLeadsAll() ? Object.fromEntries(props.game.seats.map((seat) => [seat, 'here'])) : { ...seats };
  /** Who leads is asked first; the other choices come below, those of values after the boxes to tick. */
  const byValue = (first: boolean) =>
    props.game.options.filter((option) => !isSwitch(option) && (option.id === props.game.allied?.option) === first);
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
        scenario: scenario(),
        options: openOptions(props.game.options, options),
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

  const valuesOf = (option: GameJson['options'][number]) => (
    <fieldset class="choices">
      <legend>{say(option.title)}</legend>
      <p class="quiet-note">{say(option.text)}</p>
      <For each={option.values}>
        {(value) => (
          <Radio
            game={props.game.id}
            name={option.id}
            value={value.id}
            checked={options[option.id] === value.id}
            title={say(value.title)}
            text={say(value.text)}
            onPick={() => setOptions(option.id, value.id)}
          />
        )}
      </For>
    </fieldset>
  );

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
      <For each={byValue(true)}>{valuesOf}</For>
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
                        onPick={() => setSeats(seat, sitter === 'computer' ? OPPONENT : sitter)}
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
      <fieldset class="choices">
        <legend>{t('new.scenario')}</legend>
        <For each={props.game.scenarios}>
          {(one) => (
            <Radio
              game={props.game.id}
              name="scenario"
              value={one.id}
              checked={scenario() === one.id}
              title={say(one.title)}
              text={say(one.text)}
              onPick={() => setScenario(one.id)}
            />
          )}
        </For>
      </fieldset>
      <Show when={props.game.options.some(isSwitch)}>
        <fieldset class="choices">
          <legend>{t('new.options')}</legend>
          <For each={props.game.options.filter(isSwitch)}>
            {(option) => (
              <label class="choice">
                <input
                  type="checkbox"
                  name={option.id}
                  disabled={!isOpenOption(option, options)}
                  checked={isOpenOption(option, options) && options[option.id] === 'on'}
                  onChange={(event) => setOptions(option.id, event.currentTarget.checked ? 'on' : 'off')}
                />
                <span>
                  <b>{say(option.title)}</b>
                  <small>
                    <Cited text={say(option.text)} game={props.game.id} />
                  </small>
                </span>
              </label>
            )}
          </For>
        </fieldset>
      </Show>
      <For each={byValue(false)}>{valuesOf}</For>
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
            <Form game={found} />
          </Page>
        )}
      </Show>
    </Show>
  );
};

import { isOpenOption, openOptions } from '@ravelin/engine';
import { type GameJson, LEVEL_NAMES, LEVEL_SECONDS, type TableSetting } from '@ravelin/table/messages';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { createStore } from 'solid-js/store';
import { levelOf } from '../play/levels.ts';
import { Cited } from '../rules/Cited.tsx';
import { speakingOf, t } from './i18n.ts';

/** The parts of a form that sets a table up, here or online: scenario, options, components, and how strong a computer plays. */

/** The level that can be given more time. */
const TIMED: string = LEVEL_NAMES[LEVEL_NAMES.length - 1].id;
/** Who sits down if a computer is asked for and no level said. */
export const USUAL_LEVEL = 'captain';

type Option = GameJson['options'][number];

/** An option that is either in use or not: one box to tick, and its own sentence says what it changes. */
const isSwitch = ({ values }: Option): boolean =>
  values.length === 2 && values.some(({ id }) => id === 'on') && values.some(({ id }) => id === 'off');

export interface SetUp {
  readonly game: GameJson;
  /** What the rules say in English, in the reader's language. */
  say(english: string): string;
  scenario(): string;
  setScenario(id: string): void;
  readonly options: Readonly<Record<string, string>>;
  setOption(id: string, value: string): void;
  /** The options that may be in use with each other. */
  chosen(): Record<string, string>;
  /** The paragraph by which one person leads all seats, with the options as they are. */
  oneLeadsAll(): string | undefined;
}

/** `begun`: what was agreed on at a table where a game has begun already. */
export const createSetUp = (
  game: GameJson,
  say: (english: string) => string,
  begun?: Pick<TableSetting, 'scenario' | 'options'>,
): SetUp => {
  const [scenario, setScenario] = createSignal(begun?.scenario ?? game.scenarios[0].id);
  const [options, setOptions] = createStore<Record<string, string>>({
    ...Object.fromEntries(game.options.map((option) => [option.id, option.default])),
    ...begun?.options,
  });
  return {
    game,
    say,
    scenario,
    setScenario,
    options,
    setOption: (id, value) => setOptions(id, value),
    chosen: () => openOptions(game.options, options),
    oneLeadsAll: () => {
      const { allied } = game;
      return allied && options[allied.option] === allied.value ? allied.rule : undefined;
    },
  };
};

export const Radio = (props: {
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
export const Levels = (props: {
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

const Values = (props: { readonly setUp: SetUp; readonly option: Option }) => (
  <fieldset class="choices">
    <legend>{props.setUp.say(props.option.title)}</legend>
    <p class="quiet-note">{props.setUp.say(props.option.text)}</p>
    <For each={props.option.values}>
      {(value) => (
        <Radio
          game={props.setUp.game.id}
          name={props.option.id}
          value={value.id}
          checked={props.setUp.options[props.option.id] === value.id}
          title={props.setUp.say(value.title)}
          text={props.setUp.say(value.text)}
          onPick={() => props.setUp.setOption(props.option.id, value.id)}
        />
      )}
    </For>
  </fieldset>
);

/** Who leads is asked first; the other choices come below, those of values after the boxes to tick. */
const byValue = ({ game }: SetUp, first: boolean): Option[] =>
  game.options.filter((option) => !isSwitch(option) && (option.id === game.allied?.option) === first);

/** Who leads. */
export const Leaders = (props: { readonly setUp: SetUp }): JSX.Element => (
  <For each={byValue(props.setUp, true)}>{(option) => <Values setUp={props.setUp} option={option} />}</For>
);

const Switches = (props: { readonly setUp: SetUp }) => (
  <Show when={props.setUp.game.options.some(isSwitch)}>
    <fieldset class="choices">
      <legend>{t('new.options')}</legend>
      <For each={props.setUp.game.options.filter(isSwitch)}>
        {(option) => (
          <label class="choice">
            <input
              type="checkbox"
              name={option.id}
              disabled={!isOpenOption(option, props.setUp.options)}
              checked={isOpenOption(option, props.setUp.options) && props.setUp.options[option.id] === 'on'}
              onChange={(event) => props.setUp.setOption(option.id, event.currentTarget.checked ? 'on' : 'off')}
            />
            <span>
              <b>{props.setUp.say(option.title)}</b>
              <small>
                <Cited text={props.setUp.say(option.text)} game={props.setUp.game.id} />
              </small>
            </span>
          </label>
        )}
      </For>
    </fieldset>
  </Show>
);

/** Scenario and options. */
export const Choices = (props: { readonly setUp: SetUp }) => (
  <>
    <fieldset class="choices">
      <legend>{t('new.scenario')}</legend>
      <For each={props.setUp.game.scenarios}>
        {(one) => (
          <Radio
            game={props.setUp.game.id}
            name="scenario"
            value={one.id}
            checked={props.setUp.scenario() === one.id}
            title={props.setUp.say(one.title)}
            text={props.setUp.say(one.text)}
            onPick={() => props.setUp.setScenario(one.id)}
          />
        )}
      </For>
    </fieldset>
    <Switches setUp={props.setUp} />
    <For each={byValue(props.setUp, false)}>{(option) => <Values setUp={props.setUp} option={option} />}</For>
  </>
);

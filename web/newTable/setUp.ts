import { openOptions } from '@ravelin/engine';
import type { GameJson, TableSetting } from '@ravelin/table/messages';
import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { StoredSet } from '../shell/storage.ts';

/** What is chosen of a game before it begins: scenario, options and components. */

/** Who sits down if a computer is asked for and no level said. */
export const USUAL_LEVEL = 'captain';

export type Option = GameJson['options'][number];

/** An option that is either in use or not: one box to tick, and its own sentence says what it changes. */
export const isSwitch = ({ values }: Option): boolean =>
  values.length === 2 && values.some(({ id }) => id === 'on') && values.some(({ id }) => id === 'off');

/** The id of a set that comes with the game, or a set of one's own. */
export type ChosenSet = string | StoredSet;

/** As a new game is told: nothing for the game's first set, the id of another, or the files of one's own. */
export type Components = string | Readonly<Record<string, unknown>> | undefined;

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
  set(): ChosenSet;
  setSet(set: ChosenSet): void;
  components(): Components;
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
  const [first] = game.sets;
  const [set, setSet] = createSignal<ChosenSet>(game.offered);
  return {
    game,
    say,
    scenario,
    setScenario,
    options,
    setOption: (id, value) => setOptions(id, value),
    chosen: () => openOptions(game.options, options),
    set,
    setSet,
    components: () => {
      const chosen = set();
      if (typeof chosen !== 'string') return chosen.files;
      return chosen === first.id ? undefined : chosen;
    },
    oneLeadsAll: () => {
      const { allied } = game;
      return allied && options[allied.option] === allied.value ? allied.rule : undefined;
    },
  };
};

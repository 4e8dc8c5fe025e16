import { openOptions } from '@ravelin/engine';
import type { GameJson, TableSetting } from '@ravelin/table/messages';
import { createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';

/** What is chosen of a game before it begins: scenario and options. */

/** Who sits down if a computer is asked for and no level said. */
export const USUAL_LEVEL = 'captain';

export type Option = GameJson['options'][number];

/** An option that is either in use or not: one box to tick, and its own sentence says what it changes. */
export const isSwitch = ({ values }: Option): boolean =>
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

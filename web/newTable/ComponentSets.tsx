import type { GameJson } from '@ravelin/table/messages';
import { createResource, For } from 'solid-js';
import { Cited } from '../rules/Cited.tsx';
import { linkTo } from '../shell/router.ts';
import { listSets, type StoredSet } from '../shell/storage.ts';
import { say } from './say.ts';
import type { SetUp } from './setUp.ts';

/** With which components is played: those that come with the game, or a set from the workshop. */

/** The id of a set that comes with the game, or a set of one's own. */
export type ChosenSet = string | StoredSet;

const infoOf = ({ files }: StoredSet): { readonly title: string; readonly text: string } => {
  const { title = '', text = '' } = (files.set ?? {}) as Readonly<Record<string, unknown>>;
  return { title: String(title), text: String(text) };
};

const SetChoice = (props: {
  readonly title: string;
  readonly text: string;
  readonly game: string;
  readonly chosen: boolean;
  readonly onChoose: () => void;
}) => (
  <label class="component-set choice" classList={{ chosen: props.chosen }}>
    <input type="radio" name="component-set" checked={props.chosen} onChange={props.onChoose} />
    <span>
      <b>{props.title}</b>
      <small>
        <Cited text={props.text} game={props.game} />
      </small>
    </span>
  </label>
);

export const ComponentSets = (props: {
  readonly game: GameJson;
  readonly setUp: SetUp;
  readonly chosen: ChosenSet;
  readonly onChoose: (set: ChosenSet) => void;
}) => {
  // A device that keeps nothing has no sets either.
  const [sets] = createResource(() => listSets(props.game.id).catch((): StoredSet[] => []));
  return (
    <fieldset class="component-sets">
      <legend>{say('set')}</legend>
      <For each={props.game.sets}>
        {(set) => (
          <SetChoice
            title={props.setUp.say(set.title)}
            text={props.setUp.say(set.text)}
            game={props.game.id}
            chosen={props.chosen === set.id}
            onChoose={() => props.onChoose(set.id)}
          />
        )}
      </For>
      <For each={sets()}>
        {(set) => (
          <SetChoice
            {...infoOf(set)}
            game={props.game.id}
            chosen={typeof props.chosen !== 'string' && props.chosen.id === set.id}
            onChoose={() => props.onChoose(set)}
          />
        )}
      </For>
      <a href={linkTo({ screen: 'workshop', game: props.game.id, set: null })}>{say('workshop')}</a>
    </fieldset>
  );
};

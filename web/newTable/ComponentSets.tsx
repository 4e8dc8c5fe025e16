import { createResource, For, Show } from 'solid-js';
import { Cited } from '../rules/Cited.tsx';
import { linkTo } from '../shell/router.ts';
import { listSets, type StoredSet } from '../shell/storage.ts';
import { say } from './say.ts';
import type { SetUp } from './setUp.ts';

/** With which components is played: those that come with the game, or a set from the workshop. */

export const infoOf = ({ files }: StoredSet): { readonly title: string; readonly text: string } => {
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

/** `own`: may it be a set from the workshop? */
export const ComponentSets = (props: { readonly setUp: SetUp; readonly own: boolean }) => {
  const { game } = props.setUp;
  // A device that keeps nothing has no sets either.
  const [sets] = createResource(
    () => props.own,
    () => listSets(game.id).catch((): StoredSet[] => []),
  );
  const isChosen = ({ id }: StoredSet): boolean => {
    const chosen = props.setUp.set();
    return typeof chosen !== 'string' && chosen.id === id;
  };
  return (
    <fieldset class="component-sets">
      <legend>{say('set')}</legend>
      <For each={game.sets}>
        {(set) => (
          <SetChoice
            title={props.setUp.say(set.title)}
            text={props.setUp.say(set.text)}
            game={game.id}
            chosen={props.setUp.set() === set.id}
            onChoose={() => props.setUp.setSet(set.id)}
          />
        )}
      </For>
      <For each={sets()}>
        {(set) => (
          <SetChoice {...infoOf(set)} game={game.id} chosen={isChosen(set)} onChoose={() => props.setUp.setSet(set)} />
        )}
      </For>
      <Show when={props.own}>
        <a href={linkTo({ screen: 'workshop', game: game.id, set: null })}>{say('workshop')}</a>
      </Show>
    </fieldset>
  );
};

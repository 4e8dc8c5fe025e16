import type { WorkshopJson } from '@ravelin/table/messages';
import { createResource, createSignal, For, Show } from 'solid-js';
import { Toast } from '../art/Toast.tsx';
import { createDeletion } from '../shell/createDeletion.ts';
import { Failed, FailedText, Lost } from '../shell/Failed.tsx';
import { facedGames, faceOf, wordsOf } from '../shell/faces.ts';
import { dateText, t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { go, linkTo } from '../shell/router.ts';
import { dropSet, getSet, listSets, putSet, type StoredSet } from '../shell/storage.ts';
import { theTable } from '../worker/client.ts';
import type { Files } from './createDraft.ts';
import { differencesOf } from './differences.ts';
import { Editor } from './Editor.tsx';
import { ImportSet } from './ImportSet.tsx';
import { say } from './say.ts';
import { newSet, titleOf } from './sets.ts';
import './workshop.css';

/** The workshop of a game: the sets that were made here, or one of them on the bench. */

const SetRow = (props: {
  readonly set: StoredSet;
  readonly ours: Files;
  readonly onCopy: () => void;
  readonly onDrop: () => void;
}) => (
  <li class="ws-set">
    <span class="ws-set-name">
      <a href={linkTo({ screen: 'workshop', game: props.set.game, set: props.set.id })}>
        {titleOf(props.set.files) || say('unnamed')}
      </a>
      <small>
        {say('changed', { n: differencesOf(props.ours, props.set.files).length })} {dateText(props.set.updated)}
      </small>
    </span>
    <span class="acts">
      <button
        type="button"
        class="btn quiet"
        aria-label={say('copyThis', { name: titleOf(props.set.files) })}
        onClick={props.onCopy}
      >
        {say('copy')}
      </button>
      <button
        type="button"
        class="btn quiet"
        aria-label={say('deleteThis', { name: titleOf(props.set.files) })}
        onClick={props.onDrop}
      >
        {say('delete')}
      </button>
    </span>
  </li>
);

const Shelf = (props: { readonly game: string; readonly workshop: WorkshopJson }) => {
  const [failure, setFailure] = createSignal<unknown>();
  const [sets, { refetch }] = createResource(() =>
    listSets(props.game).catch((error: unknown) => {
      setFailure(error);
      return [];
    }),
  );
  const { dropped, drop, hold, takeBack } = createDeletion(dropSet, refetch, setFailure);
  const kept = () => (sets() ?? []).filter(({ id }) => id !== dropped());
  const add = async (set: StoredSet, open = true): Promise<void> => {
    try {
      await putSet(set);
      if (open) go({ screen: 'workshop', game: props.game, set: set.id });
      else await refetch();
    } catch (error) {
      setFailure(error);
    }
  };
  const begin = () =>
    add(newSet(props.game, props.workshop.files, say('newName', { n: kept().length + 1 }), say('newText')));
  return (
    <Page
      title={say('title')}
      tab={say('titleOf', { game: wordsOf(props.game, 'title') })}
      game={props.game}
      class="ws-shelf"
    >
      <p class="claim">{say('claim', { game: wordsOf(props.game, 'title') })}</p>
      <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
      <p class="acts">
        <button type="button" class="btn primary" onClick={() => void begin()}>
          {say('new')}
        </button>
      </p>
      <section>
        <h2>{say('yours')}</h2>
        <ul class="rows ws-sets">
          <For each={kept()} fallback={<li class="ws-none">{say('noSets')}</li>}>
            {(set) => (
              <SetRow
                set={set}
                ours={props.workshop.files}
                onCopy={() =>
                  void add(newSet(props.game, set.files, say('copyName', { name: titleOf(set.files) })), false)
                }
                onDrop={() => void drop(set.id)}
              />
            )}
          </For>
        </ul>
      </section>
      <ImportSet
        game={props.game}
        captions={props.workshop.captions}
        onRead={(files) => add(newSet(props.game, files, titleOf(files)))}
      />
      <nav class="ws-games" aria-label={say('otherGames')}>
        <For each={facedGames.filter((game) => game !== props.game)}>
          {(game) => <a href={linkTo({ screen: 'workshop', game, set: null })}>{wordsOf(game, 'title')}</a>}
        </For>
      </nav>
      <Show when={dropped()} keyed>
        <Toast text={say('deleted')} onClose={() => void hold()}>
          <button type="button" class="btn" onClick={takeBack}>
            {say('undelete')}
          </button>
        </Toast>
      </Show>
    </Page>
  );
};

const Bench = (props: { readonly game: string; readonly workshop: WorkshopJson; readonly id: string }) => {
  const [found] = createResource(async () => ({ set: await getSet(props.id), face: await faceOf(props.game) }));
  return (
    <Show when={!found.error} fallback={<Failed error={found.error} />}>
      <Show when={found()}>{(ready) => <Editor game={props.game} workshop={props.workshop} {...ready()} />}</Show>
    </Show>
  );
};

export const WorkshopRoute = (props: { readonly game: string; readonly set: string | null }) => {
  const [workshop] = createResource(() =>
    facedGames.includes(props.game)
      ? theTable()
          .ask.workshop({ game: props.game })
          .catch(() => null)
      : null,
  );
  return (
    <Show when={!workshop.loading} fallback={<Page title={say('title')}>{t('app.loading')}</Page>}>
      <Show when={workshop()} fallback={<Lost />}>
        {(found) => (
          <Show when={props.set} fallback={<Shelf game={props.game} workshop={found()} />}>
            {(id) => <Bench game={props.game} workshop={found()} id={id()} />}
          </Show>
        )}
      </Show>
    </Show>
  );
};

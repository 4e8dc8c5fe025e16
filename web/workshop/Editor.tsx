import { readableJson } from '@ravelin/engine';
import type { WorkshopJson } from '@ravelin/table/messages';
import { createEffect, createMemo, createSignal, on, onCleanup, Show } from 'solid-js';
import type { GameFace } from '../face.ts';
import { startHere } from '../newTable/startHere.ts';
import { download } from '../play/record.ts';
import { FailedText } from '../shell/Failed.tsx';
import { seatsOf, wordsOf } from '../shell/faces.ts';
import { linkTo } from '../shell/router.ts';
import { putSet, type StoredSet } from '../shell/storage.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { useTitle } from '../shell/title.ts';
import { type Bench, BenchContext, createBench } from './bench.ts';
import { Changes } from './Changes.tsx';
import { LabelledDatum } from './Control.tsx';
import { createDraft } from './createDraft.ts';
import { DatumContext } from './datum.ts';
import { Findings } from './Findings.tsx';
import { ItemForm } from './ItemForm.tsx';
import { Items } from './Items.tsx';
import type { Item, Section } from './outline.ts';
import { Preview } from './Preview.tsx';
import { startsWith } from './paths.ts';
import { say } from './say.ts';
import { fileNameOf, titleOf } from './sets.ts';
import { TryThing } from './TryThing.tsx';

/** The workbench: the things of the set at the left, the form of one in the middle, how it will look at the right. */

/** The set is kept a moment after each change, and at once when the page is left. */
const PAUSE = 400;
const useKeeping = (set: StoredSet, bench: Bench, onFailure: (error: unknown) => void): void => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = (): void => {
    clearTimeout(timer);
    timer = undefined;
    putSet({ ...set, files: bench.files(), updated: Date.now() }).catch(onFailure);
  };
  createEffect(
    on(
      bench.files,
      () => {
        clearTimeout(timer);
        timer = setTimeout(keep, PAUSE);
      },
      { defer: true },
    ),
  );
  const leave = (): void => void (timer !== undefined && keep());
  addEventListener('pagehide', leave);
  onCleanup(() => {
    removeEventListener('pagehide', leave);
    leave();
  });
};

const useKeys = ({ draft }: Bench): void => {
  const listen = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
    if (key !== 'z' && !isRedo) return;
    event.preventDefault();
    if (isRedo) draft.redo();
    else draft.undo();
  };
  document.addEventListener('keydown', listen);
  onCleanup(() => document.removeEventListener('keydown', listen));
};

const Head = (props: {
  readonly bench: Bench;
  readonly onChanges: () => void;
  readonly onTry: () => void;
  readonly busy: boolean;
}) => {
  const { bench } = props;
  const isSound = () => bench.findings().length === 0;
  return (
    <header class="ws-head">
      <div class="ws-name">
        <p class="ws-over">
          <a href={linkTo({ screen: 'workshop', game: bench.game, set: null })}>{say('title')}</a> ·{' '}
          {wordsOf(bench.game, 'title')}
        </p>
        <h1>
          <input
            type="text"
            aria-label={say('nameOfSet')}
            value={titleOf(bench.files())}
            maxLength={80}
            onInput={(event) => bench.draft.edit(['set', 'title'], event.currentTarget.value, true)}
            onChange={() => bench.draft.settle()}
          />
        </h1>
      </div>
      <p class="ws-kept" role="status">
        <Show when={isSound()} fallback={<b class="bad">{say('refused', { n: bench.findings().length })}</b>}>
          {say('changed', { n: bench.differences().length })}
        </Show>{' '}
        {say('kept')}
      </p>
      <p class="acts">
        <button type="button" class="btn quiet" disabled={!bench.draft.canUndo()} onClick={bench.draft.undo}>
          {say('undo')}
        </button>
        <button type="button" class="btn quiet" disabled={!bench.draft.canRedo()} onClick={bench.draft.redo}>
          {say('redo')}
        </button>
        <button type="button" class="btn" onClick={props.onChanges}>
          {say('changes', { n: bench.differences().length })}
        </button>
        <button
          type="button"
          class="btn"
          aria-disabled={!isSound()}
          onClick={() => isSound() && download(fileNameOf(bench.game, bench.files()), readableJson(bench.files()))}
        >
          {say('export')}
        </button>
        <button
          type="button"
          class="btn primary"
          aria-disabled={!isSound() || props.busy}
          onClick={() => isSound() && props.onTry()}
        >
          {say('try')}
        </button>
      </p>
    </header>
  );
};

/** The first seat is played here, the others by the computer. */
const tryIt = (bench: Bench): Promise<void> => {
  const [first, ...others] = seatsOf(bench.game);
  const seats = { [first]: 'here', ...Object.fromEntries(others.map((seat) => [seat, 'captain'])) };
  return startHere({ game: bench.game, seats, names: {}, seed: '', components: bench.files() });
};

export const Editor = (props: {
  readonly game: string;
  readonly workshop: WorkshopJson;
  readonly set: StoredSet;
  readonly face: GameFace;
}) => {
  const bench = createBench(props.game, props.workshop, createDraft(props.set.files), props.face);
  const [failure, setFailure] = createSignal<unknown>();
  const [busy, setBusy] = createSignal(false);
  const [dialog, setDialog] = createSignal(false);
  const [section, setSection] = createSignal(0);
  const [chosen, choose] = createSignal<Item | undefined>(bench.outline()[0]?.items[0]);
  /** On a phone the list and the form are shown one at a time. */
  const [atForm, setAtForm] = createSignal(false);
  useTitle(() => titleOf(bench.files()));
  useKeeping(props.set, bench, setFailure);
  useKeys(bench);
  const open = (item: Item): void => {
    choose(item);
    setAtForm(true);
  };
  /** Opens what holds this place of the files. */
  const openAt = (path: readonly (string | number)[]): void => {
    const all = bench.outline().flatMap(({ items }, i) => items.map((item) => ({ item, i })));
    const holding = all.filter(({ item }) => startsWith(path, item.path));
    const best = holding.sort((a, b) => b.item.path.length - a.item.path.length)[0];
    if (!best) return;
    setSection(best.i);
    open(best.item);
    setDialog(false);
    requestAnimationFrame(() => {
      const field = document.querySelector(`[data-path="${CSS.escape(path.join('/'))}"] :is(input, select, textarea)`);
      if (field instanceof HTMLElement) field.focus();
    });
  };
  const start = async (): Promise<void> => {
    setBusy(true);
    await tryIt(bench).catch(setFailure);
    setBusy(false);
  };
  const key = createMemo(() => chosen()?.path.join('/'));
  /** The section that the form belongs to; the list may show another. */
  const holding = () => bench.outline().find(({ items }) => items.some(({ path }) => path.join('/') === key()));
  return (
    <BenchContext.Provider value={bench}>
      <DatumContext.Provider value={LabelledDatum}>
        <div class="page workshop" data-at={atForm() ? 'form' : 'list'}>
          <TopBar game={props.game} />
          <main id="main" tabindex="-1">
            <Head bench={bench} onChanges={() => setDialog(true)} onTry={() => void start()} busy={busy()} />
            <Show when={failure()}>{(error) => <FailedText error={error()} />}</Show>
            <div class="ws-bench">
              <Items section={section()} onSection={setSection} chosen={chosen()} onChoose={open} />
              <Show when={key()} keyed>
                <ItemForm
                  item={chosen() as Item}
                  section={holding() as Section}
                  onChoose={open}
                  onBack={() => setAtForm(false)}
                />
              </Show>
              <aside class="ws-side">
                <Show when={chosen()}>
                  {(item) => (
                    <>
                      <Preview item={item()} />
                      <TryThing item={item()} />
                    </>
                  )}
                </Show>
                <Findings onOpen={openAt} />
              </aside>
            </div>
            <Show when={dialog()}>
              <Changes onClose={() => setDialog(false)} onOpen={openAt} />
            </Show>
          </main>
        </div>
      </DatumContext.Provider>
    </BenchContext.Provider>
  );
};

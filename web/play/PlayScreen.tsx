import { createEffect, createMemo, createSignal, For, on, onCleanup, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { FaceProps, GameFace } from '../face.ts';
import { errorText, t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { TopBar } from '../shell/TopBar.tsx';
import { theTable } from '../worker/client.ts';
import type { Snapshot } from '../worker/types.ts';
import { Announcer } from './Announcer.tsx';
import { BoardFrame, type FrameHandle } from './BoardFrame.tsx';
import { Curtain } from './Curtain.tsx';
import { Ending } from './Ending.tsx';
import { KeysHelp } from './Keys.tsx';
import { commandOf } from './keys.ts';
import { Preview } from './Ledger.tsx';
import { Log } from './Log.tsx';
import { Moves, shownGroups } from './Moves.tsx';
import { Prompt } from './Prompt.tsx';
import { Rolls } from './Rolls.tsx';
import { saveRecord } from './record.ts';
import { SeatPanel, seatOrder } from './SeatPanel.tsx';
import { TableMenu } from './TableMenu.tsx';
import { createTable, type TableController } from './table.ts';
import { type Tongue, tongueOf } from './tongue.ts';
import { WhyNot } from './WhyNot.tsx';

type Tab = 'now' | 'moves' | 'log' | 'seats';
const TABS: readonly Tab[] = ['now', 'moves', 'log', 'seats'];

/** What the page gives to the face: the same object for the table's whole life, its fields live. */
export const facePropsOf = (
  table: Pick<TableController, 'snapshot' | 'marks' | 'counts' | 'pick'>,
  tongue: Tongue,
  inspect: FaceProps['inspect'],
  highlight: () => ReadonlySet<string>,
): FaceProps => ({
  get view() {
    return table.snapshot().view;
  },
  get viewer() {
    return table.snapshot().viewer;
  },
  get marks() {
    return table.marks();
  },
  get counts() {
    return table.counts();
  },
  get events() {
    return table.snapshot().events;
  },
  get highlight() {
    return highlight();
  },
  pick: table.pick,
  inspect,
  t: tongue.text,
});

/** The table with everything on it. The screen of a lesson adds its own panel to it. */
export const TableView = (props: {
  readonly table: TableController;
  readonly face: GameFace;
  readonly id: string | undefined;
  readonly lesson?: () => unknown;
}) => {
  const { table, face } = props;
  const tongue = tongueOf(face);
  const snapshot = table.snapshot;
  const [highlight, setHighlight] = createSignal<ReadonlySet<string>>(new Set());
  const [inspected, inspect] = createSignal<{ readonly domain: string; readonly name: string }>();
  const [filter, setFilter] = createSignal('');
  const [tab, setTab] = createSignal<Tab>('now');
  const [help, setHelp] = createSignal(false);
  const [hidden, setHidden] = createSignal(false);
  const [closedEnding, closeEnding] = createSignal(false);
  const [notice, setNotice] = createSignal('');
  // A finger has no hover: it magnifies by resting on a card.
  const [touched, setTouched] = createSignal(matchMedia('(hover: none)').matches);
  const [held, setHeld] = createSignal(false);
  let rest: ReturnType<typeof setTimeout> | undefined;
  const onTouch = (event: PointerEvent): void => {
    setTouched(event.pointerType === 'touch');
    setHeld(false);
    clearTimeout(rest);
    if (event.pointerType === 'touch') rest = setTimeout(() => setHeld(true), 450);
  };
  const onLift = (): void => clearTimeout(rest);
  let frame: FrameHandle | undefined;

  const faceProps = facePropsOf(table, tongue, inspect, highlight);
  const groups = createMemo(() => shownGroups(table, tongue, filter()));
  const placeDomains = createMemo(() => new Set(face.places(snapshot().view, tongue.text).map(({ domain }) => domain)));
  /** The board magnifies its own places; cards and pieces beside it are magnified here. */
  const magnified = () => {
    const thing = inspected();
    // A tap picks what can be picked, and magnifies what cannot.
    const open = thing && ['legal', 'selected'].includes(table.marks().get(`${thing.domain}:${thing.name}`) ?? 'rest');
    if (touched() && !held() && open) return undefined;
    return thing && !placeDomains().has(thing.domain) ? thing : undefined;
  };

  /** What was under the pointer may have left the table with the move. */
  createEffect(
    on(
      () => snapshot().length,
      () => inspect(undefined),
      { defer: true },
    ),
  );

  const show = (next: Tab, id: string): void => {
    setTab(next);
    queueMicrotask(() => document.getElementById(id)?.focus());
  };

  const chooseNumber = (index: number): void => {
    const { list } = table.composition();
    if (list) {
      const name = list.step?.next[index];
      if (name !== undefined) table.add(name);
      return;
    }
    const move = groups().flatMap(({ moves }) => moves)[index];
    if (move) table.choose(move);
  };

  const onKey = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.closest('dialog')) return;
    const typing = target?.matches('input, textarea, select') ?? false;
    const onControl = target?.closest('button, a, summary, [role="button"]') !== null && target !== null;
    const command = commandOf(event, { typing, onControl });
    if (!command) return;
    event.preventDefault();
    switch (command.does) {
      case 'undo':
        if (snapshot().undo.open) void table.undo();
        break;
      case 'moves':
        show('moves', 'moves');
        break;
      case 'log':
        show('log', 'log');
        break;
      case 'hand':
        (
          document.querySelector<HTMLElement>('#hand [data-place], #hand button, #hand [tabindex="0"]') ??
          document.getElementById('hand')
        )?.focus();
        break;
      case 'board':
        frame?.focus();
        break;
      case 'filter':
        show('moves', 'filter');
        break;
      case 'help':
        setHelp(true);
        break;
      case 'counters':
        setHidden(!hidden());
        break;
      case 'confirm':
        void table.confirm();
        break;
      case 'cancel':
        if (typing) (target as HTMLElement).blur();
        setFilter('');
        table.cancel();
        break;
      case 'zoom':
        frame?.zoom(command.by);
        break;
      case 'choose':
        chooseNumber(command.index);
        break;
    }
  };
  /** Enter on what is picked already, when the move is whole, makes it: else the same key would let go of it again. */
  const onEnter = (event: KeyboardEvent): void => {
    const place = event.target instanceof Element ? event.target.closest('[data-place]') : null;
    const key = place?.getAttribute('data-place');
    if (event.key !== 'Enter' || !key || !table.ready() || table.marks().get(key) !== 'selected') return;
    event.preventDefault();
    event.stopPropagation();
    void table.confirm();
  };
  onMount(() => {
    document.addEventListener('keydown', onKey);
    document.addEventListener('keydown', onEnter, { capture: true });
  });
  onCleanup(() => {
    document.removeEventListener('keydown', onKey);
    document.removeEventListener('keydown', onEnter, { capture: true });
  });

  const share = async (): Promise<void> => {
    const link = new URL(linkTo({ screen: 'shared', text: await theTable().ask.share() }), location.href).href;
    try {
      await navigator.clipboard.writeText(link);
      setNotice(t('play.shared'));
    } catch {
      setNotice(`${t('play.sharedFailed')} ${link}`);
    }
  };
  const exportRecord = (): Promise<void> =>
    saveRecord(snapshot().result === null, (failure) => table.setTrouble(failure));

  return (
    <div
      class="table"
      data-tab={tab()}
      data-decides={table.mine() ? 'me' : 'other'}
      data-length={snapshot().length}
      data-seats={snapshot().seats.length}
      onPointerDown={onTouch}
      onPointerUp={onLift}
      onPointerCancel={onLift}
    >
      <TopBar game={snapshot().game} title={tongue.text('title')}>
        <Show when={face.Clock}>{(clock) => <Dynamic component={clock()} {...faceProps} />}</Show>
        <TableMenu
          class="table-nav"
          game={snapshot().game}
          id={props.id}
          onShare={() => void share()}
          onExport={() => void exportRecord()}
          onHelp={() => setHelp(true)}
        />
      </TopBar>
      <Prompt table={table} tongue={tongue} />
      <aside class="left" aria-label={t('play.seats')}>
        <For each={seatOrder(snapshot())}>
          {(seat) => (
            <SeatPanel snapshot={snapshot()} seat={seat}>
              <Dynamic component={face.Seat} {...faceProps} seat={seat} />
            </SeatPanel>
          )}
        </For>
        <TableMenu
          class="phone-menu"
          game={snapshot().game}
          id={props.id}
          onShare={() => void share()}
          onExport={() => void exportRecord()}
          onHelp={() => setHelp(true)}
        />
        <p class="set-note">{t('play.component', { set: tongue.say(snapshot().set.title) })}</p>
      </aside>
      <main id="main" class="middle">
        <BoardFrame
          face={face}
          faceProps={faceProps}
          hidden={hidden()}
          onHide={() => setHidden(!hidden())}
          handle={(handle) => {
            frame = handle;
          }}
        />
        <Show when={magnified()}>
          {(thing) => (
            <aside class="magnified" aria-hidden="true">
              <Dynamic component={face.Inspect} {...faceProps} domain={thing().domain} name={thing().name} />
            </aside>
          )}
        </Show>
        <Show when={snapshot().sandbox && !props.lesson}>
          <p class="sandbox-note">{t('play.sandbox')}</p>
        </Show>
      </main>
      <div class="right">
        {props.lesson?.() as never}
        <WhyNot table={table} tongue={tongue} />
        <div class="now">
          <Dynamic component={face.Now} {...faceProps} />
        </div>
        <Preview table={table} tongue={tongue} />
        <Rolls snapshot={snapshot()} tongue={tongue} scores={face.scores} />
        <Moves table={table} tongue={tongue} filter={filter()} onFilter={setFilter} groups={groups()} />
        <Log
          events={snapshot().events}
          seats={snapshot().seats}
          game={snapshot().game}
          tongue={tongue}
          onHover={setHighlight}
          linkOf={props.id === undefined ? undefined : (at) => linkTo({ screen: 'replay', id: props.id ?? '', at })}
        />
      </div>
      <div class="hand" id="hand" tabindex="-1">
        <Dynamic component={face.Hand} {...faceProps} />
      </div>
      <nav class="tabs" aria-label={t('play.tabs')}>
        <For each={TABS}>
          {(one) => (
            <button type="button" aria-pressed={tab() === one} onClick={() => setTab(one)}>
              {t(`play.${one}`)}
            </button>
          )}
        </For>
      </nav>
      <Announcer snapshot={snapshot()} tongue={tongue} />
      <Show when={table.trouble()}>
        {(failure) => (
          <div class="toast" role="alert">
            <p>{errorText(failure().code)}</p>
            <Show when={errorText(failure().code) === t('error.other')}>
              <p class="quiet-note">{failure().message}</p>
            </Show>
            <button type="button" class="btn" onClick={() => table.setTrouble(null)}>
              {t('play.close')}
            </button>
          </div>
        )}
      </Show>
      <Show when={notice()}>
        <div class="toast" role="status">
          <p>{notice()}</p>
          <button type="button" class="btn" onClick={() => setNotice('')}>
            {t('play.close')}
          </button>
        </div>
      </Show>
      <Show when={help()}>
        <KeysHelp onClose={() => setHelp(false)} />
      </Show>
      <Show when={snapshot().result && !closedEnding() && !props.lesson}>
        <Ending
          snapshot={snapshot()}
          tongue={tongue}
          id={props.id}
          onClose={() => closeEnding(true)}
          onRecord={() => void exportRecord()}
        />
      </Show>
    </div>
  );
};

/** A table, or the curtain before it. While the curtain hangs, the table is not in the page at all. */
export const PlayScreen = (props: {
  readonly first: Snapshot;
  readonly face: GameFace;
  readonly id: string | undefined;
}) => {
  const table = createTable(props.first);
  const tongue = tongueOf(props.face);
  return (
    <Show when={table.snapshot().curtain} fallback={<TableView table={table} face={props.face} id={props.id} />} keyed>
      {(seat) => (
        <Curtain
          seat={tongue.livery(seat, table.snapshot().seats)}
          name={tongue.seat(seat)}
          canUndo={table.snapshot().undo.open}
          onLift={() => void table.take(seat)}
          onUndo={() => void table.undo()}
        />
      )}
    </Show>
  );
};

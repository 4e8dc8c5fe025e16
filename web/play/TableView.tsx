import { createEffect, createMemo, createSignal, type JSX, on, onMount, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { GameFace } from '../face.ts';
import { explains } from '../rules/explained.ts';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { useTitle } from '../shell/title.ts';
import { createSounds } from '../sound/createSounds.ts';
import { Announcer } from './Announcer.tsx';
import { ApartNote } from './ApartNote.tsx';
import { AwayBar, AwayPanel } from './Away.tsx';
import { scrollToAsked } from './asked.ts';
import { movedSince, namesOf } from './away.ts';
import type { FrameHandle } from './BoardFrame.tsx';
import { Brings } from './Brings.tsx';
import { Considered, Deputy, Hints } from './Computer.tsx';
import { KIND } from './composer.ts';
import type { Away } from './createAway.ts';
import { createTeacher } from './createTeacher.ts';
import { attachDrag } from './drag.ts';
import { Ending } from './Ending.tsx';
import { FoldButton } from './FoldButton.tsx';
import { facePropsOf } from './faceProps.ts';
import { createFolding } from './folding.ts';
import { createJumper } from './Jumper.tsx';
import { KeysHelp } from './Keys.tsx';
import { Log } from './Log.tsx';
import { Moves, shownGroups } from './Moves.tsx';
import { createMagnifier } from './magnifier.ts';
import { OrdersDialog } from './Orders.tsx';
import type { Online } from './online.ts';
import { Prompt } from './Prompt.tsx';
import { onPhone } from './phone.ts';
import { ReopenedNotice } from './ReopenedNotice.tsx';
import { Rolls } from './Rolls.tsx';
import { saveGame } from './record.ts';
import { Scene } from './Scene.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { TableMenu } from './TableMenu.tsx';
import { firstTab, type Tab, Tabs } from './Tabs.tsx';
import { Teacher } from './Teacher.tsx';
import { Toasts } from './Toasts.tsx';
import type { TableController } from './table.ts';
import { listenToKeys } from './tableKeys.ts';
import { tongueOf } from './tongue.ts';
import { WhyNot } from './WhyNot.tsx';

const NOTHING = new Map<string, never>();
const NOBODY: ReadonlySet<string> = new Set();

/** The table with everything on it. The screen of a lesson adds its own panel to it. */
export const TableView = (props: {
  readonly table: TableController;
  readonly face: GameFace;
  readonly id: string | undefined;
  readonly away?: Away;
  /** Of a sandbox: where it came from. */
  readonly back?: string | undefined;
  readonly lesson?: () => JSX.Element;
  /** How the log begins, where it is not with the game. */
  readonly logStart?: string;
  /** The table is on a server. */
  readonly online?: Online | undefined;
}) => {
  const { table, face, away } = props;
  const tongue = tongueOf(face);
  /** While the board shows what happened, it shows that, and nothing can be picked. */
  const past = () => away?.player();
  const shown = () => past()?.snapshot() ?? table.snapshot();
  const { home } = table.line;
  const teacher = props.lesson || !home ? undefined : createTeacher(table);
  const [hovered, setHovered] = createSignal<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = createSignal('');
  const [tab, setTab] = createSignal<Tab>(firstTab(face));
  const [dialog, setDialog] = createSignal<'help' | 'orders' | 'share'>();
  const [closedEnding, closeEnding] = createSignal(false);
  const [notice, setNotice] = createSignal('');
  const folding = createFolding();
  let frame: FrameHandle | undefined;
  let root: HTMLElement | undefined;

  const highlight = (): ReadonlySet<string> => {
    const step = past() && away?.step();
    return step && hovered().size === 0 ? namesOf(step) : hovered();
  };
  /** What others have moved since the viewer's last move. */
  const moved = createMemo(() => movedSince(table.snapshot()));
  createSounds(shown, face);
  const magnifier = createMagnifier(face, shown, tongue, table.marks);
  const faceProps = facePropsOf(
    {
      snapshot: shown,
      marks: () => (past() ? NOTHING : table.marks()),
      counts: () => (past() ? NOTHING : table.counts()),
      pick: (domain, name) => past() ?? table.pick(domain, name),
      doing: () => (past() ? NOTHING : table.doing()),
      chances: () => (past() ? NOTHING : table.chances()),
      moved: () => (past() ? NOBODY : moved()),
      mentioned: table.mentioned,
      line: table.line,
    },
    tongue,
    magnifier.inspect,
    highlight,
  );
  const jumper = createJumper(face, faceProps, () => frame);
  const groups = createMemo(() => shownGroups(table, tongue, filter()));

  // What was looked for among the moves of one decision is not looked for in the next.
  createEffect(
    on(
      () => table.snapshot().length,
      () => setFilter(''),
      { defer: true },
    ),
  );

  // A phone shows little of the column at once: each decision begins at what it asks about.
  createEffect(
    on(
      () => [table.snapshot().length, table.mine(), past()] as const,
      () => onPhone() && !props.lesson && requestAnimationFrame(() => root && scrollToAsked(root)),
    ),
  );

  /** Whoever waits for somebody far away looks elsewhere meanwhile. */
  useTitle(() => `${props.online && table.mine() ? '● ' : ''}${tongue.text('title')}`);
  const focus = (id: string): void => queueMicrotask(() => document.getElementById(id)?.focus());
  // After the last step the focus goes to the decision that is due: the button that had it is gone.
  createEffect(on(past, (now, before) => before && !now && focus('ask')));

  // Whoever comes to a table comes to its question: the button that led here is gone.
  onMount(() => document.activeElement === document.body && focus('ask'));

  listenToKeys({
    undo: () => !past() && table.snapshot().undo.open && void table.undo(),
    confirm: () => !past() && void table.confirm(),
    cancel: () => {
      setFilter('');
      if (away?.open()) away.close();
      else if (table.refused()) table.closeRefusal();
      else table.cancel();
    },
    choose: (index) => {
      if (past()) return;
      const { list } = table.composition();
      const name = list?.step?.next[index];
      const move = groups().flatMap(({ moves }) => moves)[index];
      if (list) name !== undefined && table.add(name);
      else if (move) table.choose(move);
      // Enter confirms then, whatever card or place had the focus before.
      queueMicrotask(() => document.querySelector<HTMLElement>('.acts .confirm')?.focus());
    },
    zoom: (by) => frame?.zoom(by),
    show: (part) => {
      folding.open('right');
      setTab(part === 'log' ? 'log' : 'moves');
      focus(part);
    },
    hand: () => {
      folding.open('hand');
      (
        document.querySelector<HTMLElement>('#hand .folds :is([data-place], button, [tabindex="0"])') ??
        document.getElementById('hand')
      )?.focus();
    },
    board: () => frame?.focus(),
    counters: () => frame?.hide(),
    alone: folding.toggleAlone,
    help: () => setDialog('help'),
    hint: () => !props.lesson && !past() && void table.hint(),
    waited: () => away?.toggle(),
    orders: () => !props.lesson && !past() && setDialog('orders'),
    jump: jumper.jump,
    waits: (place) => table.ready() !== undefined && table.marks().get(place) === 'selected' && !past(),
  });

  const isOver = (): boolean => table.snapshot().result !== null || table.snapshot().ended !== undefined;
  const exportGame = (): Promise<void> => saveGame(table.line, !isOver(), setNotice, table.setTrouble);
  /** A game that runs elsewhere cannot be carried away. */
  const exportable = (): boolean => home !== undefined || isOver();
  return (
    <Scene
      class={past() ? 'looks-back' : ''}
      tab={tab()}
      led={props.lesson !== undefined}
      data={{
        'data-decides': past() ? undefined : table.mine() ? 'me' : 'other',
        'data-length': table.snapshot().length,
        'data-at': shown().at,
        'data-ready': past() ? undefined : table.ready()?.notation,
      }}
      root={(element) => {
        root = element;
        magnifier.attach(element);
        attachDrag(element, {
          takes: (thing) =>
            table.mine() && !past() && face.takes?.(thing, faceProps) === true && !table.completes(thing),
          words: ({ domain, name }) => (domain === KIND ? tongue.kind(name) : tongue.label(name)),
        });
      }}
      snapshot={shown()}
      face={face}
      faceProps={faceProps}
      tongue={tongue}
      folding={folding}
      magnified={magnifier.magnified()}
      handle={(handle) => {
        frame = handle;
      }}
      menu={
        <TableMenu
          game={table.snapshot().game}
          id={props.id}
          back={props.back}
          onShare={() => setDialog('share')}
          onExport={exportable() ? () => void exportGame() : undefined}
          onHelp={() => setDialog('help')}
          onAlone={folding.toggleAlone}
          deputy={props.lesson || !home ? undefined : () => <Deputy table={table} />}
        />
      }
      prompt={
        <Show
          when={past() && away}
          fallback={
            <Prompt
              table={table}
              tongue={tongue}
              beside={face.Asked && <Dynamic component={face.Asked} {...faceProps} />}
              deeds={face.deeds}
              note={({ kind, part }) => face.kindNote?.(kind, part, faceProps)}
              onOrders={props.lesson ? undefined : () => setDialog('orders')}
              clock={props.online && ((seat) => props.online?.clock(seat))}
              onHint={props.lesson || !home ? undefined : () => void table.hint()}
            />
          }
        >
          {(told) => <AwayBar away={told()} snapshot={shown()} tongue={tongue} />}
        </Show>
      }
      beside={props.online?.standing()}
      head={props.online && ((seat, sitter) => props.online?.seat(seat, shown(), sitter))}
      left={
        <>
          {props.online?.left(table.snapshot)}
          <p class="set-note">
            <button
              type="button"
              class="term"
              aria-haspopup="dialog"
              {...explains({ title: tongue.say(shown().set.title), about: t('about.set') })}
            >
              {t('play.component', { set: tongue.say(shown().set.title) })}
            </button>
          </p>
        </>
      }
      over={
        <>
          <jumper.Note />
          {props.online?.over(table.snapshot)}
        </>
      }
      tabs={<Tabs face={face} tongue={tongue} tab={tab()} moves={table.moves().length} onTab={setTab} />}
      right={
        <>
          {props.lesson?.()}
          <Show when={shown().sandbox && !props.lesson}>
            <ApartNote snapshot={shown()} back={props.back} />
          </Show>
          <Show when={away?.open() && away}>
            {(told) => <AwayPanel away={told()} snapshot={shown()} face={face} tongue={tongue} onHover={setHovered} />}
          </Show>
          <div class="part">
            <Show when={!past()}>
              <Teacher said={teacher?.said() ?? []} tongue={tongue} />
              <Hints table={table} tongue={tongue} />
              <Considered table={table} tongue={tongue} />
            </Show>
            <div class="now">
              <Dynamic component={face.Now} {...faceProps} />
            </div>
            <Rolls snapshot={shown()} tongue={tongue} scores={face.scores} />
            {props.online?.seal()}
          </div>
          <Show when={!past()}>
            <Moves
              table={table}
              tongue={tongue}
              filter={filter()}
              onFilter={setFilter}
              groups={groups()}
              note={(move) => face.moveNote?.(move, table.narrowing().picks, faceProps)}
            />
          </Show>
          <div class="lower">
            <Log
              events={shown().events}
              seats={shown().seats}
              game={shown().game}
              tongue={tongue}
              onHover={setHovered}
              start={props.logStart ?? (props.lesson ? t('log.lesson') : undefined)}
              linkOf={props.id === undefined ? undefined : (at) => linkTo({ screen: 'replay', id: props.id ?? '', at })}
            />
            <Show when={!past()}>
              <Brings table={table} tongue={tongue} />
            </Show>
          </div>
        </>
      }
      hand={
        <div class="hand" id="hand" tabindex="-1">
          <FoldButton part="hand" folding={folding} />
          <div class="folds">
            <Dynamic component={face.Hand} {...faceProps} />
          </div>
        </div>
      }
    >
      <Announcer snapshot={shown()} tongue={tongue} />
      <WhyNot table={table} tongue={tongue} />
      <Toasts table={table} notice={notice()} onClose={() => setNotice('')} />
      <Show when={table.reopened()}>
        {(reopened) => (
          <ReopenedNotice reopened={reopened()} game={table.snapshot().game} onClose={() => void table.understood()} />
        )}
      </Show>
      <Show when={dialog() === 'help'}>
        <KeysHelp own={face.keys ?? []} tongue={tongue} onClose={() => setDialog()} />
      </Show>
      <Show when={dialog() === 'share'}>
        <ShareDialog line={table.line} snapshot={table.snapshot()} tongue={tongue} onClose={() => setDialog()} />
      </Show>
      <Show when={dialog() === 'orders'}>
        <OrdersDialog table={table} tongue={tongue} onClose={() => setDialog()} />
      </Show>
      <Show when={isOver() && !closedEnding() && !props.lesson && !past()}>
        <Ending
          snapshot={table.snapshot()}
          tongue={tongue}
          id={props.id}
          onReplay={props.online?.replay}
          table={props.online?.id}
          again={props.online && (() => props.online?.again(table.snapshot))}
          onClose={() => closeEnding(true)}
          onRecord={() => void exportGame()}
        />
      </Show>
    </Scene>
  );
};

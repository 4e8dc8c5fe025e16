import type { Failure, Snapshot } from '@ravelin/table/messages';
import {
  createEffect,
  createMemo,
  createSignal,
  getOwner,
  type JSX,
  lazy,
  on,
  onCleanup,
  onMount,
  runWithOwner,
  Show,
  untrack,
} from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { Cite } from '../art/Cite.tsx';
import { Toast } from '../art/Toast.tsx';
import type { GameFace } from '../face.ts';
import type { FrameHandle } from '../play/BoardFrame.tsx';
import { inColumn } from '../play/Column.tsx';
import { createOwnSet } from '../play/createOwnSet.ts';
import { facePropsOf } from '../play/faceProps.ts';
import { createFolding } from '../play/folding.ts';
import { chaptersOf, Log } from '../play/Log.tsx';
import { createMagnifier } from '../play/magnifier.ts';
import { Banner } from '../play/Prompt.tsx';
import { onPhone } from '../play/phone.ts';
import { ReopenedNotice } from '../play/ReopenedNotice.tsx';
import { Rolls } from '../play/Rolls.tsx';
import { saveGame } from '../play/record.ts';
import { Scene } from '../play/Scene.tsx';
import { Menu } from '../play/TableMenu.tsx';
import { type Tongue, tongueOf } from '../play/tongue.ts';
import { endedText } from '../play/verdict.ts';
import type { Example } from '../rules/examples.ts';
import { errorText, t } from '../shell/i18n.ts';
import { go, linkTo } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { getAnalysis } from '../shell/storage.ts';
import { Opening } from '../shell/TableRoute.tsx';
import { useTitle } from '../shell/title.ts';
import { createSounds } from '../sound/createSounds.ts';
import { theTable } from '../worker/client.ts';
import { openPast } from './openPast.ts';
import { createPlayer } from './player.ts';
import { Scrubber } from './Scrubber.tsx';

/** The past of a game: any move of it, as the viewer may know it. */

/** It brings the whole rulebook along: only an example needs it. */
const Shown = lazy(() => import('../rules/Shown.tsx').then((all) => ({ default: all.Shown })));
/** Few look so closely: it comes in a file of its own. */
const loadAnalysis = () => import('../analysis/index.ts');
type Analyst = Awaited<ReturnType<typeof loadAnalysis>> & {
  readonly analysis: ReturnType<Awaited<ReturnType<typeof loadAnalysis>>['createAnalysis']>;
};
const isAnalysed = async (): Promise<boolean> => {
  const { game, finalHash } = await theTable().ask.record();
  return (await getAnalysis(`${game}-${finalHash}`).catch(() => undefined)) !== undefined;
};
const NOTHING = new Map<string, never>();
/** One move in this many milliseconds while it plays by itself. */
const PACE = 900;

/** How long a position rests before the address names it, in milliseconds. */
const REST = 250;

/** How it ended, by the rules or at the table. */
const Ended = (props: { readonly snapshot: Snapshot; readonly tongue: Tongue }) => (
  <Show
    when={props.snapshot.ended}
    fallback={props.snapshot.result ? props.tongue.ending(props.snapshot.result.how) : t('replay.title')}
  >
    {(ended) => endedText(ended(), props.tongue)}
  </Show>
);

/** A line that did not happen, shown in the place of a game: what is said over the board and beside it, and the way back. */
export interface Instead {
  over(): JSX.Element;
  beside(at: () => number, jump: (to: number) => void): JSX.Element;
  acts(): JSX.Element;
}

export const Replay = (props: {
  readonly first: Snapshot;
  readonly face: GameFace;
  readonly id: string;
  readonly at: number | null;
  /** Where it is an example of the rulebook. */
  readonly example?: Example | undefined;
  readonly instead?: Instead;
}) => {
  const { face } = props;
  const tongue = tongueOf(face);
  useTitle(() => `${t('nav.replay')}: ${tongue.text('title')}`);
  const [highlight, setHighlight] = createSignal<ReadonlySet<string>>(new Set());
  const [copied, setCopied] = createSignal(false);
  const [read, setRead] = createSignal(false);
  const [notice, setNotice] = createSignal('');
  const fail = ({ code }: Failure): void => void setNotice(errorText(code));
  const folding = createFolding();
  let frame: FrameHandle | undefined;
  /** The whole log, to jump by; the snapshots hold it up to their move. */
  const whole = props.first.events;
  const length = () => props.first.length;
  /** The address follows when the position has rested a moment: writing it takes the browser longer than finding the position. */
  let jumped = false;
  let writing: ReturnType<typeof setTimeout> | undefined;
  const writeAddress = (at: number): void => {
    if (props.instead) return;
    clearTimeout(writing);
    writing = setTimeout(() => go({ screen: 'replay', id: props.id, at }, true), REST);
  };
  onCleanup(() => clearTimeout(writing));
  /** The seat whose knowledge is shown; null: everything lies open. */
  const [seenFrom, setSeenFrom] = createSignal<string | null>(null);
  const player = createPlayer({
    ask: {
      at: ({ moves }) => {
        const as = untrack(seenFrom);
        return theTable().ask.at({ moves, ...(as !== null && { as }) });
      },
    },
    first: props.first,
    at: Math.min(props.at ?? props.first.length, props.first.length),
    next: (at) => {
      jumped = true;
      return at < length() ? at + 1 : undefined;
    },
    pace: () => PACE / settings.speed,
    onShown: (at) => jumped && writeAddress(at),
  });
  const { snapshot, wanted } = player;
  createEffect(on(seenFrom, player.refresh, { defer: true }));
  const [hides, setHides] = createSignal(false);
  createEffect(
    on(
      () => props.at,
      (at) => at !== null && player.jump(Math.min(at, length())),
      { defer: true },
    ),
  );
  const jump = (to: number): void => {
    jumped = true;
    player.jump(Math.min(Math.max(0, to), length()));
  };

  const onKey = (event: KeyboardEvent): void => {
    const target = event.target instanceof Element ? event.target : null;
    if (event.defaultPrevented || target?.matches('input, select, textarea') || event.ctrlKey || event.metaKey) return;
    const steps: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => jump(wanted() - 1),
      ArrowRight: () => jump(wanted() + 1),
      Home: () => jump(0),
      End: () => jump(length()),
      '+': () => frame?.zoom('in'),
      '-': () => frame?.zoom('out'),
      '0': () => frame?.zoom('fit'),
      x: () => frame?.hide(),
      a: folding.toggleAlone,
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));

  createSounds(snapshot, face);
  const magnifier = createMagnifier(face, snapshot, tongue);
  const faceProps = facePropsOf(
    { snapshot, marks: () => NOTHING, counts: () => NOTHING, pick: () => undefined },
    tongue,
    magnifier.inspect,
    highlight,
  );
  const turns = createMemo(() =>
    chaptersOf(whole, tongue).map(({ title, events }) => ({ title, at: events[0]?.seq ?? 0 })),
  );
  /** Without what was before the first. */
  const rounds = () => turns().filter(({ title }) => title !== t('log.start'));
  const branch = (): void => go({ screen: 'sandbox', id: props.id, at: untrack(() => snapshot().at) });
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href).catch(() => undefined);
    setCopied(true);
  };
  const due = () => snapshot().decision;
  const owner = getOwner();
  const [analyst, setAnalyst] = createSignal<Analyst>();
  const analyse = async (): Promise<void> => {
    if (analyst()) return;
    const loaded = await loadAnalysis();
    const analysis = runWithOwner(owner, () => loaded.createAnalysis(length()));
    if (analysis) setAnalyst({ ...loaded, analysis });
  };
  const isOver = (): boolean => props.first.result !== null || props.first.ended !== undefined;
  /** Something else than a game of this device. */
  const isShown = (): boolean => props.example !== undefined || props.instead !== undefined;
  const analysable = (): boolean => isOver() && !isShown();

  /** Beneath the seats, where they have a column of their own. */
  const isInRight = (): boolean => onPhone() || inColumn(face, faceProps);
  const switches = () => (
    <Show when={hides() && analyst()}>
      {(loaded) => (
        <Dynamic
          component={loaded().Switches}
          analysis={loaded().analysis}
          tongue={tongue}
          seats={props.first.seats}
          seenFrom={seenFrom()}
          onSeenFrom={setSeenFrom}
        />
      )}
    </Show>
  );

  // Where it was analysed before, that is there at once.
  onMount(() => {
    if (analysable() && props.first.seats.length > 1) void theTable().ask.hides().then(setHides);
    if (analysable()) void isAnalysed().then((before) => (before ? analyse() : undefined));
  });

  return (
    <Scene
      class={props.instead ? 'replay instead' : 'replay'}
      over={props.instead?.over()}
      tab="log"
      data={{ 'data-at': snapshot().at, 'data-analysed': analyst() ? '' : undefined }}
      root={magnifier.attach}
      snapshot={snapshot()}
      face={face}
      faceProps={faceProps}
      tongue={tongue}
      folding={folding}
      magnified={magnifier.magnified()}
      handle={(handle) => {
        frame = handle;
      }}
      menu={
        <Menu>
          <a class="btn quiet" href={linkTo({ screen: 'rules', game: snapshot().game, paragraph: null })} autofocus>
            {t('nav.rules')}
          </a>
          <Show when={analysable()}>
            <button type="button" class="btn quiet" onClick={() => void saveGame(theTable(), false, setNotice, fail)}>
              {t('play.export')}
            </button>
          </Show>
          <a class="btn quiet" href={linkTo({ screen: 'settings' })}>
            {t('nav.settings')}
          </a>
        </Menu>
      }
      prompt={
        <section class="prompt" aria-label={t('replay.decision')}>
          <Show when={due()}>
            {(decision) => (
              <Banner
                seat={tongue.livery(decision().seat, snapshot().seats)}
                name={tongue.seat(decision().seat)}
                note={t('replay.move', { at: snapshot().at, length: length() })}
              />
            )}
          </Show>
          <div class="ask">
            <h1 class="ask-line">
              <Show when={due()} fallback={<Ended snapshot={snapshot()} tongue={tongue} />}>
                {(decision) => (
                  <>
                    {tongue.prompt(decision())} <Cite game={snapshot().game} rule={decision().rule} />
                  </>
                )}
              </Show>
            </h1>
            <p class="ways">
              {isOver() || isShown()
                ? t('replay.move', { at: snapshot().at, length: length() })
                : t('replay.unfinished')}
            </p>
          </div>
          <div class="acts">
            <Show when={analysable() && !analyst()}>
              <button type="button" class="btn primary" onClick={() => void analyse()}>
                {t('replay.analyse')}
              </button>
            </Show>
            {props.instead?.acts()}
            <Show when={!isShown()}>
              <a class="btn" href={linkTo({ screen: 'play', id: props.id })}>
                {t('replay.table')}
              </a>
            </Show>
            <Show when={!props.instead}>
              <button type="button" class="btn" onClick={copy}>
                {copied() ? t('replay.copied') : t('replay.link')}
              </button>
              <button
                type="button"
                class="btn"
                title={t('replay.branchText')}
                aria-disabled={!due()}
                onClick={() => due() && branch()}
              >
                {t('replay.branch')}
              </button>
            </Show>
          </div>
        </section>
      }
      left={<Show when={!isInRight()}>{switches()}</Show>}
      right={
        <>
          <Show when={props.example}>
            {(example) => <Shown example={example()} snapshot={snapshot()} tongue={tongue} onHover={setHighlight} />}
          </Show>
          {props.instead?.beside(wanted, jump)}
          <Show when={analyst()}>
            {(loaded) => (
              <Dynamic
                component={loaded().Panel}
                analysis={loaded().analysis}
                tongue={tongue}
                game={props.first.game}
                seats={props.first.seats}
                id={props.id}
                at={wanted()}
                onJump={jump}
                hides={hides()}
              />
            )}
          </Show>
          <Show when={isInRight()}>{switches()}</Show>
          <Show when={hides() && face.secretHands && analyst()}>
            {(loaded) => (
              <Dynamic
                component={loaded().Hands}
                face={face}
                faceProps={faceProps}
                tongue={tongue}
                seats={props.first.seats}
                seenFrom={seenFrom()}
              />
            )}
          </Show>
          <div class="part">
            <div class="now">
              <Dynamic component={face.Now} {...faceProps} />
            </div>
            <Rolls snapshot={snapshot()} tongue={tongue} scores={face.scores} />
          </div>
          <div class="lower">
            <Log
              events={snapshot().events}
              seats={snapshot().seats}
              game={snapshot().game}
              tongue={tongue}
              onHover={setHighlight}
              linkOf={props.instead ? undefined : (at) => linkTo({ screen: 'replay', id: props.id, at })}
            />
          </div>
        </>
      }
      hand={
        <Scrubber
          at={wanted()}
          length={length()}
          playing={player.playing()}
          turns={turns()}
          line={props.first.line}
          seats={props.first.seats}
          onJump={jump}
          onPlay={() => {
            if (!player.playing() && wanted() >= length()) jump(0);
            player.play(!player.playing());
          }}
        >
          <Show when={analyst()}>
            {(loaded) => (
              <Dynamic
                component={loaded().Curve}
                analysis={loaded().analysis}
                tongue={tongue}
                seats={props.first.seats}
                at={wanted()}
                turns={rounds()}
              />
            )}
          </Show>
        </Scrubber>
      }
    >
      <Show when={!read() && !isShown() && props.first.reopened}>
        {(reopened) => <ReopenedNotice reopened={reopened()} game={snapshot().game} onClose={() => setRead(true)} />}
      </Show>
      <Show when={notice()}>
        <Toast text={notice()} onClose={() => setNotice('')} />
      </Show>
    </Scene>
  );
};

export const ReplayRoute = (props: { readonly id: string; readonly at: number | null }) => (
  <Show when={props.id} keyed>
    {(id) => {
      let example: Example | undefined;
      const open = async (): Promise<Snapshot> => {
        const past = await openPast(id);
        ({ example } = past);
        return past.snapshot;
      };
      return (
        <Opening open={open}>
          {({ snapshot, face }) => {
            const isDrawn = createOwnSet(face, () => snapshot, theTable());
            return (
              <Show when={isDrawn()}>
                <Replay first={snapshot} face={face} id={id} at={props.at} example={example} />
              </Show>
            );
          }}
        </Opening>
      );
    }}
  </Show>
);

import type { Puzzle, PuzzlesJson } from '@ravelin/bot/puzzles';
import type { Snapshot } from '@ravelin/table/messages';
import { createResource, createSignal, For, type JSX, Show } from 'solid-js';
import type { GameFace } from '../face.ts';
import { TableView } from '../play/TableView.tsx';
import { createTable } from '../play/table.ts';
import { tongueOf } from '../play/tongue.ts';
import { Failed, Lost } from '../shell/Failed.tsx';
import { seatsOf, wordsOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo } from '../shell/router.ts';
import { Opening } from '../shell/TableRoute.tsx';
import { theTable } from '../worker/client.ts';
import { Difficulty } from './Difficulty.tsx';
import { dayOf, puzzleOfDay } from './daily.ts';
import { PuzzlePanel } from './PuzzlePanel.tsx';
import { isSolved, outcomeOf, progress } from './progress.ts';
import { allPuzzles, difficultyOf, HARDEST, puzzlesOf } from './puzzles.ts';
import { say } from './words.ts';
import './puzzles.css';

/** The puzzles: of all games with the one of the day, of one game, and one of them at the table. */

/** Who answers when the puzzle is done and the game goes on. */
const ANSWERS = 'captain';

const linkToPuzzle = (game: string, number: number | null): string => linkTo({ screen: 'puzzles', game, number });

/** The number of the first that is still to be solved, after this one or from the beginning. */
const nextOf = ({ game, of }: PuzzlesJson, after = 0): number | undefined => {
  const numbers = [...of.keys()].map((n) => (after + n) % of.length);
  const next = numbers.find((n) => n !== after - 1 && !isSolved(game, of[n].id));
  return next === undefined ? undefined : next + 1;
};

const solvedOf = ({ game, of }: PuzzlesJson): number => of.filter(({ id }) => isSolved(game, id)).length;

const Solved = (props: { readonly all: PuzzlesJson }) => (
  <p class="learn-progress">
    <progress max={props.all.of.length} value={solvedOf(props.all)} aria-hidden="true" />
    {say('progress', { n: solvedOf(props.all), of: props.all.of.length })}
  </p>
);

const Streak = () => (
  <p class="quiet-note">
    {progress.best > 0 ? say('streak', { n: progress.streak, best: progress.best }) : say('noStreak')}
  </p>
);

const Today = (props: { readonly all: readonly PuzzlesJson[] }) => {
  const today = () => {
    const found = puzzleOfDay(
      dayOf(new Date()),
      props.all.map(({ game, of }) => ({ game, count: of.length })),
    );
    const file = props.all.find(({ game }) => game === found?.game);
    return found && file && { ...found, file, puzzle: file.of[found.number - 1] };
  };
  return (
    <Show when={today()}>
      {(one) => (
        <section class="puzzle-today" aria-labelledby="today-title">
          <div>
            <h2 id="today-title">{say('today')}</h2>
            <p>
              {say('todayText', { game: wordsOf(one().game, 'title'), n: one().number })}{' '}
              <Difficulty level={difficultyOf(one().puzzle, one().file)} />
            </p>
            <Streak />
          </div>
          <p class="acts">
            <Show
              when={!isSolved(one().game, one().puzzle.id)}
              fallback={<span class="quiet-note">✓ {say('solvedToday')}</span>}
            >
              <a class="btn primary big" href={linkToPuzzle(one().game, one().number)}>
                {say('solveToday')}
              </a>
            </Show>
          </p>
        </section>
      )}
    </Show>
  );
};

const Overview = () => {
  const [all] = createResource(allPuzzles);
  return (
    <Page title={say('title')} class="puzzles">
      <p class="claim">{say('about')}</p>
      <Show when={all()} fallback={<p role="status">{t('app.loading')}</p>}>
        {(files) => (
          <Show when={files().length > 0} fallback={<p>{say('none')}</p>}>
            <Today all={files()} />
            <ul class="puzzle-games">
              <For each={files()}>
                {(file) => (
                  <li>
                    <h2>{wordsOf(file.game, 'title')}</h2>
                    <Solved all={file} />
                    <p class="acts">
                      <Show when={nextOf(file)} fallback={<span class="quiet-note">✓ {say('done')}</span>}>
                        {(next) => (
                          <a
                            class="btn primary"
                            href={linkToPuzzle(file.game, next())}
                            aria-label={`${say('next')}: ${wordsOf(file.game, 'title')}`}
                          >
                            {say('next')}
                          </a>
                        )}
                      </Show>
                      <a
                        class="btn"
                        href={linkToPuzzle(file.game, null)}
                        aria-label={`${say('all')}: ${wordsOf(file.game, 'title')}`}
                      >
                        {say('all')}
                      </a>
                    </p>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        )}
      </Show>
    </Page>
  );
};

const MARKS = { first: '✓', later: '✓', shown: '·' } as const;

const List = (props: { readonly all: PuzzlesJson }) => {
  const { game, of } = props.all;
  const state = ({ id }: Puzzle) => outcomeOf(game, id);
  return (
    <Page title={say('titleOf', { game: wordsOf(game, 'title') })} game={game} class="puzzles">
      <p class="claim">{say('about')}</p>
      <Solved all={props.all} />
      <Streak />
      <ol class="puzzle-list">
        <For each={of}>
          {(puzzle, i) => (
            <li>
              <a
                href={linkToPuzzle(game, i() + 1)}
                data-state={state(puzzle) ?? 'open'}
                aria-label={say('entry', {
                  n: i() + 1,
                  seat: wordsOf(game, `seat:${puzzle.seat}`),
                  level: difficultyOf(puzzle, props.all),
                  of: HARDEST,
                  state: say(state(puzzle) ?? 'open'),
                })}
              >
                <b>{i() + 1}</b>
                <span class="mark" aria-hidden="true">
                  {MARKS[state(puzzle) ?? 'shown'] ?? ''}
                </span>
                <span>{wordsOf(game, `seat:${puzzle.seat}`)}</span>
                <Difficulty level={difficultyOf(puzzle, props.all)} />
              </a>
            </li>
          )}
        </For>
      </ol>
      <p class="acts">
        <a class="btn" href={linkTo({ screen: 'puzzles', game: null, number: null })}>
          {say('games')}
        </a>
      </p>
    </Page>
  );
};

const Solving = (props: {
  readonly all: PuzzlesJson;
  readonly number: number;
  readonly first: Snapshot;
  readonly face: GameFace;
  readonly onAgain: () => void;
}) => {
  const table = createTable(props.first, props.face);
  const puzzle = props.all.of[props.number - 1];
  return (
    <TableView
      table={table}
      face={props.face}
      id={undefined}
      logStart={say('log')}
      lesson={() => (
        <PuzzlePanel
          game={props.all.game}
          puzzle={puzzle}
          number={props.number}
          of={props.all.of.length}
          margin={props.all.margin}
          usual={props.all.tries}
          difficulty={difficultyOf(puzzle, props.all)}
          table={table}
          tongue={tongueOf(props.face)}
          next={nextOf(props.all, props.number)}
          onAgain={props.onAgain}
        />
      )}
    />
  );
};

/** One puzzle at the table; `again` sets it up anew. */
const AtTable = (props: { readonly all: PuzzlesJson; readonly number: number }) => {
  const [round, setRound] = createSignal(1);
  const open = (): Promise<Snapshot> => {
    const { game, of } = props.all;
    const { position, seat } = of[props.number - 1];
    const seats = Object.fromEntries(seatsOf(game).map((one) => [one, one === seat ? 'here' : ANSWERS]));
    return theTable().ask.position({ game, position, seats });
  };
  return (
    <Show when={round()} keyed>
      <Opening open={open}>
        {({ snapshot, face }) => (
          <Solving
            all={props.all}
            number={props.number}
            first={snapshot}
            face={face}
            onAgain={() => setRound(round() + 1)}
          />
        )}
      </Opening>
    </Show>
  );
};

/** The puzzles of a game, once they are loaded. */
const OfGame = (props: { readonly game: string; readonly children: (all: PuzzlesJson) => JSX.Element }) => {
  const [all] = createResource(
    () => props.game,
    (game) => puzzlesOf(game).catch((error: unknown) => ({ error })),
  );
  return (
    <Show when={all.state === 'ready'} fallback={<p class="loading">{t('app.loading')}</p>}>
      <Show when={all()} fallback={<Lost />} keyed>
        {(found) => ('error' in found ? <Failed error={found.error} /> : props.children(found))}
      </Show>
    </Show>
  );
};

export const PuzzlesScreen = (props: { readonly game: string | null; readonly number: number | null }) => (
  <Show when={props.game} fallback={<Overview />} keyed>
    {(game) => (
      <OfGame game={game}>
        {(all) => (
          <Show when={props.number} fallback={<List all={all} />} keyed>
            {(number) => (
              <Show when={all.of[number - 1]} fallback={<Lost />}>
                <AtTable all={all} number={number} />
              </Show>
            )}
          </Show>
        )}
      </OfGame>
    )}
  </Show>
);

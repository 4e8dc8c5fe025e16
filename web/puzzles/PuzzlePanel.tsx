import type { Puzzle } from '@ravelin/bot/puzzles';
import { createEffect, createSignal, For, on, onMount, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { TableController } from '../play/table.ts';
import type { Tongue } from '../play/tongue.ts';
import { speakingOf } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { theTable } from '../worker/client.ts';
import { Difficulty } from './Difficulty.tsx';
import { note, type Outcome } from './progress.ts';
import { say } from './words.ts';

const percent = (chance: number): number => Math.round(chance / 100);

/** A wrong move that was tried, as it was called, and what it leaves. */
interface Tried {
  readonly words: string;
  readonly chance: number;
}

/** The chances of the best move, of the rule of thumb's and of what was tried, as bars. */
const Compared = (props: {
  readonly rows: readonly { readonly who: string; readonly move: string; readonly chance: number }[];
}) => (
  <dl class="puzzle-chances" aria-label={say('compare')}>
    <For each={props.rows}>
      {({ who, move, chance }) => (
        <div>
          <dt>
            <span class="whose">{who}</span> {move}
          </dt>
          <dd>
            <meter min="0" max="100" value={percent(chance)} aria-hidden="true" />
            <span>{percent(chance)}</span>
          </dd>
        </div>
      )}
    </For>
  </dl>
);

/** The question beside the table, what was tried, and at the end why the best move is best. */
export const PuzzlePanel = (props: {
  readonly game: string;
  readonly puzzle: Puzzle;
  readonly number: number;
  readonly of: number;
  readonly margin: number;
  readonly usual: number;
  readonly difficulty: number;
  readonly table: TableController;
  readonly tongue: Tongue;
  /** The number of a puzzle that is still to be solved. */
  readonly next: number | undefined;
  readonly onAgain: () => void;
}) => {
  const { table, tongue, puzzle } = props;
  const [tried, setTried] = createSignal<Tried>();
  const [missed, setMissed] = createSignal<Tried>();
  const [hinted, setHinted] = createSignal(false);
  const [ended, setEnded] = createSignal<Outcome>();
  const [answer, setAnswer] = createSignal(puzzle.solution[0]);
  const [best] = puzzle.solution;
  const seat = (): string => tongue.seat(puzzle.seat);
  const wordsOf = (move: Puzzle['thumb']): string => tongue.of(move.part).move(move);
  const reasons = (): string => puzzle.reasons.map(speakingOf).join(say('and'));
  // While the question is open: later decisions have other kinds.
  const ruleOfBest = table.snapshot().kinds.find(({ kind }) => kind === best.shown.kind)?.rule ?? puzzle.rule;

  const end = (outcome: Outcome): void => {
    note(props.game, puzzle.id, outcome);
    setEnded(outcome);
    table.guard(undefined);
  };

  const attempt = async (notation: string): Promise<boolean> => {
    const right = puzzle.solution.find(({ shown }) => shown.notation === notation);
    if (right) {
      if (!(await table.play(notation))) return false;
      setAnswer(right);
      end(tried() ? 'later' : 'first');
      return true;
    }
    const chance = puzzle.wrong.find(({ move }) => move === notation)?.chance;
    if (chance === undefined || !(await theTable().ask.why({ move: notation })).legal) return false;
    const legal = table.moves().find((move) => move.notation === notation);
    const wrong = { words: legal ? tongue.move(legal) : notation, chance };
    setMissed(wrong);
    if (!tried()) setTried(wrong);
    table.cancel();
    return false;
  };
  onMount(() => table.guard(attempt));

  const show = (): void => {
    end('shown');
    void table.takeUp(best.shown);
  };

  const rows = () => [
    { who: say('best'), move: wordsOf(best.shown), chance: best.chance },
    {
      who: say('thumb'),
      move: wordsOf(puzzle.thumb),
      chance: puzzle.wrong.find(({ move }) => move === puzzle.thumb.notation)?.chance ?? 0,
    },
    ...(tried() && tried()?.words !== wordsOf(puzzle.thumb)
      ? [{ who: say('yours'), move: tried()?.words ?? '', chance: tried()?.chance ?? 0 }]
      : []),
  ];
  const others = (): string =>
    puzzle.solution
      .filter((one) => one !== answer())
      .map(({ shown }) => wordsOf(shown))
      .join('; ');

  // On a phone the panel is low: what is said next must not begin above it.
  let head: HTMLParagraphElement | undefined;
  createEffect(on([missed, hinted, ended], () => head?.scrollIntoView({ block: 'nearest' }), { defer: true }));

  return (
    <section
      class="lesson puzzle panel"
      aria-label={say('puzzle', { n: props.number })}
      data-ended={ended() ? '' : undefined}
    >
      <p
        class="eyebrow"
        ref={(element) => {
          head = element;
        }}
      >
        {say('eyebrow', { n: props.number, of: props.of, seat: seat() })} <Difficulty level={props.difficulty} />
      </p>
      <div aria-live="polite">
        <Show
          when={ended()}
          fallback={
            <>
              <Show when={missed()}>
                {(one) => (
                  <p class="said-so">
                    {say('wrong', { move: one().words, n: percent(one().chance), best: percent(best.chance) })}
                  </p>
                )}
              </Show>
              <Show when={hinted()}>
                <p class="said-so">
                  <Show when={puzzle.reasons.length > 0}>{say('hintText', { reasons: reasons() })} </Show>
                  {say('hintRule')} <Cite game={props.game} rule={ruleOfBest} />
                </p>
              </Show>
              <p class="teaches">
                {say('task', {
                  seat: seat(),
                  moves: puzzle.moves,
                  right: puzzle.solution.length,
                  margin: percent(props.margin),
                })}{' '}
                <Cite game={props.game} rule={puzzle.rule} />
              </p>
              <p class="quiet-note">
                <Show when={puzzle.hidden}>{say('hidden')} </Show>
                {say('tryIt')}
              </p>
            </>
          }
        >
          {(outcome) => (
            <>
              <p class="said-so">
                {say(outcome() === 'shown' ? 'solution' : 'right', { move: wordsOf(answer().shown) })}
              </p>
              <Show when={others()}>
                <p>{say('asGood', { moves: others() })}</p>
              </Show>
              <p class="eyebrow">{say('compare')}</p>
              <Compared rows={rows()} />
              <p class="teaches">
                <Show when={puzzle.reasons.length > 0}>{say('because', { reasons: reasons() })} </Show>
                <Cite game={props.game} rule={ruleOfBest} />
              </p>
              <p class="quiet-note">
                {say('found', { n: puzzle.tries, usual: props.usual })} {say('playOn')}
              </p>
            </>
          )}
        </Show>
      </div>
      <p class="acts">
        <Show
          when={ended()}
          fallback={
            <>
              <Show when={!hinted()}>
                <button type="button" class="btn" onClick={() => setHinted(true)}>
                  {say('hint')}
                </button>
              </Show>
              <button type="button" class="btn" onClick={show}>
                {say('show')}
              </button>
            </>
          }
        >
          <Show when={props.next}>
            {(next) => (
              <a class="btn primary" href={linkTo({ screen: 'puzzles', game: props.game, number: next() })}>
                {say('next')}
              </a>
            )}
          </Show>
          <button type="button" class="btn quiet" onClick={() => props.onAgain()}>
            {say('again')}
          </button>
        </Show>
        <a class="btn quiet" href={linkTo({ screen: 'puzzles', game: props.game, number: null })}>
          {say('all')}
        </a>
      </p>
    </section>
  );
};

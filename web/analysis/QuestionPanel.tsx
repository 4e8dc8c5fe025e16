import type { Judgement, WeighedMove } from '@ravelin/bot';
import { createEffect, For, Match, on, Show, Switch } from 'solid-js';
import type { Tongue } from '../play/tongue.ts';
import { speakingOf } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { MoveCard, type MoveTag } from './MoveCard.tsx';
import { decisionsOf, type Opened } from './matter.ts';
import { type AnalysisKey, say } from './words.ts';

/** Beside the board: what would you play here? And what came of it. */

export type Answer =
  | { readonly is: 'none' | 'judging' | 'failed' }
  /** `chosen`: somebody chose a move, and did not only ask for the answer. `known`: the best move that was known before. */
  | {
      readonly is: 'judged';
      readonly judgement: Judgement;
      readonly chosen: boolean;
      readonly known: string | undefined;
    };

type Judged = Extract<Answer, { is: 'judged' }>;

const lossOf = ({ weighed }: Judgement, notation: string): number =>
  weighed.find(({ move }) => move.notation === notation)?.loss ?? 0;

/** Two losses that differ by less than this cannot be told apart. */
const ALIKE = 100;

/** The verdict in a sentence. */
const verdictOf = ({ judgement, chosen, known }: Judged): AnalysisKey => {
  const { own, made, best } = judgement;
  const [ownLoss, madeLoss] = [own, made].map((move) => lossOf(judgement, move));
  if (!chosen) return 'answerIs';
  if (own === best) return known !== undefined && known !== own ? 'ownFoundBetter' : 'ownBest';
  if (ownLoss === 0) return 'ownAsGood';
  if (own === made) return 'ownSame';
  if (Math.abs(ownLoss - madeLoss) < ALIKE) return 'ownEqual';
  return ownLoss < madeLoss ? 'ownBetter' : 'ownWorse';
};

/** The best first. */
const cardsOf = ({ judgement, chosen }: Judged): { readonly one: WeighedMove; readonly tags: readonly MoveTag[] }[] => {
  const { own, made, best, weighed } = judgement;
  const is: Readonly<Record<MoveTag, string | undefined>> = { own: chosen ? own : undefined, best, made };
  const tagsOf = (notation: string): MoveTag[] =>
    (['own', 'best', 'made'] as const).filter((tag) => is[tag] === notation);
  return weighed
    .map((one) => ({ one, tags: tagsOf(one.move.notation) }))
    .filter(({ tags }) => tags.length > 0)
    .sort((a, b) => a.one.loss - b.one.loss || Number(b.tags.includes('best')) - Number(a.tags.includes('best')));
};

const Result = (props: { readonly judged: Judged; readonly tongue: Tongue }) => (
  <>
    <p class="verdict-line">{say(verdictOf(props.judged))}</p>
    <ul class="move-cards">
      <For each={cardsOf(props.judged)}>
        {({ one, tags }) => (
          <MoveCard
            move={one.move}
            tags={tags}
            chance={one.chance}
            loss={one.loss}
            error={one.error}
            tongue={props.tongue}
          />
        )}
      </For>
    </ul>
    <Show when={props.judged.judgement.reasons.length > 0}>
      <p>{say('because', { reasons: props.judged.judgement.reasons.map(speakingOf).join(say('and')) })}</p>
    </Show>
    <p class="quiet-note">
      {say('known')} {say('worlds', { n: props.judged.judgement.worlds })}
    </p>
  </>
);

export const QuestionPanel = (props: {
  readonly answer: Answer;
  readonly opened: Opened;
  readonly id: string;
  readonly at: number;
  readonly seat: string;
  readonly tongue: Tongue;
  readonly onGiveUp: () => void;
  readonly onAgain: () => void;
}) => {
  const judged = () => (props.answer.is === 'judged' ? props.answer : undefined);
  const number = () => decisionsOf(props.opened).findIndex(({ move }) => move === props.at + 1) + 1;
  const next = () => decisionsOf(props.opened).find(({ move }) => move > props.at + 1);
  let head: HTMLElement | undefined;
  // On a phone the panel is low: the verdict begins at its top.
  createEffect(on(judged, (now) => now && head?.scrollIntoView({ block: 'nearest' }), { defer: true }));
  return (
    <section
      class="lesson panel question-panel"
      data-judged={judged() ? '' : undefined}
      aria-labelledby="question-title"
    >
      <p
        class="eyebrow"
        ref={(element) => {
          head = element;
        }}
      >
        <Show when={number() > 0}>
          {say('pointOf', { n: number(), of: decisionsOf(props.opened).length })}
          {' · '}
        </Show>
        {say('move', { n: props.at + 1 })}
      </p>
      <h2 id="question-title">{say('question')}</h2>
      <div aria-live="polite">
        <Switch>
          <Match when={props.answer.is === 'none'}>
            <p class="teaches">{say('questionText', { seat: props.tongue.seat(props.seat) })}</p>
          </Match>
          <Match when={props.answer.is === 'judging'}>
            <p class="teaches" role="status">
              {say('judging')}
            </p>
          </Match>
          <Match when={props.answer.is === 'failed'}>
            <p role="alert">{say('notJudged')}</p>
          </Match>
          <Match when={judged()}>{(now) => <Result judged={now()} tongue={props.tongue} />}</Match>
        </Switch>
      </div>
      <p class="acts">
        <Show
          when={judged()}
          fallback={
            <button
              type="button"
              class="btn"
              aria-disabled={props.answer.is === 'judging'}
              onClick={() => props.answer.is !== 'judging' && props.onGiveUp()}
            >
              {say('showAnswer')}
            </button>
          }
        >
          <a class="btn primary" href={linkTo({ screen: 'instead', id: props.id, at: props.at })}>
            {say('seeLine')}
          </a>
          <button type="button" class="btn" onClick={() => props.onAgain()}>
            {say('tryAnother')}
          </button>
          <Show when={next()}>
            {(point) => (
              <a class="btn" href={linkTo({ screen: 'question', id: props.id, at: point().move - 1 })}>
                {say('nextPoint')}
              </a>
            )}
          </Show>
          <a class="btn" href={linkTo({ screen: 'sandbox', id: props.id, at: props.at })}>
            {say('playOn')}
          </a>
        </Show>
        <a class="btn quiet" href={linkTo({ screen: 'replay', id: props.id, at: props.at })}>
          {say('back')}
        </a>
      </p>
    </section>
  );
};

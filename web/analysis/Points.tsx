import type { AnalysisJson, Point } from '@ravelin/bot';
import { createSignal, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { Tongue } from '../play/tongue.ts';
import { speakingOf } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import type { JudgedBy } from './createAnalysis.ts';
import { MoveCard } from './MoveCard.tsx';
import { percentOf, points } from './numbers.ts';
import { say } from './words.ts';

/** Where the game turned. */

/** A decision: first it asks, and shows the moves only to who wants to see them. */
const Decision = (props: {
  readonly point: Point;
  readonly found: AnalysisJson;
  readonly tongue: Tongue;
  readonly id: string;
  readonly judgedBy: JudgedBy;
  readonly hides: boolean;
}) => {
  const [shown, show] = createSignal(false);
  const judged = () => props.found.steps[props.point.move - 1]?.judged;
  const at = () => props.point.move - 1;
  /** What both moves left, judged in the one way or the other. */
  const left = (by: JudgedBy) => (by === 'open' ? props.point.open : judged()?.chance) ?? { best: 0, played: 0 };
  const against = (by: JudgedBy) => ({ best: percentOf(left(by).best), played: percentOf(left(by).played) });
  const openly = (own: number, other: number): string | undefined => {
    if (props.judgedBy === 'known') return undefined;
    const less = percentOf(other) - percentOf(own);
    return less > 0 ? say('worseOpen', { n: less }) : say(less < 0 ? 'betterOpen' : 'evenOpen');
  };
  return (
    <div class="analysis-question">
      <h3>{say('question')}</h3>
      <p class="acts">
        <a class="btn primary" href={linkTo({ screen: 'question', id: props.id, at: at() })}>
          {say('onBoard')}
        </a>
        <Show when={!shown()}>
          <button type="button" class="btn" onClick={() => show(true)}>
            {say('showAnswer')}
          </button>
        </Show>
      </p>
      <div aria-live="polite">
        <Show when={shown() && props.point.better}>
          {(better) => (
            <>
              <ul class="move-cards">
                <MoveCard
                  move={better()}
                  tags={['best']}
                  chance={left(props.judgedBy).best}
                  loss={0}
                  error={0}
                  said={openly(left('open').best, left('open').played)}
                  tongue={props.tongue}
                />
                <MoveCard
                  move={props.point.made}
                  tags={['made']}
                  chance={left(props.judgedBy).played}
                  loss={judged()?.loss ?? 0}
                  error={judged()?.error ?? 0}
                  said={openly(left('open').played, left('open').best)}
                  tongue={props.tongue}
                />
              </ul>
              <p>
                <Show when={props.point.reasons.length > 0}>
                  {say('because', { reasons: props.point.reasons.map(speakingOf).join(say('and')) })}{' '}
                </Show>
                <span class="quiet-note">
                  <Show when={props.judgedBy === 'known'} fallback={say('openText', against('known'))}>
                    {say('known')} {props.hides ? say('knownOpen', against('open')) : ''}
                  </Show>
                </span>
              </p>
              <p class="acts">
                <a class="btn" href={linkTo({ screen: 'instead', id: props.id, at: at() })}>
                  {say('seeLine')}
                </a>
                <a class="btn" href={linkTo({ screen: 'sandbox', id: props.id, at: at() })}>
                  {say('playOn')}
                </a>
              </p>
            </>
          )}
        </Show>
      </div>
    </div>
  );
};

export const Points = (props: {
  readonly found: AnalysisJson;
  readonly tongue: Tongue;
  readonly game: string;
  readonly id: string;
  readonly at: number;
  readonly onJump: (at: number) => void;
  readonly judgedBy: JudgedBy;
  /** Something was hidden from a seat. */
  readonly hides: boolean;
}) => {
  /** For the first seat. */
  const changeOf = ({ kind, open, change, seat }: Point): number => {
    if (props.judgedBy === 'known' || kind === 'luck' || !open) return change;
    const own = open.played - open.best;
    return props.found.together || seat === props.found.totals.seats[0]?.seat ? own : -own;
  };
  const placeOf = ({ kind, move }: Point): number => (kind === 'luck' ? move : move - 1);
  return (
    <ol class="analysis-points">
      <For each={props.found.points} fallback={<li class="quiet-note">{say('none')}</li>}>
        {(point, i) => (
          <li data-kind={point.kind} data-here={props.at === placeOf(point) ? '' : undefined}>
            <button
              type="button"
              class="analysis-point"
              aria-current={props.at === placeOf(point) ? 'step' : undefined}
              onClick={() => props.onJump(placeOf(point))}
            >
              <span class="diamond" aria-hidden="true">
                <span>{point.kind === 'luck' ? say('luckSign') : i() + 1}</span>
              </span>
              <span class="what">
                <b>{say('move', { n: point.move })}</b> {props.tongue.seat(point.seat)}
                {': '}
                <Show when={point.kind === 'luck'} fallback={say('errs')}>
                  {props.tongue.of(point.made.part).move(point.made)}
                </Show>
              </span>
              <span class="change">{points(changeOf(point))}</span>
            </button>
            <Cite game={props.game} rule={props.found.steps[point.move - 1]?.rule ?? ''} />
            <Show when={props.at === placeOf(point)}>
              <Show when={point.kind === 'decision'} fallback={<p class="quiet-note">{say('luckText')}</p>}>
                <Decision {...props} point={point} />
              </Show>
            </Show>
          </li>
        )}
      </For>
    </ol>
  );
};

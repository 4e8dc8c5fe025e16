import { createMemo, For, Show } from 'solid-js';
import type { Tongue } from '../play/tongue.ts';
import { roundMarks, stackLevels, type Turn } from './alongCurve.ts';
import type { AnalysisOfGame } from './createAnalysis.ts';
import { say } from './words.ts';
import './analysis.css';

/** How the game stood after each move, and under it what decisions and luck did. Beneath the scrubber, move for move as wide. */

const percent = (chance: number): number => chance / 100;
/** The names of rounds are so many hundredths of the width apart at least. */
const WIDE = { width: 'wide', least: 9 };
const NARROW = { width: 'narrow', least: 22 };
/** The bars are so high, from the middle, for half of the chance; small ones show too. */
const BAR = 20;
const height = (change: number): number => Math.min(BAR, (BAR * Math.sqrt(Math.abs(change))) / Math.sqrt(3000));

const barsOf = (changes: readonly { readonly move: number; readonly change: number }[]): string =>
  changes
    .filter(({ change }) => change !== 0)
    .map(({ move, change }) => {
      const high = height(change);
      return `M${move - 0.9} ${BAR}h.8v${change > 0 ? -high : high}h-.8z`;
    })
    .join('');

export const Curve = (props: {
  readonly analysis: AnalysisOfGame;
  readonly tongue: Tongue;
  readonly seats: readonly string[];
  readonly at: number;
  readonly turns: readonly Turn[];
}) => {
  const length = (): number => Math.max(1, props.analysis.curve().length - 1);
  const line = createMemo(() => {
    let path = '';
    for (const [move, chance] of props.analysis.curve().entries())
      if (chance !== null) path += `${path === '' ? 'M' : 'L'}${move} ${100 - percent(chance)}`;
    return path;
  });
  const area = (): string => {
    const known = props.analysis.curve().flatMap((chance, move) => (chance === null ? [] : [move]));
    return known.length < 2 ? '' : `${line()}L${known.at(-1)} 50L${known[0]} 50z`;
  };
  const bars = (what: 'decision' | 'luck') =>
    barsOf(props.analysis.steps().map((step) => ({ move: step.move, change: step[what] })));
  /** Where there is little room, fewer rounds are named. */
  const marks = (least: number) => roundMarks(props.turns, length(), least);
  const rounds = createMemo(() =>
    marks(0)
      .map(({ at }) => `M${at} 0V100`)
      .join(''),
  );
  const heightOf = (move: number): number => percent(props.analysis.curve()[move] ?? 0);
  const levels = createMemo(() =>
    stackLevels((props.analysis.done()?.points ?? []).map(({ move }) => (100 * move) / length())),
  );
  const now = (): number | null => props.analysis.curve()[props.at] ?? null;
  const whose = (): string =>
    props.seats.length === 1 || props.analysis.done()?.together
      ? say('curveAlone')
      : say('curve', { seat: props.tongue.seat(props.seats[0] ?? '') });
  return (
    <figure class="curve" aria-label={whose()}>
      <figcaption>
        <span>
          {whose()}
          <Show when={now() !== null}>
            : <b>{say('percent', { n: Math.round(percent(now() ?? 0)) })}</b>
          </Show>
        </span>
        <span class="curve-key decisions">{say('decisions')}</span>
        <span class="curve-key luck">{say('luck')}</span>
      </figcaption>
      <div class="curve-plot">
        <svg class="curve-line" viewBox={`0 0 ${length()} 100`} preserveAspectRatio="none" aria-hidden="true">
          <path class="curve-area" d={area()} />
          <path class="curve-half" d={`M0 50H${length()}`} />
          <path class="curve-round" d={rounds()} />
          <path class="curve-path" d={line()} />
          <path class="curve-now" d={`M${props.at} 0V100`} />
        </svg>
        <For each={props.analysis.done()?.points ?? []}>
          {(point, i) => (
            <span
              class="curve-point"
              data-kind={point.kind}
              aria-hidden="true"
              style={{
                left: `${(100 * point.move) / length()}%`,
                top: `${100 - heightOf(point.move)}%`,
                '--level': (levels()[i()] ?? 0) * (heightOf(point.move) < 50 ? 1 : -1),
              }}
            >
              <span>{point.kind === 'luck' ? say('luckSign') : i() + 1}</span>
            </span>
          )}
        </For>
      </div>
      <div class="curve-plot">
        <svg class="curve-bars" viewBox={`0 0 ${length()} ${2 * BAR}`} preserveAspectRatio="none" aria-hidden="true">
          <path class="curve-half" d={`M0 ${BAR}H${length()}`} />
          <path class="curve-round" d={rounds()} />
          <path class="bars-decision" d={bars('decision')} />
          <path class="bars-luck" d={bars('luck')} />
          <path class="curve-now" d={`M${props.at} 0V${2 * BAR}`} />
        </svg>
      </div>
      <For each={[WIDE, NARROW]}>
        {({ least, width }) => (
          <div class="curve-plot curve-rounds" data-width={width} aria-hidden="true">
            <For each={marks(least).filter(({ room }) => room > 0)}>
              {({ title, left, room }) => (
                <span style={{ left: `${left}%`, 'max-width': `${room}%` }} title={title}>
                  {title}
                </span>
              )}
            </For>
          </div>
        )}
      </For>
    </figure>
  );
};

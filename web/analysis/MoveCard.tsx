import type { ShownMove } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import type { Tongue } from '../play/tongue.ts';
import { percentOf } from './numbers.ts';
import { type AnalysisKey, say } from './words.ts';

export type MoveTag = 'own' | 'best' | 'made';

const TAGS: Readonly<Record<MoveTag, AnalysisKey>> = { own: 'tagOwn', best: 'tagBest', made: 'tagMade' };

/** A move of a decision, what it leaves, and what it gives away against the best. */
export const MoveCard = (props: {
  readonly move: ShownMove;
  readonly tags: readonly MoveTag[];
  /** Of the seat that decided, in ten-thousandths; and what of it is given away. */
  readonly chance: number;
  readonly loss: number;
  /** The standard error of the difference. */
  readonly error: number;
  /** Said of it in the place of what it gives away. */
  readonly said?: string | undefined;
  readonly tongue: Tongue;
}) => (
  <li class="move-card" data-best={props.tags.includes('best') ? '' : undefined}>
    <p class="move-card-head">
      <b>{props.tongue.of(props.move.part).move(props.move)}</b>
      <span class="chance">{say('percent', { n: percentOf(props.chance) })}</span>
    </p>
    <p class="move-card-tags">
      <For each={props.tags}>{(tag) => <span data-tag={tag}>{say(TAGS[tag])}</span>}</For>
    </p>
    <span class="chance-bar" aria-hidden="true" style={{ '--chance': `${percentOf(props.chance)}%` }} />
    <p class="move-card-loss">
      <Show when={props.said === undefined} fallback={props.said}>
        <Show when={props.loss > 0} fallback={props.tags.includes('best') ? say('bestKnown') : say('asGoodAsBest')}>
          {say('givesAway', { n: percentOf(props.loss), error: Math.max(1, percentOf(2 * props.error)) })}
        </Show>
      </Show>
    </p>
  </li>
);

import { LEVEL_NAMES, LEVEL_SECONDS } from '@ravelin/table/messages';
import { createResource, For, Show } from 'solid-js';
import { levelOf, rankOf } from '../play/levels.ts';
import { speakingOf } from '../shell/i18n.ts';
import { type Against, measuredOf, type Strength, strengthOf } from './measured.ts';
import { say } from './say.ts';

/** The level that can be given more time. */
const TIMED: string = LEVEL_NAMES[LEVEL_NAMES.length - 1].id;

const toldOf = ({ won, games, other }: Against) => ({ won, games, other: rankOf(other) ?? other });

const belowText = ({ there, ...own }: NonNullable<Strength['below']>, seat: string): string => {
  const told = { ...toldOf(own), seat };
  return there
    ? say('measured.both', { ...told, wonThere: there.won, gamesThere: there.games })
    : say('measured.below', told);
};

/** What came of games between the levels, if somebody has played them out. */
const Measured = (props: { readonly strength: Strength; readonly seatName: string }) => (
  <p class="level-text measured">
    <Show when={props.strength.below}>{(found) => <>{belowText(found(), props.seatName)} </>}</Show>
    <Show when={props.strength.above}>
      {(found) => <>{say('measured.above', { ...toldOf(found()), seat: props.seatName })} </>}
    </Show>
    <small>{say('measured.how')}</small>
  </p>
);

/** The five levels side by side, and what is to be known of the chosen one. */
export const Levels = (props: {
  readonly game: string;
  readonly seats: readonly string[];
  readonly seat: string;
  readonly seatName: string;
  readonly player: string;
  readonly onPick: (player: string) => void;
}) => {
  const [measured] = createResource(() => props.game, measuredOf);
  const strength = (): Strength | undefined => {
    const level = levelOf(props.player)?.id;
    const bouts = measured.state === 'ready' ? measured() : [];
    return level === undefined ? undefined : strengthOf(bouts, props.seats, props.seat, level);
  };
  return (
    <fieldset class="levels" aria-label={say('level')}>
      <div class="level-row">
        <For each={LEVEL_NAMES}>
          {({ id, title }, i) => (
            <label class="level">
              <input
                type="radio"
                name={`level-${props.seat}`}
                value={id}
                checked={levelOf(props.player)?.id === id}
                onChange={() => props.onPick(id)}
              />
              <span class="pips" aria-hidden="true">
                <For each={LEVEL_NAMES}>{(_level, at) => <i classList={{ on: at() <= i() }} />}</For>
              </span>
              <b>{speakingOf(title)}</b>
              <small>{say(`level.${id}`)}</small>
            </label>
          )}
        </For>
      </div>
      <Show when={levelOf(props.player)}>{(level) => <p class="level-text">{speakingOf(level().text)}</p>}</Show>
      <Show when={strength()}>{(found) => <Measured strength={found()} seatName={props.seatName} />}</Show>
      <Show when={levelOf(props.player)?.id === TIMED}>
        <label class="level-time">
          {say('time')}
          <select onChange={(event) => props.onPick(`${TIMED}:${event.currentTarget.value}`)}>
            <For each={LEVEL_SECONDS}>{(n) => <option value={n}>{say('timeValue', { n })}</option>}</For>
          </select>
        </label>
      </Show>
    </fieldset>
  );
};

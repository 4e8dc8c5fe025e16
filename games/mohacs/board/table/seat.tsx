import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { ARMY, leaderNamed } from '../field.ts';
import { lookAt } from '../layers/choice.ts';
import { Swatch } from '../pieces/commands.tsx';
import { LeaderToken } from '../pieces/leader.tsx';
import { COMMAND, isLit, markedAs, markOf } from '../state.ts';
import { has, leaderHex, leaderRank, nameIn, nameOf, unitHex, unitState } from '../view.ts';
import { FlightBar } from './flight-bar.tsx';
import { Losses } from './losses.tsx';
import { isDeploying } from './phase.ts';

/** An army: its Flight Points, its commands with their leaders, and whom it has lost. */

type Props = FaceProps & { readonly seat: string };

const Command = (props: { readonly face: FaceProps; readonly id: string }) => {
  const view = () => props.face.view;
  const kit = ARMY.command[ARMY.commands.indexOf(props.id)];
  const units = kit.units.map((u) => ARMY.units[u]);
  const leader = createMemo(() => nameOf(view(), 'chief', props.id));
  const fit = createMemo(
    () => units.filter((unit) => unitHex(view(), unit) >= 0 && unitState(view(), unit) !== 'retired').length,
  );
  const left = createMemo(
    () => units.filter((unit) => !['eliminated', 'retired'].includes(unitState(view(), unit))).length,
  );
  const mark = createMemo(() => markOf(props.face, COMMAND, props.id));
  const isLed = () => ['field', 'box', 'waiting'].includes(leaderRank(view(), leader() ?? ''));
  /** M15.1.2.2: no roll lets a wing act before it has begun to enter. */
  const continues = () => {
    const due = ARMY.waves[kit.wave];
    return isLed() && (!due || due.faces.length > 0 || has(view(), 'came', due.id));
  };
  const explained = () => {
    const strength = { n: fit(), of: left() };
    if (!continues()) return props.face.t('command.strength', strength);
    return props.face.t('command.explained', { ...strength, ar: leaderNamed(leader() ?? '').ar });
  };
  const state = () => {
    if (nameIn(view(), 'command') === props.id) return 'active';
    if (!isLed()) return 'leaderless';
    if (nameIn(view(), 'last') === props.id) return 'acted';
    return 'ready';
  };
  const name = () => props.face.t(`name:${props.id}`);
  /** Where a command is to be named, it is picked, or asked why not; else the board shows where it stands. */
  const choose = (): void => {
    if (markedAs(props.face, COMMAND, 'legal', 'selected').length > 0) {
      props.face.pick(COMMAND, props.id);
      return;
    }
    const stand = [leaderHex(view(), leader() ?? ''), ...units.map((unit) => unitHex(view(), unit))];
    const hex = stand.find((one) => one >= 0);
    if (hex !== undefined) lookAt({ hex, near: true });
  };
  const inside = () => (
    <>
      <Swatch command={props.id} />
      <svg class="mo-head" viewBox="-12 -20 24 32" aria-hidden="true">
        <Show when={leader()}>{(id) => <LeaderToken leader={id()} />}</Show>
      </svg>
      <span class="mo-command-name" title={explained()}>
        <b>{name()}</b>
        <small>
          {props.face.t('command.units', { n: fit(), of: left() })}
          <Show when={state() !== 'active' && continues() && leader()}>
            {(id) => (
              <>
                {' · '}
                <span class="mo-goes-on">
                  {props.face.t('command.continues', {
                    ar: leaderNamed(id()).ar,
                    share: (leaderNamed(id()).ar + 1) * 10,
                  })}
                </span>
              </>
            )}
          </Show>
        </small>
      </span>
      <Show when={state() !== 'ready'}>
        <em class={`mo-tag ${state()}`}>{props.face.t(`command.state:${state()}`)}</em>
      </Show>
    </>
  );
  return (
    <li class={`mo-command ${mark()}`} classList={{ lit: isLit(props.face, props.id), none: left() === 0 }}>
      <button
        type="button"
        class={`mo-row ${mark()}`}
        aria-pressed={mark() === 'selected'}
        data-place={`${COMMAND}:${props.id}`}
        onClick={choose}
      >
        {inside()}
      </button>
    </li>
  );
};

export const Seat = (props: Props) => {
  const side = () => (props.seat === 'hungary' ? 0 : 1);
  /** A contingent is no command before it has come (M15.2.4.8). */
  const shown = createMemo(() =>
    ARMY.command.filter(({ side: its, wave }) => {
      const due = ARMY.waves[wave];
      return its === side() && (!due || due.faces.length === 0 || has(props.view, 'came', due.id));
    }),
  );
  return (
    <section class={`mo mo-seat ${props.seat}`} aria-label={props.t(`seat:${props.seat}`)}>
      <header>
        <h2>{props.t(`seat:${props.seat}`)}</h2>
        <Show when={nameIn(props.view, 'phasing') === props.seat && !isDeploying(props.view)}>
          {/* It explains itself to whoever points at it. */}
          <button type="button" class="mo-tag active" aria-haspopup="dialog" data-game="mohacs" data-rule="M20.17">
            {props.t('phasing')}
          </button>
        </Show>
      </header>
      <FlightBar face={props} side={side()} />
      <ul class="mo-commands" aria-label={props.t('commands')}>
        <For each={shown()}>{({ id }) => <Command face={props} id={id} />}</For>
      </ul>
      <Losses face={props} side={side()} />
    </section>
  );
};

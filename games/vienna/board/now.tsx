import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { BattleSide } from './lines.tsx';
import { counted, hexName } from './names.ts';
import { choosesTroops, Picker } from './picker.tsx';
import { Improvised, Structural, Swords } from './pieces.tsx';
import { rearOf } from './reckoning.ts';
import { RearSums, Sums } from './sums.tsx';
import { type Battle, battleOf, foeOf, hexState, type Side } from './view.ts';

/** What lies between the players now: a battle on the table, Troops to choose. */

const STEPS = [1, 2, 3, 4, 5, 6, 7] as const;

const Steps = (props: { readonly face: FaceProps; readonly step: number }) => (
  <ol class="steps">
    <For each={STEPS}>
      {(n) => (
        <li
          classList={{ done: n < props.step, current: n === props.step }}
          aria-current={n === props.step ? 'step' : undefined}
        >
          <i>{n}</i>
          {props.face.t(`step.${n}`)}
        </li>
      )}
    </For>
  </ol>
);

/** The works on the attacked hex, and how many they keep back, card texts included. */
const Works = (props: { readonly face: FaceProps; readonly battle: Battle }) => {
  const hex = () => hexState(props.face.view, props.battle.hex);
  const keeps = () => rearOf(props.face.view, props.battle);
  const side = () => foeOf(props.battle.attacker);
  return (
    <div class={`vn-works ${side()}`}>
      <span aria-hidden="true">
        <For each={Array.from({ length: hex().structural })}>
          {() => (
            <svg viewBox="-15 -13 30 26" aria-hidden="true">
              <Structural />
            </svg>
          )}
        </For>
        <For each={Array.from({ length: hex().improvised })}>
          {() => (
            <svg viewBox="-11 -13 22 26" aria-hidden="true">
              <Improvised side={side()} />
            </svg>
          )}
        </For>
      </span>
      <p>{keeps() === 0 ? props.face.t('works.none') : counted(props.face.t, 'works', keeps())}</p>
      <Cite game="vienna" rule="V13.5" />
      <RearSums face={props.face} battle={props.battle} />
    </div>
  );
};

/** Who has won, by the rules: what lies on the table may have changed since. */
const Verdict = (props: { readonly face: FaceProps; readonly battle: Battle; readonly winner: Side }) => (
  <p class={`vn-lead ${props.winner}`}>
    {props.face.t(props.winner === props.battle.attacker ? 'battle.attacker-won' : 'battle.defender-won', {
      side: props.face.t(`seat:${props.winner}`),
    })}{' '}
    <Cite game="vienna" rule={props.battle.answered === 'gave way' ? 'V11.3.5' : 'V13.7.4'} />
  </p>
);

export const Now = (props: FaceProps) => {
  const battle = createMemo(() => battleOf(props.view));
  const choosing = createMemo(() => choosesTroops(props));
  return (
    <Show when={battle() || choosing()}>
      <section class="vn vn-now" aria-label={props.t('now')}>
        <Show when={battle()}>
          {(now) => (
            <>
              <header>
                <svg viewBox="-12 -12 24 24" class={`vn-now-icon ${now().attacker}`} aria-hidden="true">
                  <Swords />
                </svg>
                <h2>{props.t('battle.title', { hex: hexName(props.t, now().hex) })}</h2>
              </header>
              <Show when={now().answered === 'contested'}>
                <Steps face={props} step={now().step} />
              </Show>
              <Show when={now().answered !== 'contested' && now().winner === undefined}>
                <p class="vn-now-note">
                  {props.t(now().answered === 'not yet' ? 'battle.unanswered' : 'battle.given-way', {
                    side: props.t(`name:${foeOf(now().attacker)}`),
                  })}{' '}
                  <Cite game="vienna" rule={now().answered === 'not yet' ? 'V11.2' : 'V11.3.2'} />
                </p>
              </Show>
              <Show when={now().answered !== 'gave way' && (now().winner === undefined || now().reckons)}>
                <BattleSide face={props} side="habsburg" battle={now()} />
                <Show when={now().winner === undefined}>
                  <Works face={props} battle={now()} />
                </Show>
                <BattleSide face={props} side="ottoman" battle={now()} />
              </Show>
              <Show when={now().reckons}>
                <Sums face={props} battle={now()} />
              </Show>
              <Show when={now().winner}>{(winner) => <Verdict face={props} battle={now()} winner={winner()} />}</Show>
            </>
          )}
        </Show>
        <Picker face={props} />
      </section>
    </Show>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { ARMY } from '../field.ts';
import { unitWords } from '../names.ts';
import { shotOf } from '../picking.ts';
import { LiveryDefs } from '../pieces/commands.tsx';
import { Counter } from '../pieces/counter.tsx';
import { nameOf, unitFacing, unitState } from '../view.ts';

/** The combat under way (M8.1.13): who attacks, who defends, and what each defender does about it. */

interface Combat {
  readonly attackers: readonly string[];
  readonly defenders: readonly string[];
}

export const combatOf = (view: FaceProps['view']): Combat => ({
  attackers: ARMY.units.filter((unit) => nameOf(view, 'role', unit) !== undefined),
  defenders: ARMY.units.filter((unit) => nameOf(view, 'answer', unit) !== undefined),
});

const Line = (props: { readonly face: FaceProps; readonly units: readonly string[]; readonly field?: string }) => (
  <ul>
    <For each={props.units}>
      {(unit) => (
        <li>
          <svg viewBox="-27 -28 54 56" role="img" aria-label={unitWords(props.face.t, props.face.view, unit)}>
            <Counter unit={unit} state={unitState(props.face.view, unit)} facing={unitFacing(props.face.view, unit)} />
          </svg>
          <small>
            <Show when={props.field} fallback={props.face.t(`name:${unit}`)}>
              {(field) => props.face.t(`${field()}:${nameOf(props.face.view, field(), unit)}`)}
            </Show>
          </small>
        </li>
      )}
    </For>
  </ul>
);

/** Who shoots at whom, while others may still answer. */
const Shot = (props: { readonly face: FaceProps; readonly shooter: string; readonly target: string }) => (
  <section class="mo mo-now panel" aria-label={props.face.t('shot')}>
    <svg class="mo-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <LiveryDefs />
      </defs>
    </svg>
    <h2>{props.face.t('shot')}</h2>
    <div class="mo-lines">
      <div>
        <h3>{props.face.t('shooter')}</h3>
        <Line face={props.face} units={[props.shooter]} />
      </div>
      <div>
        <h3>{props.face.t('target')}</h3>
        <Line face={props.face} units={[props.target]} />
      </div>
    </div>
  </section>
);

export const Now = (props: FaceProps) => {
  const combat = createMemo(() => combatOf(props.view));
  return (
    <Show
      when={combat().attackers.length > 0 && combat().defenders.length > 0}
      fallback={<Show when={shotOf(props.view)}>{(shot) => <Shot face={props} {...shot()} />}</Show>}
    >
      <section class="mo mo-now panel" aria-label={props.t('combat')}>
        <svg class="mo-defs" width="0" height="0" aria-hidden="true">
          <defs>
            <LiveryDefs />
          </defs>
        </svg>
        <h2>{props.t('combat')}</h2>
        <div class="mo-lines">
          <div>
            <h3>{props.t('attackers')}</h3>
            <Line face={props} units={combat().attackers} field="role" />
          </div>
          <div>
            <h3>{props.t('defenders')}</h3>
            <Line face={props} units={combat().defenders} field="answer" />
          </div>
        </div>
      </section>
    </Show>
  );
};

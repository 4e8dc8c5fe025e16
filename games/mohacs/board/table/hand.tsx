import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { FACINGS } from '../../data/geometry.ts';
import { unitNamed } from '../field.ts';
import { lookAt } from '../layers/choice.ts';
import { unitWords } from '../names.ts';
import { inHand } from '../picking.ts';
import { LiveryDefs, Swatch } from '../pieces/commands.tsx';
import { Counter, signed } from '../pieces/counter.tsx';
import { markedAs, markOf, UNIT } from '../state.ts';
import { nameIn, ratingsOf, unitFacing, unitHex, unitState } from '../view.ts';
import { nextUnit, rosterOf } from './next.ts';
import { phaseOf } from './phase.ts';

/** Nobody holds cards here: the tray shows the activation, the units that can still act, and choices that are no places. */

/** Domains whose values are drawn neither on the field nor in the panels, in the order in which they are chosen. */
const ELSEWHERE = ['front', 'direction', 'distance'] as const;

/** While a unit is still to be chosen, what comes after it is not asked for. */
const isDue = (face: FaceProps): boolean =>
  markedAs(face, UNIT, 'legal').length === 0 || markedAs(face, UNIT, 'selected').length > 0;

/** The values of a domain that are offered. Once one of any domain is picked, those that no longer fit stay where they are. */
const offered = (face: FaceProps, domain: string) =>
  createMemo<readonly string[]>((before) => {
    if (!isDue(face)) return [];
    const fits = markedAs(face, domain, 'legal', 'selected');
    const isPicked = ELSEWHERE.some((one) => markedAs(face, one, 'selected').length > 0);
    return isPicked && fits.every((name) => before.includes(name)) ? before : fits;
  }, []);

const Choices = (props: { readonly face: FaceProps }) => (
  <For each={ELSEWHERE}>
    {(domain) => {
      const names = offered(props.face, domain);
      return (
        <Show when={names().length > 0}>
          <fieldset class="mo-choices" aria-label={props.face.t(`domain:${domain}`)}>
            <legend>{props.face.t(`domain:${domain}`)}</legend>
            <For each={names()}>
              {(name) => (
                <button
                  type="button"
                  class={`btn ${markOf(props.face, domain, name)}`}
                  data-place={`${domain}:${name}`}
                  aria-pressed={markOf(props.face, domain, name) === 'selected'}
                  onClick={() => props.face.pick(domain, name)}
                >
                  {/^\d+$/.test(name) ? name : props.face.t(`name:${name}`)}
                </button>
              )}
            </For>
          </fieldset>
        </Show>
      );
    }}
  </For>
);

/** The phase; on a phone, where a unit's card lies a tap away, what is to be known of the one in hand. */
const activityText = (face: FaceProps): string => {
  const unit = face.narrow ? inHand(face) : undefined;
  const phase = phaseOf(face.view);
  if (unit === undefined || unitHex(face.view, unit) < 0) return phase ? face.t(`phase:${phase}`) : '';
  const { ma, sdr } = ratingsOf(face.view, unit);
  const facing = face.t(`name:${FACINGS[unitFacing(face.view, unit)]}`);
  // Guns have no Shock rating (M19.10).
  if (sdr === undefined || unitNamed(unit).gun) return face.t('tray.gun', { ma, facing });
  return face.t('tray.figures', { ma, sdr: signed(sdr), facing });
};

export const Hand = (props: FaceProps) => {
  const roster = rosterOf(props);
  const command = createMemo(() => nameIn(props.view, 'command'));
  const pick = (unit: string): void => {
    props.pick(UNIT, unit);
    const hex = unitHex(props.view, unit);
    if (hex >= 0) lookAt({ hex, near: true });
  };
  return (
    <section class="mo mo-hand" aria-label={props.t('tray')}>
      <svg class="mo-defs" width="0" height="0" aria-hidden="true">
        <defs>
          <LiveryDefs />
        </defs>
      </svg>
      <Show when={command()} fallback={<p class="mo-tray-note">{props.t('tray.none')}</p>}>
        {(id) => (
          <div class="mo-active">
            <Swatch command={id()} />
            <p>
              <b>{props.t(`name:${id()}`)}</b>
              <small>{activityText(props)}</small>
            </p>
          </div>
        )}
      </Show>
      <Choices face={props} />
      <Show when={roster().length > 0}>
        <button type="button" class="btn mo-next" onClick={() => nextUnit(props, roster())}>
          {props.t('next')} <kbd aria-hidden="true">N</kbd>
        </button>
        <ul class="mo-roster" aria-label={props.t('tray.units', { n: roster().length })}>
          <For each={roster()}>
            {(unit) => (
              <li>
                <button
                  type="button"
                  aria-pressed={markOf(props, UNIT, unit) === 'selected'}
                  title={props.t(`name:${unit}`)}
                  onClick={() => pick(unit)}
                  onPointerEnter={() => props.inspect({ domain: UNIT, name: unit })}
                  onPointerLeave={() => props.inspect(undefined)}
                >
                  <span class="mo-said">{unitWords(props.t, props.view, unit)}</span>
                  <svg viewBox="-27 -28 54 56" aria-hidden="true">
                    <Counter
                      unit={unit}
                      state={unitState(props.view, unit)}
                      facing={unitHex(props.view, unit) >= 0 ? unitFacing(props.view, unit) : undefined}
                    />
                  </svg>
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
    </section>
  );
};

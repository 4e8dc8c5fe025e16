import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { standingWords } from '../names.ts';
import { costOf } from '../prices.ts';
import { GlassIcon } from '../signs.tsx';
import { ACTION, anyMarked, handlers, keyOf, markOf, sectionNames, stateOf } from '../state.ts';
import { meleeAt } from '../strength.ts';
import { ACTIONS, isIn, nameIn, SECTIONS } from '../view.ts';
import { Choices } from './choices.tsx';
import { MeleeSheet } from './melee.tsx';

/** What lies between the players: how far the assault has come, the most threatened section, and on a phone the actions of the buildings. */

const STEPS = ['cannons', 'machine fire', 'volleys', 'poison', 'poles', 'order effects', 'strength'] as const;

const Steps = (props: { readonly face: FaceProps }) => {
  const now = () => STEPS.findIndex((step) => isIn(props.face.view, step));
  return (
    <ol class="steps st-steps" aria-label={props.face.t('assault')}>
      <For each={STEPS}>
        {(step, i) => (
          <li
            classList={{ done: i() < now(), current: i() === now() }}
            aria-current={i() === now() ? 'step' : undefined}
          >
            <i>{i() + 1}</i>
            <span>{props.face.t(`step:${step}`)}</span>
          </li>
        )}
      </For>
    </ol>
  );
};

/** The sections from the most threatened to the safest; those without an enemy last. */
const RANK = { breach: 5, ahead: 4, even: 3, holds: 2, glare: 1, empty: 0 } as const;

const Sections = (props: { readonly face: FaceProps; readonly chosen: string }) => (
  <ul class="st-nine" aria-label={props.face.t('nine')}>
    <For each={SECTIONS}>
      {({ id }) => {
        const melee = () => meleeAt(props.face.view, id);
        const names = sectionNames(id);
        return (
          <li>
            <button
              type="button"
              class={`st-melee ${melee().standing} ${stateOf(props.face, names)}`}
              classList={{ chosen: id === props.chosen }}
              {...handlers(props.face, () => names)}
            >
              <b>{id}</b>
              <span>
                {melee().invaders}:{melee().defenders}
              </span>
              <span class="sr">{standingWords(props.face.t, props.face.view, id)}</span>
            </button>
          </li>
        );
      }}
    </For>
  </ul>
);

/** The actions of the buildings as a list, for a hand that cannot hit them on the board. */
const Works = (props: { readonly face: FaceProps }) => (
  <ul class="st-works" aria-label={props.face.t('works')}>
    <For each={ACTIONS}>
      {({ id, building }) => {
        const thing = { domain: ACTION, name: id };
        const cost = () => costOf(props.face.view, id);
        const spaces = () => Array.from({ length: cost().base + cost().extra }, (_, i) => i);
        return (
          <li>
            <button
              type="button"
              class={markOf(props.face, thing)}
              classList={{ done: cost().completed }}
              data-place={keyOf(thing)}
              {...handlers(props.face, () => [thing])}
            >
              <span>
                <b>{props.face.t(`name:action:${id}`)}</b> <small>{props.face.t(`name:${building}`)}</small>
              </span>
              <span class="sr">
                {props.face.t('action.count', { n: cost().placed, of: cost().base + cost().extra })}
              </span>
              <span class="st-works-glasses">
                <For each={spaces()}>
                  {(n) => <GlassIcon size={17} filled={n < cost().placed} extra={n >= cost().base} />}
                </For>
              </span>
            </button>
          </li>
        );
      }}
    </For>
  </ul>
);

export const Now = (props: FaceProps) => {
  /** Picked, or fought over. */
  const asked = createMemo((): string | undefined => {
    const picked = SECTIONS.find(({ id }) => stateOf(props, sectionNames(id)) === 'selected');
    if (picked) return picked.id;
    const frames = [...(props.view.flow ?? [])].reverse();
    const fought = frames.map(({ locals }) => locals.section).find((one) => SECTIONS.some(({ id }) => id === one));
    return fought === undefined ? undefined : String(fought);
  });
  const isAsked = () => asked() !== undefined;
  /** The section that is spoken of: picked, or fought over, or the most threatened. */
  const chosen = createMemo(() => {
    const one = asked();
    if (one !== undefined) return one;
    const ranked = SECTIONS.map(({ id }) => ({ id, melee: meleeAt(props.view, id) })).sort(
      (a, b) =>
        RANK[b.melee.standing] - RANK[a.melee.standing] ||
        b.melee.invaders - b.melee.breachAt - (a.melee.invaders - a.melee.breachAt),
    );
    return ranked[0].id;
  });
  return (
    <section class="st st-now" aria-label={props.t('now')}>
      {/* Before the assault the line of cards tells how far the round has come. */}
      <Show
        when={nameIn(props.view, 'ending')}
        fallback={
          <Show when={isIn(props.view, 'assault')}>
            <Steps face={props} />
          </Show>
        }
      >
        {(how) => <p class="st-ended">{props.t(`ending:${how()}`)}</p>}
      </Show>
      <Choices face={props} />
      <Show when={anyMarked(props, ACTION)}>
        <Works face={props} />
      </Show>
      <Sections face={props} chosen={chosen()} />
      {/* Where nobody stands before a wall, there is nothing to reckon; a section that one picks is shown all the same. */}
      <Show when={meleeAt(props.view, chosen()).standing !== 'empty' || isAsked()}>
        <MeleeSheet face={props} section={chosen()} />
      </Show>
    </section>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { createMemo, createSignal, For, Show } from 'solid-js';
import { askedSection, exposedWalls, mostThreatened } from '../look.ts';
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

/** The actions of the buildings, or of one, as a list for a hand that cannot hit them on the board. */
const Works = (props: { readonly face: FaceProps; readonly of?: string | undefined }) => (
  <ul class="st-works" aria-label={props.face.t('works')}>
    <For each={ACTIONS.filter(({ building }) => props.of === undefined || building === props.of)}>
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

/** So many of the walls in danger are named. */
const NAMED = 4;

/** Nobody stands before a wall yet: what could come next. */
const Exposed = (props: { readonly face: FaceProps }) => {
  const walls = () => exposedWalls(props.face.view).filter(({ invaders }) => invaders > 0);
  const word = (breach: number, lead: number): string => (breach > 0 ? 'breach' : lead > 0 ? 'ahead' : 'holds');
  return (
    <Show when={walls().length > 0}>
      <div class="st-exposed">
        <h2>{props.face.t('exposed')}</h2>
        <ul>
          <For each={walls().slice(0, NAMED)}>
            {({ id, invaders, defenders, breach }) => (
              <li class={word(breach, invaders - defenders)}>
                <span>{props.face.t(`name:${id}`)}</span>
                <b>
                  ≤ {invaders} : {defenders}
                </b>
                <em>{props.face.t(`exposed.${word(breach, invaders - defenders)}`)}</em>
              </li>
            )}
          </For>
        </ul>
      </div>
    </Show>
  );
};

export const Now = (props: FaceProps) => {
  /** The section that is shown near where the board is shown in parts, or the one that is picked or fought over. */
  const asked = createMemo((): string | undefined =>
    SECTIONS.some(({ id }) => id === props.turned) ? props.turned : askedSection(props),
  );
  /** The building that is shown near. */
  const house = () => ACTIONS.find(({ building }) => building === props.turned)?.building;
  const [unfolded, unfold] = createSignal(false);
  const isAsked = () => asked() !== undefined;
  const chosen = createMemo(() => asked() ?? mostThreatened(props.view).section);
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
      <Sections face={props} chosen={chosen()} />
      {/* Where nobody stands before a wall, there is nothing to reckon; a section that one picks is shown all the same. */}
      <Show
        when={meleeAt(props.view, chosen()).standing !== 'empty' || isAsked()}
        fallback={
          <Show when={!house()}>
            <Exposed face={props} />
          </Show>
        }
      >
        <MeleeSheet face={props} section={chosen()} live />
      </Show>
      <Show when={house() || (props.narrow && anyMarked(props, ACTION))}>
        <Show
          when={house()}
          fallback={
            <details class="st-works-fold" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
              <summary>{props.t('works')}</summary>
              {/* What is folded is not asked for: the column is not scrolled to it. */}
              <Show when={unfolded()}>
                <Works face={props} />
              </Show>
            </details>
          }
        >
          {(one) => <Works face={props} of={one()} />}
        </Show>
      </Show>
    </section>
  );
};

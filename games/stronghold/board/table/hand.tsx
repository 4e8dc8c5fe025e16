import type { FaceProps } from '@ravelin/web/face';
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch } from 'solid-js';
import { GlassIcon, hasSign, Icon } from '../signs.tsx';
import { CARD, countOf, handlers, isLit, keyOf, markOf, stateOf } from '../state.ts';
import { BUILDINGS, cardData, countIn, INVADERS, isAt, isIn, lineOf, numberIn, type Price, paidOn } from '../view.ts';
import { type Dealt, dealtIn } from './dealt.ts';
import { Plans } from './plans.tsx';
import { softened } from './soft.ts';
import { Supply } from './supply.tsx';

/** The line of the invader's action cards, left to right, with what is paid on each. It lies open to both (S4.1). */

export const signOfCard = (id: string): string => {
  const name = id.replaceAll('-', ' ');
  if (id === 'resources') return 'wood';
  return hasSign(name) ? name : 'ritual';
};

/** One of the alternatives of a price: `1 troll`, `2 goblins`. */
const Units = (props: { readonly units: Readonly<Partial<Record<string, number>>> }) => (
  <span class="st-units">
    <For each={INVADERS.filter((unit) => (props.units[unit] ?? 0) > 0)}>
      {(unit) => (
        <>
          <Show when={(props.units[unit] ?? 0) > 1}>
            <b>{props.units[unit]}</b>
          </Show>
          <Icon of={unit} size={15} />
        </>
      )}
    </For>
  </span>
);

export const PriceTag = (props: { readonly price: Price }) => (
  <span class="st-price">
    <Show when={props.price.wood > 0}>
      <span class="st-units">
        <b>{props.price.wood}</b>
        <Icon of="wood" size={15} />
      </span>
    </Show>
    <For each={props.price.units}>
      {(units, i) => (
        <>
          <Show when={i() > 0}>
            <i>/</i>
          </Show>
          <Units units={units} />
        </>
      )}
    </For>
    <Show when={props.price.hourglasses > 0}>
      <span class="st-units">
        <b>+{props.price.hourglasses}</b>
        <GlassIcon size={14} />
      </span>
    </Show>
  </span>
);

/** What lies on a card that was used: that was paid. */
const Paid = (props: { readonly face: FaceProps; readonly id: string }) => {
  const units = () => paidOn(props.face.view, props.id);
  const wood = () => countIn(props.face.view, 'paidWood', props.id);
  return (
    <span class="st-price paid">
      <em>{props.face.t('card.paid')}</em>
      <Show when={wood() > 0}>
        <span class="st-units">
          <b>{wood()}</b>
          <Icon of="wood" size={15} />
        </span>
      </Show>
      <For each={units()}>{(unit) => <Icon of={unit} size={15} />}</For>
      <Show when={units().length === 0 && wood() === 0}>
        <em>{props.face.t('card.free')}</em>
      </Show>
    </span>
  );
};

const buildingIds: ReadonlySet<string> = new Set(BUILDINGS.map(({ id }) => id));

/** `A1-2` is a space of the rampart A1, `A1-L2` a path. */
const whereOf = (at: string, t: FaceProps['t']): string => {
  if (/-\d$/.test(at)) return at.replace(/-\d$/, '');
  return buildingIds.has(at) ? t(`house.short:${at}`) : at.replace('-', ' → ');
};

/** Where it took effect, and what it brought. */
const doneWords = ({ at, units, wood }: Dealt, t: FaceProps['t']): string =>
  [
    ...(at === undefined ? [] : [whereOf(at, t)]),
    ...(units > 0 ? [t('card.units', { n: units })] : []),
    ...(wood > 0 ? [t('card.wood', { n: wood })] : []),
  ].join(', ');

const Card = (props: {
  readonly face: FaceProps;
  readonly id: string;
  readonly passed: boolean;
  readonly dealt?: Dealt | undefined;
}) => {
  const t = props.face.t;
  const thing = () => ({ domain: CARD, name: props.id });
  const used = () => isAt(props.face.view, 'used', props.id);
  const state = () => markOf(props.face, thing());
  /** What the eye sees from the card's frame. */
  const words = () =>
    [
      ...(used() ? [t('card.used')] : props.passed ? [t('card.passed')] : []),
      ...(isAt(props.face.view, 'spy', props.id) ? [t('name:spy')] : []),
      ...(state() === 'rest' ? [] : [t(`state:${state()}`)]),
    ].join(', ');
  return (
    <button
      type="button"
      class={`st-card ${state()}`}
      classList={{
        used: used(),
        passed: props.passed && !used(),
        lit: isLit(props.face, [thing()]),
      }}
      data-place={keyOf(thing())}
      aria-pressed={state() === 'selected' ? 'true' : undefined}
      {...handlers(props.face, () => [thing()])}
    >
      <span class="st-card-head">
        <span>{t('card.phase', { n: cardData(props.id).phase })}</span>
        <Show when={used()}>
          <Show when={props.dealt?.glasses} fallback={<b aria-hidden="true">✓</b>}>
            {(glasses) => (
              <b class="st-card-glasses">
                <GlassIcon size={14} />
                {glasses()}
                <span class="sr">{t('card.glasses')}</span>
              </b>
            )}
          </Show>
        </Show>
        <Show when={countOf(props.face, thing()) > 0}>
          <b aria-hidden="true">●</b>
        </Show>
      </span>
      <span class="st-card-body">
        <Icon of={signOfCard(props.id)} size={26} />
        <span class="st-card-name">
          {softened(t(`name:${props.id}`), t('soft'))}
          <Show when={props.dealt && doneWords(props.dealt, t)}>{(done) => <small>{done()}</small>}</Show>
        </span>
      </span>
      <span class="st-card-foot">
        <Switch fallback={<PriceTag price={cardData(props.id).price} />}>
          <Match when={used()}>
            <Paid face={props.face} id={props.id} />
          </Match>
          <Match when={props.passed}>
            <span class="st-price">
              <em>{t('card.unpaid')}</em>
            </span>
          </Match>
        </Switch>
      </span>
      <span class="sr">{words()}</span>
      <Show when={isAt(props.face.view, 'spy', props.id)}>
        <span class="st-card-spy">
          <Icon of="spy" size={20} />
        </span>
      </Show>
    </button>
  );
};

export { Card as ActionCard };

/** Is a card asked for? Settled when a question comes, so that no pick moves anything. S5.2.1: in the Briefing it may come to that. */
const createWaiting = (props: FaceProps, line: () => readonly string[]): (() => boolean) => {
  const [isWaiting, setWaiting] = createSignal(false);
  const isAsked = createMemo(() => props.marks.size > 0);
  const settle = (): void => {
    const asked = line().some((id) => stateOf(props, [{ domain: CARD, name: id }]) !== 'rest');
    setWaiting(asked || isIn(props.view, 'briefing'));
  };
  // What is asked is marked only after this.
  createEffect(on([() => props.view, isAsked], () => requestAnimationFrame(settle)));
  return isWaiting;
};

export const Hand = (props: FaceProps) => {
  const line = createMemo(() => lineOf(props.view));
  const next = () => numberIn(props.view, 'next');
  const waiting = createWaiting(props, line);
  const dealt = createMemo(() => dealtIn(props.events));
  return (
    <section class="st st-hand" classList={{ waiting: waiting() }} aria-label={props.t('hand')}>
      <Show when={!props.narrow}>
        <Supply face={props} />
      </Show>
      <ol>
        <For each={line()}>
          {(id, i) => (
            <li>
              <Card face={props} id={id} passed={i() < next()} dealt={dealt().get(id)} />
            </li>
          )}
        </For>
      </ol>
      <div class="st-hand-plans">
        <Plans face={props} />
      </div>
    </section>
  );
};

import { createMemo, For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { Die } from './die.tsx';
import { leaderOf } from './names.ts';
import { itemised } from './offensives.tsx';
import { FACES, succeeds } from './outlook.ts';
import { BATTLE, FRONT, handlers, markedIn, markOf, NATION, THEATER } from './state.ts';
import { frontState, nameIn, numberIn } from './view.ts';

/** What is chosen without having a place on the board: the markers that serve, what pays, a die of Mackensen's two. */

const SUPPORT = 'support';
const PAYMENT = 'payment';
const DIE = 'die';
const PLACES = [FRONT, NATION, THEATER, BATTLE];
const withAid = (support: string | undefined): boolean => support === 'aid' || support === 'both';
const withMackensen = (support: string | undefined): boolean => support === 'mackensen' || support === 'both';

/** Something has been picked, or nothing is left to be picked on the board. */
export const isComposing = (face: FaceProps): boolean =>
  [...face.marks.values()].includes('selected') ||
  (face.marks.size > 0 && PLACES.every((domain) => markedIn(face, domain).length === 0));

const selectedIn = (face: FaceProps, domain: string): string | undefined =>
  markedIn(face, domain).find((name) => markOf(face, domain, name) === 'selected');

const Choice = (props: { readonly face: FaceProps; readonly domain: string; readonly name: string }) => {
  const t = props.face.t;
  const state = () => markOf(props.face, props.domain, props.name);
  const note = (): string => {
    if (props.domain !== SUPPORT || props.name === 'alone') return '';
    if (props.name === 'both') return t('support.both');
    return t('support.left', { does: t(`advantage.does:${props.name}`), n: numberIn(props.face.view, props.name) });
  };
  const label = (): string =>
    props.name.includes('+')
      ? props.name
          .split('+')
          .map((part) => t(`name:${part}`))
          .join(' + ')
      : t(`${props.domain === SUPPORT ? 'support' : 'name'}:${props.name}`);
  return (
    <button
      type="button"
      class={`he-choice ${state()}`}
      data-place={`${props.domain}:${props.name}`}
      aria-pressed={state() === 'selected'}
      {...handlers(props.face, props.domain, () => props.name)}
    >
      <Show when={props.domain === DIE} fallback={<b>{label()}</b>}>
        <Die face={Number(props.name)} size={34} />
        <b>{props.name}</b>
      </Show>
      <Show when={note() !== ''}>
        <small>{note()}</small>
      </Show>
    </button>
  );
};

const Group = (props: { readonly face: FaceProps; readonly domain: string }) => {
  // What was open before one was picked stays in sight, so that another can be picked instead.
  const names = createMemo((before: readonly string[]): readonly string[] => {
    const now = markedIn(props.face, props.domain);
    const chosen = selectedIn(props.face, props.domain);
    return chosen !== undefined && before.includes(chosen) && now.length === 1 ? before : now;
  }, []);
  return (
    <Show when={names().length > 1}>
      <fieldset class="he-choices">
        <legend>{props.face.t(`choose:${props.domain}`)}</legend>
        <For each={names()}>{(name) => <Choice face={props.face} domain={props.domain} name={name} />}</For>
      </fieldset>
    </Show>
  );
};

/** The six faces, each with what it would do to the Front that was picked. */
const Faces = (props: { readonly face: FaceProps; readonly front: string }) => {
  const t = props.face.t;
  const view = () => props.face.view;
  const support = () => selectedIn(props.face, SUPPORT);
  const extra = () => (withAid(support()) && nameIn(view(), 'aidFront') !== props.front ? 2 : 0);
  const good = () => FACES.filter((die) => succeeds(view(), props.front, die, extra()));
  const chance = () => {
    const bad = 1 - good().length / 6;
    return Math.round(100 * (1 - (withMackensen(support()) ? bad * bad : bad)));
  };
  const value = () => frontState(view(), props.front).value;
  return (
    <section class="he-rolls" aria-label={t('rolls', { n: chance() })}>
      <h2>
        {t('rolls.against', { leader: leaderOf(t, props.front, frontState(view(), props.front).side), n: value() })}{' '}
        <b>{chance()} %</b>
      </h2>
      <Show when={itemised(props.face, props.front) !== ''}>
        <p>{itemised(props.face, props.front)}</p>
      </Show>
      <ol>
        <For each={FACES}>
          {(die) => (
            <li classList={{ good: good().includes(die) }}>
              <Die face={die} size={30} />
              <span>{t(good().includes(die) ? 'rolls.back' : 'rolls.holds')}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

export const Choices = (props: { readonly face: FaceProps }) => (
  <Show when={isComposing(props.face)}>
    <div class="he-composing">
      <Group face={props.face} domain={DIE} />
      <Group face={props.face} domain={SUPPORT} />
      <Group face={props.face} domain={PAYMENT} />
      <Show when={selectedIn(props.face, FRONT)}>
        {(front) => (
          <Show when={markedIn(props.face, SUPPORT).length > 0}>
            <Faces face={props.face} front={front()} />
          </Show>
        )}
      </Show>
    </div>
  </Show>
);

import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { chanceOf, SUPPORT, selectedIn } from './chances.ts';
import { Die } from './die.tsx';
import { type Empire, useEmpire } from './empire.ts';
import { leaderOf, paymentLabel } from './names.ts';
import { itemised } from './offensives.tsx';
import { FRONT, handlers, markedIn, markOf } from './state.ts';
import { numberIn } from './view.ts';
import { FACES } from './war.ts';

/** What is chosen without having a place on the board: the markers that serve, what pays, a die of two. */

const PAYMENT = 'payment';
const DIE = 'die';

/** Something has been picked, or nothing is left to be picked on the board. */
export const isComposing = ({ domains, choices = [] }: Empire, face: FaceProps): boolean =>
  [...face.marks.values()].includes('selected') ||
  (face.marks.size > 0 && domains.every((domain) => choices.includes(domain) || markedIn(face, domain).length === 0));

const Choice = (props: { readonly face: FaceProps; readonly domain: string; readonly name: string }) => {
  const { advantages, choices = [], choiceNote } = useEmpire();
  const t = props.face.t;
  const state = () => markOf(props.face, props.domain, props.name);
  const note = (): string => {
    if (props.domain !== SUPPORT) return choiceNote?.(t, props.domain, props.name, props.face.view) ?? '';
    if (props.name === 'alone') return '';
    if (!advantages.includes(props.name)) return t(`support.${props.name}`);
    return t('support.left', { does: t(`advantage.does:${props.name}`), n: numberIn(props.face.view, props.name) });
  };
  const label = (): string =>
    /^\d+$/.test(props.name)
      ? props.name
      : (paymentLabel(props.name, t) ?? t(`${props.domain === SUPPORT ? 'support' : 'name'}:${props.name}`));
  return (
    <button
      type="button"
      class={`em-choice ${state()}`}
      // What stands on the board as well is walked to there.
      data-place={choices.includes(props.domain) ? undefined : `${props.domain}:${props.name}`}
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
      <fieldset class="em-choices">
        <legend>{props.face.t(`choose:${props.domain}`)}</legend>
        <For each={names()}>{(name) => <Choice face={props.face} domain={props.domain} name={name} />}</For>
      </fieldset>
    </Show>
  );
};

/** The six faces, each with what it would do to the Front that was picked. */
const Faces = (props: { readonly face: FaceProps; readonly front: string }) => {
  const empire = useEmpire();
  const t = props.face.t;
  const chance = () => chanceOf(empire, props.face, props.front, selectedIn(props.face, SUPPORT) ?? 'alone');
  const state = () => empire.reading.frontState(props.face.view, props.front);
  return (
    <section class="em-rolls" aria-label={t('rolls', { n: chance().percent })}>
      <h2>
        {t('rolls.against', { leader: leaderOf(empire, t, props.front, state().side), n: state().value })}{' '}
        <b>{t('chance', { n: chance().percent })}</b>
      </h2>
      <Show when={itemised(empire, props.face, props.front) !== ''}>
        <p>{itemised(empire, props.face, props.front)}</p>
      </Show>
      <ol>
        <For each={FACES}>
          {(die) => (
            <li classList={{ good: chance().good.includes(die) }}>
              <Die face={die} size={30} />
              <span>{t(chance().good.includes(die) ? 'rolls.back' : 'rolls.holds')}</span>
            </li>
          )}
        </For>
      </ol>
    </section>
  );
};

export const Choices = (props: { readonly face: FaceProps }) => {
  const empire = useEmpire();
  return (
    <Show when={isComposing(empire, props.face)}>
      <div class="em-composing">
        <For each={[DIE, ...(empire.choices ?? []), ...(empire.offers ?? []), SUPPORT, PAYMENT]}>
          {(domain) => <Group face={props.face} domain={domain} />}
        </For>
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
};

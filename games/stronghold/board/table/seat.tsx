import type { FaceProps } from '@ravelin/web/face';
import { For, Match, Show, Switch } from 'solid-js';
import { GlassIcon, Icon } from '../signs.tsx';
import { HERO, handlers, isLit, keyOf, markOf, OBJECTIVE, stateOf } from '../state.ts';
import {
  countIn,
  GUARDS,
  HEROES,
  INVADERS,
  isAt,
  isIn,
  keysOf,
  nameAt,
  nameIn,
  numberIn,
  SECTIONS,
  STOCK,
  shelfOf,
  zoneOf,
} from '../view.ts';
import { progressOf } from './goals.ts';
import { ActionCard } from './hand.tsx';
import { Plan, Plans } from './plans.tsx';
import { Count, Supply } from './supply.tsx';

/** What lies before each side: supplies, objectives, plans, and what is left of the tiles. */

const Objective = (props: { readonly face: FaceProps; readonly id: string; readonly done: boolean }) => {
  const t = props.face.t;
  const thing = () => ({ domain: OBJECTIVE, name: props.id });
  const progress = () => progressOf(props.face.view, props.id);
  const pips = () => Array.from({ length: progress().need }, (_, i) => i < progress().have);
  return (
    <button
      type="button"
      class={`st-paper invader ${stateOf(props.face, [thing()])}`}
      classList={{ open: props.done, lit: isLit(props.face, [thing()]) }}
      data-place={keyOf(thing())}
      {...handlers(props.face, () => [thing()])}
    >
      <b>
        <Show when={props.done}>
          <span aria-hidden="true">✓ </span>
        </Show>
        {t(`name:${props.id}`)}
      </b>
      <small>{t(props.done ? `benefit:${props.id}` : `goal:${props.id}`)}</small>
      <span class="sr">
        {props.done ? t('objective.done') : t('objective.progress', { n: progress().have, of: progress().need })}
      </span>
      <Show when={!props.done}>
        <span class="st-pips" aria-hidden="true">
          <For each={pips()}>{(full) => <i classList={{ full }} />}</For>
          <em>
            {Math.min(progress().have, 99)}/{progress().need}
          </em>
        </span>
      </Show>
    </button>
  );
};

const Invader = (props: { readonly face: FaceProps }) => {
  const t = props.face.t;
  const view = () => props.face.view;
  const sum = (field: string) => INVADERS.reduce((total, unit) => total + countIn(view(), field, unit), 0);
  const kept = () => [...zoneOf(view(), 'drawn objectives').cards, ...zoneOf(view(), 'objectives').cards];
  const done = () => zoneOf(view(), 'met objectives').cards;
  const spare = () => shelfOf(view(), 'card supply');
  return (
    <section class="st st-seat invader">
      <h2>{t('seat:invader')}</h2>
      <Supply face={props.face} />
      <ul class="st-counts small">
        <Count sign="bag" n={sum('bag')} label={t('bag')} />
        <For each={INVADERS}>
          {(unit) => <Count sign={unit} n={countIn(view(), 'bag', unit)} label={`${t('bag')}: ${t(`many:${unit}`)}`} />}
        </For>
      </ul>
      <ul class="st-counts small">
        <Count sign="skull" n={sum('discarded')} label={t('discarded')} />
        <For each={INVADERS}>
          {(unit) => (
            <Count
              sign={unit}
              n={countIn(view(), 'discarded', unit)}
              label={`${t('discarded')}: ${t(`many:${unit}`)}`}
            />
          )}
        </For>
      </ul>
      <h3>{t('objectives')}</h3>
      <For each={kept()}>{(id) => <Objective face={props.face} id={id} done={false} />}</For>
      <For each={done()}>{(id) => <Objective face={props.face} id={id} done />}</For>
      <Show when={zoneOf(view(), 'drawn objectives').hidden > 0}>
        <p class="st-seat-note">{t('objectives.hidden', { n: zoneOf(view(), 'drawn objectives').hidden })}</p>
      </Show>
      <Show when={spare().length > 0}>
        <details
          class="st-spare"
          // S5.2.1: in the Briefing they lie open from the start, so that nothing moves when some are asked for.
          open={isIn(view(), 'briefing')}
        >
          <summary>{t('card.supply', { n: spare().length })}</summary>
          <ul>
            <For each={spare()}>
              {(id) => (
                <li>
                  <ActionCard face={props.face} id={id} passed={false} />
                </li>
              )}
            </For>
          </ul>
        </details>
      </Show>
    </section>
  );
};

const numberOf = (list: readonly { readonly id: string; readonly number: number }[], id: string): number =>
  list.find((one) => one.id === id)?.number ?? 0;

const Hero = (props: { readonly face: FaceProps; readonly id: string }) => {
  const t = props.face.t;
  const thing = () => ({ domain: HERO, name: props.id });
  const at = () => nameAt(props.face.view, 'hero', props.id);
  const done = () => isAt(props.face.view, 'heroDone', props.id);
  return (
    <button
      type="button"
      class={`st-hero ${markOf(props.face, thing())}`}
      data-place={keyOf(thing())}
      aria-pressed={markOf(props.face, thing()) === 'selected' ? 'true' : undefined}
      {...handlers(props.face, () => [thing()])}
    >
      <Icon of={props.id} size={24} />
      <span>
        <b>{t(`name:${props.id}`)}</b>
        <small>
          {at() === undefined ? '' : t(`short:${at()}`)}
          {done() ? `, ${t('hero.done')}` : ''}
        </small>
      </span>
    </button>
  );
};

const Defender = (props: { readonly face: FaceProps }) => {
  const t = props.face.t;
  const view = () => props.face.view;
  const held = () => numberIn(view(), 'hourglasses');
  const due = () => numberIn(view(), 'due');
  const walls = () => STOCK.components - SECTIONS.reduce((sum, { id }) => sum + countIn(view(), 'walls', id), 0);
  const placedItems = (item: string) =>
    keysOf(view(), 'item').filter((tower) => nameAt(view(), 'item', tower) === item).length;
  const placed = (field: string, test: (name: string) => boolean = () => true) =>
    keysOf(view(), field).filter((name) => isAt(view(), field, name) && test(name)).length;
  const traps = () =>
    keysOf(view(), 'trap').filter((path) => {
      const table = view().trap as Readonly<Record<string, unknown>>;
      return table[path] !== 'none';
    }).length;
  const all = (list: readonly { readonly number: number }[]) => list.reduce((sum, { number }) => sum + number, 0);
  const used = () => zoneOf(view(), 'open plans').cards;
  return (
    <section class="st st-seat defender">
      <h2>{t('seat:defender')}</h2>
      <p class="st-held">
        <GlassIcon size={24} />
        <b>{held()}</b> {t('held')}
        <Show when={due() > 0}>
          <small>{t('pool.due', { n: due() })}</small>
        </Show>
      </p>
      <h3>{t('supply')}</h3>
      <ul class="st-counts">
        <For each={GUARDS}>
          {(guard) => <Count sign={guard} n={countIn(view(), 'reserve', guard)} label={t(`many:${guard}`)} />}
        </For>
        <Count sign="wall" n={walls()} label={t('melee.walls')} />
      </ul>
      <ul class="st-counts small">
        <For each={['cannon', 'pole', 'bay window'] as const}>
          {(item) => (
            <Count
              sign={item}
              n={numberOf(STOCK.items, item.replace(' ', '-')) - placedItems(item)}
              label={t(`name:${item}`)}
            />
          )}
        </For>
        <Count sign="trap" n={all(STOCK.traps) - traps()} label={t('traps')} />
      </ul>
      <ul class="st-counts small">
        <For each={INVADERS}>
          {(unit) => (
            <Count
              sign={`${unit} cauldron`}
              n={numberOf(STOCK.cauldrons, unit) - placed('cauldron', (name) => name.endsWith(` ${unit}`))}
              label={t(`name:${unit} cauldron`)}
            />
          )}
        </For>
        <Count sign="spy" n={numberOf(STOCK.tokens, 'spy') - placed('spy')} label={t('name:spy')} />
      </ul>
      <div class="st-heroes">
        <For each={HEROES}>{(id) => <Hero face={props.face} id={id} />}</For>
      </div>
      <Show when={nameIn(view(), 'stand') === 'confined'}>
        <p class="st-seat-note">{t('stand.confined')}</p>
      </Show>
      <h3>{t('plans')}</h3>
      <Plans face={props.face} />
      <For each={used()}>{(id) => <Plan face={props.face} id={id} open />}</For>
    </section>
  );
};

export const Seat = (props: FaceProps & { readonly seat: string }) => (
  <Switch>
    <Match when={props.seat === 'invader'}>
      <Invader face={props} />
    </Match>
    <Match when={props.seat === 'defender'}>
      <Defender face={props} />
    </Match>
  </Switch>
);

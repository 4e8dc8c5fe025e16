import type { FaceProps } from '@ravelin/web/face';
import { For, type JSX, Match, Show, Switch } from 'solid-js';
import { label } from '../labels.ts';
import { garrisonWords, hordeWords, placeWords, sectionTokens, siteWords, tokenWords } from '../names.ts';
import { costOf } from '../prices.ts';
import { GlassIcon, Icon } from '../signs.tsx';
import * as state from '../state.ts';
import {
  ACTIONS,
  actionData,
  BUILDINGS,
  buildingData,
  CARDS,
  cardData,
  FOREGROUNDS,
  HEROES,
  HEROICS,
  halves,
  isAt,
  nameAt,
  openCard,
  PATHS,
  RAMPARTS,
  ritesOn,
  SECTIONS,
  sitesAt,
  TOWERS,
  trapOn,
} from '../view.ts';
import { progressOf } from './goals.ts';
import { PriceTag, signOfCard } from './hand.tsx';
import { MeleeSheet } from './melee.tsx';

/** One thing, magnified, with what it does, what it costs and the paragraph behind it. */

type Props = FaceProps & { readonly domain: string; readonly name: string };

const Sheet = (props: {
  readonly title: string;
  readonly rule?: string | undefined;
  readonly sign?: string;
  readonly children: JSX.Element;
}) => (
  <article class="st st-sheet">
    <h2>
      <Show when={props.sign}>{(sign) => <Icon of={sign()} size={30} />}</Show>
      <span>{props.title}</span>
      <Show when={props.rule}>{(rule) => <span class="st-rule">{rule()}</span>}</Show>
    </h2>
    {props.children}
  </article>
);

const Row = (props: { readonly label: string; readonly children: JSX.Element }) => (
  <p class="st-sheet-row">
    <b>{props.label}</b> <span>{props.children}</span>
  </p>
);

const SectionSheet = (props: { readonly face: FaceProps; readonly id: string }) => (
  <article class="st st-sheet">
    <MeleeSheet face={props.face} section={props.id} live={false} />
    <For each={sectionTokens(props.face.t, props.face.view, props.id)}>
      {(told) => <p class="st-sheet-row">{told}</p>}
    </For>
  </article>
);

const GroundSheet = (props: { readonly face: FaceProps; readonly id: string }) => (
  <Sheet title={props.face.t(`name:${props.id}`)} rule={props.id.startsWith('F') ? 'S2.1.2' : 'S2.1.4'}>
    <p class="st-sheet-row">{hordeWords(props.face.t, props.face.view, props.id)}</p>
    <For each={siteWords(props.face.t, props.face.view, props.id)}>{(told) => <p class="st-sheet-row">{told}</p>}</For>
    <Show when={isAt(props.face.view, 'quartermaster', props.id)}>
      <Row label={props.face.t('name:quartermaster')}>{props.face.t('effect:quartermaster')}</Row>
    </Show>
    <Show when={isAt(props.face.view, 'trenchMaster', props.id)}>
      <Row label={props.face.t('name:trench-master')}>{props.face.t('effect:trench-master')}</Row>
    </Show>
  </Sheet>
);

const TowerSheet = (props: { readonly face: FaceProps; readonly id: string }) => {
  const item = () => nameAt(props.face.view, 'item', props.id);
  return (
    <Sheet title={props.face.t(`name:${props.id}`)} rule="S2.2.8">
      <p class="st-sheet-row">{garrisonWords(props.face.t, props.face.view, props.id)}</p>
      <Show when={item()} fallback={<p class="st-sheet-row">{props.face.t('tower.bare')}</p>}>
        {(one) => (
          <Row label={props.face.t(`name:${one()}`)}>{props.face.t(`effect:action:${one().replace(' ', '-')}`)}</Row>
        )}
      </Show>
    </Sheet>
  );
};

const Spaces = (props: { readonly face: FaceProps; readonly id: string }) => {
  const cost = () => costOf(props.face.view, props.id);
  return (
    <span class="st-works-glasses">
      <For each={Array.from({ length: cost().base + cost().extra }, (_, i) => i)}>
        {(n) => <GlassIcon size={17} filled={n < cost().placed} extra={n >= cost().base} />}
      </For>
    </span>
  );
};

const BuildingSheet = (props: { readonly face: FaceProps; readonly id: string }) => (
  <Sheet title={props.face.t(`name:${props.id}`)} rule={buildingData(props.id).rule}>
    <p class="st-sheet-row">{garrisonWords(props.face.t, props.face.view, props.id)}</p>
    <Show when={isAt(props.face.view, 'saboteur', props.id)}>
      <Row label={props.face.t('name:saboteur')}>{props.face.t('effect:saboteur')}</Row>
    </Show>
    <For each={ritesOn(props.face.view, props.id)}>
      {(token) => <p class="st-sheet-row">{tokenWords(props.face.t, token)}</p>}
    </For>
    <For each={buildingData(props.id).actions}>
      {({ id }) => (
        <p class="st-sheet-row">
          <b>{props.face.t(`name:action:${id}`)}</b> <Spaces face={props.face} id={id} />
          <br />
          <span>{props.face.t(`effect:action:${id}`)}</span>
        </p>
      )}
    </For>
  </Sheet>
);

const ActionSheet = (props: { readonly face: FaceProps; readonly id: string }) => (
  <Sheet title={props.face.t(`name:action:${props.id}`)} rule={actionData(props.id).rule}>
    <p class="st-sheet-row">
      <Spaces face={props.face} id={props.id} />
    </p>
    <p class="st-sheet-row">{props.face.t(`effect:action:${props.id}`)}</p>
  </Sheet>
);

const CardSheet = (props: { readonly face: FaceProps; readonly id: string }) => (
  <Sheet title={props.face.t(`name:${props.id}`)} rule={cardData(props.id).rule} sign={signOfCard(props.id)}>
    <Row label={props.face.t('card.phase', { n: cardData(props.id).phase })}>
      <PriceTag price={cardData(props.id).price} />
    </Row>
    <p class="st-sheet-row">{props.face.t(`effect:${props.id}`)}</p>
    <Show when={isAt(props.face.view, 'spy', props.id)}>
      <Row label={props.face.t('name:spy')}>{props.face.t('effect:action:spy')}</Row>
    </Show>
  </Sheet>
);

const GoalSheet = (props: { readonly face: FaceProps; readonly id: string }) => {
  const progress = () => progressOf(props.face.view, props.id);
  return (
    <Sheet title={props.face.t(`name:${props.id}`)} rule={openCard(props.id)?.rule}>
      <Row label={props.face.t('goal')}>{props.face.t(`goal:${props.id}`)}</Row>
      <Row label={props.face.t('benefit')}>{props.face.t(`benefit:${props.id}`)}</Row>
      <p class="st-sheet-row">{props.face.t('objective.progress', { n: progress().have, of: progress().need })}</p>
      <p class="st-sheet-row">{props.face.t(openCard(props.id)?.stays ? 'card.stays' : 'card.leaves')}</p>
    </Sheet>
  );
};

const PlanSheet = (props: { readonly face: FaceProps; readonly id: string }) => (
  <Sheet title={props.face.t(`name:${props.id}`)} rule={openCard(props.id)?.rule}>
    <Row label={props.face.t('benefit')}>{props.face.t(`benefit:${props.id}`)}</Row>
    <Row label={props.face.t('drawback')}>{props.face.t(`drawback:${props.id}`)}</Row>
  </Sheet>
);

const SiteSheet = (props: { readonly face: FaceProps; readonly site: string }) => {
  const place = () => props.site.replace(/-\d+$/, '');
  const machine = () => sitesAt(props.face.view, place()).find(({ site }) => site === props.site);
  const kind = () => machine()?.kind;
  return (
    <Show
      when={kind()}
      fallback={
        <Sheet title={props.face.t('machine.space')} rule="S2.1.5">
          {props.face.t(`name:${place()}`)}
        </Sheet>
      }
    >
      {(one) => (
        <Sheet title={props.face.t(`name:${one()}`)} rule={cardData(one()).rule} sign={one()}>
          <p class="st-sheet-row">{props.face.t(`name:${place()}`)}</p>
          <Show when={one() !== 'mantelet'}>
            <p class="st-sheet-row">
              {props.face.t('machine.odds', {
                hits: machine()?.hits ?? 0,
                of: (machine()?.hits ?? 0) + (machine()?.misses ?? 0),
              })}
            </p>
          </Show>
          <p class="st-sheet-row">{props.face.t(`effect:${one()}`)}</p>
          <Show when={machine()?.jammed}>
            <p class="st-sheet-row">{props.face.t('machine.jammed')}</p>
          </Show>
        </Sheet>
      )}
    </Show>
  );
};

const PathSheet = (props: { readonly face: FaceProps; readonly id: string }) => {
  const trap = () => trapOn(props.face.view, props.id);
  return (
    <Sheet title={label(props.id, props.face.t) ?? props.id} rule="S2.3.1">
      <Show when={isAt(props.face.view, 'bridge', props.id)}>
        <Row label={props.face.t('name:bridge')}>{props.face.t('effect:bridge')}</Row>
      </Show>
      <Show when={trap()}>
        {(one) => (
          <p class="st-sheet-row">
            {one().trap === undefined ? props.face.t('trap.down') : props.face.t(`effect:${one().trap}`)}
          </p>
        )}
      </Show>
    </Sheet>
  );
};

const has = (list: readonly { readonly id: string }[], id: string): boolean => list.some((one) => one.id === id);

export const Inspect = (props: Props) => {
  /** Pieces are shown with the place where they stand. */
  const id = () =>
    props.domain === state.HORDE || props.domain === state.GARRISON
      ? halves(props.name)[0]
      : props.name.replace(/^supply-/, '');
  return (
    <Switch>
      <Match when={props.domain === state.CARD && has(CARDS, props.name)}>
        <CardSheet face={props} id={props.name} />
      </Match>
      <Match when={props.domain === state.ACTION && has(ACTIONS, props.name)}>
        <ActionSheet face={props} id={props.name} />
      </Match>
      <Match when={props.domain === state.OBJECTIVE}>
        <GoalSheet face={props} id={props.name} />
      </Match>
      <Match when={props.domain === state.PLAN}>
        <PlanSheet face={props} id={props.name} />
      </Match>
      <Match when={props.domain === state.SITE}>
        <SiteSheet face={props} site={props.name} />
      </Match>
      <Match when={props.domain === state.HERO && HEROES.some((hero) => hero === props.name)}>
        <Sheet title={props.t(`name:${props.name}`)} rule="S1.2.3" sign={props.name}>
          <p class="st-sheet-row">{props.t(`effect:${props.name}`)}</p>
        </Sheet>
      </Match>
      <Match when={props.domain === state.HEROIC && HEROICS.some((order) => order === props.name)}>
        <Sheet title={props.t(`name:${props.name}`)} rule="S14">
          <p class="st-sheet-row">{props.t(`effect:${props.name}`)}</p>
          <For each={ritesOn(props.view, props.name)}>
            {(token) => <p class="st-sheet-row">{tokenWords(props.t, token)}</p>}
          </For>
        </Sheet>
      </Match>
      <Match when={has(SECTIONS, id())}>
        <SectionSheet face={props} id={id()} />
      </Match>
      <Match when={has(TOWERS, id())}>
        <TowerSheet face={props} id={id()} />
      </Match>
      <Match when={has(BUILDINGS, id())}>
        <BuildingSheet face={props} id={id()} />
      </Match>
      <Match when={has(RAMPARTS, id()) || has(FOREGROUNDS, id())}>
        <GroundSheet face={props} id={id()} />
      </Match>
      <Match when={id() === 'marauders'}>
        <Sheet title={props.t('name:marauders')} rule="S2.1.7">
          <p class="st-sheet-row">{placeWords(props.t, props.view, 'marauders')}</p>
          <p class="st-sheet-row">{props.t('effect:marauders')}</p>
        </Sheet>
      </Match>
      <Match when={has(PATHS, id())}>
        <PathSheet face={props} id={id()} />
      </Match>
    </Switch>
  );
};

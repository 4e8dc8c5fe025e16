import type { FaceProps } from '@ravelin/web/face';
import { For, Match, Show, Switch } from 'solid-js';
import { Art } from './cards/art.tsx';
import { type Printed, printed } from './cards/catalogue.ts';
import { TroopFace } from './cards/troop.tsx';
import { files } from './components.ts';
import { hexPlace } from './geometry.ts';
import { hexName, stackWords } from './names.ts';
import { Stack, Tile } from './pieces.tsx';
import { hexState, splitTroop, troops } from './view.ts';

/** One thing, magnified, with everything that is known about it. */

type Props = FaceProps & { readonly domain: string; readonly name: string };

const sourcesOf = (id: string): readonly string[] =>
  (files().strategy.find((card) => card.id === id) ?? files().tactics.find((card) => card.id === id))?.historySource ??
  [];

const CardSheet = (props: { readonly face: FaceProps; readonly card: Printed }) => (
  <article class={`vn vn-inspect vn-sheet ${props.card.side}`}>
    <p class="vn-card-bar">
      <span>{props.card.id}</span>
      <b>{props.face.t(`use.long:${props.card.kind}`)}</b>
    </p>
    <div class="vn-sheet-body">
      <h3>{props.face.t(`${props.card.id}.title`)}</h3>
      <Art card={props.card.id} />
      <p class="vn-sheet-text">
        {props.face.t(`${props.card.id}.text`)} <span class="vn-rule">{props.card.rule}</span>
      </p>
      <Show when={props.card.step}>
        <p class="vn-sheet-note">{props.face.t('inspect.step', { n: props.card.step })}</p>
      </Show>
      <p class="vn-card-history">
        {props.face.t(`${props.card.id}.history`)} <small>{sourcesOf(props.card.id).join(', ')}</small>
      </p>
    </div>
  </article>
);

const HexSheet = (props: { readonly face: FaceProps; readonly hex: string }) => {
  const state = () => hexState(props.face.view, props.hex);
  const place = () => hexPlace(props.hex);
  const origins = () => Object.entries(files().board.hexes.find(({ id }) => id === props.hex)?.source ?? {});
  const rebuilt = () => origins().some(([, origin]) => origin === 'REC');
  return (
    <article class="vn vn-inspect vn-hex-sheet">
      <h3>{hexName(props.face.t, props.hex)}</h3>
      <svg viewBox="-84 -22 168 44" aria-hidden="true">
        <Stack state={state()} />
      </svg>
      <p>{stackWords(props.face.t, state())}</p>
      <p class="vn-sheet-note">
        {props.face.t('inspect.limit', { n: place().limit })} <span class="vn-rule">V2.5</span>
      </p>
      <p class="vn-sheet-note">
        {props.face.t('inspect.near')}{' '}
        {place()
          .near.map((id) => hexName(props.face.t, id))
          .join('; ')}
      </p>
      <p class="vn-card-history">{props.face.t(`about:${place().kind}`)}</p>
      <Show when={rebuilt()}>
        <p class="vn-sheet-note">{props.face.t('inspect.rebuilt')}</p>
      </Show>
    </article>
  );
};

const TroopSheet = (props: { readonly face: FaceProps; readonly troop: string }) => (
  <Show when={troops().find(({ id }) => id === props.troop)}>
    {(troop) => (
      <article class="vn vn-inspect vn-troop-sheet">
        <TroopFace t={props.face.t} troop={props.troop} />
        <div>
          <h3>{props.face.t(`name:${props.troop}`)}</h3>
          <p>
            {props.face.t('inspect.value', { n: troop().value })} <span class="vn-rule">V13.7.1</span>
          </p>
          <p>{props.face.t('inspect.number', { n: troop().number })}</p>
          <p class="vn-card-history">{props.face.t(`about:${props.troop}`)}</p>
          <For each={Object.entries(troop().source)}>
            {([what, origin]) => (
              <p class="vn-sheet-note">
                {props.face.t(`inspect.${what}.from`)}: {props.face.t(`origin:${origin}`)}
              </p>
            )}
          </For>
        </div>
      </article>
    )}
  </Show>
);

export const Inspect = (props: Props) => {
  const card = () =>
    props.domain === 'Strategy card' || props.domain === 'Tactic card' ? printed(props.name) : undefined;
  return (
    <Switch>
      <Match when={card()}>{(found) => <CardSheet face={props} card={found()} />}</Match>
      <Match when={props.domain === 'hex'}>
        <HexSheet face={props} hex={props.name} />
      </Match>
      <Match when={props.domain === 'Troop'}>
        <TroopSheet face={props} troop={splitTroop(props.name).troop} />
      </Match>
      <Match when={props.domain === 'Tunnel tile'}>
        <article class="vn vn-inspect vn-troop-sheet">
          <Tile side="ottoman" shovels={Number(props.name)} />
          <div>
            <h3>{props.t('inspect.tile')}</h3>
            <p>
              {props.t('inspect.shovels', { n: props.name })} <span class="vn-rule">V10.7</span>
            </p>
          </div>
        </article>
      </Match>
    </Switch>
  );
};

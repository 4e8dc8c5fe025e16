import type { FaceProps } from '@ravelin/web/face';
import { type JSX, Match, Show, Switch } from 'solid-js';
import { FACINGS } from '../../data/geometry.ts';
import { ARMY, FILES, hexOf, leaderNamed, unitNamed } from '../field.ts';
import { armOf, groundWords } from '../names.ts';
import { commandOf } from '../picking.ts';
import { LiveryDefs } from '../pieces/commands.tsx';
import { Counter, signed } from '../pieces/counter.tsx';
import { LeaderToken } from '../pieces/leader.tsx';
import { LEADER, UNIT } from '../state.ts';
import { has, leads, nameIn, ratingsOf, unitFacing, unitHex, unitState } from '../view.ts';

/** One counter, leader or hex, magnified, with all that is printed on it and where that comes from. */

type Props = FaceProps & { readonly domain: string; readonly name: string };

const Fact = (props: { readonly label: string; readonly children: JSX.Element }) => (
  <div>
    <dt>{props.label}</dt>
    <dd>{props.children}</dd>
  </div>
);

const UnitCard = (props: Props) => {
  const kit = () => unitNamed(props.name);
  const t = props.t;
  const state = () => unitState(props.view, props.name);
  const weapon = () => FILES.charts.weapons[kit().weapon];
  const active = () =>
    ARMY.command[ARMY.commands.indexOf(nameIn(props.view, 'command') ?? '')]?.units.includes(
      ARMY.units.indexOf(props.name),
    );
  return (
    <article class="mo-card">
      <svg class="mo-card-piece" viewBox="-28 -28 56 56" aria-hidden="true">
        <Counter
          unit={props.name}
          state={state()}
          facing={unitHex(props.view, props.name) >= 0 ? unitFacing(props.view, props.name) : undefined}
        />
      </svg>
      <h3>{t(`name:${props.name}`)}</h3>
      <p>
        {t(`arm:${armOf(props.name)}`)} · {t('command.of', { name: t(`name:${commandOf(props.name)}`) })}
      </p>
      <dl>
        <Fact label={t('state')}>{t(`state-of:${state()}`)}</Fact>
        <Show when={unitHex(props.view, props.name) >= 0}>
          <Fact label={t('facing')}>{t(`name:${FACINGS[unitFacing(props.view, props.name)]}`)}</Fact>
        </Show>
        <Show when={!kit().gun}>
          <Fact label={t('sdr')}>{signed(ratingsOf(props.view, props.name).sdr ?? 0)}</Fact>
        </Show>
        <Fact label={t('ma')}>{ratingsOf(props.view, props.name).ma}</Fact>
        <Show when={weapon()}>
          {(one) => (
            <Fact label={t('weapon')}>
              {t('weapon.range', { name: t(`weapon:${one().id}`), n: one().range.length })}
            </Fact>
          )}
        </Show>
        <Fact label={t('flight')}>{kit().flight}</Fact>
        <Show when={unitHex(props.view, props.name) >= 0}>
          <Fact label={t('ground')}>{groundWords(t, unitHex(props.view, props.name))}</Fact>
        </Show>
        <Show when={active()}>
          <Fact label={t('activation')}>
            {t(has(props.view, 'led', props.name) ? 'led' : 'stray')}
            {has(props.view, 'gone', props.name) ? `, ${t('gone')}` : ''}
          </Fact>
        </Show>
      </dl>
      <p class="mo-source">M19.10</p>
    </article>
  );
};

const LeaderCard = (props: Props) => {
  const kit = () => leaderNamed(props.name);
  const t = props.t;
  return (
    <article class="mo-card">
      <svg class="mo-card-piece" viewBox="-14 -22 28 36" aria-hidden="true">
        <LeaderToken leader={props.name} />
      </svg>
      <h3>{t(`title-of:${props.name}`)}</h3>
      <Show when={leads(props.view, props.name)}>{(id) => <p>{t('leads', { name: t(`name:${id()}`) })}</p>}</Show>
      <dl>
        <Fact label={t('cr')}>{kit().cr}</Fact>
        <Fact label={t('ar')}>{t('ar.words', { n: kit().ar, share: (kit().ar + 1) * 10 })}</Fact>
        <Fact label={t('ma')}>{kit().ma}</Fact>
        <Fact label={t('flight')}>{kit().flight}</Fact>
      </dl>
      <p class="mo-source">M19.11</p>
    </article>
  );
};

export const Inspect = (props: Props) => (
  <div class="mo mo-inspect">
    <svg class="mo-defs" width="0" height="0" aria-hidden="true">
      <defs>
        <LiveryDefs />
      </defs>
    </svg>
    <Switch>
      <Match when={props.domain === UNIT && unitNamed(props.name)}>
        <UnitCard {...props} />
      </Match>
      <Match when={props.domain === LEADER && leaderNamed(props.name)}>
        <LeaderCard {...props} />
      </Match>
      <Match when={hexOf(props.name) >= 0}>
        <article class="mo-card">
          <h3>{props.t('hex', { name: props.name })}</h3>
          <p>{groundWords(props.t, hexOf(props.name))}</p>
        </article>
      </Match>
    </Switch>
  </div>
);

import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { Theater } from '../signs.tsx';
import { boxOf, resourcesOf } from '../view.ts';
import { Origin, Rule } from './parts.tsx';

/** A theater, a battle marker. */

export const TheaterSheet = (props: { readonly face: FaceProps; readonly theater: string }) => {
  const { printed, rules } = useEmpire();
  const t = props.face.t;
  const open = () =>
    printed.battles.filter(({ id, theater }) => theater === props.theater && boxOf(props.face.view, id) === 'aside');
  return (
    <article class="em em-inspect">
      <h3>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <Theater id={props.theater} />
        </svg>
        {t(`name:${props.theater}`)}
      </h3>
      <p>
        {t('inspect.resources', { n: resourcesOf(props.face.view, props.theater), of: printed.theaterLimit })}{' '}
        <Rule rule={rules.resources} />
      </p>
      <p>
        {t('inspect.operation')} <Rule rule={rules.operation} />
      </p>
      <Show when={open().length > 0}>
        <p class="em-quiet">
          {t('inspect.unfought')}{' '}
          {open()
            .map(({ id, value }) => `${t(`name:${id}`)} ${value}`)
            .join(', ')}
        </p>
      </Show>
    </article>
  );
};

export const BattleSheet = (props: { readonly face: FaceProps; readonly battle: string }) => {
  const { reading, rules, BattleMore } = useEmpire();
  const t = props.face.t;
  const data = () => reading.battleData(props.battle);
  return (
    <article class="em em-inspect">
      <h3>
        <svg viewBox="-10 -10 20 20" aria-hidden="true">
          <Theater id={data()?.theater ?? ''} />
        </svg>
        {t(`name:${props.battle}`)}
      </h3>
      <p>
        {t(`theater.of:${data()?.theater ?? 'miscellaneous'}`)} · {t(`box:${boxOf(props.face.view, props.battle)}`)}
      </p>
      <Show when={data()?.value}>
        <p>
          {t('inspect.fight', { n: data()?.value ?? 0 })} <Rule rule={rules.battle} />
        </p>
      </Show>
      {BattleMore && <BattleMore face={props.face} battle={props.battle} />}
      <Origin t={t} source={data()?.source} />
    </article>
  );
};

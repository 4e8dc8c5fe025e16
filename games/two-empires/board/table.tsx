import type { FaceProps, GameFace } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import { attackNote } from '../../empires/board/chances.ts';
import { Choices, isComposing } from '../../empires/board/choices.tsx';
import { useEmpire, within } from '../../empires/board/empire.ts';
import { Offensives } from '../../empires/board/offensives.tsx';
import { OwnThings, TodaysPage } from '../../empires/board/own/standing.tsx';
import { numberIn } from '../../empires/board/view.ts';
import { EMPIRES, FACES } from './allied.tsx';
import { Inset } from './inset.tsx';
import { innerOf, isNation, mapOf, propsOf, receiverOf, thingOf, turnOf, viewOf } from './nation.ts';
import { NationFlag } from './plate.tsx';
import { fateOf, NATIONS, type Nation } from './war.ts';

/** What lies around the maps: each nation's own, by its own face. */

const nationNamed = (name: string): Nation => (name === 'ottoman' ? 'ottoman' : 'hapsburg');

export const Seat = (props: FaceProps & { readonly seat: string }) => (
  <Dynamic
    component={FACES[nationNamed(props.seat)].Seat}
    {...propsOf(props, nationNamed(props.seat))}
    seat={props.seat}
  />
);

export const Hand = (props: FaceProps) => {
  const inner = innerOf(props);
  return (
    <For each={NATIONS.filter((nation) => nation === mapOf(props.view))}>
      {(nation) => <Dynamic component={FACES[nation].Hand} {...inner[nation]} />}
    </For>
  );
};

/** What is chosen on the map of the other nation; with an Action that came over the Railway, what it could do there. */
const Abroad = (props: FaceProps & { readonly acting: boolean }) => {
  const empire = useEmpire();
  return (
    <Show when={props.acting || isComposing(empire, props)}>
      <section class="em em-now acting te-abroad" aria-label={props.t('abroad')}>
        <h2>{props.t('abroad')}</h2>
        <Choices face={props} />
        <Show when={props.acting}>
          <Offensives face={props} />
        </Show>
      </section>
    </Show>
  );
};
const ABROAD = { hapsburg: within(EMPIRES.hapsburg, Abroad), ottoman: within(EMPIRES.ottoman, Abroad) };

/** The card of the nation in turn; before it what the decision has to do with the other. */
export const Now = (props: FaceProps) => {
  const inner = innerOf(props);
  /** At the end each nation has its last paper. */
  const papers = (): readonly Nation[] =>
    NATIONS.every((nation) => fateOf(props.view, nation) !== 'at-war') ? NATIONS : [turnOf(props.view)];
  const abroad = () => mapOf(props.view) !== turnOf(props.view);
  return (
    <>
      <For each={abroad() ? [mapOf(props.view)] : []}>
        {(nation) => (
          <Dynamic component={ABROAD[nation]} {...inner[nation]} acting={receiverOf(props.view) === nation} />
        )}
      </For>
      <For each={papers()}>{(nation) => <Dynamic component={FACES[nation].Now} {...inner[nation]} />}</For>
      <Show when={!props.narrow}>
        <Inset {...props} />
      </Show>
    </>
  );
};

const OWN = { hapsburg: within(EMPIRES.hapsburg, OwnThings), ottoman: within(EMPIRES.ottoman, OwnThings) };
const PAGES = { hapsburg: within(EMPIRES.hapsburg, TodaysPage), ottoman: within(EMPIRES.ottoman, TodaysPage) };

/** The things of the empire that is asked, and the card of the nation-turn. */
export const Standing = (props: FaceProps) => {
  const inner = innerOf(props);
  return (
    <div class="em em-standing">
      <For each={[mapOf(props.view)]}>
        {(nation) => <Dynamic component={OWN[nation]} face={inner[nation]} seat={nation} />}
      </For>
      <For each={[turnOf(props.view)]}>{(nation) => <Dynamic component={PAGES[nation]} face={inner[nation]} />}</For>
    </div>
  );
};

export const Asked = (props: FaceProps) => {
  const inner = innerOf(props);
  return (
    <For each={[mapOf(props.view)]}>
      {(nation) => (
        <Show when={FACES[nation].Asked}>{(asked) => <Dynamic component={asked()} {...inner[nation]} />}</Show>
      )}
    </For>
  );
};

/** The chance of an Offensive is that of the nation whose move it is. */
export const kindNote: NonNullable<GameFace['kindNote']> = (kind, part, props) =>
  kind === 'attack' && isNation(part) ? attackNote(EMPIRES[part], propsOf(props, part)) : undefined;

export const Inspect = (props: FaceProps & { readonly domain: string; readonly name: string }) => {
  const told = () => thingOf(props.domain);
  const nation = () => told()[0] ?? mapOf(props.view);
  return (
    <Dynamic component={FACES[nation()].Inspect} {...propsOf(props, nation())} domain={told()[1]} name={props.name} />
  );
};

export const Clock = (props: FaceProps) => {
  const turn = (nation: Nation): number => numberIn(viewOf(props.view, nation), 'turn');
  return (
    <div class="te-clock">
      <For each={NATIONS}>
        {(nation) => {
          const of = EMPIRES[nation].printed.cards.length;
          const words = () => props.t('clock.nation', { nation: props.t(`seat:${nation}`), n: turn(nation), of });
          return (
            <span role="img" aria-label={words()} title={words()}>
              <NationFlag nation={nation} /> <b>{turn(nation)}</b> / {of}
            </span>
          );
        }}
      </For>
    </div>
  );
};

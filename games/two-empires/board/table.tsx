import { For } from 'solid-js';
import { Dynamic } from 'solid-js/web';
import type { FaceProps } from '../../../web/face.ts';
import { FACES, mapOf, NATIONS, type Nation, propsOf, thingOf, viewOf } from './nation.ts';

/** What lies around the maps: each nation's own, by its own face. */

const CARDS: Readonly<Record<Nation, number>> = { hapsburg: 50, ottoman: 49 };

const nationNamed = (name: string): Nation => (name === 'ottoman' ? 'ottoman' : 'hapsburg');

export const Seat = (props: FaceProps & { readonly seat: string }) => (
  <Dynamic
    component={FACES[nationNamed(props.seat)].Seat}
    {...propsOf(props, nationNamed(props.seat))}
    seat={props.seat}
  />
);

/** Of the nation whose map the decision is about. */
const ofTheDue = (part: 'Hand' | 'Now') => (props: FaceProps) => {
  const inner = { hapsburg: propsOf(props, 'hapsburg'), ottoman: propsOf(props, 'ottoman') };
  return (
    <For each={NATIONS.filter((nation) => nation === mapOf(props.view))}>
      {(nation) => <Dynamic component={FACES[nation][part]} {...inner[nation]} />}
    </For>
  );
};
export const Hand = ofTheDue('Hand');
export const Now = ofTheDue('Now');

export const Inspect = (props: FaceProps & { readonly domain: string; readonly name: string }) => {
  const told = () => thingOf(props.domain);
  const nation = () => told()[0] ?? mapOf(props.view);
  return (
    <Dynamic component={FACES[nation()].Inspect} {...propsOf(props, nation())} domain={told()[1]} name={props.name} />
  );
};

export const Clock = (props: FaceProps) => {
  const turn = (nation: Nation): number => Number(viewOf(props.view, nation).turn ?? 0);
  return (
    <div class="te-clock">
      <For each={NATIONS}>
        {(nation) => {
          const words = () =>
            props.t('clock.nation', { nation: props.t(`seat:${nation}`), n: turn(nation), of: CARDS[nation] });
          return (
            <span role="img" aria-label={words()} title={words()}>
              {props.t(`seat:${nation}`)} <b>{turn(nation)}</b> / {CARDS[nation]}
            </span>
          );
        }}
      </For>
    </div>
  );
};

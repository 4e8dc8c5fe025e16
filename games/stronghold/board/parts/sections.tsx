import { For, Show } from 'solid-js';
import { pointOf, type SectionPlace } from '../layout.ts';
import { sectionWords, standingWords } from '../names.ts';
import { Sign } from '../signs.tsx';
import { type Desk, Spot } from '../spot.tsx';
import { HERO, markOf, sectionNames } from '../state.ts';
import { meleeAt } from '../strength.ts';
import {
  capacityOf,
  countIn,
  EQUIPMENT,
  garrisonAt,
  heroesAt,
  hordeAt,
  INVADERS,
  isAt,
  nameIn,
  orderAt,
  ritesOn,
  roomOf,
} from '../view.ts';
import { Pieces } from './pieces.tsx';
import { RiteSign } from './plates.tsx';

/** A wall section: the invaders before it, components and cauldrons on it, the garrison behind it, and how the melee would end. */

const [OUTSIDE, INSIDE] = [31, -26];
const PLATE = { width: 96, height: 40 } as const;

/** What a hand can hit, before it is turned along the wall: the left wall has its outer side below, the right one above. */
const DEPTH = { out: 43, in: 50 } as const;
const boxFrom =
  (above: number) =>
  ([x, y]: readonly [number, number], length: number): readonly [number, number, number, number] => [
    x - length / 2 + 20,
    y - above,
    length - 40,
    DEPTH.out + DEPTH.in,
  ];
const BOXES = { left: boxFrom(DEPTH.in), right: boxFrom(DEPTH.out) } as const;

/** So many things in a row along the wall, closer where there are many. */
const spread =
  (place: SectionPlace, many: number, away: number, gap: number) =>
  (n: number): readonly [number, number] => {
    const step = Math.min(gap, (place.length - 30) / Math.max(1, many - 1));
    return pointOf(place, (n - (many - 1) / 2) * step, away);
  };

/** "7 : 6", and what it means. */
const MeleePlate = (props: { readonly desk: Desk; readonly place: SectionPlace }) => {
  const face = () => props.desk.face;
  const melee = () => meleeAt(face().view, props.place.id);
  const [x, y] = [props.place.plate[0] - PLATE.width / 2, props.place.plate[1] - PLATE.height / 2];
  return (
    <g class={`st-melee ${melee().standing}`} aria-hidden="true">
      <rect class="st-melee-plate" x={x} y={y} width={PLATE.width} height={PLATE.height} rx="2" />
      <text class="st-melee-id" x={x + 7} y={y + 18}>
        {props.place.id}
      </text>
      <text class="st-melee-sum" x={x + PLATE.width - 8} y={y + 18.5}>
        {melee().invaders} : {melee().defenders}
      </text>
      <text class="st-melee-words" x={x + PLATE.width / 2} y={y + 33.5}>
        {standingWords(face().t, face().view, props.place.id)}
      </text>
    </g>
  );
};

/** Equipment, rituals, an order and the Glare, beside the plate. */
const Tokens = (props: { readonly desk: Desk; readonly place: SectionPlace }) => {
  const view = () => props.desk.face.view;
  const gears = () => EQUIPMENT.filter((gear) => isAt(view(), 'gear', `${props.place.id} ${gear}`));
  const rites = () => ritesOn(view(), props.place.id);
  const order = () => orderAt(view(), props.place.id);
  const glare = () => (nameIn(view(), 'glare') === props.place.id ? ['glare'] : []);
  const x = (n: number): number => props.place.plate[0] - PLATE.width / 2 + 10 + 20 * n;
  const y = () => props.place.plate[1] - PLATE.height / 2 - 11;
  return (
    <g aria-hidden="true">
      <For each={[...gears(), ...glare()]}>
        {(gear, i) => <Sign of={gear} x={x(i())} y={y()} scale={0.94} class="st-counter" />}
      </For>
      <For each={rites()}>
        {(token, i) => <RiteSign token={token} x={x(gears().length + glare().length + i())} y={y()} scale={0.9} />}
      </For>
      <Show when={order()}>
        {(one) => (
          <g class="st-order" classList={{ own: !one().open && one().order !== undefined }}>
            <Sign
              of={one().order ?? 'order'}
              x={x(gears().length + glare().length + rites().length)}
              y={y()}
              scale={0.9}
              class="st-counter"
            />
          </g>
        )}
      </Show>
    </g>
  );
};

/** What stands on the wall itself. */
const Works = (props: { readonly desk: Desk; readonly place: SectionPlace }) => {
  const view = () => props.desk.face.view;
  const walls = () => countIn(view(), 'walls', props.place.id);
  /** Four at most are drawn; a number tells of more. */
  const drawn = () => (walls() > 3 ? 1 : walls());
  const works = () => [
    ...Array.from({ length: drawn() }, () => 'wall'),
    ...INVADERS.filter((unit) => isAt(view(), 'cauldron', `${props.place.id} ${unit}`)).map(
      (unit) => `${unit} cauldron`,
    ),
    ...(isAt(view(), 'ladder', props.place.id) ? ['defender ladder'] : []),
  ];
  const at = (n: number) => spread(props.place, works().length, 0, 22)(n);
  return (
    <g aria-hidden="true">
      <For each={works()}>
        {(work, i) => (
          <Sign of={work} x={at(i())[0]} y={at(i())[1]} scale={work === 'wall' ? 0.86 : 0.96} class="st-counter" />
        )}
      </For>
      <Show when={walls() > 3}>
        <text class="st-times" x={at(0)[0]} y={at(0)[1] + 4}>
          {walls()}
        </text>
      </Show>
    </g>
  );
};

const Hero = (props: { readonly desk: Desk; readonly hero: string; readonly x: number; readonly y: number }) => {
  const thing = () => ({ domain: HERO, name: props.hero });
  return (
    <Show
      when={markOf(props.desk.face, thing()) !== 'rest'}
      fallback={<Sign of={props.hero} x={props.x} y={props.y} scale={1} class="st-counter" />}
    >
      <Spot
        desk={props.desk}
        names={[thing()]}
        words={props.desk.face.t(`name:${props.hero}`)}
        box={[props.x - 12, props.y - 12, 24, 24]}
        round={12}
      >
        <Sign of={props.hero} x={props.x} y={props.y} scale={1} class="st-counter" />
      </Spot>
    </Show>
  );
};

export { Hero as HeroPiece };

export const Section = (props: { readonly desk: Desk; readonly place: SectionPlace }) => {
  const face = () => props.desk.face;
  const { id, middle, along, length, side } = props.place;
  const outside = () => hordeAt(face().view, id);
  const inside = () => garrisonAt(face().view, id);
  const spaces = () => Math.max(capacityOf(face().view, id), outside().length);
  const room = () => Math.max(roomOf(face().view, id), inside().length);
  const hero = () => pointOf(props.place, 0, INSIDE - 26);
  const turn = (Math.atan2(along[1], along[0]) * 180) / Math.PI;
  return (
    <>
      <Spot
        desk={props.desk}
        names={sectionNames(id)}
        place={id}
        words={sectionWords(face().t, face().view, id)}
        box={BOXES[side](middle, length)}
        turned={[turn, ...middle]}
        sign={[props.place.plate[0] + PLATE.width / 2, props.place.plate[1] - PLATE.height / 2]}
        chance={[props.place.plate[0], props.place.plate[1] + PLATE.height / 2 + 6]}
      >
        <MeleePlate desk={props.desk} place={props.place} />
        <Tokens desk={props.desk} place={props.place} />
        <Works desk={props.desk} place={props.place} />
      </Spot>
      <Pieces
        desk={props.desk}
        place={id}
        side="invader"
        pieces={outside()}
        spaces={spaces()}
        at={(n) => spread(props.place, spaces(), OUTSIDE, 25)(n)}
        scale={1.1}
      />
      <Pieces
        desk={props.desk}
        place={id}
        side="defender"
        pieces={inside()}
        spaces={room()}
        at={(n) => spread(props.place, room(), INSIDE, 25)(n)}
        scale={1.1}
      />
      <For each={heroesAt(face().view, id)}>
        {(one) => <Hero desk={props.desk} hero={one} x={hero()[0]} y={hero()[1]} />}
      </For>
    </>
  );
};

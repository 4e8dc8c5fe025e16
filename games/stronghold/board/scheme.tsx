import type { Thing } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import type { Rect } from './layout.ts';
import { buildingWords, placeWords, sectionWords, standingWords, towerWords } from './names.ts';
import { HEROIC_SIGNS } from './parts/buildings.tsx';
import { costOf } from './prices.ts';
import { Glass, Sign } from './signs.tsx';
import { type Desk, Spot } from './spot.tsx';
import {
  buildingNames,
  foregroundNames,
  HEROIC,
  named,
  pathNames,
  rampartNames,
  sectionNames,
  supplyNames,
  towerNames,
} from './state.ts';
import { meleeAt } from './strength.ts';
import {
  buildingData,
  capacityOf,
  FOREGROUNDS,
  GUARDS,
  garrisonAt,
  guardsAt,
  HEROES,
  HEROICS,
  heroesAt,
  hordeAt,
  isAt,
  nameAt,
  numberIn,
  orderAt,
  PATHS,
  PIECES,
  piecesAt,
  RAMPARTS,
  ritesOn,
  SECTIONS,
  sitesAt,
  TOWERS,
} from './view.ts';

/** The stronghold in a narrow picture of the rulebook: the same places in the same order as boxes. */

const [TOP, MIDDLE, LOW] = [4, 54, 322];
const [OUTER, WALL, COURT] = [76, 66, 82];
const X = { rampart: [4, 310], section: [84, 240], court: 154 } as const;

/** On the scheme a path is told by where it leads. */
const waysTo = (id: string): readonly Thing[] =>
  PATHS.filter(({ to }) => to === id).flatMap((path) => pathNames(path.id));

/** Signs with their numbers, in rows of so many. */
const Tally = (props: {
  readonly counts: readonly (readonly [sign: string, number: number])[];
  readonly x: number;
  readonly y: number;
  readonly inRow: number;
}) => (
  <For each={props.counts.filter(([, number]) => number > 0)}>
    {([sign, number], i) => {
      const x = () => props.x + 33 * (i() % props.inRow);
      const y = () => props.y + 17 * Math.floor(i() / props.inRow);
      return (
        <>
          <Sign of={sign} x={x()} y={y()} scale={0.62} />
          <text class="st-s-count" x={x() + 9} y={y() + 4.2}>
            {number}
          </text>
        </>
      );
    }}
  </For>
);

const Ground = (props: {
  readonly desk: Desk;
  readonly id: string;
  readonly names: readonly Thing[];
  readonly box: Rect;
}) => {
  const face = () => props.desk.face;
  const [x, y, wide, tall] = props.box;
  const machines = () => sitesAt(face().view, props.id).filter(({ kind }) => kind !== undefined);
  const counts = () => PIECES.map((piece) => [piece, piecesAt(face().view, props.id, piece)] as const);
  return (
    <Spot desk={props.desk} names={props.names} words={placeWords(face().t, face().view, props.id)} box={props.box}>
      <rect class="st-plate" x={x} y={y} width={wide} height={tall} rx="2" />
      <text class="st-s-id" x={x + 5} y={y + 13}>
        {props.id}
      </text>
      <text class="st-s-fill" x={x + wide - 5} y={y + 13}>
        {hordeAt(face().view, props.id).length}/{capacityOf(face().view, props.id)}
      </text>
      <Tally counts={counts()} x={x + 13} y={y + 24} inRow={wide > 100 ? 4 : 2} />
      <For each={machines()}>
        {({ kind }, i) => (
          <Sign
            of={kind ?? ''}
            x={wide > 100 ? x + 40 + 17 * i() : x + 34 + 17 * i()}
            y={wide > 100 ? y + 10 : y + 9}
            scale={0.55}
          />
        )}
      </For>
    </Spot>
  );
};

const Wall = (props: { readonly desk: Desk; readonly id: string; readonly box: Rect }) => {
  const face = () => props.desk.face;
  const melee = () => meleeAt(face().view, props.id);
  const [x, y, wide, tall] = props.box;
  const signs = () => [
    ...ritesOn(face().view, props.id).map(({ ritual }) => ritual),
    ...(orderAt(face().view, props.id) ? ['order'] : []),
    ...heroesAt(face().view, props.id),
  ];
  const words = () => sectionWords(face().t, face().view, props.id);
  const units = () => [...hordeAt(face().view, props.id), ...garrisonAt(face().view, props.id)];
  /** A high box has room for the units and the words, a low one for what matters more. */
  const high = tall > 45;
  const told = () => high || melee().standing !== 'empty';
  const step = () => Math.min(13, (wide - 16) / Math.max(1, units().length - 1));
  return (
    <Spot desk={props.desk} names={[...sectionNames(props.id), ...waysTo(props.id)]} words={words()} box={props.box}>
      <g class={`st-melee ${melee().standing}`}>
        <rect class="st-melee-plate" x={x} y={y} width={wide} height={tall} rx="2" />
        <text class="st-s-wall" x={x + 5} y={y + 14}>
          {props.id}
        </text>
        <text class="st-s-sum" x={x + wide - 5} y={y + 14.5}>
          {melee().invaders}:{melee().defenders}
        </text>
        <Show when={told()}>
          <text class="st-s-words" x={x + wide / 2} y={y + tall - 5.5}>
            {standingWords(face().t, face().view, props.id)}
          </text>
        </Show>
      </g>
      <Show when={high || !told()}>
        <For each={units()}>
          {(unit, i) => <Sign of={unit} x={x + 9 + step() * i()} y={high ? y + 26.5 : y + 27} scale={0.5} />}
        </For>
      </Show>
      <For each={signs()}>{(sign, i) => <Sign of={sign} x={x + 28 + 7 * i()} y={y + 9} scale={0.46} />}</For>
    </Spot>
  );
};

const Post = (props: { readonly desk: Desk; readonly id: string; readonly box: Rect }) => {
  const face = () => props.desk.face;
  const [x, y, wide, tall] = props.box;
  const item = () => nameAt(face().view, 'item', props.id);
  const marksmen = () => guardsAt(face().view, props.id, 'marksman');
  return (
    <Spot
      desk={props.desk}
      names={towerNames(props.id)}
      words={towerWords(face().t, face().view, props.id)}
      box={props.box}
    >
      <rect class="st-s-tower" x={x + 6} y={y} width={wide - 12} height={tall} rx={tall / 2} />
      <For each={[0, 1]}>
        {(n) => (
          <Show
            when={n < marksmen()}
            fallback={<circle class="st-space defender" cx={x + 22 + 14 * n} cy={y + tall / 2} r="5" />}
          >
            <Sign of="marksman" x={x + 22 + 14 * n} y={y + tall / 2} scale={0.52} />
          </Show>
        )}
      </For>
      <Show when={item()}>{(one) => <Sign of={one()} x={x + wide - 17} y={y + tall / 2} scale={0.56} />}</Show>
    </Spot>
  );
};

const House = (props: { readonly desk: Desk; readonly id: string; readonly box: Rect }) => {
  const face = () => props.desk.face;
  const [x, y, wide, tall] = props.box;
  const { actions } = buildingData(props.id);
  const units = () => GUARDS.reduce((sum, guard) => sum + guardsAt(face().view, props.id, guard), 0);
  return (
    <Spot
      desk={props.desk}
      names={buildingNames(props.id)}
      words={buildingWords(face().t, face().view, props.id)}
      box={props.box}
    >
      <rect class="st-house" x={x} y={y} width={wide} height={tall} rx="2" />
      <rect class="st-roof" x={x} y={y} width={wide} height="15" />
      <text class="st-s-house" x={x + wide / 2} y={y + 11.5}>
        {face().t(`house.short:${props.id}`)}
      </text>
      <For each={actions}>
        {({ id }, i) => {
          const cost = () => costOf(face().view, id);
          const whole = () => cost().base + cost().extra;
          return (
            <g class="st-s-meter" classList={{ done: cost().completed, extra: cost().extra > 0 }}>
              <rect x={x + 5 + 15 * i()} y={y + 18} width="11" height={tall - 22} />
              <rect
                class="sand"
                x={x + 5 + 15 * i()}
                y={y + 18 + (tall - 22) * (1 - Math.min(1, cost().placed / whole()))}
                width="11"
                height={(tall - 22) * Math.min(1, cost().placed / whole())}
              />
            </g>
          );
        }}
      </For>
      <Show when={units() > 0}>
        <text class="st-s-count" x={x + wide - 12} y={y + tall - 7}>
          {units()}
        </text>
      </Show>
      <Show when={isAt(face().view, 'saboteur', props.id)}>
        <Sign of="saboteur" x={x + wide - 7} y={y + 6} scale={0.55} />
      </Show>
      <For each={ritesOn(face().view, props.id)}>
        {(token) => <Sign of={token.ritual} x={x + 8} y={y + 7} scale={0.5} />}
      </For>
    </Spot>
  );
};

const Yard = (props: { readonly desk: Desk; readonly id: string; readonly box: Rect }) => {
  const face = () => props.desk.face;
  const [x, y, wide, tall] = props.box;
  const counts = () => [
    ...GUARDS.map((guard) => [guard, guardsAt(face().view, props.id, guard)] as const),
    ...HEROES.map((hero) => [hero, heroesAt(face().view, props.id).includes(hero) ? 1 : 0] as const),
  ];
  return (
    <Spot
      desk={props.desk}
      names={buildingNames(props.id)}
      words={buildingWords(face().t, face().view, props.id)}
      box={props.box}
    >
      <rect class="st-house" x={x} y={y} width={wide} height={tall} rx="2" />
      <text class="st-s-yard" x={x + 6} y={y + 14}>
        {face().t(`name:${props.id}`)}
      </text>
      <Tally counts={counts()} x={x + 13} y={y + 27} inRow={wide > 140 ? 5 : 3} />
    </Spot>
  );
};

/** The heroic orders: where each begins, and how wide its word is in the longest language. */
const ORDERS: readonly (readonly [x: number, wide: number])[] = [
  [199, 61],
  [262, 51],
  [315, 71],
];

const HOUSES = ['barracks', 'workshop', 'guard-house', 'cathedral', 'forge', 'scouts'] as const;

/** Sections and towers of a side from the gate downwards: so high a section, so high a tower. */
const wallBoxes = (side: 'left' | 'right', section: number, tower: number) => {
  const x = X.section[side === 'left' ? 0 : 1];
  return {
    sections: SECTIONS.filter((one) => one.side === side).map(({ id }, i) => ({
      id,
      box: [x, MIDDLE + (section + tower) * i, WALL, section - 1] as Rect,
    })),
    towers: TOWERS.filter((one) => one.side === side).map(({ id }, i) => ({
      id,
      box: [x, MIDDLE + section * (i + 1) + tower * i, WALL, tower - 1] as Rect,
    })),
  };
};
const LEFT = wallBoxes('left', 50, 21.3);
const RIGHT = wallBoxes('right', 38, 18.5);

const Pool = (props: { readonly desk: Desk }) => {
  const face = () => props.desk.face;
  const held = () => numberIn(face().view, 'hourglasses');
  return (
    <g role="img" aria-label={face().t('pool.words', { n: held(), due: numberIn(face().view, 'due') })}>
      <Glass x={X.court + 22} y={TOP + 22} scale={1.3} filled={held() > 0} />
      <text class="st-s-pool" x={X.court + 38} y={TOP + 29}>
        {held()}
      </text>
    </g>
  );
};

export const Scheme = (props: { readonly desk: Desk }) => {
  const face = () => props.desk.face;
  const rampartBox = (id: string): Rect => {
    const left = id.startsWith('A');
    const row = Number(id.slice(1)) - 1;
    const tall = left ? 84 : 62;
    return [X.rampart[left ? 0 : 1], MIDDLE + (left ? 89.5 : 66.7) * row, OUTER, tall];
  };
  return (
    <>
      <rect class="st-field" width="390" height="380" />
      <rect
        class="st-court"
        x={X.section[0]}
        y={MIDDLE - 6}
        width={X.section[1] + WALL - X.section[0]}
        height={LOW - MIDDLE + 2}
      />
      <For each={FOREGROUNDS}>
        {({ id }, i) => (
          <Ground
            desk={props.desk}
            id={id}
            names={[...foregroundNames(id), ...supplyNames(id)]}
            box={[i() === 0 ? 4 : 240, TOP, 146, 42]}
          />
        )}
      </For>
      <Pool desk={props.desk} />
      <For each={RAMPARTS}>
        {({ id }) => (
          <Ground desk={props.desk} id={id} names={[...rampartNames(id), ...waysTo(id)]} box={rampartBox(id)} />
        )}
      </For>
      <For each={[...LEFT.sections, ...RIGHT.sections]}>
        {({ id, box }) => <Wall desk={props.desk} id={id} box={box} />}
      </For>
      <For each={[...LEFT.towers, ...RIGHT.towers]}>
        {({ id, box }) => <Post desk={props.desk} id={id} box={box} />}
      </For>
      <For each={HOUSES}>
        {(id, i) => <House desk={props.desk} id={id} box={[X.court, MIDDLE + 44.2 * i(), COURT, 41]} />}
      </For>
      <Yard desk={props.desk} id="courtyard" box={[4, LOW, 112, 52]} />
      <Yard desk={props.desk} id="hospital" box={[119, LOW, 77, 52]} />
      <For each={HEROICS}>
        {(order, i) => {
          const told = () =>
            isAt(face().view, 'heroicLost', order) ? 'lost' : isAt(face().view, 'heroicDone', order) ? 'used' : 'ready';
          const [x, wide] = ORDERS[i()];
          return (
            <Spot
              desk={props.desk}
              names={named(HEROIC, order)}
              words={`${face().t(`name:${order}`)}, ${face().t(`heroic.${told()}`)}`}
              class={`st-heroic ${told()}`}
              box={[x, LOW, wide, 52]}
            >
              <rect class="st-heroic-tile" x={x} y={LOW} width={wide} height="52" rx="2" />
              <path
                class="st-heroic-sign"
                d={HEROIC_SIGNS[order]}
                transform={`translate(${x + wide / 2} ${LOW + 18})`}
              />
              <text class="st-s-heroic" x={x + wide / 2} y={LOW + 43}>
                {face().t(`name:${order}`)}
              </text>
            </Spot>
          );
        }}
      </For>
    </>
  );
};

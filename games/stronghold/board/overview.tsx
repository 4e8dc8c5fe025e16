import type { FaceProps, Thing } from '@ravelin/web/face';
import { For, type JSX, Show } from 'solid-js';
import type { Rect } from './layout.ts';
import { HEROES_ORDERS } from './look.ts';
import { buildingWords, placeWords, sectionWords } from './names.ts';
import { Glass, Sign } from './signs.tsx';
import {
  ACTION,
  buildingNames,
  foregroundNames,
  GARRISON,
  HEROIC,
  HORDE,
  named,
  pathNames,
  rampartNames,
  sectionNames,
  stateOf,
  supplyNames,
  towerNames,
} from './state.ts';
import { meleeAt } from './strength.ts';
import {
  buildingData,
  capacityOf,
  FOREGROUNDS,
  GUARDS,
  guardsAt,
  HEROES,
  HEROICS,
  heroesAt,
  hordeAt,
  numberIn,
  PATHS,
  PIECES,
  RAMPARTS,
  SECTIONS,
  towersBeside,
} from './view.ts';

/** The whole stronghold in small, for a phone: every wall with its strengths. Touching a place brings it into the close view beneath. */

const [WIDE, TALL] = [390, 184];

/** The walls bend about the court as on the sheet; before each stand the invader's places. */
const PLATE = [76, 27] as const;
const CHIP = [31, 29] as const;
const AT: Readonly<Record<string, readonly [x: number, y: number]>> = {
  L1: [95, 30],
  L2: [52, 64],
  L3: [40, 102],
  L4: [36, 143],
  R1: [220, 18],
  R2: [262, 50],
  R3: [276, 82],
  R4: [278, 113],
  R5: [278, 144],
  A1: [60, 31],
  A2: [4, 66],
  A3: [2, 124],
  B1: [300, 18],
  B2: [356, 50],
  B3: [357, 90],
  B4: [357, 138],
};
const FORE: Readonly<Record<string, Rect>> = { FL: [2, 3, 64, 25], FR: [334, 3, 54, 25] };
const WALLS = ['M178 34L150 60L130 94L118 132L114 186', 'M212 34L248 54L268 84L276 118L277 186'];
const COURT = 'M178 34L150 60L130 94L118 132L114 186H277L276 118L268 84L248 54L212 34Z';
const HOUSES = [
  'barracks',
  'workshop',
  'guard-house',
  'cathedral',
  'forge',
  'scouts',
  'hospital',
  HEROES_ORDERS,
] as const;

const boxOf = (id: string, [wide, tall]: readonly [number, number]): Rect => [...AT[id], wide, tall];

/** Anything there: what stands or can be done there has other names as well. */
const orWays = (id: string): readonly Thing[] =>
  PATHS.filter(({ from, to }) => from === id || to === id).flatMap((path) => pathNames(path.id));
const sectionThings = (id: string): readonly Thing[] => [
  ...sectionNames(id),
  ...towersBeside(id).flatMap((tower) => [...towerNames(tower), ...GUARDS.flatMap((one) => unitsAt(tower, one))]),
  ...GUARDS.flatMap((one) => unitsAt(id, one)),
  ...PIECES.flatMap((one) => named(HORDE, `${id} ${one}`)),
  ...orWays(id),
];
const unitsAt = (post: string, unit: string): readonly Thing[] => named(GARRISON, `${post} ${unit}`);
const groundThings = (id: string, names: readonly Thing[]): readonly Thing[] => [
  ...names,
  ...PIECES.flatMap((one) => named(HORDE, `${id} ${one}`)),
  ...orWays(id),
];
const houseThings = (id: string): readonly Thing[] =>
  id === HEROES_ORDERS
    ? HEROICS.flatMap((order) => named(HEROIC, order))
    : [
        ...buildingNames(id),
        ...GUARDS.flatMap((one) => unitsAt(id, one)),
        ...buildingData(id).actions.flatMap((action) => named(ACTION, action.id)),
      ];

/** A place that one can look at. */
const Look = (props: {
  readonly face: FaceProps;
  readonly id: string;
  readonly at: string;
  readonly box: Rect;
  readonly words: string;
  readonly things: readonly Thing[];
  readonly class?: string;
  readonly children: JSX.Element;
}) => {
  const look = (): void => props.face.turn?.(props.id);
  return (
    <g class={`st-look ${props.class ?? ''}`}>
      <g aria-hidden="true">{props.children}</g>
      {/* biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element */}
      <rect
        class={`st-look-frame ${stateOf(props.face, props.things)}`}
        classList={{ here: props.at === props.id }}
        x={props.box[0]}
        y={props.box[1]}
        width={props.box[2]}
        height={props.box[3]}
        rx="3"
        role="button"
        tabindex="0"
        data-look={props.id}
        aria-label={props.face.t('look', { place: props.words })}
        aria-pressed={props.at === props.id}
        onClick={look}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          event.stopPropagation();
          look();
        }}
      />
    </g>
  );
};

/** `L2 7:6 ▲2`: both strengths, and what is missing for a breach. */
const Wall = (props: { readonly face: FaceProps; readonly id: string; readonly at: string }) => {
  const melee = () => meleeAt(props.face.view, props.id);
  const box = boxOf(props.id, PLATE);
  const [x, y, wide, tall] = box;
  return (
    <Look
      face={props.face}
      id={props.id}
      at={props.at}
      box={box}
      words={sectionWords(props.face.t, props.face.view, props.id)}
      things={sectionThings(props.id)}
      class={`st-melee ${melee().standing}`}
    >
      <rect class="st-melee-plate" x={x} y={y} width={wide} height={tall} rx="3" />
      <text class="st-o-id" x={x + 5} y={y + 18}>
        {props.id}
      </text>
      <text class="st-o-sum" x={x + wide - (melee().standing === 'ahead' ? 23 : 6)} y={y + 18.5}>
        {melee().invaders}:{melee().defenders}
      </text>
      <Show when={melee().standing === 'ahead'}>
        <text class="st-o-sum" x={x + wide - 3} y={y + 18.5}>
          ▲{melee().by}
        </text>
      </Show>
    </Look>
  );
};

const Camp = (props: { readonly face: FaceProps; readonly id: string; readonly at: string }) => {
  const fore = FORE[props.id];
  const box = fore ?? boxOf(props.id, CHIP);
  const [x, y, wide, tall] = box;
  const names = fore ? [...foregroundNames(props.id), ...supplyNames(props.id)] : rampartNames(props.id);
  const many = () => hordeAt(props.face.view, props.id).length;
  return (
    <Look
      face={props.face}
      id={props.id}
      at={props.at}
      box={box}
      words={placeWords(props.face.t, props.face.view, props.id)}
      things={groundThings(props.id, names)}
      class={many() > 0 ? 'st-camp manned' : 'st-camp'}
    >
      <rect class="st-o-plate" x={x} y={y} width={wide} height={tall} rx="2" />
      <text class="st-o-camp" x={fore ? x + 13 : x + wide / 2} y={fore ? y + 17 : y + 13}>
        {props.id}
      </text>
      <text class="st-o-many" x={fore ? x + wide / 2 + 11 : x + wide / 2} y={fore ? y + 17 : y + 25.5}>
        {many()}/{capacityOf(props.face.view, props.id)}
      </text>
    </Look>
  );
};

const Yard = (props: { readonly face: FaceProps; readonly at: string }) => {
  const view = () => props.face.view;
  const counts = () => [
    ...GUARDS.map((guard) => [guard, guardsAt(view(), 'courtyard', guard)] as const),
    ...HEROES.map((hero) => [hero, heroesAt(view(), 'courtyard').includes(hero) ? 1 : 0] as const),
  ];
  const standing = () => counts().filter(([, n]) => n > 0);
  const x = (i: number): number => 197 + (i - (standing().length - 1) / 2) * 24 - 5;
  return (
    <Look
      face={props.face}
      id="courtyard"
      at={props.at}
      box={[148, 60, 98, 42]}
      words={buildingWords(props.face.t, view(), 'courtyard')}
      things={[...buildingNames('courtyard'), ...GUARDS.flatMap((one) => unitsAt('courtyard', one))]}
    >
      <text class="st-o-yard" x="197" y="75">
        {props.face.t('name:courtyard')}
      </text>
      <For
        each={standing()}
        fallback={
          <text class="st-o-none" x="197" y="94">
            {props.face.t('nobody')}
          </text>
        }
      >
        {([unit, n], i) => (
          <>
            <Sign of={unit} x={x(i())} y={90} scale={0.66} />
            <Show when={n > 1}>
              <text class="st-o-count" x={x(i()) + 8.5} y={94}>
                {n}
              </text>
            </Show>
          </>
        )}
      </For>
    </Look>
  );
};

const House = (props: { readonly face: FaceProps; readonly id: string; readonly at: string; readonly n: number }) => {
  const box: Rect = [131 + (props.n % 2) * 67, 104 + Math.floor(props.n / 2) * 20, 64, 18];
  const words = () =>
    props.id === HEROES_ORDERS ? props.face.t('heroic.title') : buildingWords(props.face.t, props.face.view, props.id);
  return (
    <Look face={props.face} id={props.id} at={props.at} box={box} words={words()} things={houseThings(props.id)}>
      <rect class="st-roof" x={box[0]} y={box[1]} width={box[2]} height={box[3]} rx="2" />
      <text class="st-o-house" x={box[0] + box[2] / 2} y={box[1] + 13}>
        {props.face.t(`house.short:${props.id}`)}
      </text>
    </Look>
  );
};

export const Overview = (props: FaceProps) => {
  const at = () => props.turned ?? '';
  const held = () => numberIn(props.view, 'hourglasses');
  /** The board is shown in parts: on a phone, and in a window in which it has as little room. */
  const isShown = () => props.narrow === true || props.turned !== undefined;
  return (
    <Show when={isShown()}>
      {/* biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset */}
      <svg class="st st-overview" viewBox={`0 0 ${WIDE} ${TALL}`} role="group" aria-label={props.t('overview')}>
        <g aria-hidden="true">
          <path class="st-court" d={COURT} />
          <For each={WALLS}>{(d) => <path class="st-o-wall" d={d} />}</For>
          <For each={WALLS}>{(d) => <path class="st-o-stone" d={d} />}</For>
          <path class="st-gate" d="M184 38V26Q184 18 195 18Q206 18 206 26V38Z" />
          <path class="st-bars" d="M189.500 38V21M195 38V18M200.500 38V21M184 30H206" />
          <Glass x={188} y={50} scale={0.8} filled={held() > 0} />
          <text class="st-o-held" x="197" y="55">
            {held()}
          </text>
          <text class="st-o-key" x="195" y="11">
            {props.t('overview.key')}
          </text>
        </g>
        <For each={[...FOREGROUNDS, ...RAMPARTS]}>{({ id }) => <Camp face={props} id={id} at={at()} />}</For>
        <Yard face={props} at={at()} />
        <For each={HOUSES}>{(id, i) => <House face={props} id={id} at={at()} n={i()} />}</For>
        <For each={SECTIONS}>{({ id }) => <Wall face={props} id={id} at={at()} />}</For>
      </svg>
    </Show>
  );
};

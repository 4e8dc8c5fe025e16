import type { PositionJson } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import { createSteady } from '@ravelin/web/steady';
import { For, Show } from 'solid-js';
import { ARMY } from './field.ts';
import { CAMP, DANUBE, FIELD } from './layout.ts';
import { Counter, CounterBack } from './pieces/counter.tsx';
import { LeaderToken } from './pieces/leader.tsx';
import { LEADER, markOf, UNIT } from './state.ts';
import { inBox, isSet, leaderRank, type UnitState, unitState } from './view.ts';

/** South of the field: the Ottoman box of Retired units, and those who are still to come. Like units overlap, each with an edge to take it by. */

interface Pile {
  readonly units: readonly string[];
  readonly state: UnitState;
}
interface Waiting {
  readonly id: string;
  readonly rule: string;
  readonly piles: readonly Pile[];
  readonly leaders: readonly string[];
}

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);
const formationOf = (unit: string): string => unit.replace(/-\d+$/, '');

const pilesOf = (view: PositionJson, units: readonly string[]): Pile[] => {
  const piles = new Map<string, { units: string[]; state: UnitState }>();
  for (const unit of units) {
    const state = unitState(view, unit);
    const key = `${formationOf(unit)}/${state}`;
    const pile = piles.get(key);
    if (pile) pile.units.push(unit);
    else piles.set(key, { units: [unit], state });
  }
  return [...piles.values()];
};

export const waitingOf = (view: PositionJson): readonly Waiting[] => [
  {
    id: 'box',
    rule: 'M10.3.1',
    piles: pilesOf(
      view,
      ARMY.units.filter((unit) => inBox(view, unit)),
    ),
    leaders: ARMY.leaders.filter((leader) => leaderRank(view, leader) === 'box'),
  },
  ...ARMY.waves.map(({ id, rule, units, leaders }) => ({
    id,
    rule,
    piles: pilesOf(
      view,
      units.map((u) => ARMY.units[u]).filter((unit) => unitState(view, unit) === 'waiting'),
    ),
    leaders: leaders.map((l) => ARMY.leaders[l]).filter((leader) => leaderRank(view, leader) === 'waiting'),
  })),
];

/** Where the compass begins. */
const COMPASS = DANUBE.right - 70;
/** A unit that was taken from under others stands out so far. */
const RAISED = 9;
const STEP = 42;
const TITLE = 330;
const GAP = 14;
/** How much of a unit that lies under another can be seen, where there is room for it. */
const EDGE = 15;
/** All boxes together are no wider than this: the compass lies to their right. */
const ROOM = COMPASS - FIELD.left - TITLE;

const covered = ({ units }: Pile): number => units.length - 1;
/** How far piles reach, each wider by the edges of what it covers. */
const reachOf = (piles: readonly Pile[], edge: number): number => STEP * piles.length + edge * sum(piles.map(covered));
const widthOf = ({ piles, leaders }: Waiting, edge: number): number =>
  Math.max(118, 22 + STEP * leaders.length + reachOf(piles, edge));

/** Enter and the space bar pick what has the focus. */
const picksByKey = (event: KeyboardEvent, pick: () => void): void => {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  event.stopPropagation();
  pick();
};

const Piled = (props: { readonly face: FaceProps; readonly pile: Pile; readonly x: number; readonly edge: number }) => {
  const top = () => props.pile.units[props.pile.units.length - 1];
  return (
    <g transform={`translate(${props.x} 0)`}>
      <For each={props.pile.units.slice(0, -1)}>
        {(unit, i) => (
          // Tab leads to the top one only; the list of moves names them all.
          <g
            class={`mo-unit mo-pile mo-under ${markOf(props.face, UNIT, unit)}`}
            transform={`translate(${i() * props.edge} ${markOf(props.face, UNIT, unit) === 'selected' ? -RAISED : 0})`}
            data-place={`${UNIT}:${unit}`}
            tabindex="-1"
            aria-hidden="true"
          >
            <path class="mo-ring" d="M-17-17H17V17H-17Z" />
            <CounterBack unit={unit} state={props.pile.state} />
          </g>
        )}
      </For>
      {/* biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element */}
      <g
        class={`mo-unit mo-pile ${markOf(props.face, UNIT, top())}`}
        transform={`translate(${covered(props.pile) * props.edge} 0)`}
        role="button"
        tabindex="0"
        data-place={`${UNIT}:${top()}`}
        aria-label={props.face.t('pile', {
          n: props.pile.units.length,
          name: props.face.t(`name:${top()}`),
          state: props.face.t(`state-of:${props.pile.state}`),
        })}
        onKeyDown={(event) => picksByKey(event, () => props.face.pick(UNIT, top()))}
      >
        <path class="mo-ring" d="M-17-17H17V17H-17Z" />
        <Counter unit={top()} state={props.pile.state} facing={undefined} />
        <Show when={props.pile.units.length > 1}>
          <g class="mo-pile-count" transform="translate(13 -14)">
            <circle r="8" />
            <text y="3.600">{props.pile.units.length}</text>
          </g>
        </Show>
      </g>
    </g>
  );
};

interface Box extends Waiting {
  readonly left: number;
  readonly width: number;
  readonly edge: number;
}

/** The boxes side by side, after the title. Optional contingents that are not in use never come (M15.2.0). */
const boxesOf = (view: PositionJson): Box[] => {
  const optional = (id: string): boolean => (ARMY.waves.find((wave) => wave.id === id)?.faces.length ?? 0) > 0;
  const boxes = waitingOf(view)
    .filter(({ id, piles, leaders }) => id === 'box' || piles.length + leaders.length > 0)
    .filter(({ id }) => isSet(view.contingents) || !optional(id));
  const bare = sum(boxes.map((box) => widthOf(box, 0) + GAP));
  const under = sum(boxes.flatMap(({ piles }) => piles.map(covered)));
  const edge = under === 0 ? 0 : Math.max(0, Math.min(EDGE, (ROOM - bare) / under));
  let x = FIELD.left + TITLE;
  return boxes.map((waiting) => {
    const left = x;
    const width = widthOf(waiting, edge);
    x += width + GAP;
    return { ...waiting, left, width, edge };
  });
};

export const CampBoxes = (props: { readonly face: FaceProps }) => {
  const boxes = createSteady(() => boxesOf(props.face.view));
  const height = CAMP.bottom - CAMP.top;
  return (
    <g class="mo-camp" aria-hidden="true">
      <For each={boxes()}>
        {(box) => (
          <g transform={`translate(${box.left} ${CAMP.top})`}>
            <rect class="mo-box" width={box.width} height={height} rx="3" />
            <text class="mo-box-name" x={box.width / 2} y="17">
              {props.face.t(`waiting:${box.id}`)}
            </text>
            <text class="mo-box-rule" x={box.width / 2} y={height - 6}>
              {box.rule}
            </text>
          </g>
        )}
      </For>
      <Cartouche t={props.face.t} />
    </g>
  );
};

/** What lies in the boxes: apart from them, so that the keyboard comes to the field first. */
export const CampPieces = (props: { readonly face: FaceProps }) => {
  const boxes = createSteady(() => boxesOf(props.face.view));
  return (
    <g class="mo-camp">
      <For each={boxes()}>
        {(box) => (
          <g transform={`translate(${box.left + 32} ${CAMP.top + 50})`}>
            <For each={box.piles}>
              {(pile, i) => (
                <Piled face={props.face} pile={pile} x={reachOf(box.piles.slice(0, i()), box.edge)} edge={box.edge} />
              )}
            </For>
            <For each={box.leaders}>
              {(leader, i) => (
                // biome-ignore lint/a11y/useSemanticElements: it is drawn in SVG, where there is no button element
                <g
                  class={`mo-leader-at ${markOf(props.face, LEADER, leader)}`}
                  transform={`translate(${reachOf(box.piles, box.edge) + i() * STEP} 0) scale(1.4)`}
                  role="button"
                  tabindex="0"
                  data-place={`${LEADER}:${leader}`}
                  aria-label={props.face.t(`name:${leader}`)}
                  onKeyDown={(event) => picksByKey(event, () => props.face.pick(LEADER, leader))}
                >
                  <LeaderToken leader={leader} />
                </g>
              )}
            </For>
          </g>
        )}
      </For>
    </g>
  );
};

/** The title, as on a printed sheet, and how large a hex and a unit are (M1.0.5). */
const Cartouche = (props: { readonly t: FaceProps['t'] }) => {
  const [w, h] = [TITLE - 22, CAMP.bottom - CAMP.top];
  return (
    <g class="mo-cartouche" transform={`translate(${FIELD.left} ${CAMP.top})`} aria-hidden="true">
      <path
        class="mo-cartouche-edge"
        d={`M22 0H${w - 22}Q${w - 20} 20 ${w} 22V${h - 22}Q${w - 20} ${h - 20} ${w - 22} ${h}H22Q20 ${h - 20} 0 ${h - 22}V22Q20 20 22 0Z`}
      />
      <path
        class="mo-cartouche-line"
        d={`M28 6H${w - 28}Q${w - 25} 24 ${w - 6} 28V${h - 28}Q${w - 25} ${h - 24} ${w - 28} ${h - 6}H28Q25 ${h - 24} 6 ${h - 28}V28Q25 24 28 6Z`}
      />
      <text class="mo-title" x={w / 2} y="46">
        {props.t('sheet.title')}
      </text>
      <text class="mo-subtitle" x={w / 2} y="64">
        {props.t('sheet.date')}
      </text>
      <text class="mo-scale" x={w / 2} y="80">
        {props.t('sheet.scale')}
      </text>
      <path class="mo-tulip" d="M34 47q-7-3-7-13q6 3 7 8q1-5 7-8q0 10-7 13v14M34 58q-7-1-9-8M34 58q7-1 9-8" />
      <path
        class="mo-tulip"
        d={`M${w - 34} 47q-7-3-7-13q6 3 7 8q1-5 7-8q0 10-7 13v14M${w - 34} 58q-7-1-9-8M${w - 34} 58q7-1 9-8`}
      />
    </g>
  );
};

/** The rest of the strip, for the map's north. */
export const Compass = () => (
  <g class="mo-compass" transform={`translate(${COMPASS + 40} ${(CAMP.top + CAMP.bottom) / 2 + 5})`} aria-hidden="true">
    <circle r="34" />
    <path class="mo-compass-ruby" d="M0-32 6-6 0 0ZM32 0 6 6 0 0ZM0 32-6 6 0 0ZM-32 0-6-6 0 0Z" />
    <path class="mo-compass-lapis" d="M0-32-6-6 0 0ZM32 0 6-6 0 0ZM0 32 6 6 0 0ZM-32 0-6 6 0 0Z" />
    <text y="-36">N</text>
  </g>
);

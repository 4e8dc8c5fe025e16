import type { FaceProps, PlaceState } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { handlers } from '../state.ts';
import { troopSide, troopValue } from '../view.ts';

/** A Troop card: figure, Battle value, name. */

const FIGURES: Readonly<Record<string, readonly [figure: string, folds: string]>> = {
  yeniceri: [
    'M32 20q-7 -9 -6 4l2 12h8l1 -12q0 -6 -5 -4M28 22q-10 4 -12 16l4 2q2 -10 8 -12M28 36q4 3 8 0v5q-4 2 -8 0zM26 42q-6 4 -7 16h27q-1 -12 -8 -16q-5 4 -12 0M44 14L36 60',
    'M29 46v12M33 46v12M37 46v12M22 50l-2 8M42 50l2 8M30 26v8M33 25v9M36 26v8',
  ],
  sekban: [
    'M24 30q8 -12 17 0l-2 3h-13zM27 33q0 8 6 9q5 -1 6 -9M25 43q-7 4 -8 15h31q-1 -11 -8 -15q-8 5 -15 0M12 54L52 22M46 24l6 -3',
    'M26 27h13M28 24h9M24 49l-3 9M41 49l3 9M30 47v11M36 47v11',
  ],
  yerikulu: [
    'M25 31q8 -9 16 0q1 4 -1 5h-14q-2 -2 -1 -5M28 36q0 7 5 8q5 -1 6 -8M26 44q-8 4 -8 14h30q0 -10 -8 -14q-7 5 -14 0M15 18L18 58M11 18q4 -8 8 0',
    'M26 33h14M24 50l-2 8M42 50l2 8M33 48v10',
  ],
  elite: [
    'M20 30q3 -10 13 -10q10 0 13 10q-13 -5 -26 0M26 31v4q0 8 7 9q7 -1 7 -9v-4M25 44q-8 3 -8 14h32q0 -11 -8 -14q-8 7 -16 0M38 20q8 -10 12 -4q-4 0 -6 6',
    'M26 46l7 12l7 -12M22 48l-2 10M44 48l2 10M29 50h8',
  ],
  infantry: [
    'M18 30h30q-4 -3 -8 -3q-1 -7 -7 -7q-6 0 -7 7q-4 0 -8 3M26 31q0 12 7 13q7 -1 7 -13M25 45q-7 3 -8 13h32q-1 -10 -8 -13q-8 6 -16 0M50 16L46 58',
    'M33 46v12M30 48l-6 10M36 48l6 10M26 50h-5M40 50h5',
  ],
  militia: [
    'M25 29q8 -7 16 0v3h-16zM27 32q0 11 6 12q6 -1 6 -12M26 45q-8 3 -8 13h30q0 -10 -8 -13q-7 5 -14 0M14 16V58M14 16q10 -4 12 6',
    'M33 48v10M28 49l-4 9M38 49l4 9',
  ],
};

export const TroopFace = (props: { readonly t: FaceProps['t']; readonly troop: string }) => {
  const side = () => troopSide(props.troop);
  const figure = () => FIGURES[props.troop] ?? FIGURES.militia;
  return (
    <svg class={`vn-troop-face ${side()}`} viewBox="0 0 66 90" aria-hidden="true">
      <rect class="vn-troop-paper" x=".7" y=".7" width="64.6" height="88.6" rx="4" />
      <rect class="vn-troop-rule" x="4" y="4" width="58" height="82" rx="2" />
      <path
        class="vn-troop-sky"
        d="M8 22H58M8 25.400H58M8 28.800H58M8 32.200H58M8 35.600H58M8 39H58M8 42.400H58M8 45.800H58M8 49.200H58M8 52.600H58"
      />
      <path class="vn-troop-ground" d="M8 58.500H58" />
      <path class="vn-troop-figure" d={figure()[0]} />
      <path class="vn-troop-folds" d={figure()[1]} />
      <Show when={side() === 'ottoman'} fallback={<rect class="vn-p-hab" x="4.5" y="5.5" width="20" height="20" />}>
        <circle class="vn-p-ott" cx="14.5" cy="15.5" r="10.5" />
      </Show>
      <text class={`vn-troop-value ${side()}`} x="14.5" y="21">
        {troopValue(props.troop)}
      </text>
      <text class="vn-troop-name" x="33" y="75.500">
        {props.t(`name:${props.troop}`)}
      </text>
    </svg>
  );
};

interface Props {
  readonly face: FaceProps;
  /** The name that is picked: `yeniceri`, `front yeniceri`. */
  readonly name: string;
  readonly troop: string;
  readonly state: PlaceState;
  /** How many lie there; shown where there is more than one type to choose from. */
  readonly available?: number;
  readonly chosen?: number;
  readonly words: string;
  readonly covered?: boolean;
}

export const TroopCard = (props: Props) => (
  <div class={`vn-troop ${props.state}`} classList={{ covered: props.covered === true, gone: props.available === 0 }}>
    <TroopFace t={props.face.t} troop={props.troop} />
    <Show when={props.available !== undefined}>
      <span class="vn-troop-left">×{props.available}</span>
    </Show>
    <Show when={(props.chosen ?? 0) > 0}>
      <span class="vn-troop-chosen">{props.chosen}</span>
    </Show>
    <button
      type="button"
      class={`vn-hit ${props.state}`}
      data-place={`Troop:${props.name}`}
      aria-label={`${props.words}${props.state === 'rest' ? '' : ` (${props.face.t(`state:${props.state}`)})`}`}
      {...handlers(props.face, 'Troop', () => props.name)}
    />
  </div>
);

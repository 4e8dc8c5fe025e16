import { For, Show } from 'solid-js';
import { BUILDINGS, POOL, type Rect, HEROICS as TILES, TOKENS_BOX } from '../layout.ts';
import { buildingWords } from '../names.ts';
import { costOf } from '../prices.ts';
import { Glass, Sign } from '../signs.tsx';
import { type Desk, Spot } from '../spot.tsx';
import { ACTION, buildingNames, FLANK, HEROIC, markOf, named } from '../state.ts';
import {
  buildingData,
  GUARDS,
  garrisonAt,
  guardsAt,
  HEROICS,
  heroesAt,
  isAt,
  nameIn,
  numberIn,
  ritesOn,
} from '../view.ts';
import { Pieces } from './pieces.tsx';
import { RiteSign } from './plates.tsx';
import { HeroPiece } from './sections.tsx';

/** The court: the buildings with their actions and the hourglasses on them, heroic orders, and what the defender holds. */

const HEAD = 20;
const ROW = 18.4;

const Roof = (props: { readonly desk: Desk; readonly id: string; readonly box: Rect }) => {
  const face = () => props.desk.face;
  const [x, y, wide, tall] = props.box;
  const tokens = () => ritesOn(face().view, props.id);
  return (
    <>
      <rect class="st-house" x={x} y={y} width={wide} height={tall} rx="2" />
      <path
        class="st-roof"
        d={`M${x - 3} ${y + HEAD}L${x + 4} ${y - 1}H${x + wide - 4}L${x + wide + 3} ${y + HEAD}Z`}
      />
      <path class="st-tiles" d={`M${x} ${y + 6}H${x + wide}M${x - 2} ${y + 13}H${x + wide + 2}`} />
      <text class="st-house-name" x={x + wide / 2} y={y + 14.5}>
        {face().t(`name:${props.id}`)}
      </text>
      <Show when={isAt(face().view, 'saboteur', props.id)}>
        <Sign of="saboteur" x={x + wide - 34} y={y + 7} scale={0.9} class="st-counter" />
      </Show>
      <For each={tokens()}>{(token, i) => <RiteSign token={token} x={x + 12 + 18 * i()} y={y + 6} scale={0.8} />}</For>
    </>
  );
};

/** An action: as many spaces as it costs, filled from the left; those of a surcharge are red. */
const Action = (props: {
  readonly desk: Desk;
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
}) => {
  const face = () => props.desk.face;
  const cost = () => costOf(face().view, props.id);
  const spaces = () => Array.from({ length: Math.max(cost().base + cost().extra, cost().placed) }, (_, i) => i);
  const words = () => {
    const { base, extra, placed, completed } = cost();
    const told = face().t('action.words', { action: face().t(`name:action:${props.id}`), n: placed, of: base + extra });
    return completed ? `${told}, ${face().t('action.done')}` : told;
  };
  return (
    <Spot
      desk={props.desk}
      names={named(ACTION, props.id)}
      words={words()}
      class={cost().completed ? 'st-action done' : 'st-action'}
      box={[props.x, props.y, props.wide, ROW]}
    >
      <text class="st-action-name" x={props.x + 4} y={props.y + 13.5}>
        {cost().completed ? '✓ ' : ''}
        {face().t(`action.short:${props.id}`)}
      </text>
      <For each={spaces()}>
        {(n) => (
          <Glass
            x={props.x + props.wide - 8 - 10.6 * (spaces().length - 1 - n)}
            y={props.y + ROW / 2}
            scale={0.86}
            filled={n < cost().placed}
            extra={n >= cost().base}
          />
        )}
      </For>
    </Spot>
  );
};

/** Barracks and Guard House: a space for each unit of a kind; elsewhere one worker. */
const Beds = (props: { readonly desk: Desk; readonly id: string; readonly box: Rect }) => {
  const view = () => props.desk.face.view;
  const { spaces } = buildingData(props.id);
  const [x, y, wide, tall] = props.box;
  const row = y + tall - 13;
  if (typeof spaces === 'string')
    return (
      <g class="st-bed">
        <Pieces
          desk={props.desk}
          place={props.id}
          side="defender"
          pieces={garrisonAt(view(), props.id)}
          spaces={1}
          at={() => [x + wide - 12, y + 9]}
          scale={0.78}
        />
      </g>
    );
  const kinds = GUARDS.filter((guard) => (spaces[guard] ?? 0) > 0);
  const starts = kinds.map((_, i) => kinds.slice(0, i).reduce((sum, kind) => sum + (spaces[kind] ?? 0), 0));
  return (
    <For each={kinds}>
      {(kind, i) => (
        <Pieces
          desk={props.desk}
          place={props.id}
          side="defender"
          pieces={Array.from({ length: guardsAt(view(), props.id, kind) }, () => kind)}
          spaces={spaces[kind] ?? 0}
          at={(n) => [x + 14 + 22 * (starts[i()] + n) + 3 * i(), row]}
          scale={0.9}
        />
      )}
    </For>
  );
};

export const Building = (props: { readonly desk: Desk; readonly id: string }) => {
  const face = () => props.desk.face;
  const box = BUILDINGS[props.id];
  const [x, y, wide] = box;
  const { actions } = buildingData(props.id);
  return (
    <>
      <Spot
        desk={props.desk}
        names={buildingNames(props.id)}
        words={buildingWords(face().t, face().view, props.id)}
        box={box}
      >
        <Roof desk={props.desk} id={props.id} box={box} />
      </Spot>
      <For each={actions}>
        {({ id }, i) => <Action desk={props.desk} id={id} x={x + 1} y={y + HEAD + 1 + ROW * i()} wide={wide - 2} />}
      </For>
      <Beds desk={props.desk} id={props.id} box={box} />
    </>
  );
};

export const Courtyard = (props: { readonly desk: Desk }) => {
  const face = () => props.desk.face;
  const [x, y, wide, tall] = BUILDINGS.courtyard;
  const units = () => garrisonAt(face().view, 'courtyard');
  const heroes = () => heroesAt(face().view, 'courtyard');
  const middle = [x + wide / 2, y + tall / 2] as const;
  const inRow = 7;
  return (
    <>
      <Spot
        desk={props.desk}
        names={buildingNames('courtyard')}
        words={buildingWords(face().t, face().view, 'courtyard')}
        box={BUILDINGS.courtyard}
        round={48}
      >
        <ellipse class="st-yard" cx={middle[0]} cy={middle[1]} rx={wide / 2} ry={tall / 2} />
        <ellipse class="st-yard-line" cx={middle[0]} cy={middle[1]} rx={wide / 2 - 4} ry={tall / 2 - 4} />
        <text class="st-yard-name" x={middle[0]} y={y + 21}>
          {face().t('name:courtyard')}
        </text>
        <Show when={units().length + heroes().length === 0}>
          <text class="st-note" x={middle[0]} y={middle[1] + 8}>
            {face().t('nobody')}
          </text>
        </Show>
      </Spot>
      <Pieces
        desk={props.desk}
        place="courtyard"
        side="defender"
        pieces={units()}
        spaces={0}
        at={(n) => {
          const many = Math.min(inRow, units().length - inRow * Math.floor(n / inRow));
          return [middle[0] + ((n % inRow) - (many - 1) / 2) * 22, y + 40 + 19 * Math.floor(n / inRow)];
        }}
        scale={units().length > 14 ? 0.8 : 0.96}
      />
      <For each={heroes()}>
        {(hero, i) => (
          <HeroPiece
            desk={props.desk}
            hero={hero}
            x={middle[0] - 13 * (heroes().length - 1) + 26 * i()}
            y={y + tall - 18}
          />
        )}
      </For>
    </>
  );
};

export const Hospital = (props: { readonly desk: Desk }) => {
  const face = () => props.desk.face;
  const box = BUILDINGS.hospital;
  const [x, y] = box;
  const units = () => garrisonAt(face().view, 'hospital');
  return (
    <>
      <Spot
        desk={props.desk}
        names={buildingNames('hospital')}
        words={buildingWords(face().t, face().view, 'hospital')}
        box={box}
      >
        <Roof desk={props.desk} id="hospital" box={box} />
        <Show when={units().length === 0}>
          <text class="st-note" x={x + 70} y={y + 39}>
            {face().t('hospital.empty')}
          </text>
        </Show>
      </Spot>
      <Pieces
        desk={props.desk}
        place="hospital"
        side="defender"
        pieces={units()}
        spaces={0}
        at={(n) => [x + 14 + Math.min(21, 112 / Math.max(1, units().length - 1)) * n, y + 35]}
        scale={0.92}
      />
    </>
  );
};

export const HEROIC_SIGNS: Readonly<Record<string, string>> = {
  reinforce: 'M0 6V-5M-4-1L0-6L4-1',
  labour: 'M-5 6L2-2M-1-5L6 1L3 4L-4-2Z',
  withdraw: 'M0-6V5M-4 1L0 6L4 1',
};

export const HeroicOrders = (props: { readonly desk: Desk }) => {
  const face = () => props.desk.face;
  const [x, y, wide] = TILES;
  return (
    <>
      <text class="st-eyebrow" x={x + wide / 2} y={y + 10}>
        {face().t('heroic.title')}
      </text>
      <For each={HEROICS}>
        {(order, i) => {
          const lost = () => isAt(face().view, 'heroicLost', order);
          const used = () => isAt(face().view, 'heroicDone', order);
          const told = () => (lost() ? 'lost' : used() ? 'used' : 'ready');
          const top = y + 15 + 19 * i();
          return (
            <Spot
              desk={props.desk}
              names={named(HEROIC, order)}
              words={`${face().t(`name:${order}`)}, ${face().t(`heroic.${told()}`)}`}
              class={`st-heroic ${told()}`}
              box={[x, top, wide, 18]}
            >
              <rect class="st-heroic-tile" x={x} y={top} width={wide} height="18" rx="2" />
              <path class="st-heroic-sign" d={HEROIC_SIGNS[order]} transform={`translate(${x + 12} ${top + 9})`} />
              <text class="st-action-name" x={x + 26} y={top + 13.5}>
                {told() === 'used' ? '✓ ' : ''}
                {face().t(`name:${order}`)}
              </text>
              <Show when={lost()}>
                <path class="st-heroic-lost" d={`M${x + 3} ${top + 9}H${x + wide - 3}`} />
              </Show>
              <For each={ritesOn(face().view, order)}>
                {(token) => <RiteSign token={token} x={x + wide - 12} y={top + 9} scale={0.72} />}
              </For>
            </Spot>
          );
        }}
      </For>
    </>
  );
};

/** The hourglasses in the defender's hand, and those that come with the next action (S4.2.2). */
export const Pool = (props: { readonly desk: Desk }) => {
  const face = () => props.desk.face;
  const [x, y, wide] = POOL;
  const held = () => numberIn(face().view, 'hourglasses');
  const due = () => numberIn(face().view, 'due');
  const shown = () => Math.min(18, held());
  return (
    <g class="st-pool" role="img" aria-label={face().t('pool.words', { n: held(), due: due() })}>
      <rect class="st-pool-box" x={x} y={y} width={wide} height={POOL[3]} rx="3" />
      <text class="st-eyebrow" x={x + wide / 2} y={y + 14}>
        {face().t('pool.title')}
      </text>
      <text class="st-pool-count" x={x + 24} y={y + 58}>
        {held()}
      </text>
      <For each={Array.from({ length: shown() }, (_, i) => i)}>
        {(n) => <Glass x={x + 52 + 14.6 * (n % 6)} y={y + 32 + 20 * Math.floor(n / 6)} filled />}
      </For>
      <Show when={due() > 0}>
        <text class="st-note" x={x + wide / 2} y={y + 95}>
          {face().t('pool.due', { n: due() })}
        </text>
      </Show>
    </g>
  );
};

/** The blessing and what else is laid on a side, and the two sides where one must be named. */
export const Flanks = (props: { readonly desk: Desk }) => {
  const face = () => props.desk.face;
  const [x, y, wide] = TOKENS_BOX;
  const marked = () => ['left', 'right'].some((flank) => markOf(face(), { domain: FLANK, name: flank }) !== 'rest');
  const blessed = () => nameIn(face().view, 'blessing');
  const loose = () => nameIn(face().view, 'loose');
  const told = () => {
    const flank = blessed();
    if (flank !== undefined) return face().t(`blessing.${flank}`);
    return loose() !== undefined && loose() !== 'no' ? face().t(`loose.${loose()?.replace(' ', '-')}`) : '';
  };
  return (
    <Show
      when={marked()}
      fallback={
        <Show when={told()}>
          <Sign of="blessing" x={x + 14} y={y + 24} />
          <text class="st-action-name" x={x + 32} y={y + 28}>
            {told()}
          </text>
        </Show>
      }
    >
      <For each={['left', 'right']}>
        {(flank, i) => (
          <Spot
            desk={props.desk}
            names={named(FLANK, flank)}
            words={face().t(`name:${flank}`)}
            box={[x + (wide / 2) * i(), y + 8, wide / 2 - 4, 32]}
          >
            <rect class="st-house" x={x + (wide / 2) * i()} y={y + 8} width={wide / 2 - 4} height="32" />
            <text class="st-note" x={x + wide / 4 - 2 + (wide / 2) * i()} y={y + 28}>
              {face().t(`name:${flank}`)}
            </text>
          </Spot>
        )}
      </For>
    </Show>
  );
};

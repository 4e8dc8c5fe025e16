import type { Overlay } from '@ravelin/engine';
import type { FaceProps } from '@ravelin/web/face';
import { round } from '@ravelin/web/ink';
import { createMemo, For, Show } from 'solid-js';
import { hexOf, LAND } from '../field.ts';
import { centre, R } from '../layout.ts';
import { borderPath, hexesPath } from '../marks.tsx';
import { inHand } from '../picking.ts';
import { COMMAND, HEX, markedAs, UNIT } from '../state.ts';
import { nameIn, type Stack } from '../view.ts';
import { asked } from './asked.ts';
import { isShown, pointed } from './choice.ts';

/** What the rules say of the field, laid over it: one path for each tone. */

const hexesOf = (overlay: Overlay | undefined, tone: string, n?: (n: number) => boolean): number[] =>
  (overlay?.marks ?? []).filter((mark) => mark.tone === tone && (!n || n(mark.n ?? 0))).map(({ name }) => hexOf(name));

const linePath = (hexes: readonly number[]): string =>
  `M${hexes.map((hex) => centre(hex).map(round).join(' ')).join('L')}`;

export const LayerDefs = () => (
  <>
    <pattern id="mo-zone-hungary" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path class="mo-zone-line hungary" d="M0 0V7" />
    </pattern>
    <pattern id="mo-zone-ottoman" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
      <path class="mo-zone-line ottoman" d="M0 0V7" />
    </pattern>
    <marker
      id="mo-arrow"
      viewBox="0 0 10 10"
      refX="8"
      refY="5"
      markerWidth="4.500"
      markerHeight="4.500"
      orient="auto-start-reverse"
    >
      <path class="mo-arrowhead" d="M0 0 10 5 0 10Z" />
    </marker>
  </>
);

/** The ways of the units that moved since the last activation began, and of what was thrown back. */
const waysOf = (events: FaceProps['events']): string[] => {
  const begun = events.findLastIndex(({ event }) => event === 'activation');
  return events.slice(Math.max(0, begun)).flatMap((event) => {
    const names = Array.isArray(event.path) ? event.path : [event.from, event.to];
    const hexes = names.map((name) => hexOf(String(name ?? ''))).filter((hex) => hex >= 0);
    return hexes.length > 1 ? [linePath(hexes)] : [];
  });
};

export const LayersBelow = (props: {
  readonly face: FaceProps;
  readonly stacks: ReadonlyMap<number, Stack>;
  readonly reach: Overlay | undefined;
}) => {
  const face = props.face;
  const under = () => (pointed() >= 0 ? { domain: HEX, name: LAND.hexes[pointed()] } : undefined);
  const unitInHand = createMemo(() => inHand(face));
  const commanded = () => {
    const picked = markedAs(face, COMMAND, 'selected')[0];
    if (picked !== undefined) return { domain: COMMAND, name: picked };
    const there = props.stacks.get(pointed())?.unit;
    if (there !== undefined) return { domain: UNIT, name: there };
    const active = nameIn(face.view, 'command');
    return active === undefined ? undefined : { domain: COMMAND, name: active };
  };
  const reach = () => props.reach;
  const zones = asked(face, 'zones', () => undefined);
  const sight = asked(face, 'sight', under);
  const command = asked(face, 'command', commanded);
  const threat = asked(face, 'threat', () => undefined);
  const glows = createMemo(() => unitInHand() !== undefined && markedAs(face, HEX, 'legal').length > 0);
  const reached = createMemo(() => new Set(hexesOf(reach(), 'reach')));
  return (
    <g class="mo-layers" aria-hidden="true">
      <Show when={zones()}>
        {(overlay) => (
          <>
            <path class="mo-zone" fill="url(#mo-zone-hungary)" d={hexesPath(hexesOf(overlay(), 'hungary'), 1)} />
            <path class="mo-zone-edge hungary" d={borderPath(new Set(hexesOf(overlay(), 'hungary')))} />
            <path class="mo-zone" fill="url(#mo-zone-ottoman)" d={hexesPath(hexesOf(overlay(), 'ottoman'), 1)} />
            <path class="mo-zone-edge ottoman" d={borderPath(new Set(hexesOf(overlay(), 'ottoman')))} />
          </>
        )}
      </Show>
      <Show when={threat()}>
        {(overlay) => (
          <>
            <path
              class="mo-threat one"
              d={hexesPath(
                hexesOf(overlay(), 'fire', (n) => n === 1),
                1,
              )}
            />
            <path
              class="mo-threat two"
              d={hexesPath(
                hexesOf(overlay(), 'fire', (n) => n === 2),
                1,
              )}
            />
            <path
              class="mo-threat more"
              d={hexesPath(
                hexesOf(overlay(), 'fire', (n) => n > 2),
                1,
              )}
            />
          </>
        )}
      </Show>
      <Show when={command()}>
        {(overlay) => (
          <>
            <path class="mo-range" d={borderPath(new Set(hexesOf(overlay(), 'range')))} />
            <path
              class="mo-chain"
              d={overlay()
                .lines.map(({ from, to }) => linePath([hexOf(from), hexOf(to)]))
                .join('')}
            />
            <path class="mo-led" d={hexesPath(hexesOf(overlay(), 'led'), 0.99)} />
            <path class="mo-strays" d={hexesPath(hexesOf(overlay(), 'stray'), 0.99)} />
          </>
        )}
      </Show>
      <Show when={sight()}>
        {(overlay) => (
          <>
            <path class="mo-blind" d={hexesPath(hexesOf(overlay(), 'blind'), 1)} />
            <path class="mo-eye" d={hexesPath(hexesOf(overlay(), 'eye'), 0.96)} />
          </>
        )}
      </Show>
      <Show when={reach()}>
        {(overlay) => (
          <>
            {/* Where hexes glow because they can be picked, they need no second glow. */}
            <Show when={!glows()}>
              <path class="mo-reach" d={hexesPath(reached(), 1)} />
              <path class="mo-reach-edge" d={borderPath(reached())} />
            </Show>
            <g class="mo-costs">
              <For each={overlay().marks}>
                {({ name, n }) => {
                  const [x, y] = centre(hexOf(name));
                  return (
                    <text x={round(x)} y={round(y + R * 0.42)}>
                      {n}
                    </text>
                  );
                }}
              </For>
            </g>
          </>
        )}
      </Show>
      <Show when={face.laid ? 'last' in face.laid : isShown('last')}>
        <path class="mo-ways" d={waysOf(face.events).join('')} marker-end="url(#mo-arrow)" />
      </Show>
    </g>
  );
};

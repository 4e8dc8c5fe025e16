import { doingAt, signsOf } from '@ravelin/web/deeds';
import type { FaceProps } from '@ravelin/web/face';
import { round } from '@ravelin/web/ink';
import { PlaceChance, PlaceSign } from '@ravelin/web/place-sign';
import { createMemo, For, Show } from 'solid-js';
import { DEEDS, struck } from '../deeds.ts';
import { hexOf } from '../field.ts';
import { centre } from '../layout.ts';
import { HEX, keyOf, LEADER, markedAs, markOf, UNIT } from '../state.ts';
import { leaderHex, unitHex } from '../view.ts';

/** On units and hexes that may be picked: the sign of the blow or the shot, and how likely it comes out well. */

/** A sign keeps its size on the screen, unless it would be larger than the hex. */
const LARGEST = 0.9;

export const Struck = (props: { readonly face: FaceProps; readonly pixel: number }) => {
  const hexAt = (domain: string, name: string): number => {
    if (domain === HEX) return hexOf(name);
    return domain === UNIT ? unitHex(props.face.view, name) : leaderHex(props.face.view, name);
  };
  const all = createMemo(() =>
    [UNIT, LEADER, HEX].flatMap((domain) =>
      markedAs(props.face, domain, 'legal', 'selected').flatMap((name) => {
        const key = keyOf({ domain, name });
        const signs = signsOf(DEEDS, struck(doingAt(props.face, key)));
        const chance = props.face.chances?.get(key);
        const hex = hexAt(domain, name);
        if (hex < 0 || (signs.length === 0 && chance === undefined)) return [];
        return [{ hex, signs, chance, isChosen: markOf(props.face, domain, name) === 'selected' }];
      }),
    ),
  );
  return (
    <g class="mo-struck" aria-hidden="true">
      <For each={all()}>
        {({ hex, signs, chance, isChosen }) => (
          <g transform={`translate(${centre(hex).map(round).join(' ')})`}>
            <Show when={signs.length > 0}>
              <g transform={`translate(-14 -15) scale(${round(Math.min(LARGEST, props.pixel))})`}>
                <PlaceSign state="legal" deeds={signs} />
              </g>
            </Show>
            <Show when={chance !== undefined}>
              <g transform={`translate(0 24) scale(${round(props.pixel)})`}>
                <PlaceChance words={props.face.t('chance', { n: chance ?? 0 })} chosen={isChosen} />
              </g>
            </Show>
          </g>
        )}
      </For>
    </g>
  );
};

import type { Point } from '@ravelin/web/ink';
import { Show } from 'solid-js';
import { towerWords } from '../names.ts';
import { Sign } from '../signs.tsx';
import { type Desk, Spot } from '../spot.tsx';
import { towerNames } from '../state.ts';
import { garrisonAt, nameAt } from '../view.ts';
import { Pieces } from './pieces.tsx';

/** A tower: up to two marksmen and one item (S2.2.8, S2.2.9). */
export const Tower = (props: { readonly desk: Desk; readonly id: string; readonly at: Point }) => {
  const face = () => props.desk.face;
  const item = () => nameAt(face().view, 'item', props.id);
  const [x, y] = props.at;
  const low = () => (item() === undefined ? y : y + 7);
  return (
    <>
      <Spot
        desk={props.desk}
        names={towerNames(props.id)}
        words={towerWords(face().t, face().view, props.id)}
        box={[x - 21, y - 21, 42, 42]}
        round={21}
        sign={[x + 17, y - 17]}
        chance={[x, y + 26]}
        class="st-tower"
      >
        <Show when={item()}>{(one) => <Sign of={one()} x={x} y={y - 8} scale={0.74} class="st-counter" />}</Show>
      </Spot>
      <Pieces
        desk={props.desk}
        place={props.id}
        side="defender"
        pieces={garrisonAt(face().view, props.id)}
        spaces={2}
        at={(n) => [x - 9.8 + 19.6 * n, low()]}
        scale={0.88}
      />
    </>
  );
};

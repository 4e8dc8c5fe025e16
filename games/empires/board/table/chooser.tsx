import { For } from 'solid-js';
import { useEmpire } from '../empire.ts';
import type { Rect } from '../layout.ts';
import type { Desk } from '../pickable.tsx';
import { BATTLE, markOf } from '../state.ts';
import { BOXES, type Box, boxOf } from '../view.ts';
import { Plate } from './plate.tsx';
import { Token } from './token.tsx';

/** The boxes lie beside the map: the markers that can be chosen are laid over it, large enough for a finger. */

const ROW = 58;
const COLUMNS = 2;

const isBox = (name: string): name is Box => BOXES.some((box) => box === name);

export const Chooser = (props: { readonly desk: Desk; readonly rect: Rect }) => {
  const { printed } = useEmpire();
  const face = () => props.desk.face;
  const open = () => printed.battles.filter(({ id }) => markOf(face(), BATTLE, id) !== 'rest');
  const box = (id: string): Box => {
    const found = boxOf(face().view, id);
    return isBox(found) ? found : 'stalemates';
  };
  const height = () => 34 + Math.ceil(open().length / COLUMNS) * ROW;
  const width = () => (props.rect[2] - 16) / COLUMNS;
  return (
    <Plate
      rect={[props.rect[0], props.rect[1] + Math.max(0, props.rect[3] - height()) / 2, props.rect[2], height()]}
      title={face().t('box.choose')}
      class="em-chooser"
    >
      <For each={open()}>
        {(battle, i) => (
          <Token
            desk={props.desk}
            battle={battle}
            box={box(battle.id)}
            x={8 + width() * (i() % COLUMNS)}
            y={30 + ROW * Math.floor(i() / COLUMNS)}
            width={width() - 10}
            height={ROW - 12}
          />
        )}
      </For>
    </Plate>
  );
};

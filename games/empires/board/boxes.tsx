import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { useEmpire } from './empire.ts';
import { battleWords } from './names.ts';
import { BATTLE, handlers, markOf } from './state.ts';
import { type BattleData, BOXES, type Box } from './view.ts';

/** The Victories, Stalemates and Defeats Boxes with the battle markers in them: square and gold, dashed, round and dark. */

const Chip = (props: { readonly face: FaceProps; readonly battle: BattleData }) => {
  const empire = useEmpire();
  const mark = () => markOf(props.face, BATTLE, props.battle.id);
  const state = () => (mark() === 'rest' ? '' : `, ${props.face.t(`state:${mark()}`)}`);
  return (
    <button
      type="button"
      class={mark()}
      aria-label={battleWords(empire, props.face.t, props.face.view, props.battle.id) + state()}
      {...handlers(props.face, BATTLE, () => props.battle.id)}
    >
      {props.face.t(`name:${props.battle.id}`)}
    </button>
  );
};

export const Boxes = (props: { readonly face: FaceProps }) => {
  const { reading, extrasOf } = useEmpire();
  const battles = (box: Box) => reading.battlesIn(props.face.view, box);
  const extras = (box: Box): readonly string[] => extrasOf?.(props.face.view, box) ?? [];
  return (
    <div class="em-seat-boxes">
      <For each={BOXES}>
        {(box) => (
          <section class={box}>
            <h3>
              {props.face.t(`box:${box}`)} <b>{battles(box).length + extras(box).length}</b>
            </h3>
            <For each={battles(box)}>{(battle) => <Chip face={props.face} battle={battle} />}</For>
            <For each={extras(box)}>{(key) => <span class="em-extra">{props.face.t(key)}</span>}</For>
          </section>
        )}
      </For>
    </div>
  );
};

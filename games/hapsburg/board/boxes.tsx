import { For } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { battleWords } from './names.ts';
import { BATTLE, handlers, markOf } from './state.ts';
import { type BattleData, BOXES, type Box, battlesIn, isSet, numberIn } from './view.ts';

/** The Victories, Stalemates and Defeats Boxes with the battle markers in them: square and gold, dashed, round and dark. */

/** What lies in a box without being a battle: parked Resources (H10.2), the ruins of the Fortress (H10.4). */
const extrasOf = (face: FaceProps, box: Box): readonly string[] => {
  if (box === 'victories') return Array.from({ length: numberIn(face.view, 'parked') }, () => face.t('parked.short'));
  return box === 'defeats' && isSet(face.view, 'ruins') ? [face.t('ruins.short'), face.t('ruins.short')] : [];
};

const Chip = (props: { readonly face: FaceProps; readonly battle: BattleData }) => {
  const mark = () => markOf(props.face, BATTLE, props.battle.id);
  const state = () => (mark() === 'rest' ? '' : `, ${props.face.t(`state:${mark()}`)}`);
  return (
    <button
      type="button"
      class={mark()}
      aria-label={battleWords(props.face.t, props.face.view, props.battle.id) + state()}
      {...handlers(props.face, BATTLE, () => props.battle.id)}
    >
      {props.face.t(`name:${props.battle.id}`)}
    </button>
  );
};

export const Boxes = (props: { readonly face: FaceProps }) => (
  <div class="he-seat-boxes">
    <For each={BOXES}>
      {(box) => (
        <section class={box} aria-label={props.face.t(`box:${box}`)}>
          <h3>
            {props.face.t(`box:${box}`)}{' '}
            <b>{battlesIn(props.face.view, box).length + extrasOf(props.face, box).length}</b>
          </h3>
          <For each={battlesIn(props.face.view, box)}>{(battle) => <Chip face={props.face} battle={battle} />}</For>
          <For each={extrasOf(props.face, box)}>{(text) => <span class="he-extra">{text}</span>}</For>
        </section>
      )}
    </For>
  </div>
);

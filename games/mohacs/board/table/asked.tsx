import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { ARMY } from '../field.ts';
import { has, nameIn, unitHex } from '../view.ts';
import { phaseOf } from './phase.ts';

/** Beside the question of the Move and Fire segment: how many units of the command have not had their go. */
export const Asked = (props: FaceProps) => {
  const units = () => {
    const command = ARMY.command[ARMY.commands.indexOf(nameIn(props.view, 'command') ?? '')];
    return (command?.units ?? []).map((n) => ARMY.units[n]).filter((unit) => unitHex(props.view, unit) >= 0);
  };
  const left = () => units().filter((unit) => !has(props.view, 'gone', unit)).length;
  return (
    // On a phone the question needs the room.
    <Show when={!props.narrow && phaseOf(props.view) === 'move' && units().length > 0}>
      <p class="left-to-do">
        <b>{props.t('units.left', { n: left(), of: units().length })}</b> <Cite game="mohacs" rule="M6.1.1.2" />
      </p>
    </Show>
  );
};

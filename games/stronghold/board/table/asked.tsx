import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { isIn, lineOf, numberIn } from '../view.ts';

/** Beside the question: the invader's cards that are left in the line, the defender's hourglasses that are left to spend. */
export const Asked = (props: FaceProps) => {
  const told = (): readonly [words: string, rule: string] | undefined => {
    const { t, view, narrow } = props;
    // On a phone the question needs the room.
    if (narrow || isIn(view, 'assault')) return undefined;
    if (isIn(view, 'defender phase')) return [t('glasses.left', { n: numberIn(view, 'hourglasses') }), 'S12.2.1'];
    const all = lineOf(view).length;
    return all === 0
      ? undefined
      : [t('cards.left', { n: Math.max(0, all - numberIn(view, 'next')), of: all }), 'S4.1.2'];
  };
  return (
    <Show when={told()}>
      {(one) => (
        <p class="left-to-do">
          <b>{one()[0]}</b> <Cite game="stronghold" rule={one()[1]} />
        </p>
      )}
    </Show>
  );
};

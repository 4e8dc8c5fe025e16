import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { For, Match, Switch } from 'solid-js';
import { GlassIcon } from '../signs.tsx';
import { isIn, lineOf, numberIn } from '../view.ts';
import { receivedIn } from './dealt.ts';

/** Beside the question: the invader's cards that are left in the line, the defender's hourglasses that are left to spend. */

/** More of them than this are told by their number alone. */
const MOST = 12;

/** One for each that came in this phase: those that are left have sand. */
const Glasses = (props: { readonly face: FaceProps }) => {
  const held = () => numberIn(props.face.view, 'hourglasses');
  const all = () => Math.max(held(), receivedIn(props.face.events));
  const drawn = () => Array.from({ length: all() > MOST ? 1 : all() }, (_, i) => i < held());
  return (
    <p class="left-to-do st-glasses" role="img" aria-label={props.face.t('glasses.left', { n: held() })}>
      <For each={drawn()}>{(left) => <GlassIcon size={24} filled={left} />}</For>
      <b>{held()}</b>
    </p>
  );
};

export const Asked = (props: FaceProps) => {
  // On a phone the question needs the room.
  const isTold = () => !props.narrow && !isIn(props.view, 'assault');
  const cards = () => lineOf(props.view).length;
  return (
    <Switch>
      <Match when={isTold() && isIn(props.view, 'defender phase')}>
        <Glasses face={props} />
      </Match>
      <Match when={isTold() && cards() > 0}>
        <p class="left-to-do">
          <b>{props.t('cards.left', { n: Math.max(0, cards() - numberIn(props.view, 'next')), of: cards() })}</b>{' '}
          <Cite game="stronghold" rule="S4.1.2" />
        </p>
      </Match>
    </Switch>
  );
};

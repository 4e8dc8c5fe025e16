import { createSignal, onCleanup, Show } from 'solid-js';
import type { FaceProps, GameFace } from '../face.ts';
import { t } from '../shell/i18n.ts';
import type { FrameHandle } from './BoardFrame.tsx';
import { type JumpTo, nextOf, targetsOf } from './jumps.ts';

/** Carries out the letters that jump, and says where they led: "Threatened 2 of 5". */

/** How long the note stays. */
const STAYS = 2400;

const visible = (element: Element): element is HTMLElement | SVGElement =>
  (element instanceof HTMLElement || element instanceof SVGElement) && element.getClientRects().length > 0;
const placesIn = (selector: string) => [...document.querySelectorAll(`${selector} [data-place]`)].filter(visible);
const keyOf = (element: Element | null): string | null =>
  element?.closest('[data-place]')?.getAttribute('data-place') ?? null;

export const createJumper = (face: GameFace, faceProps: FaceProps, frame: () => FrameHandle | undefined) => {
  const [note, setNote] = createSignal('');
  let timer: ReturnType<typeof setTimeout> | undefined;
  onCleanup(() => clearTimeout(timer));

  const say = (text: string): void => {
    setNote(text);
    clearTimeout(timer);
    timer = setTimeout(() => setNote(''), STAYS);
  };

  const jump = (to: JumpTo, by: 1 | -1): void => {
    const all = placesIn('.table');
    const keys = targetsOf(to, {
      places: face.places(faceProps.view, faceProps.t),
      marks: faceProps.marks,
      inPage: all.map((one) => keyOf(one) ?? ''),
      inHand: placesIn('#hand').map((one) => keyOf(one) ?? ''),
    });
    if (!keys) {
      say(t('jump.untold'));
      return;
    }
    const at = nextOf(keys, keyOf(document.activeElement), by);
    const key = keys[at];
    const element = key === undefined ? undefined : all.find((one) => keyOf(one) === key);
    if (element?.closest('#board')) frame()?.reveal(element);
    else element?.focus();
    say(element ? t(`jump.${to}`, { n: at + 1, of: keys.length }) : t(`jump.${to}.none`));
  };

  const Note = () => (
    <p class="jump-note" role="status">
      <Show when={note()}>
        <span>{note()}</span>
      </Show>
    </p>
  );
  return { jump, Note };
};

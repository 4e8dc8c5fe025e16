import { createSignal, lazy, onCleanup, onMount, Show, Suspense } from 'solid-js';
import { Portal } from 'solid-js/web';
import { Callout } from '../art/Callout.tsx';
import { ASKED, EXPLAINED, type Explained, explainedBy } from './explained.ts';

/**
 * Explains whatever says of itself that it can be explained: citations, terms, buttons. A pointer or the focus that rests on it opens
 * the text beside it; a click or tap on a citation or term keeps it open. One for the whole page: it listens, nobody need know it.
 */

/** Paragraphs with their pictures and lessons are fetched when the first one is asked for. */
const Passage = lazy(() => import('./Passage.tsx').then((all) => ({ default: all.Passage })));

/** How long a pointer or the focus rests before it is meant, and how long the pointer may be on its way into the box. */
const REST = 350;
const ON_THE_WAY = 260;
/** On what does something of its own when it is pressed, longer: whoever means to press it is not to be held up. */
const LONG_REST = 800;
/** How long a finger rests on such a thing to ask instead of pressing. */
const HOLD = 500;

const restOn = (anchor: Element): number => (anchor.matches(ASKED) ? REST : LONG_REST);

interface Shown {
  readonly anchor: HTMLElement | SVGElement;
  /** What was read on the way from citation to citation; the last is in sight. */
  readonly trail: readonly Explained[];
  /** It stays until it is closed. */
  readonly kept: boolean;
  readonly by: 'pointer' | 'focus';
}

type Anchor = HTMLElement | SVGElement;

const anchorOf = (target: EventTarget | null, which: string): Anchor | null =>
  target instanceof Element ? target.closest<Anchor>(which) : null;

export const Explainer = () => {
  const [shown, setShown] = createSignal<Shown | null>(null);
  let box: HTMLElement | undefined;
  /** What the pointer, and what the focus, will do when it has rested: a board that moves under the hand must not break into the other. */
  const timers: Partial<Record<Shown['by'], ReturnType<typeof setTimeout>>> = {};
  /** It was just closed here: the focus that comes back is no question. */
  let answered: Element | null = null;
  let held = false;

  const inBox = (target: EventTarget | null): boolean => target instanceof Node && box?.contains(target) === true;
  const forget = (by: Shown['by']): void => clearTimeout(timers[by]);
  const later = (by: Shown['by'], what: () => void, delay: number): void => {
    forget(by);
    timers[by] = setTimeout(what, delay);
  };
  const forgetAll = (): void => {
    forget('pointer');
    forget('focus');
  };

  const close = (): void => {
    forgetAll();
    const now = shown();
    if (!now) return;
    const back = inBox(document.activeElement);
    now.anchor.removeAttribute('aria-describedby');
    answered = now.anchor;
    setShown(null);
    if (back) now.anchor.focus();
  };

  const open = (anchor: Anchor, by: Shown['by'], kept: boolean): void => {
    forgetAll();
    if (!anchor.isConnected) return;
    const now = shown();
    if (now?.anchor === anchor) {
      setShown({ ...now, kept: now.kept || kept });
      return;
    }
    now?.anchor.removeAttribute('aria-describedby');
    setShown({ anchor, trail: [explainedBy(anchor)], by, kept });
  };

  const over = ({ target, pointerType }: PointerEvent): void => {
    const now = shown();
    if (pointerType === 'touch' || now?.kept) return;
    if (inBox(target)) {
      forget('pointer');
      return;
    }
    const anchor = anchorOf(target, EXPLAINED);
    if (anchor) later('pointer', () => open(anchor, 'pointer', false), now ? ON_THE_WAY : restOn(anchor));
    else if (now?.by === 'pointer') later('pointer', close, ON_THE_WAY);
    else forget('pointer');
  };

  const focused = ({ target, relatedTarget }: FocusEvent): void => {
    if (inBox(target)) return;
    const anchor = anchorOf(target, EXPLAINED);
    if (anchor !== answered) answered = null;
    // Whoever comes back from the book has read it there.
    if (anchorOf(relatedTarget, '.book-beside')) answered = anchor;
    const now = shown();
    if (now && !now.kept && now.by === 'focus' && anchor !== now.anchor) close();
    if (anchor?.matches(':focus-visible') && anchor !== answered && !shown()?.kept)
      later('focus', () => open(anchor, 'focus', false), restOn(anchor));
    else forget('focus');
  };

  const clicked = (event: MouseEvent): void => {
    const { target, button, detail } = event;
    const plain = button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    const anchor = anchorOf(target, ASKED);
    const now = shown();
    if (!anchor || !plain || event.defaultPrevented) {
      // What does something of its own when it is pressed is not explained meanwhile.
      if (!inBox(target)) now ? !now.kept && close() : forgetAll();
      return;
    }
    // In the book itself a number leads to its paragraph.
    if (anchor.closest('.rules')) {
      close();
      return;
    }
    event.preventDefault();
    if (now && inBox(anchor)) setShown({ ...now, trail: [...now.trail, explainedBy(anchor)], kept: true });
    else open(anchor, 'pointer', true);
    if (detail === 0) queueMicrotask(() => box?.focus());
  };

  const pressed = ({ target, pointerType }: PointerEvent): void => {
    const now = shown();
    held = false;
    const anchor = pointerType === 'touch' && !inBox(target) ? anchorOf(target, EXPLAINED) : null;
    if (anchor && !anchor.matches(ASKED))
      later(
        'pointer',
        () => {
          held = true;
          open(anchor, 'pointer', true);
        },
        HOLD,
      );
    if (now && !inBox(target) && !(target instanceof Node && now.anchor.contains(target))) close();
  };

  const released = ({ pointerType }: PointerEvent): void => {
    if (pointerType === 'touch' && !held) forget('pointer');
  };

  /** The finger has asked: lifting it presses nothing. */
  const asked = (event: Event): void => {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  };

  const keyed = (event: KeyboardEvent): void => {
    const now = shown();
    const within = event.target instanceof Element ? event.target.closest('dialog') : null;
    if (!now || event.key !== 'Escape' || (within && inBox(within))) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };

  /** The box stands at the end of the page: Tab goes round in it, so that nobody is led away from where they were. */
  const tabbed = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || !box) return;
    const all = [...box.querySelectorAll<HTMLElement>('a[href], button')].filter((one) => one.offsetParent !== null);
    const { activeElement } = document;
    const at = activeElement instanceof HTMLElement ? all.indexOf(activeElement) : -1;
    const to = event.shiftKey ? (at <= 0 ? all.length : at) - 1 : (at + 1) % all.length;
    event.preventDefault();
    all[to]?.focus();
  };

  onMount(() => {
    const end = new AbortController();
    const { signal } = end;
    document.addEventListener('pointerover', over, { signal, passive: true });
    document.addEventListener('focusin', focused, { signal });
    document.addEventListener('click', clicked, { signal });
    document.addEventListener('pointerdown', pressed, { signal, capture: true });
    document.addEventListener('click', asked, { signal, capture: true });
    for (const lift of ['pointerup', 'pointercancel'] as const)
      document.addEventListener(lift, released, { signal, capture: true, passive: true });
    document.addEventListener('keydown', keyed, { signal, capture: true });
    addEventListener('hashchange', close, { signal });
    onCleanup(() => {
      forgetAll();
      end.abort();
    });
  });

  return (
    <Show when={shown()?.anchor} keyed>
      {(anchor) => (
        <Portal mount={anchor.closest('dialog') ?? document.body}>
          <Callout
            class="explainer"
            label={shown()?.trail.at(-1)?.title || shown()?.trail.at(-1)?.rule || ''}
            thing={() => (anchor.isConnected && anchor.getClientRects().length > 0 ? anchor : undefined)}
            sides={['below', 'above', 'left', 'right']}
            onGone={close}
            onPointer={(inside) => inside && forget('pointer')}
            onKey={tabbed}
            ref={(element) => {
              box = element;
              anchor.setAttribute('aria-describedby', element.id);
            }}
          >
            <Show when={shown()}>
              {(now) => (
                <Suspense>
                  <Passage
                    explained={now().trail.at(-1) as Explained}
                    atTable={anchor.closest('.table') !== null}
                    onBack={
                      now().trail.length > 1 ? () => setShown({ ...now(), trail: now().trail.slice(0, -1) }) : undefined
                    }
                    onClose={close}
                  />
                </Suspense>
              )}
            </Show>
          </Callout>
        </Portal>
      )}
    </Show>
  );
};

import { createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { t } from '../shell/i18n.ts';

/** Buttons in one line. Where there are more than it has room for, a last one leads to the rest and back. */
export const Strip = (props: { readonly class: string; readonly children: JSX.Element }) => {
  let strip: HTMLDivElement | undefined;
  const [more, setMore] = createSignal<'none' | 'after' | 'before'>('none');
  const look = (): void => {
    if (!strip) return;
    const { scrollLeft, scrollWidth, clientWidth } = strip;
    const most = scrollWidth - clientWidth;
    setMore(most <= 1 ? 'none' : scrollLeft >= most - 1 ? 'before' : 'after');
  };
  /** Once a frame: measuring after each change would lay out the whole page as often. */
  let due = 0;
  const lookSoon = (): void => {
    cancelAnimationFrame(due);
    due = requestAnimationFrame(look);
  };
  onMount(() => {
    if (!strip) return;
    const size = new ResizeObserver(look);
    const content = new MutationObserver(lookSoon);
    size.observe(strip);
    content.observe(strip, { childList: true, subtree: true, characterData: true });
    onCleanup(() => {
      size.disconnect();
      content.disconnect();
      cancelAnimationFrame(due);
    });
  });
  const turn = (): void => strip?.scrollTo({ left: more() === 'after' ? strip.scrollWidth : 0 });
  return (
    <div class={`strip ${props.class}`}>
      <div
        class="strip-line"
        ref={(element) => {
          strip = element;
        }}
        onScroll={look}
      >
        {props.children}
      </div>
      <Show when={more() !== 'none'}>
        <button type="button" class="btn strip-more" aria-label={t('play.moreKinds')} onClick={turn}>
          <span aria-hidden="true">{more() === 'after' ? '›' : '‹'}</span>
        </button>
      </Show>
    </div>
  );
};

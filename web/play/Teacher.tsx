import { For, Show } from 'solid-js';
import { speakingOf, t } from '../shell/i18n.ts';
import { setSettings, settings } from '../shell/settings.ts';
import type { Said } from './createTeacher.ts';
import { levelTitle } from './levels.ts';
import type { Tongue } from './tongue.ts';

/** What the level that teaches says beside the table. */
export const Teacher = (props: { readonly said: readonly Said[]; readonly tongue: Tongue }) => {
  const words = ({ remark }: Said): string => {
    const { made, better, gain } = remark;
    const reasons = remark.reasons.map(speakingOf).join(t('hint.and'));
    if (!better) return t('teach.why', { move: props.tongue.move(made), reasons });
    const move = props.tongue.move(better);
    return reasons ? t('teach.better', { move, reasons }) : t('teach.betterBy', { move, n: gain });
  };
  return (
    <Show when={settings.teach && props.said.length > 0}>
      <section class="panel teacher" aria-labelledby="teacher-title" aria-live="polite">
        <header class="panel-head">
          <h2 id="teacher-title">{t('teach.title', { name: levelTitle('page') ?? '' })}</h2>
          <button type="button" class="btn" onClick={() => setSettings({ teach: false })}>
            {t('teach.off')}
          </button>
        </header>
        <For each={props.said}>{(one) => <p>{words(one)}</p>}</For>
      </section>
    </Show>
  );
};

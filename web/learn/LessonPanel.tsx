import { createEffect, createSignal, on, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { TableController } from '../play/table.ts';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import { fits, type Lesson, type Text } from './lesson.ts';

/** The teacher beside the table: one step at a time. A move that is not asked for is taken back, with a word why. */
export const LessonPanel = (props: {
  readonly lesson: Lesson;
  readonly table: TableController;
  readonly next: Lesson | undefined;
  readonly onDone: () => void;
}) => {
  const { table } = props;
  const [at, setAt] = createSignal(0);
  const [said, say] = createSignal<string>('');
  const words = (text: Text): string => text[settings.language];
  const step = () => props.lesson.steps[at()];
  const over = () => at() >= props.lesson.steps.length;
  const asks = () => {
    const now = step();
    return now && 'expect' in now ? now : undefined;
  };

  const forward = (): void => {
    setAt(at() + 1);
    if (over()) props.onDone();
  };
  const goOn = async (): Promise<void> => {
    const now = step();
    say('');
    if (now && 'plays' in now) for (const move of now.plays) if (!(await table.direct(move))) return;
    forward();
  };
  const showMe = (): void => {
    const now = asks();
    if (now) void attempt(now.expect[0]);
  };

  const attempt = async (notation: string): Promise<boolean> => {
    const now = asks();
    if (!now) return false;
    if (!fits(now, notation)) {
      say(`${t('learn.not')} ${now.not ? words(now.not) : ''}`);
      table.cancel();
      return false;
    }
    if (!(await theTable().ask.why({ move: notation })).legal) return false;
    if (!(await table.play(notation))) return false;
    say(now.well ? words(now.well) : '');
    forward();
    return true;
  };
  // Confirm goes through the teacher while the lesson lasts.
  createEffect(on(at, () => table.guard(over() ? undefined : attempt)));

  createEffect(() => {
    const now = step();
    table.mention(now ? words(now.text) : '');
  });

  // On a phone the panel is low: what is said next must not begin above it, where the last button was reached by scrolling.
  let head: HTMLParagraphElement | undefined;
  createEffect(on([at, said], () => head?.scrollIntoView({ block: 'nearest' }), { defer: true }));

  return (
    <section class="lesson panel" aria-label={words(props.lesson.title)}>
      <p
        class="eyebrow"
        ref={(element) => {
          head = element;
        }}
      >
        {words(props.lesson.title)} ·{' '}
        {over() ? t('learn.done') : t('learn.step', { n: at() + 1, of: props.lesson.steps.length })}
      </p>
      <div aria-live="polite">
        <Show when={said()}>
          <p class="said-so">{said()}</p>
        </Show>
        <Show when={step()} fallback={<p class="teaches">{t('learn.done')}.</p>}>
          {(now) => (
            <p class="teaches">
              {words(now().text)} <Cite game={props.lesson.game} rule={now().rule ?? ''} />
            </p>
          )}
        </Show>
      </div>
      <p class="acts">
        <Show when={!over()}>
          <Show
            when={asks()}
            fallback={
              <button type="button" class="btn primary" onClick={goOn}>
                {t('learn.next')}
              </button>
            }
          >
            <button type="button" class="btn" onClick={showMe}>
              {t('learn.hint')}
            </button>
          </Show>
        </Show>
        <Show when={over() && props.next}>
          {(next) => (
            <a class="btn primary" href={linkTo({ screen: 'learn', game: next().game, lesson: next().id })}>
              {t('learn.nextLesson')}
            </a>
          )}
        </Show>
        <a class="btn" href={linkTo({ screen: 'rules', game: props.lesson.game, paragraph: props.lesson.rule })}>
          {t('learn.example')}
        </a>
        <a class="btn" href={linkTo({ screen: 'learn', game: props.lesson.game, lesson: null })}>
          {t('learn.all')}
        </a>
      </p>
    </section>
  );
};

import { createEffect, createSignal, on, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { TableController } from '../play/table.ts';
import { speakingOf, t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { theTable } from '../worker/client.ts';
import { fits, type Lesson } from './lesson.ts';

/** Who answers where the learner decides alone: the level that learns too. */
const ANSWERS = 'page';

/** The teacher beside the table: one step at a time. A move that is not asked for is taken back, with a word why. */
export const LessonPanel = (props: {
  readonly lesson: Lesson;
  /** Which of the game's lessons it is, from 1. */
  readonly number: number;
  readonly table: TableController;
  readonly next: Lesson | undefined;
  readonly onDone: () => void;
}) => {
  const { table } = props;
  const [at, setAt] = createSignal(0);
  const [said, say] = createSignal<string>('');
  const all = () => props.lesson.steps.length;
  const step = () => props.lesson.steps[at()];
  const over = () => at() >= all();
  const asks = () => {
    const now = step();
    return now && 'expect' in now ? now : undefined;
  };
  const own = () => {
    const now = step();
    return now && 'own' in now ? now : undefined;
  };
  const isDue = (decisions: readonly string[]): boolean =>
    table.mine() && decisions.includes(table.snapshot().decision?.id ?? '');

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
    const now = step();
    if (!now || !('expect' in now || 'own' in now)) return false;
    // What is asked on the way to the learner's own decision is free.
    const counts = 'expect' in now || isDue(now.own);
    if ('expect' in now && !fits(now, notation)) {
      say(`${t('learn.not')} ${now.not ? speakingOf(now.not) : ''}`);
      table.cancel();
      return false;
    }
    if (!(await theTable().ask.why({ move: notation })).legal) return false;
    if (!(await table.play(notation))) return false;
    if (!counts) return true;
    say(now.well ? speakingOf(now.well) : '');
    forward();
    return true;
  };
  // Confirm goes through the teacher while the lesson lasts.
  createEffect(on(at, () => table.guard(over() ? undefined : attempt)));
  createEffect(
    on(own, (now) => {
      if (now && props.lesson.seats.length > 1) void table.leaveTo(ANSWERS);
    }),
  );

  createEffect(() => {
    const now = step();
    table.mention(now ? speakingOf(now.text) : '');
  });

  // On a phone the panel is low: what is said next must not begin above it, where the last button was reached by scrolling.
  let head: HTMLParagraphElement | undefined;
  createEffect(on([at, said], () => head?.scrollIntoView({ block: 'nearest' }), { defer: true }));

  return (
    <section class="lesson panel" aria-label={speakingOf(props.lesson.title)}>
      <p
        class="eyebrow"
        ref={(element) => {
          head = element;
        }}
      >
        {props.number} · {speakingOf(props.lesson.title)} ·{' '}
        {over() ? t('learn.done') : t('learn.step', { n: at() + 1, of: all() })}
      </p>
      <progress class="lesson-progress" max={all()} value={at()} aria-hidden="true" />
      <div aria-live="polite">
        <Show when={said()}>
          <p class="said-so">{said()}</p>
        </Show>
        <Show
          when={step()}
          fallback={<p class="teaches">{props.lesson.after ? speakingOf(props.lesson.after) : t('learn.end')}</p>}
        >
          {(now) => (
            <p class="teaches">
              {speakingOf(now().text)} <Cite game={props.lesson.game} rule={now().rule ?? ''} />
            </p>
          )}
        </Show>
        <Show when={own()}>
          {(now) => <p class="yours">{isDue(now().own) ? t('learn.yours') : t('learn.theyMove')}</p>}
        </Show>
      </div>
      <p class="acts">
        <Show when={!over()}>
          <Show
            when={asks()}
            fallback={
              <Show
                when={own()}
                fallback={
                  <button type="button" class="btn primary" onClick={goOn}>
                    {t('learn.next')}
                  </button>
                }
              >
                <button
                  type="button"
                  class="btn"
                  aria-disabled={!table.mine()}
                  onClick={() => table.mine() && void table.hint()}
                >
                  {t('hint.ask')}
                </button>
              </Show>
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
        <Show when={over()}>
          <a class="btn" href={linkTo({ screen: 'new', game: props.lesson.game })}>
            {t('learn.play')}
          </a>
        </Show>
        <a class="btn quiet" href={linkTo({ screen: 'rules', game: props.lesson.game, paragraph: props.lesson.rule })}>
          {t('learn.example')}
        </a>
        <a class="btn quiet" href={linkTo({ screen: 'learn', game: props.lesson.game, lesson: null })}>
          {t('learn.all')}
        </a>
      </p>
    </section>
  );
};

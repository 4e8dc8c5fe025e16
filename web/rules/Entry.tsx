import { For, Show } from 'solid-js';
import { lessonsOf } from '../learn/lessons.ts';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { Cited } from './Cited.tsx';
import { exampleId, hasExamples } from './examples.ts';

/** A paragraph of a rulebook, as it is read there. */
export interface EntryText {
  readonly rule: string;
  readonly text: string;
  readonly section: string;
  readonly chapter: string;
  readonly title: string;
  readonly rulings: readonly string[];
  readonly aid: boolean;
  readonly note: boolean;
}

/** Where it comes from, if not from the printed rules: each mark says what it means. */
export const Marks = (props: { readonly entry: Pick<EntryText, 'rulings' | 'aid'> }) => (
  <>
    <For each={props.entry.rulings}>
      {(n) => (
        <small class="tag" title={t('rules.rulingText')}>
          {t('rules.ruling', { n })}
        </small>
      )}
    </For>
    <Show when={props.entry.aid}>
      <small class="tag" title={t('rules.aidText')}>
        {t('rules.aid')}
      </small>
    </Show>
  </>
);

/** A moment in a game in which the paragraph applies, and the lesson that begins with it. */
export const ShowMe = (props: {
  readonly game: string;
  readonly entry: Pick<EntryText, 'rule' | 'note'>;
  /** A table must stay where it is: these open in a window of their own. */
  readonly apart: boolean;
  readonly class?: string;
}) => {
  const lesson = () => lessonsOf(props.game).find(({ rule }) => rule === props.entry.rule);
  const target = () => (props.apart ? '_blank' : undefined);
  return (
    <>
      <Show when={!props.entry.note && hasExamples(props.game)}>
        <a
          class={props.class ?? 'example'}
          lang={settings.language}
          target={target()}
          href={linkTo({ screen: 'replay', id: exampleId(props.game, props.entry.rule), at: null })}
          aria-label={t(props.apart ? 'rules.exampleApart' : 'rules.exampleOf', { rule: props.entry.rule })}
        >
          {t('rules.example')}
        </a>
      </Show>
      <Show when={lesson()}>
        {(found) => (
          <a
            class="btn show-me"
            lang={settings.language}
            target={target()}
            href={linkTo({ screen: 'learn', game: props.game, lesson: found().id })}
          >
            {t('rules.showMe', { lesson: found().title[settings.language] })}
          </a>
        )}
      </Show>
    </>
  );
};

export const Entry = (props: {
  readonly game: string;
  readonly entry: EntryText;
  /** It is the one that was asked for. */
  readonly here: boolean;
  readonly beside: boolean;
  /** What is searched for. */
  readonly words: readonly string[];
}) => (
  <p class="para" id={`p-${props.entry.rule}`} tabindex="-1" classList={{ here: props.here }}>
    <a
      class="number"
      href={linkTo({ screen: 'rules', game: props.game, paragraph: props.entry.rule })}
      aria-label={t('rules.link', { rule: props.entry.rule })}
    >
      {props.entry.rule}
    </a>
    <span>
      <Cited text={props.entry.text} game={props.game} words={props.words} />
      <Marks entry={props.entry} />
      <ShowMe game={props.game} entry={props.entry} apart={props.beside} />
    </span>
  </p>
);

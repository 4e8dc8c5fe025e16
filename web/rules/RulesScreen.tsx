import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import type { Lesson } from '../learn/lesson.ts';
import { lessonsOf } from '../learn/lessons.ts';
import { tongueOf } from '../play/tongue.ts';
import { faceOf, titleOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo } from '../shell/router.ts';
import { moves, settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import { type Book, bookOf } from './book.ts';
import { Cited } from './Cited.tsx';
import { diagramsOf } from './diagram.ts';
import { exampleId, hasExamples } from './examples.ts';
import { Figure } from './Figure.tsx';
import { besides } from './home.ts';
import { cardText } from './paragraph.ts';

/** The rulebook: numbered, searchable, every number an address. */

interface Entry {
  readonly rule: string;
  readonly text: string;
  readonly section: string;
  readonly chapter: string;
  readonly title: string;
  readonly rulings: readonly string[];
  readonly aid: boolean;
  readonly note: boolean;
}

/** While the pages are fetched. */
const EMPTY: Book = { paragraphs: [], diagrams: [], chapters: new Map(), language: settings.language, problems: [] };

const matches = (entry: Entry, words: readonly string[]): boolean => {
  const text = `${entry.rule} ${entry.text} ${entry.section}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
};

const Reader = (props: { readonly game: string; readonly paragraph: string | null }) => {
  const [face] = createResource(() => props.game, faceOf);
  const [cards] = createResource(
    () => props.game,
    (game) =>
      theTable()
        .ask.paragraphs({ game })
        .catch(() => []),
  );
  const [search, setSearch] = createSignal('');
  const [read] = createResource(
    () => [props.game, settings.language] as const,
    ([game, language]) => bookOf(game, language),
  );
  const book = (): Book => read.latest ?? EMPTY;
  const tongue = () => {
    const loaded = face();
    return loaded && tongueOf(loaded);
  };
  const title = (): string => {
    const words = tongue();
    return words ? `${words.text('title')}: ${t('rules.title')}` : t('rules.title');
  };
  /** A chapter that comes from the cards: the face knows what they are called. */
  const chapterTitle = (chapter: string): string => {
    const words = tongue();
    return words?.has(`chapter:${chapter}`) ? words.text(`chapter:${chapter}`) : t('rules.cards');
  };
  const entries = createMemo((): Entry[] => [
    ...book().paragraphs,
    ...(cards() ?? []).map((card) => ({
      rule: card.rule,
      text: cardText(card, tongue()),
      section: '',
      chapter: card.rule.split('.', 1)[0],
      title: chapterTitle(card.rule.split('.', 1)[0]),
      rulings: [],
      aid: false,
      note: false,
    })),
  ]);
  const words = () => search().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const found = createMemo(() => entries().filter((entry) => matches(entry, words())));
  const number = (chapter: string): number => Number(chapter.replace(/^\D+/, ''));
  const chapters = createMemo(() => {
    const out = new Map<string, { readonly title: string; readonly entries: Entry[] }>();
    for (const entry of found()) {
      const chapter = out.get(entry.chapter);
      if (chapter) chapter.entries.push(entry);
      else out.set(entry.chapter, { title: book().chapters.get(entry.chapter) ?? entry.title, entries: [entry] });
    }
    return [...out].sort(([a], [b]) => number(a) - number(b));
  });
  /** `V10` is the chapter's own address; that of a section, `V10.2`, is its first paragraph. */
  const target = createMemo((): string | null => {
    const { paragraph } = props;
    const isThere = ({ rule, chapter }: Entry): boolean => rule === paragraph || chapter === paragraph;
    if (paragraph === null || entries().some(isThere)) return paragraph;
    return entries().find(({ rule }) => rule.startsWith(`${paragraph}.`))?.rule ?? paragraph;
  });
  /** The lesson that teaches an example, at the first paragraph of it. */
  const lessonAt = (rule: string): Lesson | undefined => lessonsOf(props.game).find((lesson) => lesson.rule === rule);
  const known = () =>
    target() === null ||
    cards.loading ||
    read.loading ||
    entries().some(({ rule, chapter }) => rule === target() || chapter === target());

  createEffect(
    on([target, entries], ([rule]) => {
      if (rule === null) return;
      setSearch('');
      requestAnimationFrame(() => {
        const element = document.getElementById(`p-${rule}`);
        element?.scrollIntoView({ block: 'center', behavior: moves() ? 'smooth' : 'auto' });
        element?.focus({ preventScroll: true });
      });
    }),
  );

  return (
    <Page title={title()} game={props.game} class="rules">
      <div class="rules-head">
        <input
          type="search"
          class="rules-search"
          placeholder={t('rules.search')}
          aria-label={t('rules.search')}
          value={search()}
          onInput={(event) => setSearch(event.currentTarget.value)}
        />
        <span role="status">{words().length > 0 ? t('rules.found', { n: found().length }) : ''}</span>
      </div>
      <Show when={book().language !== settings.language}>
        <p class="note-box">{t('rules.untranslated')}</p>
      </Show>
      <Show when={!known()}>
        <p class="note-box" role="alert">
          {t('rules.unknown', { rule: target() ?? '' })}
        </p>
      </Show>
      <div class="rules-body" lang={book().language}>
        <nav class="contents" aria-label={t('rules.contents')} lang={settings.language}>
          <h2>{t('rules.contents')}</h2>
          <ol>
            <For each={chapters()}>
              {([chapter, { title: name }]) => (
                <li>
                  <a href={linkTo({ screen: 'rules', game: props.game, paragraph: chapter })}>
                    <span>{chapter}</span> <span lang={book().language}>{name}</span>
                  </a>
                </li>
              )}
            </For>
          </ol>
          <Show when={besides(props.game).length > 0}>
            <h2 class="besides">{t('rules.besides')}</h2>
            <ul>
              <For each={besides(props.game)}>
                {(game) => (
                  <li>
                    <a href={linkTo({ screen: 'rules', game, paragraph: null })}>
                      {titleOf(game)[settings.language].title}
                    </a>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </nav>
        <div class="text">
          <For each={chapters()}>
            {([chapter, { title: name, entries: all }]) => (
              <section>
                <h2 id={`p-${chapter}`} tabindex="-1">
                  <span class="number">{chapter}</span> {name}
                </h2>
                <For each={all}>
                  {(entry, i) => (
                    <>
                      <Show when={entry.section && entry.section !== all[i() - 1]?.section}>
                        <h3>{entry.section}</h3>
                      </Show>
                      <p
                        class="para"
                        id={`p-${entry.rule}`}
                        tabindex="-1"
                        classList={{ here: entry.rule === target() }}
                      >
                        <a
                          class="number"
                          href={linkTo({ screen: 'rules', game: props.game, paragraph: entry.rule })}
                          aria-label={t('rules.link', { rule: entry.rule })}
                        >
                          {entry.rule}
                        </a>
                        <span>
                          <Cited text={entry.text} game={props.game} />
                          <For each={entry.rulings}>
                            {(n) => (
                              <small class="tag" title={t('rules.rulingText')}>
                                {t('rules.ruling', { n })}
                              </small>
                            )}
                          </For>
                          <Show when={entry.aid}>
                            <small class="tag">{t('rules.aid')}</small>
                          </Show>
                          <Show when={!entry.note && hasExamples(props.game)}>
                            <a
                              class="example"
                              lang={settings.language}
                              href={linkTo({ screen: 'replay', id: exampleId(props.game, entry.rule), at: null })}
                              aria-label={t('rules.exampleOf', { rule: entry.rule })}
                            >
                              {t('rules.example')}
                            </a>
                          </Show>
                          <Show when={lessonAt(entry.rule)}>
                            {(lesson) => (
                              <a
                                class="btn show-me"
                                lang={settings.language}
                                href={linkTo({ screen: 'learn', game: props.game, lesson: lesson().id })}
                              >
                                {t('rules.showMe', { lesson: lesson().title[settings.language] })}
                              </a>
                            )}
                          </Show>
                        </span>
                      </p>
                      <Show when={face()}>
                        {(loaded) => (
                          <For each={book().diagrams.filter(({ after }) => after === entry.rule)}>
                            {(place) => (
                              <Figure
                                game={props.game}
                                place={place}
                                diagram={diagramsOf(props.game)[place.id]}
                                face={loaded()}
                              />
                            )}
                          </For>
                        )}
                      </Show>
                    </>
                  )}
                </For>
              </section>
            )}
          </For>
        </div>
      </div>
    </Page>
  );
};

/** Another game is another book: nothing of the one before may be left while it is loaded. */
export const RulesScreen = (props: { readonly game: string; readonly paragraph: string | null }) => (
  <Show when={props.game} keyed>
    {(game) => <Reader game={game} paragraph={props.paragraph} />}
  </Show>
);

import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import { tongueOf } from '../play/tongue.ts';
import { faceOf, titleOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { moves, settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import { type Book, bookOf } from './book.ts';
import { diagramsOf } from './diagram.ts';
import { Entry, type EntryText } from './Entry.tsx';
import { Figure } from './Figure.tsx';
import { besides } from './home.ts';
import { cardText } from './paragraph.ts';

/** The text of a rulebook: numbered, searchable, every number an address. On a page of its own, or beside a table. */

/** While the pages are fetched. */
const EMPTY: Book = { paragraphs: [], diagrams: [], chapters: new Map(), language: settings.language, problems: [] };

const matches = (entry: EntryText, words: readonly string[]): boolean => {
  const text = `${entry.rule} ${entry.text} ${entry.section}`.toLocaleLowerCase();
  return words.every((word) => text.includes(word));
};

export const Reader = (props: {
  readonly game: string;
  readonly paragraph: string | null;
  /** It stands beside a table, which must stay: what leads away opens in a window of its own. */
  readonly beside?: boolean;
}) => {
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
  /** A chapter that comes from the cards: the face knows what they are called. */
  const chapterTitle = (chapter: string): string => {
    const words = tongue();
    return words?.has(`chapter:${chapter}`) ? words.text(`chapter:${chapter}`) : t('rules.cards');
  };
  const entries = createMemo((): EntryText[] => [
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
    const out = new Map<string, { readonly title: string; readonly entries: EntryText[] }>();
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
    const isThere = ({ rule, chapter }: EntryText): boolean => rule === paragraph || chapter === paragraph;
    if (paragraph === null || entries().some(isThere)) return paragraph;
    return entries().find(({ rule }) => rule.startsWith(`${paragraph}.`))?.rule ?? paragraph;
  });
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

  const Contents = () => (
    <>
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
    </>
  );

  return (
    <>
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
        <Show
          when={props.beside}
          fallback={
            <nav class="contents" aria-label={t('rules.contents')} lang={settings.language}>
              <h2>{t('rules.contents')}</h2>
              <Contents />
            </nav>
          }
        >
          <details class="contents" lang={settings.language}>
            <summary>{t('rules.contents')}</summary>
            <Contents />
          </details>
        </Show>
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
                      <Entry
                        game={props.game}
                        entry={entry}
                        here={entry.rule === target()}
                        beside={props.beside === true}
                        words={words()}
                      />
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
    </>
  );
};

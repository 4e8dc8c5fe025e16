import { createResource, For, Show, Suspense } from 'solid-js';
import { tongueOf } from '../play/tongue.ts';
import { faceOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { linkTo } from '../shell/router.ts';
import { settings } from '../shell/settings.ts';
import { openBeside } from './beside.ts';
import { Cited } from './Cited.tsx';
import { diagramsOf } from './diagram.ts';
import { Marks, ShowMe } from './Entry.tsx';
import type { Explained } from './explained.ts';
import { Figure } from './Figure.tsx';
import { passageOf } from './paragraph.ts';

/** Of a section or chapter no more than this is shown, and beneath a sentence of our own one paragraph: the rest is in the book. */
const MOST = 4;

/** What an explanation says: our own sentence if there is one, the paragraph with its marks and picture, and the ways on from it. */
export const Passage = (props: {
  readonly explained: Explained;
  readonly atTable: boolean;
  readonly onBack: (() => void) | undefined;
  readonly onClose: () => void;
}) => {
  const [read] = createResource(
    () => (props.explained.rule ? ([props.explained, settings.language] as const) : null),
    async ([{ game, rule }, language]) => {
      const face = await faceOf(game);
      return { face, ...(await passageOf(game, rule, language, tongueOf(face))) };
    },
  );
  const game = () => props.explained.game;
  const entries = () => read()?.entries ?? [];
  const first = () => entries()[0];
  const most = () => (props.explained.about ? 1 : MOST);
  const inSight = () => entries().slice(0, most());
  const isRuling = () => inSight().some(({ rulings }) => rulings.length > 0);
  const isAid = () => inSight().some(({ aid }) => aid);
  return (
    <>
      <div class="passage-head">
        <Show when={props.onBack}>
          {(back) => (
            <button type="button" class="btn quiet" aria-label={t('passage.back')} onClick={() => back()()}>
              ‹
            </button>
          )}
        </Show>
        <b class="passage-title">{props.explained.title || props.explained.rule}</b>
        <Show when={props.explained.title && props.explained.rule}>
          <span class="number">{props.explained.rule}</span>
        </Show>
        <Suspense>
          <Show when={entries().length === 1 && first()}>{(entry) => <Marks entry={entry()} />}</Show>
        </Suspense>
        <button type="button" class="btn quiet close" aria-label={t('play.close')} onClick={() => props.onClose()}>
          ×
        </button>
      </div>
      <div class="passage-body">
        <Show when={props.explained.about}>
          {(about) => (
            <p class="passage-about" lang={settings.language}>
              <Cited text={about()} game={game()} />
            </p>
          )}
        </Show>
        <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
          <div lang={read()?.language}>
            <For each={inSight()}>
              {(entry) => (
                <p class="passage-text">
                  <Show when={entry.rule !== props.explained.rule}>
                    <span class="number">{entry.rule}</span>{' '}
                  </Show>
                  <Cited text={entry.text} game={game()} />
                </p>
              )}
            </For>
          </div>
          <Show when={entries().length > most()}>
            <p class="quiet-note">{t('passage.more', { n: entries().length - most() })}</p>
          </Show>
          <Show when={read.state === 'ready' && entries().length === 0}>
            <p>{t('rules.unknown', { rule: props.explained.rule })}</p>
          </Show>
          <Show when={isRuling()}>
            <p class="passage-mark">
              <i aria-hidden="true">R</i> {t('rules.rulingText')}
            </p>
          </Show>
          <Show when={isAid()}>
            <p class="passage-mark">
              <i aria-hidden="true">A</i> {t('rules.aidText')}
            </p>
          </Show>
          <Show when={read()}>
            {(found) => (
              <For each={found().diagrams.slice(0, 1)}>
                {(place) => (
                  <Figure game={game()} place={place} diagram={diagramsOf(game())[place.id]} face={found().face} />
                )}
              </For>
            )}
          </Show>
          <Show when={first()}>
            {(entry) => (
              <div class="acts">
                <Show
                  when={props.atTable}
                  fallback={
                    <a
                      class="btn primary"
                      href={linkTo({ screen: 'rules', game: game(), paragraph: props.explained.rule })}
                    >
                      {t('passage.open')}
                    </a>
                  }
                >
                  <button
                    type="button"
                    class="btn primary"
                    onClick={() => {
                      props.onClose();
                      openBeside({ game: game(), paragraph: props.explained.rule });
                    }}
                  >
                    {t('passage.beside')}
                  </button>
                </Show>
                <Show when={entries().length === 1}>
                  <ShowMe game={game()} entry={entry()} apart={props.atTable} class="btn" />
                </Show>
              </div>
            )}
          </Show>
        </Suspense>
        <Show when={props.atTable && props.explained.rule}>
          <p class="quiet-note">{t('passage.stays')}</p>
        </Show>
      </div>
    </>
  );
};

import type { Snapshot } from '@ravelin/table/messages';
import { createResource, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { GameFace } from '../face.ts';
import { TableView } from '../play/TableView.tsx';
import { createTable } from '../play/table.ts';
import { tongueOf } from '../play/tongue.ts';
import { Lost } from '../shell/Failed.tsx';
import { faceOf } from '../shell/faces.ts';
import { speakingOf, t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo } from '../shell/router.ts';
import { Opening } from '../shell/TableRoute.tsx';
import { theTable } from '../worker/client.ts';
import { LessonPanel } from './LessonPanel.tsx';
import type { Lesson } from './lesson.ts';
import { lessonsOf } from './lessons.ts';
import { finish, isFinished } from './progress.ts';

/** The lessons of a game in their order, the next one first in mind. */
const List = (props: { readonly game: string }) => {
  const [face] = createResource(() => props.game, faceOf);
  const lessons = () => lessonsOf(props.game);
  const finished = (lesson: Lesson): boolean => isFinished(props.game, lesson.id);
  const done = (): number => lessons().filter(finished).length;
  const due = () => lessons().find((lesson) => !finished(lesson));
  const title = (): string => {
    const loaded = face();
    return loaded ? `${t('learn.title')}: ${tongueOf(loaded).text('title')}` : t('learn.title');
  };
  return (
    <Page title={title()} game={props.game} class="learn">
      <p class="claim">{t('learn.text')}</p>
      <Show when={lessons().length > 0}>
        <p class="learn-progress">
          <progress max={lessons().length} value={done()} aria-hidden="true" />
          {t('learn.progress', { n: done(), of: lessons().length })}
        </p>
      </Show>
      <ol class="lessons">
        <For each={lessons()}>
          {(lesson) => (
            <li classList={{ finished: finished(lesson), due: lesson === due() }}>
              <h2>{speakingOf(lesson.title)}</h2>
              <p>
                {speakingOf(lesson.about)} <Cite game={props.game} rule={lesson.rule} />
              </p>
              <p class="acts">
                <a
                  class="btn"
                  classList={{ primary: lesson === due() }}
                  href={linkTo({ screen: 'learn', game: props.game, lesson: lesson.id })}
                  aria-label={`${t(finished(lesson) ? 'learn.restart' : 'learn.begin')}: ${speakingOf(lesson.title)}`}
                >
                  {t(finished(lesson) ? 'learn.restart' : 'learn.begin')}
                </a>
                <Show when={finished(lesson)}>
                  <span class="quiet-note">✓ {t('learn.finished')}</span>
                </Show>
              </p>
            </li>
          )}
        </For>
      </ol>
    </Page>
  );
};

const Taught = (props: { readonly lesson: Lesson; readonly first: Snapshot; readonly face: GameFace }) => {
  const table = createTable(props.first, props.face);
  const at = () => lessonsOf(props.lesson.game).findIndex(({ id }) => id === props.lesson.id);
  return (
    <TableView
      table={table}
      face={props.face}
      id={undefined}
      lesson={() => (
        <LessonPanel
          lesson={props.lesson}
          number={at() + 1}
          table={table}
          next={lessonsOf(props.lesson.game)[at() + 1]}
          onDone={() => finish(props.lesson.game, props.lesson.id)}
        />
      )}
    />
  );
};

export const LearnScreen = (props: { readonly game: string; readonly lesson: string | null }) => {
  const open = (lesson: Lesson): Promise<Snapshot> =>
    theTable().ask.position({
      game: lesson.game,
      position: lesson.position,
      seats: Object.fromEntries(lesson.seats.map((seat) => [seat, seat === lesson.seat ? 'here' : 'script'])),
      ...(lesson.dice && { dice: lesson.dice }),
    });
  return (
    <Show when={props.lesson} fallback={<List game={props.game} />} keyed>
      {(id) => (
        <Show when={lessonsOf(props.game).find((one) => one.id === id)} fallback={<Lost />} keyed>
          {(lesson) => (
            <Opening open={() => open(lesson)}>
              {({ snapshot, face }) => <Taught lesson={lesson} first={snapshot} face={face} />}
            </Opening>
          )}
        </Show>
      )}
    </Show>
  );
};

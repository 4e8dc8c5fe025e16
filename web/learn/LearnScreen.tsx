import type { Snapshot } from '@ravelin/table/messages';
import { createResource, For, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { GameFace } from '../face.ts';
import { TableView } from '../play/TableView.tsx';
import { createTable } from '../play/table.ts';
import { tongueOf } from '../play/tongue.ts';
import { Lost } from '../shell/Failed.tsx';
import { faceOf } from '../shell/faces.ts';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { linkTo } from '../shell/router.ts';
import { setSettings, settings } from '../shell/settings.ts';
import { Opening } from '../shell/TableRoute.tsx';
import { theTable } from '../worker/client.ts';
import { LessonPanel } from './LessonPanel.tsx';
import type { Lesson, Text } from './lesson.ts';
import { lessonsOf } from './lessons.ts';

export const inWords = (text: Text): string => text[settings.language];

const List = (props: { readonly game: string }) => {
  const [face] = createResource(() => props.game, faceOf);
  const title = (): string => {
    const loaded = face();
    return loaded ? `${t('learn.title')}: ${tongueOf(loaded).text('title')}` : t('learn.title');
  };
  return (
    <Page title={title()} game={props.game} class="learn">
      <p class="claim">{t('learn.text')}</p>
      <ol class="lessons">
        <For each={lessonsOf(props.game)}>
          {(lesson) => (
            <li>
              <h2>{inWords(lesson.title)}</h2>
              <p>
                {inWords(lesson.about)} <Cite game={props.game} rule={lesson.rule} />
              </p>
              <p class="acts">
                <a class="btn primary" href={linkTo({ screen: 'learn', game: props.game, lesson: lesson.id })}>
                  {t('learn.begin')}
                </a>
                <Show when={settings.lessons.includes(`${props.game}/${lesson.id}`)}>
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
  const done = (): void => {
    const key = `${props.lesson.game}/${props.lesson.id}`;
    if (!settings.lessons.includes(key)) setSettings({ lessons: [...settings.lessons, key] });
  };
  const next = () => {
    const list = lessonsOf(props.lesson.game);
    return list[list.findIndex(({ id }) => id === props.lesson.id) + 1];
  };
  return (
    <TableView
      table={table}
      face={props.face}
      id={undefined}
      lesson={() => <LessonPanel lesson={props.lesson} table={table} next={next()} onDone={done} />}
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

import type { LineMove } from '@ravelin/bot';
import type { Snapshot } from '@ravelin/table/messages';
import { For, Show } from 'solid-js';
import { createOwnSet } from '../play/createOwnSet.ts';
import { tongueOf } from '../play/tongue.ts';
import { type Instead, Replay } from '../replay/ReplayScreen.tsx';
import { linkTo } from '../shell/router.ts';
import { Opening } from '../shell/TableRoute.tsx';
import { theTable } from '../worker/client.ts';
import { lineAt, openMatter } from './matter.ts';
import { say } from './words.ts';
import './analysis.css';

/** How a finished game could have gone on, on the board: nothing of it happened, and every part of the screen says so. */
export const InsteadRoute = (props: { readonly id: string; readonly at: number }) => (
  <Show when={{ id: props.id, at: props.at }} keyed>
    {({ id, at }) => {
      let line: readonly LineMove[] = [];
      const open = async (): Promise<Snapshot> => {
        const opened = await openMatter(id);
        line = await lineAt(opened, at);
        const moves = line.map(({ shown, results }) => ({ move: shown.notation, results }));
        return theTable().ask.instead({ at, line: moves });
      };
      return (
        <Opening open={open}>
          {({ snapshot, face }) => {
            const tongue = tongueOf(face);
            const isDrawn = createOwnSet(face, () => snapshot, theTable());
            const about = (): string => say('notHappenedText', { seat: tongue.seat(line[0]?.seat ?? ''), n: at + 1 });
            const instead: Instead = {
              over: () => (
                <p class="not-happened" role="note">
                  {say('notHappened')}
                </p>
              ),
              acts: () => (
                <>
                  <a class="btn primary" href={linkTo({ screen: 'replay', id, at })}>
                    {say('backToGame')}
                  </a>
                  <a class="btn" href={linkTo({ screen: 'question', id, at })}>
                    {say('question')}
                  </a>
                </>
              ),
              beside: (now, jump) => (
                <section class="panel line-panel" aria-labelledby="line-title">
                  <h2 id="line-title">{say('lineTitle')}</h2>
                  <p class="quiet-note">{about()}</p>
                  <ol class="line-moves">
                    <For each={line}>
                      {({ seat, shown }, i) => (
                        <li>
                          <button
                            type="button"
                            aria-current={now() === i() + 1 ? 'step' : undefined}
                            onClick={() => jump(i() + 1)}
                          >
                            <b>{tongue.seat(seat)}</b> {tongue.of(shown.part).move(shown)}
                          </button>
                        </li>
                      )}
                    </For>
                  </ol>
                </section>
              ),
            };
            return (
              <Show when={isDrawn()}>
                <Replay first={snapshot} face={face} id={id} at={0} instead={instead} />
              </Show>
            );
          }}
        </Opening>
      );
    }}
  </Show>
);

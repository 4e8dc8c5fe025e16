import type { Snapshot } from '@ravelin/table/messages';
import { createSignal, onCleanup, Show } from 'solid-js';
import type { GameFace } from '../face.ts';
import { createOwnSet } from '../play/createOwnSet.ts';
import { TableView } from '../play/TableView.tsx';
import { createTable } from '../play/table.ts';
import { tongueOf } from '../play/tongue.ts';
import { linkTo } from '../shell/router.ts';
import { Opening } from '../shell/TableRoute.tsx';
import { askAnalyst } from '../worker/analysing.ts';
import { theTable } from '../worker/client.ts';
import { decisionAt, type Opened, openMatter } from './matter.ts';
import { type Answer, QuestionPanel } from './QuestionPanel.tsx';
import './analysis.css';

/** A decision of a finished game, to be made again on the board: what is chosen is not played, but judged. */
const Asked = (props: {
  readonly first: Snapshot;
  readonly face: GameFace;
  readonly id: string;
  readonly at: number;
  readonly opened: Opened;
}) => {
  const { opened, at } = props;
  const table = createTable(props.first, props.face);
  const [answer, setAnswer] = createSignal<Answer>({ is: 'none' });
  let judging = new AbortController();
  /** `move`: what was chosen; without any, only the answer is asked for. */
  const judge = async (move?: string): Promise<void> => {
    judging.abort();
    judging = new AbortController();
    const { signal } = judging;
    setAnswer({ is: 'judging' });
    const known = decisionAt(opened, at)?.better?.notation;
    try {
      const about = { ...(move !== undefined && { move }), ...(known !== undefined && { known }) };
      const judgement = await askAnalyst({ ...opened.matter, task: 'judge', at, ...about }, 'judgement', signal);
      setAnswer({ is: 'judged', judgement, chosen: move !== undefined, known });
    } catch {
      if (!signal.aborted) setAnswer({ is: 'failed' });
    }
  };
  table.guard(async (notation) => {
    table.cancel();
    await judge(notation);
    return false;
  });
  onCleanup(() => judging.abort());
  const again = (): void => {
    judging.abort();
    table.cancel();
    setAnswer({ is: 'none' });
  };
  return (
    <TableView
      table={table}
      face={props.face}
      id={undefined}
      back={linkTo({ screen: 'replay', id: props.id, at })}
      lesson={() => (
        <QuestionPanel
          answer={answer()}
          opened={opened}
          id={props.id}
          at={at}
          seat={props.first.viewer ?? ''}
          tongue={tongueOf(props.face)}
          onGiveUp={() => void judge()}
          onAgain={again}
        />
      )}
    />
  );
};

export const QuestionRoute = (props: { readonly id: string; readonly at: number }) => (
  <Show when={{ id: props.id, at: props.at }} keyed>
    {({ id, at }) => {
      let opened: Opened | undefined;
      const open = async (): Promise<Snapshot> => {
        opened = await openMatter(id);
        return theTable().ask.question({ at });
      };
      return (
        <Opening open={open}>
          {({ snapshot, face }) => {
            const isDrawn = createOwnSet(face, () => snapshot, theTable());
            return (
              <Show when={isDrawn() && opened} keyed>
                {(about) => <Asked first={snapshot} face={face} id={id} at={at} opened={about} />}
              </Show>
            );
          }}
        </Opening>
      );
    }}
  </Show>
);

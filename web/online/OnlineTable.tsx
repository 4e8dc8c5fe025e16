import { onCleanup, onMount, Show } from 'solid-js';
import { PlayScreen } from '../play/PlayScreen.tsx';
import { Opening } from '../shell/TableRoute.tsx';
import { LineNote } from './LineNote.tsx';
import { openLine } from './openLine.ts';
import './table.css';

/** A table on the server, on the play screen that every table has. */
const Seated = (props: { readonly id: string; readonly invite: string | null }) => {
  const line = openLine(props.id, props.invite);
  const hurry = (): void => {
    if (!document.hidden) line.hurry();
  };
  onMount(() => {
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
  });
  onCleanup(() => {
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    line.close();
  });
  return (
    <Opening open={() => line.open()}>
      {({ snapshot, face }) => (
        <PlayScreen
          first={snapshot}
          face={face}
          id={undefined}
          online={{ id: props.id, line, over: () => <LineNote line={line} /> }}
        />
      )}
    </Opening>
  );
};

export const OnlineTable = (props: { readonly id: string; readonly invite: string | null }) => (
  <Show when={{ id: props.id, invite: props.invite }} keyed>
    {({ id, invite }) => <Seated id={id} invite={invite} />}
  </Show>
);

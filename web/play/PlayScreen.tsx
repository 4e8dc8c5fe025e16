import type { Snapshot } from '@ravelin/table/messages';
import { Match, onCleanup, Switch } from 'solid-js';
import type { GameFace } from '../face.ts';
import { t } from '../shell/i18n.ts';
import { theTable } from '../worker/client.ts';
import { Curtain } from './Curtain.tsx';
import { createAway } from './createAway.ts';
import { createOwnSet } from './createOwnSet.ts';
import { keepPicks, keptPicks } from './keptPicks.ts';
import type { Online } from './online.ts';
import { TableView } from './TableView.tsx';
import { createTable } from './table.ts';
import { tongueOf } from './tongue.ts';

/** A table, or the curtain before it. While the curtain hangs, the table is not in the page at all. */
export const PlayScreen = (props: {
  readonly first: Snapshot;
  readonly face: GameFace;
  /** Of a game that is kept on this device. */
  readonly id: string | undefined;
  /** The table is elsewhere. */
  readonly online?: Online | undefined;
  /** Of a sandbox: where it came from. */
  readonly back?: string | undefined;
}) => {
  const id = props.online?.id ?? props.id;
  const line = props.online?.line ?? theTable();
  const table = createTable(props.first, props.face, keptPicks(id, props.first.length), line);
  onCleanup(() => id !== undefined && keepPicks(id, table.snapshot().length, table.composition()));
  const away = createAway(table);
  const isDrawn = createOwnSet(props.face, table.snapshot, line);
  const tongue = tongueOf(props.face);
  /** The side, and what the person there is called. */
  const seatWithName = (seat: string): string => {
    const name = table.snapshot().setting?.names?.[seat];
    return name === undefined ? tongue.seat(seat) : `${tongue.seat(seat)} (${name})`;
  };
  return (
    <Switch
      fallback={
        <TableView table={table} face={props.face} id={props.id} away={away} back={props.back} online={props.online} />
      }
    >
      <Match when={table.snapshot().curtain} keyed>
        {(seat) => (
          <Curtain
            seat={tongue.livery(seat, table.snapshot().seats)}
            name={seatWithName(seat)}
            canUndo={table.snapshot().undo.open}
            onLift={() => void table.take(seat)}
            onUndo={() => void table.undo()}
          />
        )}
      </Match>
      <Match when={away.fetching() || !isDrawn()}>
        <p class="loading" role="status">
          {t('app.loading')}
        </p>
      </Match>
    </Switch>
  );
};

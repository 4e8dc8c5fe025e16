import { hash64 } from '@ravelin/engine';

/** Which of so many processes plays a table, from 0: all of them come to the same. */
export const placeOf = (table: string, processes: number): number => hash64(table)[0] % processes;

/** The table to which a WebSocket is to lead. */
export const tableIn = (url: string | undefined): string | undefined =>
  /^\/api\/(?:bot\/)?tables\/([\w-]{1,64})\/(?:play|socket)(?:\?|$)/.exec(url ?? '')?.[1];

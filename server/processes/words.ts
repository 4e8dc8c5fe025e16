import type { IncomingHttpHeaders } from 'node:http';
import type { Word } from '../cluster/wire.ts';
import type { Environment } from '../main.ts';
import type { Answered, Asked } from './siblings.ts';

/** What the processes of one server say to each other. The first process has a line to each helper; what one helper says to another goes through it. */

/** To a helper, before anything else. */
export interface Begin {
  readonly begin: { readonly place: number; readonly processes: number; readonly environment: Environment };
}

/** A request to become a WebSocket; the connection itself comes along. It is answered when it has been taken over. */
export interface Handed {
  readonly number: number;
  readonly handed: {
    readonly method: string;
    readonly url: string;
    readonly headers: IncomingHttpHeaders;
    readonly head: string;
  };
}

/** To be answered by the same number. */
export interface Question {
  readonly number: number;
  readonly question: { readonly request: Asked } | 'metrics';
}

export interface Reply {
  readonly number: number;
  /** Undefined: it was taken over, or could not be answered. */
  readonly answer: Answered | readonly object[] | undefined;
}

/** For whoever has the table open. */
export interface Said {
  readonly said: Word;
  readonly of: string;
}

/** For the process whose table it is. */
export interface Open {
  readonly open: string;
}

export interface Logged {
  readonly logged: string;
}

export type ToHelper = Begin | Handed | Question | Said | Open | 'end';
export type FromHelper = 'ready' | Reply | Said | Open | Logged;

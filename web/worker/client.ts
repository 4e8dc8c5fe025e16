import type { Asked, Failure, Reply, Snapshot, ThinkingJson } from '@ravelin/table/messages';
import { asking, Exchange, TableError } from './exchange.ts';
import type { requests } from './requests.ts';

export { TableError };

/** What may be asked of a table wherever it stands, in this page's worker or on a server: what one who looks on may ask. */
type Anywhere =
  | 'look'
  | 'at'
  | 'take'
  | 'play'
  | 'undo'
  | 'order'
  | 'revoke'
  | 'saw'
  | 'why'
  | 'final'
  | 'refusal'
  | 'whyNot'
  | 'unfold'
  | 'list'
  | 'whyNotList'
  | 'overlay'
  | 'components'
  | 'record'
  | 'share';

/** A line to a table. The play screen knows no more of it. */
export interface TableLine {
  readonly ask: Pick<Asked<typeof requests>, Anywhere>;
  /** What only a table in this page can do: lessons, hints, odds, handing a seat to the computer, saving; undefined at any other. */
  readonly home?: Asked<typeof requests> | undefined;
  /** Somebody else moved. */
  onNews(listener: (snapshot: Snapshot) => void): () => void;
  /** A computer player has come further with its decision. */
  onThinking(listener: (thinking: ThinkingJson) => void): () => void;
  onTrouble(listener: (failure: Failure) => void): () => void;
  /** For how long it has been lost, in milliseconds: what is told now was missed. */
  readonly brokenFor?: number;
}

/** The line to the worker. */
export interface TableClient extends TableLine {
  readonly ask: Asked<typeof requests>;
  readonly home: Asked<typeof requests>;
}

const connect = (): TableClient => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' });
  const exchange = new Exchange();
  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    // Nothing is lost between a page and its worker, so every telling follows the last.
    if (!exchange.hear(data)) throw new TableError({ code: 'fault', message: 'A telling was missed.' });
  };
  worker.onerror = ({ message }) => exchange.fail({ code: 'fault', message });

  const ask = asking((request, args) => {
    const call = { id: exchange.nextId(), request, args };
    const answer = exchange.answerTo(call);
    worker.postMessage(call);
    return answer;
  });
  const { onNews, onThinking, onTrouble } = exchange;
  return { ask, home: ask, onNews, onThinking, onTrouble };
};

let client: TableClient | undefined;

/** The one table of this page; its worker starts when it is first needed. */
export const theTable = (): TableClient => {
  client ??= connect();
  return client;
};

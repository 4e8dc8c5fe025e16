import type { OutgoingHttpHeaders } from 'node:http';
import type { Answered, Asked, Siblings } from '../processes/siblings.ts';
import type { App } from './app.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It is answered at the desk of the table `:id`: in the process that plays it. */
    atDesk?: true;
  }
}

export const AT_DESK = { atDesk: true } as const;

/** What says how a body travels: it travels anew between processes. */
const OF_TRAVEL = ['content-length', 'transfer-encoding', 'connection', 'expect'];

/** What is asked at the desk of a table that another process plays is answered there. Before the first route is added. */
export const answerAtDesks = (app: App, siblings: Siblings): void => {
  app.addHook('preHandler', async (request, reply) => {
    if (!request.routeOptions.config.atDesk) return;
    const { id } = request.params as { readonly id: string };
    if (siblings.has(id)) return;
    const { method, url, body } = request;
    const headers = Object.fromEntries(Object.entries(request.headers).filter(([name]) => !OF_TRAVEL.includes(name)));
    const address = request.socket.remoteAddress ?? '';
    const written = body === undefined || body === null ? undefined : JSON.stringify(body);
    const answer = await siblings.ask(id, { method, url, headers, body: written, address });
    return reply.status(answer.status).headers(answer.headers).send(answer.body);
  });
};

const textOf = (header: OutgoingHttpHeaders[string]): string | string[] =>
  Array.isArray(header) ? header : String(header);

/** Answers what another process was asked. */
export const answerHere = async (app: App, { method, url, headers, body, address }: Asked): Promise<Answered> => {
  const answer = await app.inject({
    method: method as 'GET',
    url,
    headers,
    remoteAddress: address,
    ...(body !== undefined && { payload: body }),
  });
  const told = Object.entries(answer.headers).filter(([name]) => !OF_TRAVEL.includes(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(told.map(([name, value]) => [name, textOf(value)])),
    body: answer.payload,
  };
};

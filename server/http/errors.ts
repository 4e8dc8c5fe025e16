import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '@ravelin/engine';
import { Failure, Type } from '@ravelin/table';
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { storageFault } from '../store/faults.ts';
import { putHeaders } from './headers.ts';

export const Failed = Type.Object({ error: Failure });

/** Refusals that are not just a bad request. */
const STATUS: Readonly<Record<string, number>> = {
  'not-signed-in': 401,
  'wrong-password': 401,
  banned: 403,
  'foreign-origin': 403,
  'not-yours': 403,
  'unknown-table': 404,
  'unknown-line': 404,
  'unknown-account': 404,
  'unknown-report': 404,
  'unknown-token': 404,
  'unknown-device': 404,
  'unknown-passkey': 404,
  'bad-passkey': 401,
  'last-way-in': 409,
  'no-such-player': 404,
  'not-invited': 404,
  'invitation-declined': 409,
  'no-such-tournament': 404,
  full: 409,
  'too-few': 409,
  'too-many': 409,
  'unknown-address': 404,
  behind: 409,
  begun: 409,
  'email-taken': 409,
  'not-a-guest': 409,
  'not-begun': 409,
  'not-over': 409,
  'not-banned': 409,
  'seat-taken': 409,
  'no-socket': 426,
  'too-fast': 429,
  'too-many-tables': 429,
  closing: 503,
};

const failure = (code: string, message: string) => ({ error: { code, message } });

/** What the router refuses before there is a route: an address that cannot be read. No hook is called then. */
export const unreadable = (
  { statusCode = 400, code, message }: FastifyError,
  reply: FastifyReply,
  origin: string | undefined,
): void => {
  putHeaders(reply, origin);
  reply.status(statusCode).send(failure(code, message));
};

/** Answers what no route answers: the files of the client. */
export type Client = (request: IncomingMessage, response: ServerResponse) => void;

/** Every error is an answer that names what is wrong; what went wrong inside is for the log alone. */
export const answerErrors = (app: FastifyInstance, onTrouble: (error: unknown) => void, client?: Client): void => {
  app.setNotFoundHandler((request, reply) => {
    if (!client || /^\/api(\/|\?|$)/.test(request.url))
      throw new Refusal('unknown-address', 'There is nothing at this address.');
    reply.hijack();
    client(request.raw, reply.raw);
  });
  app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, _request, reply) => {
    if (error instanceof Refusal)
      return reply.status(STATUS[error.code] ?? 400).send(failure(error.code, error.message));
    const fault = storageFault(error);
    if (fault) {
      onTrouble(error);
      return reply.status(503).send(failure(fault.code, fault.message));
    }
    const { statusCode = 500, code = 'fault', message } = error;
    // What the framework refuses: a body that is no JSON, or too long; too many requests.
    if (statusCode >= 400 && statusCode < 500) return reply.status(statusCode).send(failure(code, message));
    onTrouble(error);
    return reply.status(500).send(failure('fault', 'Something went wrong on the server.'));
  });
};

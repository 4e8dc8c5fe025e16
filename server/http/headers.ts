import type { FastifyReply } from 'fastify';

/**
 * Answers of the server are data: a browser that opens one as a page may load nothing. The pages are the client's, which brings its own
 * policy (`web/files.mjs`).
 */
const DATA = "default-src 'none'; frame-ancestors 'none'";

/** Two years, as browsers ask for it: whoever was here once over TLS comes over TLS. */
const TLS_ONLY = 'max-age=63072000';

const ALWAYS = {
  // No window of another page gets hold of this one, and nobody loads what is answered here into a page of theirs.
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** What every answer says to the browser, errors included. */
export const putHeaders = (reply: FastifyReply, origin: string | undefined): void => {
  reply.headers({ ...ALWAYS, 'content-security-policy': DATA });
  if (origin?.startsWith('https://')) reply.header('strict-transport-security', TLS_ONLY);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
};

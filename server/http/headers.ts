import type { FastifyReply } from 'fastify';

/** Answers of the interface are data: a browser that opens one as a page may load nothing. */
const DATA = "default-src 'none'; frame-ancestors 'none'";

/**
 * The client. Nothing from outside, no script and no style sheet inside a page; drawings carry style attributes. A WebSocket to the same
 * host counts as `'self'`.
 */
export const PAGE = [
  "default-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

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
  const isPage = String(reply.getHeader('content-type') ?? '').startsWith('text/html');
  reply.headers({ ...ALWAYS, 'content-security-policy': isPage ? PAGE : DATA });
  if (origin?.startsWith('https://')) reply.header('strict-transport-security', TLS_ONLY);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
};

// Answers requests with the files of the built client. No dependencies: for web/serve.mjs alone, and for the server of online play.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

// Nothing from outside, no eval. Drawings carry style attributes; style sheets and scripts come from files.
const POLICY = [
  "default-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** What is said where no file is: the client itself speaks behind the #, and cannot here. */
const NOTHING = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Nothing is here · Ravelin</title>
<h1>Nothing is here</h1>
<p>This address leads nowhere. <a href="/">To the start page of Ravelin</a></p>
<p lang="de">Diese Adresse führt nirgendhin. <a href="/">Zur Startseite von Ravelin</a></p>
`;

/** By this the client knows that there is a server for online play where it came from. */
const SERVED = '<meta name="ravelin-server" content="here" />';

/**
 * The files of a folder, for the requests of a server of Node's. Where no file is, a page says so: the client has one address, and speaks of
 * places behind its #.
 * @param {string} folder
 * @param {{ online?: boolean }} [how] `online`: there is a server for online play at this address
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void}
 */
export const filesOf =
  (folder, { online = false } = {}) =>
  (request, response) => {
    let path = '/';
    try {
      path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    } catch {
      response.writeHead(400).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end();
      return;
    }
    const file = normalize(join(folder, path === '/' ? 'index.html' : path));
    const inside = file.startsWith(folder + sep);
    if (!inside || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404, { 'content-type': TYPES['.html'], 'content-security-policy': POLICY }).end(NOTHING);
      return;
    }
    const hashed = path.startsWith('/assets/');
    response.writeHead(200, {
      'content-type': TYPES[/** @type {keyof typeof TYPES} */ (extname(file))] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else if (online && extname(file) === '.html')
      response.end(readFileSync(file, 'utf8').replace('</head>', `${SERVED}\n  </head>`));
    else createReadStream(file).pipe(response);
  };

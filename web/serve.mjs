// node web/serve.mjs [PORT]: serves web/dist on this machine only, and prints the address. No dependencies.
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

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

/**
 * Serves a folder. Where no file is, a page says so: the client has one address, and speaks of places behind its #.
 * @param {string} folder
 * @param {number} [port] 0: any that is free
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export const serve = (folder, port = 0) =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => {
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
      else createReadStream(file).pipe(response);
    });
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const found = server.address();
      resolve({
        address: `http://127.0.0.1:${typeof found === 'object' && found ? found.port : port}/`,
        close: () =>
          new Promise((done) => {
            server.closeAllConnections();
            server.close(() => done());
          }),
      });
    });
  });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const dist = fileURLToPath(new URL('dist', import.meta.url));
  if (!existsSync(join(dist, 'index.html'))) {
    console.error('web/dist is missing: npm run build:web');
    process.exit(1);
  }
  const { address } = await serve(dist, Number(process.argv[2] ?? 0));
  console.log(`Ravelin: ${address}`);
}

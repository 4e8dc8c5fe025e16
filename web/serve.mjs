// node web/serve.mjs [PORT]: serves web/dist on this machine only, and prints the address. No dependencies.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.mjs';

/**
 * Serves a folder.
 * @param {string} folder
 * @param {number} [port] 0: any that is free
 * @returns {Promise<{ address: string, close: () => Promise<void> }>}
 */
export const serve = (folder, port = 0) =>
  new Promise((resolve, reject) => {
    const server = createServer(filesOf(folder));
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

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';
import { bookFile } from './rules/chunks.ts';

const root = import.meta.dirname;

/** Reports of the laboratory say it. */
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

/**
 * Writes the service worker with the list of everything that was built, so that the client opens without a network. The page is told which
 * build it is; it says so itself and not a script, whose name must say what is in it.
 */
const offline = (): Plugin => ({
  name: 'offline',
  apply: 'build',
  generateBundle: {
    // After Vite has taken out the chunks that were nothing but a style sheet.
    order: 'post',
    handler(_options, bundle) {
      const built = Object.keys(bundle).filter((file) => !/\.(map|woff)$/.test(file));
      const files = ['./', 'icon.svg', 'manifest.webmanifest', ...built.filter((file) => file !== 'index.html')];
      const build = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const source = readFileSync(join(root, 'shell/service-worker.js'), 'utf8')
        .replace('__VERSION__;', `'${build}';`)
        .replace('__FILES__;', `${JSON.stringify(files)};`);
      const page = bundle['index.html'];
      if (page?.type !== 'asset') throw new Error('The build has no page.');
      page.source = String(page.source).replace('content="development"', `content="${build}"`);
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  },
});

// Workspace packages resolve to their TypeScript sources; the rest is Vite's default.
const conditions = ['ravelin-source', 'module', 'browser', 'development|production'];

export default defineConfig({
  root,
  base: './',
  resolve: { conditions },
  plugins: [solid(), offline()],
  define: { 'import.meta.env.RAVELIN_VERSION': JSON.stringify(version) },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The first of each that know light-dark(), in which the colours are written.
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: bookFile }] } } },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [join(root, '..')] },
    // What `npm run server` answers, for work on the client.
    proxy: { '/api': { target: 'http://127.0.0.1:8683', ws: true } },
  },
});

/* global __VERSION__, __FILES__ */
// Keeps the built client, so that it opens without a network. Vite fills in the two constants (vite.config.ts).
const VERSION = __VERSION__;
const FILES = __FILES__;
const CACHE = `ravelin-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('message', ({ data }) => {
  if (data === 'take over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  // What a server for online play answers is never kept.
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return;
  event.respondWith(
    caches.open(CACHE).then(async (cache) => {
      // Every address that is a page is the one page.
      const kept = await cache.match(request.mode === 'navigate' ? './' : request, { ignoreSearch: true });
      return kept ?? fetch(request);
    }),
  );
});

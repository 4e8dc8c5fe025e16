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

// A notice of the server for online play: which table, and what kind of thing.
self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  const options = { body, tag, renotify: true, icon: 'icon-192.png', data: { url } };
  event.waitUntil(self.registration.showNotification(title, options));
});

/** In a window that is open already, if there is one. */
const open = async (url) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [window] = windows;
  if (!window) return self.clients.openWindow(url);
  await window.focus();
  // Elsewhere than at this server nothing is opened in it.
  return new URL(url).origin === self.location.origin ? window.navigate(url) : undefined;
};

self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(notification.data.url));
});

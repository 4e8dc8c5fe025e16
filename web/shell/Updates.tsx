import { createSignal, onCleanup, Show } from 'solid-js';
import { t } from './i18n.ts';

/** Tells when a newer client was loaded in the background, and when the network is gone. */

const [waiting, setWaiting] = createSignal<ServiceWorker | null>(null);

/** Registers the service worker, so that the client opens without a network once it has been loaded. */
export const keepOffline = (): void => {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void navigator.serviceWorker.register('sw.js').then((registration) => {
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed' && navigator.serviceWorker.controller) setWaiting(installing);
      });
    });
  });
};

export const Updates = () => {
  const [online, setOnline] = createSignal(navigator.onLine);
  const watch = (): void => void setOnline(navigator.onLine);
  addEventListener('online', watch);
  addEventListener('offline', watch);
  onCleanup(() => {
    removeEventListener('online', watch);
    removeEventListener('offline', watch);
  });
  return (
    <>
      <Show when={!online()}>
        <p class="offline" role="status">
          {t('app.offline')}
        </p>
      </Show>
      <Show when={waiting()}>
        {(worker) => (
          <div class="toast" role="status">
            <p>{t('app.update')}</p>
            <button
              type="button"
              class="btn primary"
              onClick={() => {
                navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
                worker().postMessage('take over');
              }}
            >
              {t('app.reload')}
            </button>
          </div>
        )}
      </Show>
    </>
  );
};

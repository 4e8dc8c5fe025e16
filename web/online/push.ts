import { ApiError } from './api.ts';

/** Notices that the browser shows by itself. It is asked only after a click. */

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

const BROWSERS = ['Edg', 'OPR', 'Firefox', 'Chrome', 'Safari'] as const;
const NAMES: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera' };
const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Macintosh', 'Linux'] as const;

/** What the owner of several recognises it by. */
export const deviceName = (agent: string): string => {
  const browser = BROWSERS.find((one) => agent.includes(`${one}/`)) ?? 'Browser';
  const system = SYSTEMS.find((one) => agent.includes(one));
  return [NAMES[browser] ?? browser, system === 'Macintosh' ? 'Mac' : system].filter(Boolean).join(', ');
};

/** Lets this browser take notices of the server with this key. */
export const subscribe = async (key: string) => {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new ApiError('push-denied', 'The browser does not allow notices.');
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    // One that was made with another key cannot be used.
    await (await pushManager.getSubscription())?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
    const { endpoint, keys } = made.toJSON();
    return {
      name: deviceName(navigator.userAgent),
      endpoint: endpoint ?? '',
      keys: keys as { p256dh: string; auth: string },
    };
  } catch (error) {
    throw new ApiError('push-failed', String(error));
  }
};

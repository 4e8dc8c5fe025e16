import { connect, type NatsConnection, type NodeConnectionOptions } from '@nats-io/transport-node';

/** How long it waits before it tries a NATS again that is not there. */
const AGAIN = 500;

/** `nats://HOST:PORT`, several of them with commas between; with a name and a password, or a token, before the first host. */
export const natsOptions = (url: string): NodeConnectionOptions => {
  const addresses = url.split(',').map((one) => new URL(one.includes('://') ? one : `nats://${one}`));
  const [{ username, password }] = addresses;
  const user = decodeURIComponent(username);
  const known = password === '' ? { token: user } : { user, pass: decodeURIComponent(password) };
  return { servers: addresses.map(({ host }) => host), ...(user !== '' && known) };
};

/**
 * A connection that is made when there is somebody at the other end, and again whenever it breaks. Whoever uses it goes on without it
 * meanwhile.
 */
export const connectNats = (url: string): Promise<NatsConnection> =>
  connect({
    ...natsOptions(url),
    name: 'ravelin',
    noEcho: true,
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN,
  });

import type { Me, PasskeyInfo } from '@ravelin/server/messages';
import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError, api } from './api.ts';

/** Keys of one's own device, instead of a password. */

/** They belong to a host with a name: an address of numbers has none. */
export const canPasskey = (): boolean => browserSupportsWebAuthn() && !/^[\d.]+$|^\[/.test(location.hostname);

/** What the browser says, by a code of ours. */
const CODES: Readonly<Record<string, string>> = {
  NotAllowedError: 'passkey-cancelled',
  AbortError: 'passkey-cancelled',
  InvalidStateError: 'passkey-known',
};

const asked = async <T>(device: Promise<T>): Promise<T> => {
  try {
    return await device;
  } catch (error) {
    throw new ApiError(CODES[error instanceof Error ? error.name : ''] ?? 'bad-passkey', String(error));
  }
};

export const addPasskey = async (name: string, password: string | undefined): Promise<PasskeyInfo[]> => {
  const optionsJSON = await api.passkeyOptions(password);
  return api.addPasskey(name, await asked(startRegistration({ optionsJSON })));
};

export const signInByPasskey = async (): Promise<Me> => {
  const optionsJSON = await api.signInOptions();
  return api.signInByPasskey(await asked(startAuthentication({ optionsJSON })));
};

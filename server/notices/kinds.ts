/** What players can be told of while they are not looking, and by what. */

export const KINDS = ['turn', 'clock', 'game', 'invitation', 'proposal', 'chat'] as const;
export type NoticeKind = (typeof KINDS)[number];

export const CHANNELS = ['mail', 'push', 'webhook'] as const;
export type Channel = (typeof CHANNELS)[number];

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** So long a notice waits for others that go with it, and for the player to see for themselves. */
export const DELAYS: Readonly<Record<Channel, number>> = { mail: 5 * MINUTE, push: 20 * SECOND, webhook: 20 * SECOND };

/** With less than this left, at a pace, a clock runs low. */
export const LOW: Readonly<Record<string, number>> = { live: 3 * MINUTE, fast: 3 * HOUR, slow: 12 * HOUR };

import type { Database } from '../store/schema.ts';
import { warnOfClocks } from './clocks.ts';
import { Dispatch, type DispatchSettings } from './dispatch.ts';
import { Presence, type Present } from './presence.ts';
import { NoticeSettings } from './settings.ts';

export interface NoticesParts extends Omit<DispatchSettings, 'settings'> {
  readonly database: Database;
  /** Who is connected here, to a table at which they play. */
  connected(): readonly Present[];
}

/** What players are told while they are not looking. */
export class Notices {
  readonly settings: NoticeSettings;
  readonly presence: Presence;
  readonly dispatch: Dispatch;
  private readonly parts: NoticesParts;

  constructor(parts: NoticesParts) {
    this.parts = parts;
    this.settings = new NoticeSettings(parts.database);
    this.presence = new Presence(parts.database, parts.now, parts.connected);
    this.dispatch = new Dispatch({ ...parts, settings: this.settings });
  }

  /** Who looks is told to the other servers first, so that nobody hears of what is before their eyes. */
  async sweep(): Promise<void> {
    await this.presence.tell();
    await warnOfClocks(this.parts.database, this.parts.now());
    await this.dispatch.sweep();
  }
}

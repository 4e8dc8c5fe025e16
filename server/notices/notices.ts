import { warnOfClocks } from './clocks.ts';
import { Dispatch, type DispatchSettings } from './dispatch.ts';
import { NoticeSettings } from './settings.ts';

/** What players are told while they are not looking. */
export class Notices {
  readonly settings: NoticeSettings;
  readonly dispatch: Dispatch;
  private readonly parts: Omit<DispatchSettings, 'settings'>;

  constructor(parts: Omit<DispatchSettings, 'settings'>) {
    this.parts = parts;
    this.settings = new NoticeSettings(parts.database);
    this.dispatch = new Dispatch({ ...parts, settings: this.settings });
  }

  async sweep(): Promise<void> {
    await warnOfClocks(this.parts.database, this.parts.now());
    await this.dispatch.sweep();
  }
}

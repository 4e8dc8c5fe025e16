import type { BrowserContext } from '@playwright/test';

/** Keeps every message that pages get from their workers in `window.heard`. What the component set holds is left out: everybody may know it. */
export const hearWorkers = async (context: BrowserContext): Promise<void> => {
  await context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const Real = Worker;
    window.Worker = class extends Real {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => {
          const said = JSON.stringify(data);
          if (!said.includes('"provenance":{')) heard.push(said);
        });
      }
    };
  });
};

import { createSignal } from 'solid-js';

/** What is read beside a table; null: nothing is. */
export interface Opened {
  readonly game: string;
  readonly paragraph: string | null;
}

const [opened, setOpened] = createSignal<Opened | null>(null);

export { opened };

export const openBeside = (book: Opened): void => void setOpened(book);

export const closeBeside = (): void => void setOpened(null);

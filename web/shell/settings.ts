import { createEffect, createRoot, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';

/** What a person has set on this device. */
export interface Settings {
  language: 'en' | 'de';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'none';
  /** Every move waits to be confirmed; otherwise only one that could not be taken back does. */
  askAlways: boolean;
  /** What a computer did is told as a list when it is the person's turn again. */
  waited: boolean;
  /** How fast the board shows what happened: 2 is twice as fast. */
  speed: number;
  /** The computer that teaches says why it moved, and what would have been better. */
  teach: boolean;
  /** Parts of the table that are folded away. */
  folded: string[];
  /** How to read the pieces is laid over the board. */
  legend: boolean;
  /** Dice, pieces and cards are heard. */
  sound: boolean;
  /** Lessons that were finished: `vienna/battle`. */
  lessons: string[];
  /** What the person here is called at a table; empty: not said. */
  player: string;
}

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4];

const KEY = 'ravelin.settings';

const preferred = (): Settings['language'] =>
  typeof navigator !== 'undefined' && navigator.language?.toLowerCase().startsWith('de') ? 'de' : 'en';

/** Reads what was kept; anything that is not as it should be falls back to its default. */
export const readSettings = (text: string | null, language: Settings['language'] = preferred()): Settings => {
  const out: Settings = {
    language,
    theme: 'system',
    motion: 'system',
    askAlways: false,
    waited: true,
    speed: 1,
    teach: true,
    folded: [],
    legend: false,
    lessons: [],
    player: '',
    sound: false,
  };
  try {
    const kept = JSON.parse(text ?? '{}') as Partial<Record<keyof Settings, unknown>> | null;
    if (kept?.language === 'en' || kept?.language === 'de') out.language = kept.language;
    if (kept?.theme === 'light' || kept?.theme === 'dark') out.theme = kept.theme;
    if (kept?.motion === 'full' || kept?.motion === 'none') out.motion = kept.motion;
    if (typeof kept?.askAlways === 'boolean') out.askAlways = kept.askAlways;
    if (typeof kept?.waited === 'boolean') out.waited = kept.waited;
    if (SPEEDS.some((speed) => speed === kept?.speed)) out.speed = Number(kept?.speed);
    if (typeof kept?.teach === 'boolean') out.teach = kept.teach;
    if (typeof kept?.legend === 'boolean') out.legend = kept.legend;
    if (Array.isArray(kept?.folded)) out.folded = kept.folded.filter((one) => typeof one === 'string');
    if (typeof kept?.sound === 'boolean') out.sound = kept.sound;
    if (typeof kept?.player === 'string') out.player = kept.player.slice(0, 40);
    if (Array.isArray(kept?.lessons)) out.lessons = kept.lessons.filter((one) => typeof one === 'string');
  } catch {
    return out;
  }
  return out;
};

const kept = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

export const [settings, setSettings] = createStore<Settings>(readSettings(kept()));

const query = (text: string) => {
  const list = matchMedia(text);
  const [matches, set] = createSignal(list.matches);
  list.addEventListener('change', () => set(list.matches));
  return matches;
};

/** Keeps the settings, and puts theme, motion and language on the document. */
export const applySettings = (): void =>
  createRoot(() => {
    const calm = query('(prefers-reduced-motion: reduce)');
    createEffect(() => {
      const { documentElement: root } = document;
      root.lang = settings.language;
      if (settings.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = settings.theme;
      root.dataset.motion = settings.motion === 'system' ? (calm() ? 'none' : 'full') : settings.motion;
      try {
        localStorage.setItem(KEY, JSON.stringify(settings));
      } catch {
        // A device that keeps nothing still plays.
      }
    });
  });

export const moves = (): boolean => document.documentElement.dataset.motion !== 'none';

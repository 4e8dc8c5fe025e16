import { For } from 'solid-js';
import { t } from '../shell/i18n.ts';
import { SPEEDS, setSettings, settings } from '../shell/settings.ts';

/** How fast the board plays by itself, in what was missed and in the replay. */
export const SpeedChoice = () => (
  <select
    class="away-speed"
    aria-label={t('away.speed')}
    title={t('away.speed')}
    onChange={(event) => setSettings({ speed: Number(event.currentTarget.value) })}
  >
    <For each={SPEEDS}>
      {(speed) => (
        <option value={speed} selected={settings.speed === speed}>
          {speed < 1 ? '½' : speed} ×
        </option>
      )}
    </For>
  </select>
);

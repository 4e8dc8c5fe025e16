import { For } from 'solid-js';
import { t } from './i18n.ts';
import { Page } from './Page.tsx';
import { type Settings, setSettings, settings } from './settings.ts';

/** One row of choices. */
const Choices = <N extends 'language' | 'theme' | 'motion'>(props: {
  readonly name: N;
  readonly title: string;
  readonly values: readonly (readonly [value: Settings[N], title: string])[];
}) => (
  <fieldset>
    <legend>{props.title}</legend>
    <For each={props.values}>
      {([value, title]) => (
        <label class="choice">
          <input
            type="radio"
            name={props.name}
            checked={settings[props.name] === value}
            onChange={() => setSettings({ [props.name]: value } as Partial<Settings>)}
          />
          <span>
            <b>{title}</b>
          </span>
        </label>
      )}
    </For>
  </fieldset>
);

/** Something that is wanted or not. */
const Switch = (props: {
  readonly name: 'askAlways' | 'waited' | 'teach' | 'sound';
  readonly title: string;
  readonly text: string;
}) => (
  <label class="choice">
    <input
      type="checkbox"
      checked={settings[props.name]}
      onChange={(event) => setSettings({ [props.name]: event.currentTarget.checked })}
    />
    <span>
      <b>{props.title}</b>
      <small>{props.text}</small>
    </span>
  </label>
);

export const SettingsScreen = () => (
  <Page title={t('settings.title')} class="settings">
    <div class="form">
      <Choices
        name="language"
        title={t('settings.language')}
        values={[
          ['en', 'English'],
          ['de', 'Deutsch'],
        ]}
      />
      <Choices
        name="theme"
        title={t('settings.theme')}
        values={[
          ['system', t('settings.system')],
          ['light', t('settings.light')],
          ['dark', t('settings.dark')],
        ]}
      />
      <Choices
        name="motion"
        title={t('settings.motion')}
        values={[
          ['system', t('settings.system')],
          ['full', t('settings.motionFull')],
          ['none', t('settings.motionNone')],
        ]}
      />
      <Switch name="askAlways" title={t('settings.askAlways')} text={t('settings.askAlwaysText')} />
      <Switch name="waited" title={t('settings.waited')} text={t('settings.waitedText')} />
      <Switch name="sound" title={t('settings.sound')} text={t('settings.soundText')} />
      <Switch name="teach" title={t('settings.teach')} text={t('settings.teachText')} />
      <p class="quiet-note">{t('settings.device')}</p>
    </div>
  </Page>
);

import { For } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import type { GameFace } from '../face.ts';
import type { Key } from '../shell/i18n.ts';
import { t } from '../shell/i18n.ts';
import type { Tongue } from './tongue.ts';

const KEYS: readonly (readonly [keys: readonly string[], what: Key])[] = [
  [['←', '↑', '→', '↓'], 'keys.arrows'],
  [['Enter'], 'keys.enter'],
  [['Esc'], 'keys.esc'],
  [['1', '…', '9'], 'keys.digits'],
  [['u'], 'keys.u'],
  [['b'], 'keys.b'],
  [['h'], 'keys.h'],
  [['g'], 'keys.g'],
  [['p'], 'keys.p'],
  [['c'], 'keys.c'],
  [['t'], 'keys.t'],
  [['Shift'], 'keys.shift'],
  [['o'], 'keys.o'],
  [['i'], 'keys.i'],
  [['w'], 'keys.w'],
  [['m'], 'keys.m'],
  [['/'], 'keys.slash'],
  [['l'], 'keys.l'],
  [['+', '−', '0'], 'keys.zoom'],
  [['x'], 'keys.x'],
  [['a'], 'keys.a'],
  [['?'], 'keys.help'],
];

export const KeysHelp = (props: {
  /** The keys of the game's own face. */
  readonly own: NonNullable<GameFace['keys']>;
  readonly tongue: Tongue;
  readonly onClose: () => void;
}) => (
  <Dialog title={t('keys.title')} class="keys" onClose={props.onClose}>
    <dl>
      {/* A key that the face takes for itself does nothing else there. */}
      <For each={KEYS.filter(([keys]) => !props.own.some(([own]) => keys.includes(own.toLowerCase())))}>
        {([keys, what]) => (
          <div class="key-row">
            <dt>
              <For each={keys}>{(key) => <kbd>{key}</kbd>}</For>
            </dt>
            <dd>{t(what)}</dd>
          </div>
        )}
      </For>
      <For each={props.own}>
        {([key, does]) => (
          <div>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{props.tongue.text(does)}</dd>
          </div>
        )}
      </For>
    </dl>
    <div class="acts">
      <button type="button" class="btn primary" onClick={() => props.onClose()}>
        {t('play.close')}
      </button>
    </div>
  </Dialog>
);

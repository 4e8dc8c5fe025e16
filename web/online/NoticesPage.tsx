import type { NoticeInfo } from '@ravelin/server/messages';
import { createResource, createSignal, For, type JSX, Match, Show, Switch } from 'solid-js';
import { t } from '../shell/i18n.ts';
import { Page } from '../shell/Page.tsx';
import { settings } from '../shell/settings.ts';
import { api } from './api.ts';
import { createDeed } from './createDeed.ts';
import { DeedState } from './DeedState.tsx';
import { SignedIn, Trouble } from './Entrance.tsx';
import { Field, Submit } from './Field.tsx';
import { checks, createForm } from './form.ts';
import { canPush, subscribe } from './push.ts';
import { say } from './say.ts';
import { orSignedOut } from './session.ts';

/** What I am told while I am not looking, and by what. */

const KINDS = ['turn', 'clock', 'game', 'invitation', 'proposal', 'chat'] as const;
const CHANNELS = ['mail', 'push', 'webhook'] as const;
type Kind = (typeof KINDS)[number];
type Channel = (typeof CHANNELS)[number];

interface Part {
  readonly info: NoticeInfo;
  readonly onInfo: (info: NoticeInfo) => void;
}

const Section = (props: { readonly id: string; readonly title: string; readonly children: JSX.Element }) => (
  <section class="sheet-form" aria-labelledby={props.id}>
    <h2 id={props.id}>{props.title}</h2>
    {props.children}
  </section>
);

/** Each kind by each channel. What is ticked is stored at once. */
const Kinds = (props: Part) => {
  const deed = createDeed();
  const has = (channel: Channel, kind: Kind): boolean => props.info.choices[channel].includes(kind);
  /** What the server has; what is ticked meanwhile is sent after it has answered. */
  let stored = props.info.choices;
  const store = (): Promise<void> =>
    deed.run(async () => {
      try {
        while (props.info.choices !== stored) {
          const { choices } = props.info;
          await api.choose(choices, settings.language);
          stored = choices;
        }
      } catch (error) {
        props.onInfo({ ...props.info, choices: stored });
        throw error;
      }
      return say('notices.saved');
    });
  const toggle = (channel: Channel, kind: Kind): void => {
    const chosen = KINDS.filter((one) => (one === kind ? !has(channel, kind) : has(channel, one)));
    props.onInfo({ ...props.info, choices: { ...props.info.choices, [channel]: chosen } });
    void store();
  };
  return (
    <>
      <table class="notice-kinds">
        <thead>
          <tr>
            <th scope="col">{say('notices.what')}</th>
            <For each={CHANNELS}>{(channel) => <th scope="col">{say(`channel.${channel}`)}</th>}</For>
          </tr>
        </thead>
        <tbody>
          <For each={KINDS}>
            {(kind) => (
              <tr>
                <th scope="row">
                  <b>{say(`kind.${kind}`)}</b>
                  <small>{say(`kindText.${kind}`)}</small>
                </th>
                <For each={CHANNELS}>
                  {(channel) => (
                    <td>
                      <label>
                        <input
                          type="checkbox"
                          name={`${channel}-${kind}`}
                          aria-label={say('notices.cell', {
                            kind: say(`kind.${kind}`),
                            channel: say(`channel.${channel}`),
                          })}
                          checked={has(channel, kind)}
                          disabled={channel === 'mail' && props.info.mail === null}
                          onChange={() => toggle(channel, kind)}
                        />
                      </label>
                    </td>
                  )}
                </For>
              </tr>
            )}
          </For>
        </tbody>
      </table>
      <div class="notice-state">
        <DeedState deed={deed} />
      </div>
    </>
  );
};

const ByMail = (props: Part) => {
  const deed = createDeed();
  const send = (address: string) =>
    deed.run(async () => {
      await api.askToConfirm(settings.language);
      return say('byMail.sent', { address });
    });
  return (
    <Section id="by-mail" title={say('byMail.title')}>
      <Show when={props.info.mail} fallback={<p>{say('byMail.guest')}</p>}>
        {(mail) => (
          <Show when={!mail().confirmed} fallback={<p>{say('byMail.confirmed', { address: mail().address })}</p>}>
            <p>{say('byMail.unconfirmed', { address: mail().address })}</p>
            <p class="acts">
              <button type="button" class="btn" onClick={() => void send(mail().address)}>
                {say('byMail.send')}
              </button>
            </p>
            <DeedState deed={deed} />
          </Show>
        )}
      </Show>
    </Section>
  );
};

const dateOf = (time: number): string =>
  new Date(time).toLocaleDateString(settings.language, { day: 'numeric', month: 'long', year: 'numeric' });

const ByPush = (props: Part) => {
  const deed = createDeed();
  const devices = () => props.info.push.devices;
  const add = () =>
    deed.run(async () => {
      props.onInfo(await api.addDevice(await subscribe(props.info.push.key)));
      return '';
    });
  const test = (id: string) =>
    deed.run(async () => {
      await api.testDevice(id);
      return say('byPush.tested');
    });
  const remove = (id: string) =>
    deed.run(async () => {
      props.onInfo(await api.removeDevice(id));
      return '';
    });
  return (
    <Section id="by-push" title={say('byPush.title')}>
      <p>{say('byPush.text')}</p>
      <Show when={devices().length > 0} fallback={<p class="quiet-note">{say('byPush.none')}</p>}>
        <ul class="device-list">
          <For each={devices()}>
            {({ id, name, created }) => (
              <li>
                <span class="device-name">
                  <b>{name}</b> <small>{say('byPush.since', { when: dateOf(created) })}</small>
                </span>
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={say('byPush.testOf', { name })}
                  onClick={() => void test(id)}
                >
                  {say('byPush.test')}
                </button>
                <button
                  type="button"
                  class="btn quiet"
                  aria-label={say('byPush.removeOf', { name })}
                  onClick={() => void remove(id)}
                >
                  {say('byPush.remove')}
                </button>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <Show when={canPush()} fallback={<p class="quiet-note">{say('byPush.cannot')}</p>}>
        <p class="acts">
          <button type="button" class="btn" aria-disabled={deed.busy()} onClick={() => void add()}>
            {deed.busy() ? say('byPush.adding') : say('byPush.add')}
          </button>
        </p>
      </Show>
      <DeedState deed={deed} />
    </Section>
  );
};

const ByWebhook = (props: Part) => {
  const deed = createDeed();
  const [secret, setSecret] = createSignal('');
  const form = createForm({ url: { check: checks.webhook, value: props.info.webhook?.url ?? '' } }, async ({ url }) => {
    const made = await orSignedOut(api.setWebhook(url.trim()));
    setSecret(made.secret);
    props.onInfo(made.info);
  });
  const test = () =>
    deed.run(async () => {
      await api.testWebhook();
      return say('byWebhook.tested');
    });
  const remove = () =>
    deed.run(async () => {
      props.onInfo(await api.removeWebhook());
      setSecret('');
      form.set('url', '');
      return '';
    });
  return (
    <Section id="by-webhook" title={say('byWebhook.title')}>
      <p>{say('byWebhook.text')}</p>
      <Show when={props.info.webhook?.off}>
        <p class="wrong" role="alert">
          {say('byWebhook.off')}
        </p>
      </Show>
      <form class="form-lines" novalidate aria-labelledby="by-webhook" onSubmit={form.submit}>
        <Field
          form={form}
          name="url"
          type="url"
          label={say('byWebhook.url')}
          hint={say('byWebhook.urlHint')}
          autocomplete="off"
        />
        <Submit form={form} text={say('byWebhook.save')} done={say('notices.saved')} />
      </form>
      <Show when={secret()}>
        <p>
          {say('byWebhook.secret')} <code class="secret">{secret()}</code>
        </p>
      </Show>
      <Show when={props.info.webhook}>
        <p class="acts">
          <button type="button" class="btn" onClick={() => void test()}>
            {say('byWebhook.test')}
          </button>
          <button type="button" class="btn" onClick={() => void remove()}>
            {say('byWebhook.remove')}
          </button>
        </p>
        <DeedState deed={deed} />
      </Show>
    </Section>
  );
};

const Chosen = () => {
  const [info, { mutate, refetch }] = createResource(() => orSignedOut(api.notices()));
  const onInfo = (next: NoticeInfo): void => void mutate(next);
  return (
    <Switch fallback={<p role="status">{t('app.loading')}</p>}>
      <Match when={info.error}>
        <Trouble error={info.error}>
          <button type="button" class="btn" onClick={() => void refetch()}>
            {say('again')}
          </button>
        </Trouble>
      </Match>
      <Match when={info()}>
        {(found) => (
          <>
            <Kinds info={found()} onInfo={onInfo} />
            <div class="sheets">
              <ByMail info={found()} onInfo={onInfo} />
              <ByPush info={found()} onInfo={onInfo} />
              <ByWebhook info={found()} onInfo={onInfo} />
            </div>
          </>
        )}
      </Match>
    </Switch>
  );
};

export const NoticesPage = () => (
  <Page title={say('notices.title')} class="online notices">
    <p class="claim">{say('notices.about')}</p>
    <SignedIn>{() => <Chosen />}</SignedIn>
  </Page>
);

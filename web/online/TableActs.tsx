import type { TableNews } from '@ravelin/server/messages';
import type { Snapshot } from '@ravelin/table/messages';
import { createSignal, For, type JSX, Show } from 'solid-js';
import { Dialog } from '../art/Dialog.tsx';
import { onPhone } from '../play/phone.ts';
import { t } from '../shell/i18n.ts';
import type { TableState } from './createTableState.ts';
import { say } from './say.ts';
import { Wrong } from './Wrong.tsx';

/** Beneath the seats: what the players propose to each other, and the buttons for it. Each asks first. */

type Proposal = TableNews['proposals'][number];
type Kind = Proposal['kind'];

const Question = (props: {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly onYes: () => void;
  readonly onClose: () => void;
}) => (
  <Dialog title={props.title} onClose={props.onClose}>
    <p>{props.text}</p>
    <div class="acts">
      <button
        type="button"
        class="btn primary"
        onClick={() => {
          props.onYes();
          props.onClose();
        }}
      >
        {props.button}
      </button>
      <button type="button" class="btn" autofocus onClick={() => props.onClose()}>
        {t('play.cancel')}
      </button>
    </div>
  </Dialog>
);

const OFFERS = ['draw', 'end'] as const satisfies readonly Kind[];

const Offer = (props: { readonly onOffer: (kind: Kind) => void; readonly onClose: () => void }) => {
  const [kind, setKind] = createSignal<(typeof OFFERS)[number]>('draw');
  return (
    <Dialog title={say('game.offerTitle')} onClose={props.onClose}>
      <fieldset class="share-choices" aria-label={say('game.offerTitle')}>
        <For each={OFFERS}>
          {(one) => (
            <label class="choice">
              <input type="radio" name="offer" value={one} checked={kind() === one} onChange={() => setKind(one)} />
              <span>
                <b>{say(`game.${one}`)}</b>
                <small>{say(`game.${one}Text`)}</small>
              </span>
            </label>
          )}
        </For>
      </fieldset>
      <div class="acts">
        <button
          type="button"
          class="btn primary"
          onClick={() => {
            props.onOffer(kind());
            props.onClose();
          }}
        >
          {say('game.offerButton')}
        </button>
        <button type="button" class="btn" onClick={() => props.onClose()}>
          {t('play.cancel')}
        </button>
      </div>
    </Dialog>
  );
};

/** What one side proposes: a slip with the answers that are mine to give. It stops nothing. */
const Slip = (props: {
  readonly state: TableState;
  readonly proposal: Proposal;
  readonly mine: boolean;
  readonly name: string;
  readonly mayAnswer: boolean;
}) => {
  const kind = () => props.proposal.kind;
  return (
    <section class="slip" aria-label={say('proposal.label')}>
      <p role="status">
        {props.mine ? say(`proposal.own-${kind()}`) : say(`proposal.${kind()}`, { name: props.name })}
      </p>
      <Show when={props.mayAnswer}>
        <div class="acts">
          <Show when={!props.mine}>
            <button type="button" class="btn primary" onClick={() => void props.state.accept(kind())}>
              {say('proposal.agree')}
            </button>
          </Show>
          <button type="button" class="btn" onClick={() => void props.state.decline(kind())}>
            {props.mine ? say('proposal.withdraw') : say('proposal.decline')}
          </button>
        </div>
      </Show>
    </section>
  );
};

interface AtTable {
  readonly state: TableState;
  readonly snapshot: Snapshot;
  /** The seats that are played here. */
  readonly seats: readonly string[];
}

const isRunning = ({ snapshot, state }: AtTable): boolean => snapshot.result === null && !state.news()?.ended;

/** What is proposed, and what was answered but waits for its moment. Beneath the seats; on a phone, where those are a tab away, over the board. */
export const Slips = (props: AtTable) => {
  const { state } = props;
  const nameOf = (seat: string): string => props.snapshot.setting?.names?.[seat] ?? seat;
  return (
    <Show when={isRunning(props)}>
      <For each={state.news()?.proposals}>
        {(proposal) => (
          <Slip
            state={state}
            proposal={proposal}
            mine={props.seats.includes(proposal.by)}
            name={nameOf(proposal.by)}
            mayAnswer={props.seats.length > 0}
          />
        )}
      </For>
      <Show when={state.news()?.held}>
        <div class="slip">
          <p role="status">{say('held.text')}</p>
          <div class="acts">
            <button type="button" class="btn" onClick={() => void state.unhold()}>
              {say('held.back')}
            </button>
          </div>
        </div>
      </Show>
    </Show>
  );
};

export const TableActs = (props: AtTable & { readonly children: JSX.Element }) => {
  const [asked, ask] = createSignal<'takeback' | 'offer' | 'resign'>();
  const { state } = props;
  const close = (): void => void ask(undefined);
  return (
    <section class="table-acts" aria-label={say('game.label')}>
      <Show when={!onPhone()}>
        <Slips {...props} />
      </Show>
      <Wrong error={state.failure()} />
      <Show when={isRunning(props) && props.seats.length > 0}>
        <div class="table-buttons">
          <button
            type="button"
            class="btn"
            aria-disabled={props.snapshot.length === 0}
            onClick={() => props.snapshot.length > 0 && ask('takeback')}
          >
            {say('game.takeback')}
          </button>
          <button type="button" class="btn" onClick={() => ask('offer')}>
            {say('game.offer')}
          </button>
          <button type="button" class="btn" onClick={() => ask('resign')}>
            {say('game.resign')}
          </button>
        </div>
      </Show>
      {props.children}
      <Show when={asked() === 'takeback'}>
        <Question
          title={say('game.takebackTitle')}
          text={say('game.takebackText')}
          button={say('game.takebackButton')}
          onYes={() => void state.propose('takeback')}
          onClose={close}
        />
      </Show>
      <Show when={asked() === 'offer'}>
        <Offer onOffer={(kind) => void state.propose(kind)} onClose={close} />
      </Show>
      <Show when={asked() === 'resign'}>
        <Question
          title={say('game.resignTitle')}
          text={say('game.resignText')}
          button={say('game.resignButton')}
          onYes={() => void state.resign()}
          onClose={close}
        />
      </Show>
    </section>
  );
};

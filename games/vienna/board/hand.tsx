import type { FaceProps } from '@ravelin/web/face';
import { createAsked } from '@ravelin/web/steady';
import { createSignal, For, Show } from 'solid-js';
import { HandCard } from './cards/card.tsx';
import { markOf } from './state.ts';
import { battleOf, isSide, pileOf, type Side } from './view.ts';

/** The viewer's own cards, all of them open. A phone has room for those that the decision is about; the others are titles there. */

const phone = matchMedia('(max-width: 700px)');
const [small, setSmall] = createSignal(phone.matches);
phone.addEventListener('change', () => setSmall(phone.matches));

const Cards = (props: {
  readonly face: FaceProps;
  readonly ids: readonly string[];
  readonly label: string;
  readonly folded: boolean;
}) => {
  /** As wide as its words need it; a short text still has a title and a picture over it. */
  const lengthOf = (id: string): number => 70 + props.face.t(`${id}.text`).length;
  return (
    <ul
      class="vn-hand-cards"
      classList={{ folded: props.folded }}
      aria-label={props.label}
      style={{ '--length': props.ids.reduce((sum, id) => sum + lengthOf(id), 0), '--cards': props.ids.length }}
    >
      <For each={props.ids}>
        {(id) => (
          <li style={{ '--length': lengthOf(id) }}>
            <HandCard face={props.face} id={id} />
          </li>
        )}
      </For>
    </ul>
  );
};

export const Hand = (props: FaceProps) => {
  const side = (): Side | undefined => (isSide(props.viewer) ? props.viewer : undefined);
  const strategy = (owner: Side) => pileOf(props.view, owner, 'hand').cards;
  const tactics = (owner: Side) => pileOf(props.view, owner, 'Tactics').cards;
  const wanted = (domain: string, ids: readonly string[]): boolean =>
    ids.some((id) => ['legal', 'selected'].includes(markOf(props, domain, id)));
  const asked = createAsked(props, () => {
    const owner = side();
    return {
      strategy: owner !== undefined && wanted('Strategy card', strategy(owner)),
      tactics: owner !== undefined && wanted('Tactic card', tactics(owner)),
    };
  });
  /** Battles ask for Tactics, and at the start there is nothing else to look at. */
  const tacticsOpen = (owner: Side): boolean =>
    strategy(owner).length === 0 || (asked()?.tactics === true && !asked()?.strategy);
  /** On a phone a battle needs the room, and the hand waits as a row of titles. */
  const idle = (): boolean => small() && battleOf(props.view) !== undefined && !asked()?.strategy && !asked()?.tactics;
  return (
    <Show when={side()}>
      {(owner) => (
        <section class="vn vn-hand" classList={{ idle: idle() }} aria-label={props.t('hand')}>
          <div class="vn-hand-row">
            <Show when={strategy(owner()).length > 0} fallback={<p class="vn-hand-none">{props.t('hand.empty')}</p>}>
              <Cards
                face={props}
                ids={strategy(owner())}
                label={props.t('hand.strategy')}
                folded={small() && (idle() || tacticsOpen(owner()))}
              />
            </Show>
            <Show when={tactics(owner()).length > 0}>
              <Cards
                face={props}
                ids={tactics(owner())}
                label={props.t('hand.tactics')}
                folded={small() && (idle() || !tacticsOpen(owner()))}
              />
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
};

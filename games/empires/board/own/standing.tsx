import type { FaceProps } from '@ravelin/web/face';
import { Show } from 'solid-js';
import { useEmpire } from '../empire.ts';
import { nameIn, numberIn, zoneOf } from '../view.ts';
import { phaseOf } from '../war.ts';
import { FrontPage } from './front-page.tsx';
import { Own } from './own.tsx';

/** What stays in sight: the card of the turn with its Actions, and, where the sheet has no room for them, the Empire's own things. */

/** The card of the turn; nothing before the first. */
export const TodaysPage = (props: { readonly face: FaceProps }) => {
  const { phases, reading } = useEmpire();
  const name = () => nameIn(props.face.view, 'card') ?? '';
  const left = () =>
    phaseOf(props.face.view, phases) === phases.actions ? numberIn(props.face.view, 'actions') : undefined;
  return (
    <Show when={reading.cardData(name())}>
      {(card) => <FrontPage face={props.face} name={name()} card={card()} left={left()} />}
    </Show>
  );
};

export const OwnThings = (props: { readonly face: FaceProps; readonly seat: string }) => {
  const deck = () =>
    props.face.t('deck.piles', {
      n: zoneOf(props.face.view, 'deck').count,
      played: zoneOf(props.face.view, 'played').count,
    });
  return <Own face={props.face} seat={props.seat} note={deck()} />;
};

export const Standing = (props: FaceProps) => {
  const { seat } = useEmpire();
  return (
    <div class="em em-standing">
      <TodaysPage face={props} />
      <Show when={props.narrow}>
        <OwnThings face={props} seat={seat} />
      </Show>
    </div>
  );
};

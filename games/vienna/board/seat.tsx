import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Back, Backs } from './cards/back.tsx';
import { Flag, Tile } from './pieces.tsx';
import { countOf, handlers, markOf } from './state.ts';
import {
  isSide,
  lostCannonsOf,
  moraleOf,
  pileOf,
  type Side,
  shownTopOf,
  supplyOf,
  tally,
  troops,
  turnOf,
} from './view.ts';

/** One side's part of the table: what both may count, and to the owner what lies there. */

type Props = FaceProps & { readonly seat: string };

const Row = (props: { readonly label: string; readonly value: string }) => (
  <p class="vn-seat-row">
    <span>{props.label}</span>
    <b>{props.value}</b>
  </p>
);

const Figure = (props: { readonly n: number; readonly label: string; readonly note?: string | undefined }) => (
  <div class="vn-pile">
    <b>{props.n}</b>
    <span>{props.label}</span>
    <Show when={props.note}>
      <small>{props.note}</small>
    </Show>
  </div>
);

const Troops = (props: { readonly face: FaceProps; readonly side: Side }) => {
  const pile = (name: string) => pileOf(props.face.view, props.side, name);
  const inBattle = () => pile('face-down line').count + pile('front line').count + pile('rear line').count;
  const top = () => shownTopOf(props.face.view, props.side);
  const types = () => troops().filter((troop) => troop.side === props.side);
  const open = () =>
    pile('Troop deck').hidden === 0 && pile('Eliminated').hidden === 0 && props.face.viewer === props.side;
  return (
    <>
      <fieldset class="vn-piles" aria-label={props.face.t('seat.troops')}>
        <Figure n={pile('Troop deck').count} label={props.face.t('pile.deck')} />
        <Figure n={inBattle()} label={props.face.t('pile.battle')} />
        <Figure
          n={pile('Troop discard').count}
          label={props.face.t('pile.discard')}
          note={top() && props.face.t(`name:${top()}`)}
        />
        <Figure n={pile('Eliminated').count} label={props.face.t('pile.fallen')} />
      </fieldset>
      <Show when={open()}>
        <details class="vn-detail">
          <summary>{props.face.t('seat.detail')}</summary>
          <table>
            <thead>
              <tr>
                <td />
                <th>{props.face.t('pile.deck')}</th>
                <th>{props.face.t('pile.discard')}</th>
                <th>{props.face.t('pile.fallen')}</th>
              </tr>
            </thead>
            <tbody>
              <For each={types()}>
                {({ id }) => (
                  <tr>
                    <th>{props.face.t(`name:${id}`)}</th>
                    <For each={['Troop deck', 'Troop discard', 'Eliminated']}>
                      {(name) => <td>{tally(pile(name).cards).get(id) ?? 0}</td>}
                    </For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </details>
      </Show>
    </>
  );
};

const Tiles = (props: { readonly face: FaceProps; readonly side: Side }) => {
  const own = () => pileOf(props.face.view, props.side, 'tiles');
  const seen = () => pileOf(props.face.view, props.side, 'seen tiles');
  const bag = () => pileOf(props.face.view, props.side, 'bag').count;
  const faces = () => [
    ...own().cards.map((name) => ({ name, seen: false })),
    ...seen().cards.map((name) => ({ name, seen: true })),
  ];
  const backs = () => own().hidden + seen().hidden;
  const shovels = () => faces().reduce((sum, { name }) => sum + Number(name), 0);
  const none = () => own().count + seen().count === 0;
  const value = () => {
    if (none()) return `${props.face.t('tiles.none')} · ${props.face.t('tiles.bag', { n: bag() })}`;
    return backs() === 0 ? props.face.t('tiles.shovels', { n: shovels() }) : props.face.t('tiles.down', { n: backs() });
  };
  const label = (name: string, isSeen: boolean) =>
    props.face.t(isSeen ? 'tile.seen' : 'tile.own', { side: props.face.t(`name:${props.side}`), n: name });
  return (
    <>
      <Row label={props.face.t('seat.tunnels')} value={value()} />
      <Show when={!none()}>
        <div class="vn-tiles">
          <For each={faces()}>
            {({ name, seen: isSeen }) => (
              <button
                type="button"
                class={`vn-tile-button ${markOf(props.face, 'Tunnel tile', name)}`}
                classList={{ seen: isSeen, chosen: countOf(props.face, 'Tunnel tile', name) > 0 }}
                aria-label={label(name, isSeen)}
                title={label(name, isSeen)}
                {...handlers(props.face, 'Tunnel tile', () => name)}
              >
                <Tile side={props.side} shovels={Number(name)} />
              </button>
            )}
          </For>
          <For each={Array.from({ length: backs() })}>
            {() => (
              <span
                class="vn-tile-down"
                role="img"
                aria-label={props.face.t('tile.down', { side: props.face.t(`name:${props.side}`) })}
              >
                <Tile side={props.side} />
              </span>
            )}
          </For>
          <small>{props.face.t('tiles.bag', { n: bag() })}</small>
        </div>
      </Show>
    </>
  );
};

export const Seat = (props: Props) => {
  const side = (): Side => (isSide(props.seat) ? props.seat : 'ottoman');
  const pile = (name: string) => pileOf(props.view, side(), name);
  const mine = () => props.viewer === side();
  const hidden = () => pile('hand').hidden;
  const tacticsLeft = () => pile('Tactics').count + pile('laid Tactic').count;
  const discardTop = () => pile('Strategy discard').top ?? props.t('none');
  return (
    <section class={`vn vn-seat ${side()}`} aria-label={props.t(`seat:${side()}`)}>
      <header>
        <svg viewBox="-11 -14 22 28" aria-hidden="true">
          <Flag side={side()} />
        </svg>
        <h2>{props.t(`seat:${side()}`)}</h2>
        <Show when={turnOf(props.view) === side()}>
          <span class="vn-turn">{props.t('seat.turn')}</span>
        </Show>
        <span class="vn-seat-morale">
          <small>{props.t('morale')}</small>
          <b>{moraleOf(props.view, side())}</b>
        </span>
      </header>
      <Show
        when={!mine() && hidden() > 0}
        fallback={
          <Row
            label={props.t('seat.hand')}
            value={props.t('seat.hand.n', { n: pile('hand').count, m: tacticsLeft() })}
          />
        }
      >
        <Row label={props.t('seat.hand')} value={props.t('seat.hand.n', { n: pile('hand').count, m: tacticsLeft() })} />
        <div class="vn-seat-backs">
          <Backs side={side()} letter={props.t('letter.strategy')} count={hidden()} />
          <Backs side={side()} letter={props.t('letter.tactic')} count={pile('Tactics').hidden} />
        </div>
      </Show>
      <Troops face={props} side={side()} />
      <div class="vn-seat-decks">
        <Back side={side()} letter={props.t('letter.strategy')} />
        <div>
          <Row label={props.t('seat.strategy')} value={props.t('seat.left', { n: pile('Strategy deck').count })} />
          <Row label={props.t('seat.discard')} value={`${discardTop()} · ${pile('Strategy discard').count}`} />
          <Show when={pile('Tactic discard').top}>
            {(top) => <Row label={props.t('seat.tactics')} value={`${top()} · ${pile('Tactic discard').count}`} />}
          </Show>
        </div>
      </div>
      <Tiles face={props} side={side()} />
      <Row label={props.t('seat.supply')} value={props.t('seat.supply.n', { n: supplyOf(props.view, side()) })} />
      <Row label={props.t('seat.lost')} value={String(lostCannonsOf(props.view, side()))} />
    </section>
  );
};

import type { EventReport } from '@ravelin/engine';
import { For, Show } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { ledgerLabel } from './ledger.ts';
import { isSide, type Side } from './view.ts';

/** Dice as they fell, those that count in a frame, with the ledger of the roll beside them. */

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export const Die = (props: { readonly side: Side; readonly value: number; readonly hit: boolean }) => (
  <svg class={`vn-die ${props.side}`} classList={{ hit: props.hit }} viewBox="-20 -20 40 40" aria-hidden="true">
    <Show when={props.hit}>
      <rect class="vn-die-frame" x="-18.6" y="-18.6" width="37.2" height="37.2" rx={props.side === 'ottoman' ? 9 : 2} />
    </Show>
    <rect class="vn-die-body" x="-15" y="-15" width="30" height="30" rx={props.side === 'ottoman' ? 7 : 1} />
    <For each={PIPS[props.value] ?? []}>
      {([x, y]) =>
        props.side === 'ottoman' ? (
          <circle class="vn-die-pip" cx={x * 8.2} cy={y * 8.2} r="3" />
        ) : (
          <path class="vn-die-pip" d={`M${x * 8.2} ${y * 8.2 - 4}l4 4l-4 4l-4 -4Z`} />
        )
      }
    </For>
  </svg>
);

export interface Roll {
  readonly side: Side;
  readonly dice: readonly number[];
  readonly hits: number;
  readonly rule: string;
  readonly ledger: EventReport['ledger'];
}

/** The rolls among these events. */
export const rollsIn = (events: readonly EventReport[]): readonly Roll[] =>
  events.flatMap((event) => {
    if (event.event !== 'cannon roll' || !isSide(event.side) || !Array.isArray(event.dice)) return [];
    return [
      {
        side: event.side,
        dice: event.dice.filter((die) => typeof die === 'number'),
        hits: typeof event.hits === 'number' ? event.hits : 0,
        rule: event.rule,
        ledger: event.ledger,
      },
    ];
  });

export const RollView = (props: { readonly face: FaceProps; readonly roll: Roll }) => {
  const sixes = () => props.roll.dice.filter((die) => die === 6).length;
  const counts = (die: number): boolean => die === 6 || (die === 5 && props.roll.hits > sixes());
  const words = () =>
    props.face.t('roll.words', {
      side: props.face.t(`name:${props.roll.side}`),
      dice: props.roll.dice.join(', '),
      hits: props.roll.hits,
    });
  return (
    <figure class="vn-roll">
      <figcaption>
        <b>{props.face.t('roll.title', { side: props.face.t(`name:${props.roll.side}`) })}</b>
        <span class="vn-rule">{props.roll.rule}</span>
      </figcaption>
      <div class="vn-dice" role="img" aria-label={words()}>
        <For each={[...props.roll.dice].sort((a, b) => b - a)}>
          {(die) => <Die side={props.roll.side} value={die} hit={counts(die)} />}
        </For>
      </div>
      <table class="vn-ledger">
        <tbody>
          <For each={props.roll.ledger?.lines ?? []}>
            {([rule, label, value]) => (
              <tr>
                <td>{ledgerLabel(props.face.t, label)}</td>
                <td>{value}</td>
                <td class="vn-rule">{rule}</td>
              </tr>
            )}
          </For>
          <tr class="sum">
            <td>{props.face.t('roll.hits')}</td>
            <td>{props.roll.hits}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </figure>
  );
};

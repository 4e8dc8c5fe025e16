import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { standingWords } from '../names.ts';
import { Icon } from '../signs.tsx';
import { type Line, meleeAt } from '../strength.ts';
import { orderAt, piecesAt } from '../view.ts';

/** The melee at a section as it would be fought now: line by line, with what it would come to. */

/** Its text is a touch away, save in a card that only hovers. */
const Rule = (props: { readonly rule: string; readonly live: boolean }) => (
  <Show when={props.live} fallback={<span class="st-rule">{props.rule}</span>}>
    <Cite game="stronghold" rule={props.rule} />
  </Show>
);

const Side = (props: {
  readonly face: FaceProps;
  readonly live: boolean;
  readonly side: 'invader' | 'defender';
  readonly lines: readonly Line[];
  readonly sum: number;
}) => (
  <table class={`st-ledger ${props.side}`}>
    <caption>
      {props.face.t(`seat:${props.side}`)} <b>{props.sum}</b>
    </caption>
    <tbody>
      <For
        each={props.lines}
        fallback={
          <tr>
            <td colspan="3">{props.face.t('nobody')}</td>
          </tr>
        }
      >
        {({ rule, label, sign, number, value }) => (
          <tr>
            <td class="st-ledger-sign">
              <Icon of={sign} size={17} />
            </td>
            <th scope="row">
              {number > 1 ? `${number} × ` : ''}
              {props.face.t(label)} <Rule rule={rule} live={props.live} />
            </th>
            <td>{value}</td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

/** Every strength that the invader could have, from nothing to a breach: where the wall holds, where he is ahead, where it falls. */
const Meter = (props: { readonly face: FaceProps; readonly section: string }) => {
  const melee = () => meleeAt(props.face.view, props.section);
  const cells = () => {
    const { defenders, breachAt, invaders } = melee();
    const first = Math.max(1, Math.min(invaders, defenders) - 3);
    const last = Math.max(breachAt + 1, invaders);
    const shown = Math.min(14, last - first + 1);
    return Array.from({ length: shown }, (_, i) => last - shown + 1 + i);
  };
  const zone = (n: number): string =>
    n >= melee().breachAt ? 'breach' : n > melee().defenders ? 'ahead' : n === melee().defenders ? 'even' : 'holds';
  return (
    <div
      class="st-meter"
      role="img"
      aria-label={props.face.t('meter.words', { n: melee().invaders, breach: melee().breachAt })}
    >
      <p aria-hidden="true">
        <For each={cells()}>
          {(n) => (
            <i class={zone(n)} classList={{ here: n === melee().invaders }}>
              {n}
            </i>
          )}
        </For>
      </p>
      <small aria-hidden="true">
        <span>{props.face.t('meter.holds', { n: melee().defenders })}</span>
        <span>
          {props.face.t('meter.breach', { n: melee().breachAt })} <span class="st-rule">S19.8.1</span>
        </span>
      </small>
    </div>
  );
};

/** What a face-down order could make of it: Fury is the one that changes the sum. */
const WhatIf = (props: { readonly face: FaceProps; readonly section: string; readonly live: boolean }) => {
  const order = () => orderAt(props.face.view, props.section);
  const goblins = () => piecesAt(props.face.view, props.section, 'goblin');
  const furious = () => meleeAt({ ...props.face.view, fury: props.section }, props.section);
  const matters = () => order() && (order()?.order === undefined || order()?.order === 'goblin fury') && goblins() > 0;
  return (
    <Show when={matters()}>
      <p class="st-whatif">
        <Icon of={order()?.order ?? 'order'} size={22} />
        <span>
          {props.face.t('melee.whatif', { i: furious().invaders, d: furious().defenders })}{' '}
          <b>{standingWords(props.face.t, { ...props.face.view, fury: props.section }, props.section)}</b>{' '}
          <Rule rule="S11.3.1" live={props.live} />
        </span>
      </p>
    </Show>
  );
};

export const MeleeSheet = (props: {
  readonly face: FaceProps;
  readonly section: string;
  /** It lies in a panel, where its paragraphs can be opened. */
  readonly live: boolean;
}) => {
  const melee = () => meleeAt(props.face.view, props.section);
  return (
    <div class={`st-melee-sheet ${melee().standing}`}>
      <h2>
        {props.face.t(`name:${props.section}`)}
        <span class="st-verdict">
          {melee().invaders} : {melee().defenders}
          <em>{standingWords(props.face.t, props.face.view, props.section)}</em>
        </span>
      </h2>
      <div class="st-ledgers">
        <Side face={props.face} side="invader" live={props.live} lines={melee().invader} sum={melee().invaders} />
        <Side face={props.face} side="defender" live={props.live} lines={melee().defender} sum={melee().defenders} />
      </div>
      <Show when={melee().standing !== 'empty'}>
        <p class="st-explained">
          {props.face.t(`explained.${melee().standing}`, {
            n: melee().by,
            a: melee().invaders - melee().defenders,
            u: melee().units,
          })}
        </p>
        <Meter face={props.face} section={props.section} />
      </Show>
      <WhatIf face={props.face} section={props.section} live={props.live} />
    </div>
  );
};

import { Cite } from '@ravelin/web/cite';
import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { type Line, leavingOf, rearLines, rearOf, totalOf, valueLines } from './reckoning.ts';
import { type Battle, foeOf, type Side } from './view.ts';

/** The reckoning of a battle beside its lines: what counts, by which paragraph, and who leads by how much. */

const labelOf = (t: FaceProps['t'], [key, n]: Line['label']): string => (n === undefined ? t(key) : `${n} × ${t(key)}`);
const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

export const Lines = (props: {
  readonly t: FaceProps['t'];
  readonly title: string;
  readonly side?: Side;
  readonly lines: readonly Line[];
  readonly total: number;
  /** What it was before something was picked. */
  readonly was?: number | undefined;
}) => (
  <table class={`vn-ledger ${props.side ?? ''}`}>
    <caption>
      {props.title} <b>{props.total}</b>
      <Show when={props.was !== undefined && props.was !== props.total}>
        <small>{props.t('sums.was', { n: props.was ?? 0 })}</small>
      </Show>
    </caption>
    <tbody>
      <For
        each={props.lines}
        fallback={
          <tr class="none">
            <td colspan="3">{props.t('sums.nobody')}</td>
          </tr>
        }
      >
        {({ rule, label, value }) => (
          <tr>
            <th scope="row">{labelOf(props.t, label)}</th>
            <td>{signed(value)}</td>
            <td>
              <Cite game="vienna" rule={rule} />
            </td>
          </tr>
        )}
      </For>
    </tbody>
  </table>
);

/** V13.5 with the cards that change it: only worth a table when there is more than the works alone. */
export const RearSums = (props: { readonly face: FaceProps; readonly battle: Battle }) => (
  <Show when={rearLines(props.face.view, props.battle).length > 1}>
    <Lines
      t={props.face.t}
      title={props.face.t('sums.rear')}
      lines={rearLines(props.face.view, props.battle)}
      total={rearOf(props.face.view, props.battle)}
    />
  </Show>
);

export const Sums = (props: { readonly face: FaceProps; readonly battle: Battle }) => {
  /** Those that were picked are gone from it already: the reckoning follows the pick. */
  const leaving = (side: Side): readonly string[] => leavingOf(props.battle, side, props.face.counts);
  const picked = (): boolean => leaving('habsburg').length + leaving('ottoman').length > 0;
  const value = (side: Side): number => totalOf(props.face.view, props.battle, side, leaving(side));
  const lead = () => value('ottoman') - value('habsburg');
  const leader = (): Side => (lead() === 0 ? foeOf(props.battle.attacker) : lead() > 0 ? 'ottoman' : 'habsburg');
  return (
    <section class="vn-sums">
      <h2>{props.face.t(picked() ? 'sums.picked' : props.battle.step < 7 ? 'sums.now' : 'sums.title')}</h2>
      <div class="vn-sums-sides">
        <For each={['habsburg', 'ottoman'] as const}>
          {(side) => (
            <Lines
              t={props.face.t}
              title={props.face.t(`seat:${side}`)}
              side={side}
              lines={valueLines(props.face.view, props.battle, side, leaving(side))}
              total={value(side)}
              was={totalOf(props.face.view, props.battle, side)}
            />
          )}
        </For>
      </div>
      <p class={`vn-lead ${leader()}`}>
        {lead() === 0
          ? props.face.t('sums.equal', { side: props.face.t(`name:${leader()}`) })
          : props.face.t('sums.lead', { side: props.face.t(`seat:${leader()}`), n: Math.abs(lead()) })}{' '}
        <Cite game="vienna" rule={lead() === 0 ? 'V13.7.5' : 'V13.7.4'} />
      </p>
    </section>
  );
};

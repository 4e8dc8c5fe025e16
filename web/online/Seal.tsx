import type { TableInfo } from '@ravelin/server/messages';
import { Show } from 'solid-js';
import { commitmentOf } from '../fair/commitments.ts';
import { linkTo } from '../shell/router.ts';
import { say } from './say.ts';
import { isPerson } from './tables.ts';

/** The wax seal where the dice fall: what chance brings was fixed before the first move, and can be checked when the game is over. */

const GROUPS = 3;
const DIGITS = 4;

/** The beginning of a commitment, as one compares it with somebody else. */
const shortOf = (commitment: string): string =>
  (commitment.match(new RegExp(`.{${DIGITS}}`, 'g')) ?? []).slice(0, GROUPS).join(' ');

const Wax = () => (
  <svg class="wax" viewBox="0 0 40 40" aria-hidden="true">
    <path
      class="wax-body"
      d="M20 2.500c3 0 4 2.200 6.500 2.700s5 .2 6.500 2.500 1 4.600 2.200 6.800 3 3.600 2.500 6.300-2.700 3.700-3.300 6.200.3 4.900-1.700 6.700-4.500 1.500-6.700 2.700S22.800 39 20 38.400s-3.700-2.500-6.200-3.100-4.900.2-6.700-1.800-1.500-4.400-2.600-6.600S1 23.300 1.600 20.500 4 16.800 4.600 14.400 4.300 9.500 6.300 7.700s4.400-1.500 6.600-2.600S17.200 2.500 20 2.500Z"
    />
    <circle class="wax-ring" cx="20" cy="20.300" r="12" />
    <path class="wax-die" d="m14 16.500 6-3.200 6 3.200v7.200l-6 3.400-6-3.400Zm0 0 6 3.300 6-3.300M20 19.800v7.300" />
  </svg>
);

export const Seal = (props: { readonly table: TableInfo; readonly over: boolean }) => {
  const known = () => commitmentOf(props.table.id);
  /** All who play have added to chance; by the seats that they had before sides were drawn. */
  const byAll = (fair: NonNullable<TableInfo['fair']>): boolean =>
    Object.keys(fair.nonces).length >= props.table.seats.filter(isPerson).length;
  return (
    <Show when={props.table.fair}>
      {(fair) => (
        <section class="seal panel" aria-labelledby="seal-title">
          <Wax />
          <div>
            <h2 id="seal-title">{say(props.over ? 'seal.opened' : 'seal.title')}</h2>
            <p>
              {say(byAll(fair()) ? 'seal.byAll' : 'seal.byServer')}{' '}
              <code title={fair().commitment}>{shortOf(fair().commitment)}</code>.{' '}
              <Show when={!props.over}>{say('seal.later')}</Show>{' '}
              <a href={linkTo({ screen: 'fair-dice', table: props.over ? props.table.id : null })}>
                {say(props.over ? 'seal.check' : 'seal.how')}
              </a>
            </p>
            <Show when={known() !== undefined && known() !== fair().commitment}>
              <p class="wrong" role="alert">
                {say('seal.changed')}
              </p>
            </Show>
          </div>
        </section>
      )}
    </Show>
  );
};

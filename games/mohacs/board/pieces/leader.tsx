import { Show } from 'solid-js';
import { leaderNamed } from '../field.ts';

/** A leader around the origin: his initial, and his ratings for command and activation. */

const ROSE =
  'M0-11 2.900-8.600 6.600-8.800 7.600-5.200 10.600-2.900 9.300.6 10 4.200 6.700 5.800 4.600 8.900 1 8.300-2.600 9.400-5 6.600-8.600 5.700-8.600 2-10.700-1-8.500-4-8.200-7.600-4.600-8.400-1.900-10.800Z';
const CROWN = 'M-6.400-8.200-7.600-13.800-3.600-11 0-15.400 3.600-11 7.600-13.800 6.400-8.200Z';
const TURBAN = 'M-6.600-7.400C-9-12-4-15.600 0-15.600S9-12 6.600-7.400Z';
const AIGRETTE = 'M0-15.400C-.4-18.800 1.600-20 3.400-19.600 2.400-18 1.600-17 1.200-15Z';

export const initial = (leader: string): string => {
  const { name, named, reserve } = leaderNamed(leader);
  return reserve && !named ? '?' : name.replace(/^[A-Z]\. /, '').charAt(0);
};

export const LeaderToken = (props: { readonly leader: string; readonly hidden?: boolean }) => {
  const kit = () => leaderNamed(props.leader);
  return (
    <g class={`mo-leader ${kit().side === 0 ? 'hungary' : 'ottoman'}`} classList={{ veiled: props.hidden === true }}>
      <Show when={kit().monarch}>
        <Show
          when={kit().side === 0}
          fallback={
            <>
              <path class="mo-turban" d={TURBAN} />
              <path class="mo-aigrette" d={AIGRETTE} />
            </>
          }
        >
          <path class="mo-crown" d={CROWN} />
        </Show>
      </Show>
      <Show when={kit().side === 0} fallback={<path class="mo-leader-edge" d={ROSE} />}>
        <circle class="mo-leader-edge" r="10" />
      </Show>
      <circle class="mo-leader-face" r="8.300" />
      <text class="mo-leader-name" y="1.400">
        {initial(props.leader)}
      </text>
      <text class="mo-leader-ratings" y="6.500">
        {kit().cr}·{kit().ar}
      </text>
    </g>
  );
};

export const Banner = () => (
  <g class="mo-banner">
    <path class="mo-staff" d="M0 14V-22" />
    <path class="mo-cloth" d="M0-21C6-24 11-18 19-21V-7C11-4 6-10 0-7Z" />
    <path
      class="mo-cloth-bars"
      d="M.2-17.600C6-20.600 11-14.600 18.800-17.600M.2-14.200C6-17.200 11-11.200 18.800-14.200M.2-10.600C6-13.600 11-7.600 18.800-10.600"
    />
    <circle class="mo-finial" cy="-23" r="2" />
  </g>
);

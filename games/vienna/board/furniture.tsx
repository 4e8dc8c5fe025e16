import type { FaceProps } from '@ravelin/web/face';

/** What an engraver puts into the corners of a plan: the wind rose and the scale. */

const POINTS = [0, 90, 180, 270] as const;

/** The besiegers came from the south-west, so north lies to the upper left. */
export const Rose = () => (
  <g class="vn-rose" transform="translate(112 541) rotate(-45)" aria-hidden="true">
    <circle class="vn-plate" r="25" />
    <circle class="vn-plate-rule" r="22.5" />
    {POINTS.map((turn) => (
      <g transform={`rotate(${turn + 45})`}>
        <path class="vn-rose-light" d="M0 -15L3.4 -3.4L0 0Z" />
        <path class="vn-rose-dark" d="M0 -15L-3.4 -3.4L0 0Z" />
      </g>
    ))}
    {POINTS.map((turn) => (
      <g transform={`rotate(${turn})`}>
        <path class="vn-rose-light" d="M0 -21L4.6 -4.6L0 0Z" />
        <path class="vn-rose-dark" d="M0 -21L-4.6 -4.6L0 0Z" />
      </g>
    ))}
    <text class="vn-rose-north" transform="translate(0 -33) rotate(45)" y="5">
      N
    </text>
  </g>
);

/** A hundred units of the sheet; the distance between the bastions gives the measure. */
export const Scale = (props: { readonly t: FaceProps['t'] }) => (
  <g class="vn-scale" transform="translate(626 541)" aria-hidden="true">
    <rect class="vn-plate" x="-9" y="-20" width="118" height="37" />
    {[0, 1, 2, 3, 4].map((n) => (
      <rect class={n % 2 === 0 ? 'vn-rose-dark' : 'vn-rose-light'} x={20 * n} y="4" width="20" height="5" />
    ))}
    <text class="vn-scale-words" x="50" y="-4">
      {props.t('scale')}
    </text>
  </g>
);

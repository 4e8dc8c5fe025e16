import type { JSX } from 'solid-js';

/** The jacket of a cover on the home screen: a picture with the title on a plate, and a frame around it. */
export const Jacket = (props: {
  readonly title: string;
  readonly above: string;
  readonly below: string;
  readonly year: string;
  readonly children: JSX.Element;
}) => (
  <svg
    class="em em-cover"
    viewBox="0 0 400 300"
    preserveAspectRatio="xMidYMid slice"
    role="img"
    aria-label={props.title}
  >
    <rect class="c-sky" width="400" height="300" />
    {props.children}
    <g transform="translate(200 256)">
      <path
        class="c-plate"
        d="M-104 -30H104Q100 -24 107 -20V24Q100 28 104 34H-104Q-100 28 -107 24V-20Q-100 -24 -104 -30Z"
      />
      <path class="c-plate-rule" d="M-99 -25H99V29H-99Z" />
      <text class="c-small" y="-14">
        {props.above}
      </text>
      <text class="c-title" y="10">
        {props.below}
      </text>
      <text class="c-year" y="25">
        {props.year}
      </text>
    </g>
    <rect class="c-margin" x="2" y="2" width="396" height="296" />
    <rect class="c-frame" x="5" y="5" width="390" height="290" />
    <rect class="c-frame thin" x="9" y="9" width="382" height="282" />
  </svg>
);

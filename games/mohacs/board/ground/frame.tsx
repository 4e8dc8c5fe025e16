import { BORDER, DANUBE, FIELD, rectOf, SHEET } from '../layout.ts';

/** The illuminated border: lapis with a chain of gold and ruby, between gold lines. */

export const FrameDefs = () => (
  <>
    <pattern id="mo-chain" width="18" height="18" patternUnits="userSpaceOnUse" x={SHEET.left + 4} y={SHEET.top + 4}>
      <rect class="mo-lapis" width="18" height="18" />
      <path class="mo-chain-gold" d="M0 9 9 0 18 9 9 18Z" />
      <path class="mo-chain-ruby" d="M9 4.500 13.500 9 9 13.500 4.500 9Z" />
      <circle class="mo-chain-pearl" cx="9" cy="9" r="1.700" />
      <path
        class="mo-chain-leaf"
        d="M0 0q2.800.7 3.100 3.100q-2.400-.3-3.100-3.100M18 0q-2.800.7-3.100 3.100q2.400-.3 3.100-3.100M0 18q2.800-.7 3.100-3.100q-2.400.3-3.100 3.100M18 18q-2.800-.7-3.100-3.100q2.400.3 3.100 3.100"
      />
    </pattern>
    <clipPath id="mo-field">
      <rect {...rectOf(FIELD)} />
    </clipPath>
    <clipPath id="mo-river">
      <rect {...rectOf(DANUBE)} />
    </clipPath>
  </>
);

export const Frame = () => (
  <g class="mo-frame">
    <path
      fill="url(#mo-chain)"
      fill-rule="evenodd"
      d={`M${SHEET.left + 4} ${SHEET.top + 4}H${SHEET.right - 4}V${SHEET.bottom - 4}H${SHEET.left + 4}ZM${SHEET.left + BORDER - 4} ${SHEET.top + BORDER - 4}V${SHEET.bottom - BORDER + 4}H${SHEET.right - BORDER + 4}V${SHEET.top + BORDER - 4}Z`}
    />
    <rect class="mo-gold-line" {...rectOf(SHEET, 3)} />
    <rect class="mo-gold-line" {...rectOf(SHEET, BORDER - 4)} />
    <rect class="mo-ink-line" {...rectOf(SHEET, BORDER)} />
  </g>
);

/** The neat line around the field and its river. */
export const NeatLine = () => <rect class="mo-neat" {...rectOf({ ...FIELD, right: DANUBE.right })} />;

import { BORDER, DANUBE, FIELD, SHEET } from '../layout.ts';

/** The illuminated border: lapis with a chain of gold and ruby, between gold lines. */

const rect = (grow: number) => ({
  x: SHEET.left + grow,
  y: SHEET.top + grow,
  width: SHEET.right - SHEET.left - 2 * grow,
  height: SHEET.bottom - SHEET.top - 2 * grow,
});

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
      <rect x={FIELD.left} y={FIELD.top} width={FIELD.right - FIELD.left} height={FIELD.bottom - FIELD.top} />
    </clipPath>
    <clipPath id="mo-river">
      <rect x={DANUBE.left} y={FIELD.top} width={DANUBE.right - DANUBE.left} height={FIELD.bottom - FIELD.top} />
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
    <rect class="mo-gold-line" {...rect(3)} />
    <rect class="mo-gold-line" {...rect(BORDER - 4)} />
    <rect class="mo-ink-line" {...rect(BORDER)} />
  </g>
);

/** The neat line around the field and its river. */
export const NeatLine = () => (
  <rect
    class="mo-neat"
    x={FIELD.left}
    y={FIELD.top}
    width={DANUBE.right - FIELD.left}
    height={FIELD.bottom - FIELD.top}
  />
);

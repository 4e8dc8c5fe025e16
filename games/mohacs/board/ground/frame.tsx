import { BORDER, CAMP, DANUBE, FIELD, SHEET } from '../layout.ts';

/** The illuminated border: lapis with a chain of gold and ruby, between gold lines. */

const rect = (grow: number) => ({
  x: SHEET.left + grow,
  y: SHEET.top + grow,
  width: SHEET.right - SHEET.left - 2 * grow,
  height: SHEET.bottom - SHEET.top - 2 * grow,
});

export const FrameDefs = () => (
  <>
    <pattern id="mo-chain" width="26" height="26" patternUnits="userSpaceOnUse" x={SHEET.left + 4} y={SHEET.top + 4}>
      <rect class="mo-lapis" width="26" height="26" />
      <path class="mo-chain-gold" d="M0 13 13 0 26 13 13 26Z" />
      <path class="mo-chain-ruby" d="M13 6.500 19.500 13 13 19.500 6.500 13Z" />
      <circle class="mo-chain-pearl" cx="13" cy="13" r="2.400" />
      <path
        class="mo-chain-leaf"
        d="M0 0q4 1 4.500 4.500q-3.500-.5-4.500-4.500M26 0q-4 1-4.500 4.500q3.500-.5 4.500-4.500M0 26q4-1 4.500-4.500q-3.500.5-4.500 4.500M26 26q-4-1-4.500-4.500q3.500.5 4.500 4.500"
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

export const CAMP_RECT = {
  x: FIELD.left,
  y: CAMP.top,
  width: DANUBE.right - FIELD.left,
  height: CAMP.bottom - CAMP.top,
} as const;

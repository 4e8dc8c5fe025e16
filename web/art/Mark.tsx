/** The sign of the house: a ravelin seen from above. */
export const Mark = (props: { readonly size?: number }) => (
  <svg width={props.size ?? 26} height={props.size ?? 26} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <path d="M3 5h9l4 5 4-5h9L16 29Z" stroke="currentColor" stroke-width="2.4" stroke-linejoin="miter" />
    <path d="M9 9.5h2l5 6.2 5-6.2h2L16 22.500Z" stroke="currentColor" stroke-width="1.2" />
  </svg>
);

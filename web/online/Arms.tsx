import { createUniqueId, For } from 'solid-js';

/** A player's arms: a shield with a simple charge, made from the name, in inks that are nobody's side. */

const INKS = ['var(--arms-blue)', 'var(--arms-green)', 'var(--arms-plum)', 'var(--arms-umber)'] as const;
const SHIELD = 'M2 2h16v9c0 6-4 9-8 11-4-2-8-5-8-11z';
const CHARGES: readonly (readonly string[])[] = [
  // A chevron, a bend, a pale, bars, a star, a lozenge, a cross, a chief.
  ['M2 14l8-6 8 6v4l-8-6-8 6z'],
  ['M2 3l16 12v5L2 8z'],
  ['M8 2h4v19l-2 1-2-1z'],
  ['M2 6h16v3H2z', 'M2 12h16l-1 3H3z'],
  ['M10 5l1.800 4 4.200.4-3.200 2.900 1 4.200-3.800-2.200-3.800 2.200 1-4.200L4 9.400 8.200 9z'],
  ['M10 5l4 6-4 6-4-6z'],
  ['M8.500 2h3v6H18v3h-6.500v10.500L10 22l-1.500-.5V11H2V8h6.500z'],
  ['M2 2h16v6H2z'],
];

const numberOf = (name: string): number => {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return sum;
};

export const Arms = (props: { readonly name: string }) => {
  const clip = createUniqueId();
  const charge = () => CHARGES[numberOf(props.name) % CHARGES.length];
  const ink = () => INKS[Math.floor(numberOf(props.name) / CHARGES.length) % INKS.length];
  return (
    <svg class="arms" viewBox="0 0 20 24" aria-hidden="true" style={{ color: ink() }}>
      <clipPath id={clip}>
        <path d={SHIELD} />
      </clipPath>
      <path d={SHIELD} class="arms-field" />
      <g clip-path={`url(#${clip})`}>
        <For each={charge()}>{(path) => <path d={path} fill="currentColor" />}</For>
      </g>
      <path d={SHIELD} class="arms-rim" />
    </svg>
  );
};

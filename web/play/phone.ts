import { createSignal } from 'solid-js';

/** Whether the window is a phone's, by the measure of phone.css. */
const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(max-width: 700px)');
const [onPhone, setOnPhone] = createSignal(query?.matches ?? false);
query?.addEventListener('change', ({ matches }) => setOnPhone(matches));

export { onPhone };

import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, type JSX, Show } from 'solid-js';
import { label } from '../labels.ts';
import { Icon } from '../signs.tsx';
import { isDrawn } from '../spoken.ts';
import { countOf, FLANK, handlers, keyOf, markOf, PATH, WAY } from '../state.ts';
import { halves, INVADERS } from '../view.ts';

/** What can be picked now and does not lie on the board: a kind of unit, a price, an order, a trap, a cauldron for a section. */

type Draw = (name: string) => JSX.Element;

const sign: Draw = (name) => <Icon of={name} size={24} />;

/** `2 goblins`: the units themselves. */
const price: Draw = (name) => {
  const [first, kind] = name.split(' ');
  const many = kind === undefined ? 1 : Number(first);
  const unit = INVADERS.find((one) => (kind ?? first).startsWith(one));
  return (
    <For each={Array.from({ length: unit === undefined ? 0 : many })}>{() => <Icon of={unit ?? ''} size={22} />}</For>
  );
};

/** `gale L1 target`, `L1 goblin fury`: the token; the words say where it lies. */
const token: Draw = (name) => <Icon of={halves(name)[0]} size={24} />;
const order: Draw = (name) => <Icon of={halves(name)[1]} size={24} />;
const cauldron: Draw = (name) => <Icon of={`${halves(name)[1]} cauldron`} size={24} />;
const nothing: Draw = () => undefined;

const DOMAINS: Readonly<Record<string, Draw>> = {
  unit: sign,
  'defender unit': sign,
  piece: sign,
  order: sign,
  'order at a section': order,
  'ritual token on a space': token,
  trap: sign,
  equipment: sign,
  price,
  number: nothing,
  'cauldron of a section': cauldron,
  [FLANK]: nothing,
  [WAY]: nothing,
  [PATH]: nothing,
};
/** On the wide board these lie in sight. */
const DRAWN: readonly string[] = [FLANK, WAY, PATH];

const words = (t: FaceProps['t'], domain: string, name: string): string => {
  if (domain === 'number') return name;
  if (domain === 'cauldron of a section') return t(`name:cauldron:${name}`);
  if (domain === 'order at a section') return `${t(`name:${halves(name)[1]}`)} (${halves(name)[0]})`;
  return label(name, t) ?? t(`name:${name}`);
};

export const Choices = (props: { readonly face: FaceProps }) => {
  const open = createMemo(() =>
    [...props.face.marks]
      .filter(([, state]) => state === 'legal' || state === 'selected')
      .map(([key]) => {
        const at = key.indexOf(':');
        return { domain: key.slice(0, at), name: key.slice(at + 1) };
      })
      .filter(({ domain }) => DOMAINS[domain] !== undefined),
  );
  return (
    <Show when={open().length > 0}>
      <ul class="st-choices" aria-label={props.face.t('choices')}>
        <For each={open()}>
          {(thing) => (
            <li classList={{ drawn: DRAWN.includes(thing.domain) || isDrawn(props.face, thing) }}>
              <button
                type="button"
                class={markOf(props.face, thing)}
                data-place={keyOf(thing)}
                aria-pressed={markOf(props.face, thing) === 'selected'}
                {...handlers(props.face, () => [thing])}
              >
                {DOMAINS[thing.domain]?.(thing.name)}
                <span>{words(props.face.t, thing.domain, thing.name)}</span>
                <Show when={countOf(props.face, thing) > 0}>
                  <b>× {countOf(props.face, thing)}</b>
                </Show>
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
};

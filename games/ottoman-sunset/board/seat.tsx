import type { FaceProps } from '@ravelin/web/face';
import { For } from 'solid-js';
import { nameIn, numberIn } from '../../empires/board/view.ts';
import { holdChance, straitsOf } from './war.ts';

/** What the panel of the Sultan's Empire shows besides: the Narrows, Gaza-Beersheba, the Bureau. */
export const SeatMore = (props: { readonly face: FaceProps }) => {
  const t = props.face.t;
  const lines = (): readonly (readonly [label: string, text: string, rule: string])[] => [
    [t('narrows'), t(`straits:${straitsOf(props.face.view)}`, { n: holdChance(props.face.view) }), 'O7.2'],
    [t('gaza'), t('gaza.strength', { n: numberIn(props.face.view, 'gaza') }), 'O2.3.4'],
    [t('bureau'), t(`name:${nameIn(props.face.view, 'bureau') ?? 'none'}`), 'O3.5'],
  ];
  return (
    <For each={lines()}>
      {([label, text, rule]) => (
        <p class="em-supply">
          {label}: {text} <span class="em-rule">{rule}</span>
        </p>
      )}
    </For>
  );
};

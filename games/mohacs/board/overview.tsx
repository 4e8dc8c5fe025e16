import type { FaceProps } from '@ravelin/web/face';
import { round } from '@ravelin/web/ink';
import { createMemo, For } from 'solid-js';
import { ARMY } from './field.ts';
import { RELIEF } from './ground/relief.ts';
import { BANK, STREAMS } from './ground/waters.ts';
import { centre, DANUBE, FIELD, rectOf, SHEET, VIEW_BOX } from './layout.ts';
import { nameIn, unitHex } from './view.ts';

/** The field in small: the ground, and both armies by shape and colour; the command that acts has a colour of its own. */

const HALF = 17;

const shapeOf = (side: number, hex: number): string => {
  const [x, y] = centre(hex).map(round);
  if (side === 0) return `M${x - HALF} ${y - HALF}h${2 * HALF}v${2 * HALF}h${-2 * HALF}Z`;
  return `M${x - HALF} ${y}a${HALF} ${HALF} 0 1 0 ${2 * HALF} 0a${HALF} ${HALF} 0 1 0 ${-2 * HALF} 0Z`;
};

export const Overview = (props: FaceProps) => {
  const acting = createMemo(() => ARMY.commands.indexOf(nameIn(props.view, 'command') ?? ''));
  /** Hungary, the Ottomans, and who acts. */
  const armies = createMemo(() => {
    const drawn = { hungary: '', ottoman: '', acts: '' };
    for (const { id, side, command } of ARMY.unit) {
      const hex = unitHex(props.view, id);
      if (hex >= 0) drawn[command === acting() ? 'acts' : side === 0 ? 'hungary' : 'ottoman'] += shapeOf(side, hex);
    }
    return drawn;
  });
  return (
    <svg class="mo mo-overview" viewBox={VIEW_BOX.join(' ')} role="img" aria-label={props.t('board')}>
      <rect class="mo-paper" {...rectOf(SHEET)} />
      <rect class="mo-plain" {...rectOf(FIELD)} />
      <path class="mo-flats" d={RELIEF.flats} />
      <path class="mo-marsh" d={RELIEF.marsh} />
      <path class="mo-hills" d={RELIEF.hills} />
      <path class="mo-ridge" d={RELIEF.ridge} />
      <For each={STREAMS}>{(d) => <path class="mo-overview-stream" d={d} />}</For>
      <rect class="mo-overview-river" {...rectOf(DANUBE)} />
      <path class="mo-danube" d={BANK} />
      <path class="mo-overview-hungary" d={armies().hungary} />
      <path class="mo-overview-ottoman" d={armies().ottoman} />
      <path class="mo-overview-acts" d={armies().acts} />
    </svg>
  );
};

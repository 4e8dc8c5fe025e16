import type { FaceProps } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import type { Rect } from '../../../empires/board/layout.ts';
import { type Desk, Pickable } from '../../../empires/board/pickable.tsx';
import { Plate } from '../../../empires/board/table/plate.tsx';
import { boxOf, nameIn } from '../../../empires/board/view.ts';
import { COUNTRY, countryWords } from '../names.ts';
import { COUNTRIES, coupOf, HOME } from '../view.ts';

/** The Intelligence Bureau of the East (O3.5): Turkey, where it begins, and the three countries in which it helps a Coup (O1.4). */

const COLUMNS = 2;

/** The marker: an eye that sees the East. */
const Bureau = () => (
  <g class="os-bureau-marker">
    <circle r="10" />
    <path class="os-eye" d="M-7 0Q0 -6.500 7 0Q0 6.500 -7 0Z" />
    <circle class="os-pupil" r="2.300" />
  </g>
);

const Box = (props: {
  readonly face: FaceProps;
  readonly place: string;
  readonly width: number;
  readonly height: number;
}) => (
  <>
    <rect class="os-country" width={props.width} height={props.height} />
    <text class="os-country-name" x="7" y={props.height / 2 + 4.5}>
      {props.face.t(`country.short:${props.place}`)}
    </text>
    <Show when={boxOf(props.face.view, coupOf(props.place)) === 'victories'}>
      <path class="os-coup" d={`M${props.width} 0V${props.height}H${props.width - 7}V0Z`} />
    </Show>
    <Show when={nameIn(props.face.view, 'bureau') === props.place}>
      <g transform={`translate(${props.width - 15} ${props.height / 2})`}>
        <Bureau />
      </g>
    </Show>
  </>
);

export const BureauPlate = (props: { readonly desk: Desk; readonly rect: Rect; readonly short: boolean }) => {
  const face = () => props.desk.face;
  const width = () => (props.rect[2] - 20) / COLUMNS;
  const height = () => (props.rect[3] - 34) / 2;
  const at = (i: number): string =>
    `translate(${10 + width() * (i % COLUMNS)} ${25 + height() * Math.floor(i / COLUMNS)})`;
  return (
    <Plate rect={props.rect} title={face().t(props.short ? 'bureau.short' : 'bureau')} class="os-bureau">
      <g
        transform={at(0)}
        role="img"
        aria-label={`${face().t('name:turkey')}${nameIn(face().view, 'bureau') === HOME ? `: ${face().t('bureau.here')}` : ''}`}
      >
        <Box face={face()} place={HOME} width={width()} height={height()} />
      </g>
      <For each={COUNTRIES}>
        {(country, i) => (
          <Pickable
            desk={props.desk}
            domain={COUNTRY}
            name={country}
            words={countryWords(face().t, face().view, country)}
            class="os-country-box"
            at={at(i() + 1)}
            box={[0, 0, width(), height()]}
            sign={[width() - 4, 4, 0.66]}
          >
            <Box face={face()} place={country} width={width()} height={height()} />
            <rect class="em-ring" x="1" y="1" width={width() - 2} height={height() - 2} />
          </Pickable>
        )}
      </For>
    </Plate>
  );
};

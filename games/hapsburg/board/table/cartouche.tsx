import { Show } from 'solid-js';
import type { FaceProps } from '../../../../web/face.ts';
import type { Rect } from '../layout.ts';
import { nameIn, numberIn, zoneOf } from '../view.ts';

/** The title of the sheet, with the turn. The page lays its buttons over the right part of it. */
export const Cartouche = (props: { readonly face: FaceProps; readonly rect: Rect }) => {
  const [, , width, height] = props.rect;
  return (
    <g class="he-cartouche" transform={`translate(${props.rect[0]} ${props.rect[1]})`} aria-hidden="true">
      <path
        class="he-plate-paper"
        d={`M8 0H${width - 8}Q${width - 6} 6 ${width} 8V${height - 8}Q${width - 6} ${height - 6} ${width - 8} ${height}H8Q6 ${height - 6} 0 ${height - 8}V8Q6 6 8 0Z`}
      />
      <rect class="he-plate-rule" x="6" y="6" width={width - 12} height={height - 12} />
      <g transform="translate(14 0)">
        <text class="he-cart-1" y="30">
          {props.face.t('cartouche.1')}
        </text>
        <text class="he-cart-2" y="54">
          {props.face.t('cartouche.2')}
        </text>
        <path class="he-cart-rule" d="M0 64H84" />
        <text class="he-cart-n" y="96">
          {numberIn(props.face.view, 'turn')}
        </text>
        <text class="he-cart-3" y="115">
          {props.face.t('cart.turn', { of: numberIn(props.face.view, 'last') })}
        </text>
        <Show when={nameIn(props.face.view, 'card')}>
          <text class="he-cart-3" y="134">
            {props.face.t('cart.deck', { n: zoneOf(props.face.view, 'deck').count })}
          </text>
        </Show>
      </g>
    </g>
  );
};

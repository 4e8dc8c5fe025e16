import { Match, Switch } from 'solid-js';
import type { FaceProps } from '../../../web/face.ts';
import { CardSheet } from './paper/sheet.tsx';
import { FrontSheet } from './sheets/front.tsx';
import { BattleSheet, NationSheet, TheaterSheet } from './sheets/others.tsx';
import { BATTLE, CARD, FRONT, NATION, THEATER } from './state.ts';
import { cardData } from './view.ts';

/** One thing, magnified, with everything that is known about it. */

type Props = FaceProps & { readonly domain: string; readonly name: string };

export const Inspect = (props: Props) => (
  <Switch>
    <Match when={props.domain === FRONT}>
      <FrontSheet face={props} front={props.name} />
    </Match>
    <Match when={props.domain === NATION}>
      <NationSheet face={props} nation={props.name} />
    </Match>
    <Match when={props.domain === THEATER}>
      <TheaterSheet face={props} theater={props.name} />
    </Match>
    <Match when={props.domain === BATTLE}>
      <BattleSheet face={props} battle={props.name} />
    </Match>
    <Match when={props.domain === CARD && cardData(props.name)}>
      <CardSheet face={props} name={props.name} />
    </Match>
  </Switch>
);

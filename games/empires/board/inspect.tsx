import type { FaceProps } from '@ravelin/web/face';
import { Match, Switch } from 'solid-js';
import { useEmpire } from './empire.ts';
import { CardSheet } from './paper/sheet.tsx';
import { FrontSheet } from './sheets/front.tsx';
import { BattleSheet, TheaterSheet } from './sheets/others.tsx';
import { BATTLE, CARD, FRONT, THEATER } from './state.ts';

/** One thing, magnified, with everything that is known about it. */

type Props = FaceProps & { readonly domain: string; readonly name: string };

export const Inspect = (props: Props) => {
  const { domains, reading, OtherSheet } = useEmpire();
  return (
    <Switch>
      <Match when={props.domain === FRONT}>
        <FrontSheet face={props} front={props.name} />
      </Match>
      <Match when={props.domain === THEATER}>
        <TheaterSheet face={props} theater={props.name} />
      </Match>
      <Match when={props.domain === BATTLE}>
        <BattleSheet face={props} battle={props.name} />
      </Match>
      <Match when={props.domain === CARD && reading.cardData(props.name)}>
        <CardSheet face={props} name={props.name} />
      </Match>
      <Match when={domains.includes(props.domain)}>
        {OtherSheet && <OtherSheet face={props} domain={props.domain} name={props.name} />}
      </Match>
    </Switch>
  );
};

import type { FaceProps, GameFace } from '@ravelin/web/face';
import { type Component, Show } from 'solid-js';
import type { Empire } from '../../empires/board/empire.ts';
import { familyFace } from '../../empires/board/face.ts';
import { Rule } from '../../empires/board/sheets/parts.tsx';
import { isSet, nameIn } from '../../empires/board/view.ts';
import { Board as HapsburgBoard } from '../../hapsburg/board/board.tsx';
import { EMPIRE as HAPSBURG } from '../../hapsburg/board/empire.ts';
import { face as hapsburg } from '../../hapsburg/board/index.tsx';
import { Board as OttomanBoard } from '../../ottoman-sunset/board/board.tsx';
import { EMPIRE as OTTOMAN } from '../../ottoman-sunset/board/empire.ts';
import { face as ottoman } from '../../ottoman-sunset/board/index.tsx';
import { allyOf, isLonely, lentTo, type Nation, narrowsWith, PHASES, WARS } from './war.ts';

/** The two empires as allies: each as its own game has it, and what reaches it from the other. */

const OWN: Readonly<Record<Nation, Empire>> = { hapsburg: HAPSBURG, ottoman: OTTOMAN };

/** What is chosen without a place on the maps: ships to be sent (E4), markers to be lent (E2.6). */
const SHIPS = 'ships';
const MARKER = 'marker';

/** E7.2.3 */
const Alone = (props: { readonly face: FaceProps; readonly nation: Nation; readonly front: string }) => (
  <Show when={isLonely(props.face.view, props.nation, props.front)}>
    <p class="em-warn">
      {props.face.t('inspect.alone')} <Rule rule="E7.2.3" />
    </p>
  </Show>
);

const empireOf = (nation: Nation): Empire => {
  const own = OWN[nation];
  const { marker } = lentTo(nation);
  const Signs: Component<{ readonly id: string }> = (props) =>
    props.id === marker ? OWN[allyOf(nation)].Advantage(props) : own.Advantage(props);
  return {
    ...own,
    war: WARS[nation],
    phases: PHASES[nation],
    advantages: [...own.advantages, marker],
    Advantage: Signs,
    badgesOf: (view, front) => [
      ...own.badgesOf(view, front),
      ...(nameIn(view, `${marker}Front`) === front ? [marker] : []),
    ],
    // E7.2.1: the marker of the fallen ally.
    extrasOf: (view, box) => [
      ...(own.extrasOf?.(view, box) ?? []),
      ...(box === 'defeats' && isSet(view, 'alone') ? ['will.ally'] : []),
    ],
    offers: [SHIPS, MARKER],
    choiceNote: (t, domain, name, view) => {
      if (domain !== SHIPS) return own.choiceNote?.(t, domain, name, view) ?? '';
      const chance = narrowsWith(view, Number(name));
      return chance === undefined ? t('choice.uboats', { n: name }) : t('choice.narrows', { n: chance });
    },
    FrontMore: (props) => (
      <>
        {own.FrontMore?.(props)}
        <Alone face={props.face} nation={nation} front={props.front} />
      </>
    ),
  };
};

export const EMPIRES: Readonly<Record<Nation, Empire>> = {
  hapsburg: empireOf('hapsburg'),
  ottoman: empireOf('ottoman'),
};

/** Each nation's own face, reckoning with its ally. */
export const FACES: Readonly<Record<Nation, GameFace>> = {
  hapsburg: familyFace(EMPIRES.hapsburg, { ...hapsburg, Board: HapsburgBoard }),
  ottoman: familyFace(EMPIRES.ottoman, { ...ottoman, Board: OttomanBoard }),
};

import type { FaceProps } from '@ravelin/web/face';
import { createMemo, For, Show } from 'solid-js';
import { TroopCard } from './cards/troop.tsx';
import { countOf, markedIn, markOf } from './state.ts';
import { isSide, pileOf, type Side, splitTroop, tally, troops } from './view.ts';

/** Troops being chosen from a pile: every type with how many there are, and how many are in the list. */

interface Source {
  readonly key: string;
  readonly prefix: '' | 'recovered ';
  readonly pile: string;
}

const DECK: Source = { key: 'pick.deck', prefix: '', pile: 'Troop deck' };
const RECOVER: Source = { key: 'pick.recover', prefix: 'recovered ', pile: 'Troop discard' };
const FALLEN: Source = { key: 'pick.fallen', prefix: '', pile: 'Eliminated' };
const DISCARD: Source = { key: 'pick.discard', prefix: '', pile: 'Troop discard' };

/** Which piles are open to choose from, told by what is marked or already chosen. */
const sourcesOf = (face: FaceProps, side: Side): readonly Source[] => {
  const listed = [...face.counts].filter(([, n]) => n > 0).map(([key]) => key.replace('Troop:', ''));
  const named = [...markedIn(face, 'Troop').filter((name) => markOf(face, 'Troop', name) !== 'refused'), ...listed]
    .map(splitTroop)
    .filter(({ troop }) => troops().some(({ id, side: owner }) => id === troop && owner === side));
  const inLine = pileOf(face.view, side, 'front line').count + pileOf(face.view, side, 'rear line').count;
  const deck = inLine === 0 && named.some(({ place }) => place === 'deck');
  const recover = named.some(({ place }) => place === 'recovered');
  if (!deck && !recover) return [];
  const frame = face.view.flow?.at(-1);
  if (frame?.procedure === 'return-troops') return [frame.locals.from === 'discard' ? DISCARD : FALLEN];
  const choosing = frame?.at.includes('select-troops') === true;
  // There is nothing to recover from an empty discard.
  return (choosing || recover) && pileOf(face.view, side, RECOVER.pile).count > 0 ? [DECK, RECOVER] : [DECK];
};

export const Picker = (props: { readonly face: FaceProps }) => {
  const side = (): Side | undefined => (isSide(props.face.viewer) ? props.face.viewer : undefined);
  const sources = createMemo(() => {
    const owner = side();
    return owner === undefined ? [] : sourcesOf(props.face, owner);
  });
  const types = () => troops().filter((troop) => troop.side === side());
  const held = (source: Source, owner: Side) => tally(pileOf(props.face.view, owner, source.pile).cards);
  const chosen = () =>
    sources().reduce(
      (sum, source) => sum + types().reduce((n, { id }) => n + countOf(props.face, 'Troop', source.prefix + id), 0),
      0,
    );
  return (
    <Show when={sources().length > 0 && side()}>
      {(owner) => (
        <div class="vn-picker">
          <p class="vn-picker-head">
            <b>{props.face.t('pick.title')}</b>
            <span>{props.face.t('pick.chosen', { n: chosen() })}</span>
          </p>
          <For each={sources()}>
            {(source) => (
              <fieldset class="vn-picker-row">
                <legend>{props.face.t(source.key)}</legend>
                <For each={types()}>
                  {({ id, value }) => {
                    const name = source.prefix + id;
                    const left = () => held(source, owner()).get(id) ?? 0;
                    const n = () => countOf(props.face, 'Troop', name);
                    return (
                      <TroopCard
                        face={props.face}
                        name={name}
                        troop={id}
                        state={
                          n() > 0 && markOf(props.face, 'Troop', name) === 'rest'
                            ? 'selected'
                            : markOf(props.face, 'Troop', name)
                        }
                        available={left()}
                        chosen={n()}
                        words={props.face.t('pick.words', {
                          troop: props.face.t(`name:${id}`),
                          n: value,
                          left: left(),
                          chosen: n(),
                        })}
                      />
                    );
                  }}
                </For>
              </fieldset>
            )}
          </For>
        </div>
      )}
    </Show>
  );
};

export const choosesTroops = (face: FaceProps): boolean =>
  isSide(face.viewer) && sourcesOf(face, face.viewer).length > 0;

import type { FaceProps, PlaceState } from '@ravelin/web/face';
import { For, Show } from 'solid-js';
import { Back } from './cards/back.tsx';
import { printed } from './cards/catalogue.ts';
import { TroopCard } from './cards/troop.tsx';
import { totalOf } from './reckoning.ts';
import { countOf, handlers, markOf } from './state.ts';
import { type Battle, pileOf, type Side, splitTroop, troopSide, troopValue } from './view.ts';

/** The lines of a battle as they lie on the table, with the Tactic beside them. */

type Line = 'front' | 'rear';

/** Moves speak of a card in a line as `front elite`, a few of them simply as `elite`. */
const nameIn = (face: FaceProps, line: Line, troop: string): string =>
  markOf(face, 'Troop', `${line} ${troop}`) === 'rest' && markOf(face, 'Troop', troop) !== 'rest'
    ? troop
    : `${line} ${troop}`;

const troopWords = (face: FaceProps, line: Line, troop: string): string =>
  face.t(`line.${line}`, {
    side: face.t(`name:${troopSide(troop)}`),
    troop: face.t(`name:${troop}`),
    n: troopValue(troop),
  });

export const TroopLine = (props: { readonly face: FaceProps; readonly side: Side; readonly line: Line }) => {
  const pile = () => pileOf(props.face.view, props.side, `${props.line} line`);
  /** Of three alike the first are those already in the list. */
  const cards = () => {
    const taken = new Map<string, number>();
    return [...pile().cards]
      .sort((a, b) => troopValue(b) - troopValue(a))
      .map((troop) => {
        const name = nameIn(props.face, props.line, troop);
        const nth = taken.get(troop) ?? 0;
        taken.set(troop, nth + 1);
        const mark = markOf(props.face, 'Troop', name);
        const state: PlaceState = nth < countOf(props.face, 'Troop', name) ? 'selected' : mark;
        return { troop, name, state };
      });
  };
  return (
    <For each={cards()}>
      {({ troop, name, state }) => (
        <TroopCard
          face={props.face}
          name={name}
          troop={troop}
          state={state}
          words={troopWords(props.face, props.line, troop)}
        />
      )}
    </For>
  );
};

/** Troops sent face down: faces to their owner, backs to the other side. */
const Covered = (props: { readonly face: FaceProps; readonly side: Side }) => {
  const pile = () => pileOf(props.face.view, props.side, 'face-down line');
  return (
    <>
      <For each={[...pile().cards].sort((a, b) => troopValue(b) - troopValue(a))}>
        {(troop) => (
          <TroopCard
            face={props.face}
            name={splitTroop(troop).troop}
            troop={troop}
            state="rest"
            covered
            words={props.face.t('line.covered', { troop: props.face.t(`name:${troop}`), n: troopValue(troop) })}
          />
        )}
      </For>
      <Show when={pile().hidden > 0}>
        <span class="vn-covered" role="img" aria-label={props.face.t('line.backs', { n: pile().hidden })}>
          <For each={Array.from({ length: pile().hidden })}>{() => <Back side={props.side} />}</For>
        </span>
      </Show>
    </>
  );
};

const Tactic = (props: { readonly face: FaceProps; readonly side: Side; readonly battle: Battle }) => {
  const shown = () => pileOf(props.face.view, props.side, 'shown Tactic').top;
  const laid = () => pileOf(props.face.view, props.side, 'laid Tactic');
  const open = () => shown() ?? (laid().hidden === 0 ? laid().top : undefined);
  return (
    <Show
      when={open()}
      fallback={
        <Show when={laid().count > 0}>
          <span class="vn-tactic-back" role="img" aria-label={props.face.t('tactic.back')}>
            <Back side={props.side} letter={props.face.t('letter.tactic')} />
          </span>
        </Show>
      }
    >
      {(id) => (
        <div
          class={`vn-tactic ${props.side}`}
          classList={{
            covered: shown() === undefined,
            void: shown() !== undefined && props.battle.step > 4 && props.battle.tactic[props.side] !== id(),
          }}
          title={props.face.t(`${id()}.text`)}
        >
          <b>
            {id()} <span>{props.face.t(`use:${printed(id())?.kind ?? 'both'}`)}</span>
          </b>
          <span>{props.face.t(`${id()}.title`)}</span>
          <button
            type="button"
            class="vn-hit"
            aria-label={`${id()}, ${props.face.t(`${id()}.title`)}. ${props.face.t(`${id()}.text`)}`}
            {...handlers(props.face, 'Tactic card', id)}
          />
        </div>
      )}
    </Show>
  );
};

interface SideProps {
  readonly face: FaceProps;
  readonly side: Side;
  readonly battle: Battle;
}

export const BattleSide = (props: SideProps) => {
  const front = () => pileOf(props.face.view, props.side, 'front line').cards;
  const rear = () => pileOf(props.face.view, props.side, 'rear line').cards;
  const revealed = () => props.battle.step >= 3;
  const missing = () => {
    if (props.side !== props.battle.attacker || props.battle.step !== 5) return 0;
    let chosen = 0;
    for (const troop of new Set(front())) chosen += countOf(props.face, 'Troop', `front ${troop}`);
    return Math.max(0, props.battle.rear - chosen);
  };
  const present = () =>
    revealed() ||
    pileOf(props.face.view, props.side, 'face-down line').count > 0 ||
    pileOf(props.face.view, props.side, 'laid Tactic').count > 0;
  const Front = () => (
    <div class="vn-line" classList={{ absent: !present() }}>
      <p class={`vn-line-side ${props.side}`}>
        <b>{props.face.t(`seat:${props.side}`)}</b>
        <span>{props.face.t(props.side === props.battle.attacker ? 'line.attacks' : 'line.defends')}</span>
        <Show when={revealed()}>
          <strong>{totalOf(props.face.view, props.battle, props.side)}</strong>
        </Show>
      </p>
      <div class="vn-line-cards">
        <TroopLine face={props.face} side={props.side} line="front" />
        <Covered face={props.face} side={props.side} />
        <Show when={revealed() && front().length === 0}>
          <em class="vn-line-none">{props.face.t('line.empty')}</em>
        </Show>
      </div>
      <Tactic face={props.face} side={props.side} battle={props.battle} />
    </div>
  );
  const Rear = () => (
    <Show when={rear().length > 0 || missing() > 0}>
      <div class="vn-line rear">
        <p class="vn-line-side">
          <span>{props.face.t('line.rear.title')}</span>
        </p>
        <div class="vn-line-cards">
          <TroopLine face={props.face} side={props.side} line="rear" />
          <Show when={missing() > 0}>
            <span class="vn-slot">{props.face.t('line.more', { n: missing() })}</span>
          </Show>
        </div>
      </div>
    </Show>
  );
  return (
    <Show
      when={props.side === 'ottoman'}
      fallback={
        <>
          <Rear />
          <Front />
        </>
      }
    >
      <Front />
      <Rear />
    </Show>
  );
};

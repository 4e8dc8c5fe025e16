import type { PositionJson } from '@ravelin/engine';
import { createResource, createSignal, For, Show } from 'solid-js';
import type { GameFace } from '../face.ts';
import { levelTitle } from '../play/levels.ts';
import { FailedText } from '../shell/Failed.tsx';
import { factsOf, wordsOf } from '../shell/faces.ts';
import { GamePicture } from '../shell/GamePicture.tsx';
import { t } from '../shell/i18n.ts';
import { boardAt } from './beginning.ts';
import { infoOf } from './ComponentSets.tsx';
import { type AWAY, type DraftOf, isAway } from './draft.ts';
import { createLater } from './later.ts';
import { SeatFlag } from './Seats.tsx';
import { say } from './say.ts';
import type { ServerSide } from './server.ts';
import { isSwitch, type SetUp } from './setUp.ts';

/** The table that is being set, in words and as a picture, with the button that begins it. On a phone it is folded to a bar. */

interface CardProps {
  readonly setUp: SetUp;
  readonly of: DraftOf;
  readonly face: GameFace | undefined;
  readonly server: ServerSide | undefined;
  /** A game that has begun already: what is set up is not known here. */
  readonly moved: boolean;
  readonly seatName: (seat: string) => string;
  readonly nameOf: (seat: string) => string;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onInstead: (away: (typeof AWAY)[number]) => void;
}

/** The title of the component set, where it is not the rulebook's standard. */
const otherSet = ({ game, set, say: saying }: SetUp): string[] => {
  const chosen = set();
  if (typeof chosen !== 'string') return [infoOf(chosen).title];
  return game.sets.slice(1).flatMap(({ id, title }) => (id === chosen ? [saying(title)] : []));
};

/** Scenario, options and components that are in use. */
const setUpTerms = (setUp: SetUp): string[] => {
  const { game, scenario, chosen, say: saying } = setUp;
  const options = chosen();
  const scenarios = game.scenarios.length > 1 ? game.scenarios.filter(({ id }) => id === scenario()) : [];
  return [
    ...scenarios.map(({ title }) => saying(title)),
    ...game.options.flatMap((option) => {
      const value = options[option.id];
      if (isSwitch(option)) return value === 'on' ? [saying(option.title)] : [];
      const found = option.id === game.allied?.option ? undefined : option.values.find(({ id }) => id === value);
      return found ? [saying(found.title)] : [];
    }),
    ...otherSet(setUp),
  ];
};

const lengthText = (game: string): string | undefined => {
  const minutes = factsOf(game)?.minutes;
  if (minutes === undefined) return undefined;
  return minutes % 60 === 0 && minutes > 60
    ? say('card.hours', { n: minutes / 60 })
    : say('card.minutes', { n: minutes });
};

/** Of a hundred parts of the window. */
const HIGHEST = 27;

const BoardPicture = (props: Pick<CardProps, 'setUp' | 'face'>) => {
  const isLater = createLater();
  const [view] = createResource(
    () => isLater() && JSON.stringify([props.setUp.scenario(), props.setUp.set(), props.setUp.chosen()]),
    () => boardAt(props.setUp, props.setUp.chosen()),
  );
  /** The one before stays until the next is there. */
  const drawn = (): PositionJson | undefined =>
    view.state === 'ready' || view.state === 'refreshing' ? view.latest : undefined;
  /** The whole board, and so small that the card fits into a low window. */
  const shape = (): Record<string, string> => {
    const [, , width, height] = props.face?.viewBox ?? [0, 0, 4, 3];
    return { 'aspect-ratio': `${width} / ${height}`, width: `min(100%, ${(HIGHEST * width) / height}dvh)` };
  };
  return (
    <div class="card-board" style={shape()}>
      <Show when={drawn()}>{(found) => <GamePicture game={props.setUp.game.id} view={found()} />}</Show>
    </div>
  );
};

/** The seats, who sits there, and what was agreed on. */
const Terms = (props: CardProps) => {
  const who = (seat: string): string => {
    const player = props.of.seats()[seat];
    if (isAway(player)) return props.server?.awayText(player === 'open') ?? '';
    if (player === 'random') return t('new.random');
    const level = levelTitle(player);
    if (level !== undefined) return say('card.computer', { level });
    const name = props.nameOf(props.of.alone() ? props.setUp.game.seats[0] : seat).trim();
    return name === '' ? say('card.here') : say('card.named', { name });
  };
  const terms = (): string =>
    [
      props.server?.paceText(props.of.pace()) ?? say('card.noClock'),
      ...(props.moved ? [] : setUpTerms(props.setUp)),
    ].join(' · ');
  return (
    <>
      <dl>
        <For each={props.setUp.game.seats}>
          {(seat) => (
            <div>
              <dt>
                <SeatFlag face={props.face} seat={seat} seats={props.setUp.game.seats} />
                {props.seatName(seat)}
              </dt>
              <dd>{who(seat)}</dd>
            </div>
          )}
        </For>
      </dl>
      <Show when={props.of.isDrawn()}>
        <p class="card-line">{say('card.lot')}</p>
      </Show>
      <p class="card-line">{terms()}</p>
      <Show when={!props.moved && lengthText(props.setUp.game.id)}>{(text) => <p class="card-line">{text()}</p>}</Show>
    </>
  );
};

/** The same table with somebody elsewhere. */
const Instead = (props: Pick<CardProps, 'of' | 'server' | 'onInstead'>) => (
  <Show when={props.of.alone() || props.of.away() ? undefined : props.server?.instead()}>
    {(texts) => (
      <div class="card-instead">
        <p>{texts().title}</p>
        <button type="button" class="btn" name="invite" onClick={() => props.onInstead('invite')}>
          {texts().invite}
        </button>
        <button type="button" class="btn" name="open" onClick={() => props.onInstead('open')}>
          {texts().open}
        </button>
      </div>
    )}
  </Show>
);

export const Card = (props: CardProps) => {
  const [unfolded, setUnfolded] = createSignal(false);
  /** What a server makes of it, if it is to be kept there. */
  const button = () => (props.of.onServer() ? props.server?.button(props.of.away()) : undefined);
  const failed = () => (props.of.onServer() ? props.server?.errorText(props.failure) : undefined);
  return (
    <section class="table-card" aria-label={say('yours')} data-unfolded={unfolded()}>
      <button
        type="button"
        class="btn quiet card-fold"
        aria-expanded={unfolded()}
        onClick={() => setUnfolded(!unfolded())}
      >
        <span aria-hidden="true">{unfolded() ? '▾' : '▴'}</span>
        <b>{wordsOf(props.setUp.game.id, 'title')}</b>
      </button>
      <div class="card-body">
        <p class="eyebrow">{say('yours')}</p>
        <h2>{wordsOf(props.setUp.game.id, 'title')}</h2>
        <Show when={!props.moved}>
          <BoardPicture setUp={props.setUp} face={props.face} />
        </Show>
        <Terms {...props} />
      </div>
      <Show when={props.failure}>
        {(error) => (
          <Show when={failed()} fallback={<FailedText error={error()} />}>
            <p class="wrong" role="alert">
              {failed()}
            </p>
          </Show>
        )}
      </Show>
      <button type="submit" class="btn primary big" aria-disabled={props.busy}>
        {button()?.title ?? say('start')}
        <span class="kbd" aria-hidden="true" data-key={say('enter')} />
      </button>
      <div class="card-body">
        <Show when={button()}>{(texts) => <p class="quiet-note">{texts().text}</p>}</Show>
        <Instead of={props.of} server={props.server} onInstead={props.onInstead} />
      </div>
    </section>
  );
};

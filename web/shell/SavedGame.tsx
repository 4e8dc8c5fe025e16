import { createResource, Show } from 'solid-js';
import { Cite } from '../art/Cite.tsx';
import type { GameFace } from '../face.ts';
import { hasServer } from '../online/hasServer.ts';
import { tongueOf } from '../play/tongue.ts';
import { endedText, verdictOf } from '../play/verdict.ts';
import { faceOf, wordsOf } from './faces.ts';
import { GamePicture } from './GamePicture.tsx';
import { dateText, t } from './i18n.ts';
import { linkTo } from './router.ts';
import { opponentOf, personSeats } from './sitters.ts';
import type { StoredGame } from './storage.ts';

/** A game that is kept on this device: as a card while it waits, as a line when it is over. */

const seatName = (game: StoredGame, seat: string): string => wordsOf(game.game, `seat:${seat}`);

/** Which side is played here, and against whom. */
const whoText = (game: StoredGame): string => {
  const { setting } = game;
  const here = personSeats(setting);
  const [seat] = here;
  if (seat === undefined) return t('saved.watched');
  if (Object.keys(setting.seats).length === 1) return t('saved.alone', { seat: seatName(game, seat) });
  if (here.length > 1) return t('saved.together');
  return t('saved.against', { seat: seatName(game, seat), opponent: opponentOf(setting, seat) });
};

/** Where the game stands: the last chapter of its log. */
const chapterOf = ({ latest = [] }: StoredGame, face: GameFace): string => {
  const tongue = tongueOf(face);
  const last = latest.findLast((event) => tongue.opens(event));
  return last ? tongue.sentence(last).replace(/\.$/, '') : '';
};

const Delete = (props: { readonly game: StoredGame; readonly onDrop: () => void }) => (
  <button
    type="button"
    class="btn quiet"
    aria-label={t('home.deleteNamed', { when: dateText(props.game.updated) })}
    onClick={() => props.onDrop()}
  >
    {t('home.delete')}
  </button>
);

export const WaitingGame = (props: { readonly game: StoredGame; readonly onDrop: () => void }) => {
  const [face] = createResource(() => props.game.game, faceOf);
  /** Without the face, which comes a moment later, the card is whole already but for its words. */
  const loaded = () => (face.state === 'ready' ? face() : undefined);
  const asked = () => {
    const game = loaded();
    return game && props.game.decision ? tongueOf(game).prompt(props.game.decision) : '';
  };
  return (
    <li class="saved">
      <Show when={props.game.view} fallback={<div class="picture" aria-hidden="true" />}>
        {(view) => <GamePicture game={props.game.game} view={view()} />}
      </Show>
      <Show when={loaded()}>
        {(game) => <Show when={chapterOf(props.game, game())}>{(chapter) => <p class="saved-at">{chapter()}</p>}</Show>}
      </Show>
      <div class="saved-text">
        <h3>{wordsOf(props.game.game, 'title')}</h3>
        <p class="saved-who">{whoText(props.game)}</p>
        <p class="saved-asks">
          <Show
            when={asked()}
            fallback={props.game.seat && t('home.decides', { seat: seatName(props.game, props.game.seat) })}
          >
            {asked()} <Cite game={props.game.game} rule={props.game.decision?.rule ?? ''} />
          </Show>
        </p>
        <p class="quiet-note">
          {t('home.moves', { n: props.game.moves })} · {dateText(props.game.updated)}
        </p>
        <p class="acts">
          <a class="btn primary" href={linkTo({ screen: 'play', id: props.game.id })}>
            {t('home.continue')}
          </a>
          <Show when={hasServer()}>
            <a
              class="btn quiet"
              href={linkTo({ screen: 'take-online', id: props.game.id })}
              aria-label={t('home.takeOnlineNamed', { game: wordsOf(props.game.game, 'title') })}
            >
              {t('home.takeOnline')}
            </a>
          </Show>
          <Delete {...props} />
        </p>
      </div>
    </li>
  );
};

export const FinishedGame = (props: { readonly game: StoredGame; readonly onDrop: () => void }) => (
  <li class="row">
    <div class="row-text">
      <b>{wordsOf(props.game.game, 'title')}</b>
      <span>
        <Show when={props.game.result}>
          {(result) => <>{verdictOf(result(), { seat: (seat) => seatName(props.game, seat) })} · </>}
        </Show>
        <Show when={props.game.ended}>
          {(ended) => <>{endedText(ended(), { seat: (seat) => seatName(props.game, seat) })} · </>}
        </Show>
        {whoText(props.game)} · {t('home.moves', { n: props.game.moves })} · {dateText(props.game.updated)}
      </span>
    </div>
    <div class="acts">
      <a class="btn" href={linkTo({ screen: 'replay', id: props.game.id, at: null })}>
        {t('home.openReplay')}
      </a>
      <Delete {...props} />
    </div>
  </li>
);

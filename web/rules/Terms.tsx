import { createResource, For } from 'solid-js';
import { settings } from '../shell/settings.ts';
import { explains } from './explained.ts';
import { explainedIn, glossaryOf } from './glossary.ts';

/** A sentence in which the game's own words explain themselves, to whoever points at them. */
export const Terms = (props: { readonly text: string; readonly game: string }) => {
  const [terms] = createResource(
    () => [props.game, settings.language] as const,
    ([game, language]) => glossaryOf(game, language),
    { initialValue: [] },
  );
  return (
    <For each={explainedIn(props.text, terms.latest, settings.language)}>
      {(piece) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <button
            type="button"
            class="term"
            aria-haspopup="dialog"
            {...explains({ ...piece.term, title: piece.term.word, about: piece.term.meaning })}
          >
            {piece.text}
          </button>
        )
      }
    </For>
  );
};

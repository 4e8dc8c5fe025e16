import { t } from '../shell/i18n.ts';
import type { Fold, Folding } from './folding.ts';

/** At the head of a part of the table: folds it into a narrow strip with its name, and opens it again. */
export const FoldButton = (props: { readonly part: Fold; readonly folding: Folding }) => {
  const folded = () => props.folding.folded(props.part);
  const words = () => t(folded() ? 'fold.open' : 'fold.close', { part: t(`fold.${props.part}`) });
  return (
    <button
      type="button"
      class="fold-part"
      data-fold={props.part}
      aria-expanded={!folded()}
      aria-label={words()}
      title={words()}
      onClick={() => props.folding.toggle(props.part)}
    >
      <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true">
        <path d="M7 1 3 5l4 4" fill="none" stroke="currentColor" stroke-width="1.6" />
      </svg>
      <span aria-hidden="true">{t(`fold.${props.part}`)}</span>
    </button>
  );
};

import type { FaceProps } from '@ravelin/web/face';
import { useEmpire } from '../empire.ts';
import { cardText } from '../names.ts';
import { Sources } from '../paper/sheet.tsx';
import { Symbols } from '../paper/symbols.tsx';
import { Vignette } from '../paper/vignette.tsx';
import { Cited } from '../sheets/parts.tsx';
import { type CardData, numberIn } from '../view.ts';

/** The card of this turn as the head of a front page, which stays in sight: the Event, what advances, the Actions. The report is folded. */

/** The year of the war that a turn stands for: so many cards from its first month to its last. */
const yearOf = (turn: number, months: number, cards: number): number =>
  1 + Math.floor((Math.max(0, turn - 1) * months) / (cards - 1) / 12);

export const FrontPage = (props: {
  readonly face: FaceProps;
  readonly name: string;
  readonly card: CardData;
  /** Actions that are left, in the Action Phase. */
  readonly left: number | undefined;
}) => {
  const empire = useEmpire();
  const t = props.face.t;
  const dateline = (): string => {
    const n = numberIn(props.face.view, 'turn');
    const year = t(`year.${Math.min(5, yearOf(n, empire.months, empire.printed.cards.length))}`);
    return t('paper.date', { year, n });
  };
  return (
    <article class="em-paper em-page" aria-label={t('now')}>
      <header class="em-page-head">
        <span>{t('paper.number', { n: props.card.id })}</span>
        <b>{t('paper.title')}</b>
        <span>{t(`paper.edition:${props.card.epoch}`)}</span>
      </header>
      <div class="em-page-lead">
        <Vignette scene={empire.sceneOf(props.card)} />
        <div>
          <h2>{cardText(empire, t, props.name, 'title')}</h2>
          <p class="em-page-event">
            <b>{t('card.event')}</b> {cardText(empire, t, props.name, 'text')}{' '}
            <Cited rule={`${empire.rules.cards}.${props.card.id}`} />
          </p>
        </div>
      </div>
      <Symbols face={props.face} card={props.card} left={props.left} />
      <details class="em-report">
        <summary>{t('paper.report')}</summary>
        <p class="em-dateline">{dateline()}</p>
        <p class="em-history">{cardText(empire, t, props.name, 'history')}</p>
        <Sources face={props.face} card={props.card} />
      </details>
    </article>
  );
};

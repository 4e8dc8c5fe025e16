import { type AnyGame, type EventReport, kitOfPart, Messages, type Namer, signed, spoken } from '@ravelin/engine';
import { type Words, wordsOf } from '@ravelin/games';

/** Events and ledgers in sentences, for the terminal. */

const ENGLISH = new Messages('en');

const isMissing = (game: AnyGame, { event, ...fields }: EventReport): boolean => {
  const kind = game.events.find(({ id }) => id === event);
  return Object.entries(kind?.fields ?? {}).some(([name, field]) => 'secret' in field && fields[name] === undefined);
};

/** Without words of its own an event is told by its name and its fields. */
const plainly = ({ seq, event, rule, ledger, ...fields }: EventReport, name: Namer): string =>
  [
    event,
    ...Object.entries(fields)
      .slice(0, 8)
      .map(([field, value]) => `${field} ${spoken(value, name, field)}`),
  ].join(', ');

export const namer =
  (game: AnyGame, kit: unknown, words: Words | undefined = wordsOf(game)): Namer =>
  (word, field) =>
    words?.describe(kit, word, field)?.title ?? word;

/** One event as a sentence, without its paragraph. */
export const tell = (game: AnyGame, kit: unknown, report: EventReport, words = wordsOf(game)): string => {
  const part = game.parts?.findIndex(({ id }) => id === report.part) ?? -1;
  if (game.parts && part >= 0) {
    const { id, game: own } = game.parts[part];
    const { part: _whose, ...its } = report;
    return tell(own, kitOfPart(kit, part), its as EventReport, words?.parts?.[id]);
  }
  const name = namer(game, kit, words);
  const template = words && Object.hasOwn(words.events, report.event) ? words.events[report.event] : undefined;
  if (template === undefined) return plainly(report, name);
  const sentence = typeof template === 'string' ? template : isMissing(game, report) ? template[1] : template[0];
  const text = ENGLISH.fill(sentence, report, name);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** The sum behind a number, a line each. */
export const tellLedger = (
  ledger: NonNullable<EventReport['ledger']> & { readonly of?: string | undefined },
): string[] => [
  `${ledger.title}${ledger.of === undefined ? '' : `, ${ledger.of}`}: ${ledger.total}`,
  ...ledger.lines.map(([rule, label, value]) => `  ${signed(value)} ${label} (${rule})`),
];

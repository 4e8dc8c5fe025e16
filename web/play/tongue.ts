import { type EventReport, fieldsOfSentence, fillSentence, spoken } from '@ravelin/engine';
import type { GameFace } from '../face.ts';
import { settings } from '../shell/settings.ts';
import { fill, type Values } from '../shell/text.ts';
import type { DecisionJson, LegalMove, OrderJson } from '../worker/types.ts';

/** Says what the rules say in the reader's language, with the words of the game's face. */
export interface Tongue {
  /** A text of the game's own catalogue; the key itself where there is none. */
  text(key: string, values?: Values): string;
  has(key: string): boolean;
  seat(seat: string): string;
  /** The colour of a seat or of a piece of it: 0 madder, 1 ochre, -1 neither. */
  livery(name: string, seats: readonly string[]): number;
  /** Does the event open a chapter of the log: a round, a turn, a year, an activation? */
  opens(event: EventReport): boolean;
  /** Out of how many a ledger of this title counts cases; undefined: it is a sum. */
  outOf(title: string): number | undefined;
  /** Whether its dice show numerals in place of pips. */
  readonly numerals: boolean;
  /** What a name means; in an event its field tells apart things that share it. */
  label(name: string, field?: string): string;
  sentence(event: EventReport): string;
  prompt(decision: Pick<DecisionJson, 'id' | 'prompt' | 'about'>): string;
  /** What a standing order declines. */
  window(order: Pick<OrderJson, 'decision' | 'prompt'>): string;
  kind(kind: string): string;
  /** A move in words; of one that is only begun, the rest stays open. */
  move(move: Pick<LegalMove, 'kind' | 'parts' | 'notation' | 'open'>): string;
  ending(how: string): string;
  /** A sentence of the rules: a condition, a ledger's label. */
  say(english: string): string;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** `3 × Sekban, Yeniçeri` */
const counted = (labels: readonly string[]): string =>
  [...new Set(labels)]
    .map((one) => {
      const n = labels.filter((other) => other === one).length;
      return n === 1 ? one : `${n} × ${one}`;
    })
    .join(', ');

/** Fields of a report that are not the game's own. */
const OWN = new Set(['seq', 'event', 'rule', 'ledger', 'part']);

export const tongueOf = (face: GameFace): Tongue => {
  const find = (key: string): string | undefined => face.words[settings.language][key];
  const text = (key: string, values?: Values): string => fill(find(key) ?? face.words.en[key] ?? key, values);
  const known = (key: string): string | undefined => find(key) ?? face.words.en[key];

  const label = (name: string, field?: string): string => {
    const there = field === undefined ? undefined : known(`name:${field}:${name}`);
    if (there !== undefined) return there;
    const own = face.label?.(name, text);
    if (own !== undefined) return own;
    const whole = known(`name:${name}`);
    if (whole !== undefined) return whole;
    if (name.includes('>'))
      return name
        .split('>')
        .map((half) => label(half))
        .join(' → ');
    const space = name.indexOf(' ');
    if (space > 0)
      return `${label(name.slice(space + 1))} (${known(`name:${name.slice(0, space)}`) ?? name.slice(0, space)})`;
    return name;
  };

  /** What happened in a part of a composed game is told in the words of that part (`ottoman/event:advance`). */
  const knownOf = (part: string | undefined, key: string): string | undefined =>
    (part === undefined ? undefined : known(`${part}/${key}`)) ?? known(key);
  const labelOf =
    (part: string | undefined) =>
    (name: string, field?: string): string =>
      (part === undefined
        ? undefined
        : ((field === undefined ? undefined : known(`${part}/name:${field}:${name}`)) ??
          known(`${part}/name:${name}`))) ?? label(name, field);

  const sentence = (event: EventReport): string => {
    const key = `event:${event.event}`;
    const plain = knownOf(event.part, key);
    const label = labelOf(event.part);
    if (plain === undefined) {
      const told = Object.entries(event)
        .filter(([name]) => !OWN.has(name))
        .map(([field, given]) => spoken(given, label, field));
      return `${[capital(event.event), ...told].join(', ')}.`;
    }
    const missing = fieldsOfSentence(plain).some((field) => event[field] === undefined);
    return capital(fillSentence((missing ? knownOf(event.part, `${key}:veiled`) : undefined) ?? plain, event, label));
  };

  return {
    text,
    has: (key) => known(key) !== undefined,
    opens: ({ event }) => / begins?$/.test(event) || face.chapters?.includes(event) === true,
    outOf: (title) => face.odds?.[title],
    numerals: (face.dieSides ?? 6) !== 6,
    livery: (name, seats) => (face.livery ? ['madder', 'ochre'].indexOf(face.livery(name) ?? '') : seats.indexOf(name)),
    seat: (seat) => known(`seat:${seat}`) ?? capital(label(seat)),
    label,
    sentence,
    prompt: ({ id, prompt, about }) => capital(fillSentence(known(`decision:${id}`) ?? prompt, about, label)),
    window: ({ decision, prompt }) => known(`window:${decision}`) ?? known(`decision:${decision}`) ?? prompt,
    kind: (kind) => known(`kind:${kind}`) ?? capital(kind),
    move: ({ kind, parts, notation, open }) => {
      // A kind that is asked for with other slots elsewhere has a text for those too: `move:bombard:hex`.
      const template = known(`move:${kind}:${parts.map(({ slot }) => slot).join(',')}`) ?? known(`move:${kind}`);
      // A list stands in its own slot, its names one after the other.
      const names: Record<string, string> = {};
      for (const { slot } of parts)
        names[slot] ??= counted(parts.filter((part) => part.slot === slot).map(({ name }) => label(name)));
      if (template !== undefined) {
        const filled = capital(fill(template, names));
        return open ? filled.replace(/\{\w+\}/g, '…') : filled;
      }
      if (parts.length === 0) return known(`kind:${kind}`) ?? capital(notation);
      return `${known(`kind:${kind}`) ?? capital(kind)}: ${parts.map(({ name }) => label(name)).join(', ')}`;
    },
    ending: (how) => known(`ending:${how}`) ?? how,
    // A ledger's label may be a name: who comes, say.
    say: (english) => find(`say:${english}`) ?? find(`name:${english}`) ?? english,
  };
};

/** Every name that an event mentions, to light up on the board. */
export const namesIn = (event: EventReport): Set<string> => {
  const names = new Set<string>();
  for (const [field, given] of Object.entries(event)) {
    if (OWN.has(field)) continue;
    for (const one of Array.isArray(given) ? given : [given]) if (typeof one === 'string') names.add(one);
  }
  return names;
};

/** The fields that tell whose event it is, the plainest first. */
const WHOSE = ['side', 'attacker', 'winner', 'seat', 'unit', 'shooter', 'leader', 'command', 'attackers'] as const;

/** Whose event it is: the colour of the side, or of the piece, that it is told of. */
export const sideOf = (event: EventReport, seats: readonly string[], tongue: Tongue): number => {
  const field = WHOSE.find((one) => event[one] !== undefined);
  const whose = field === undefined ? '' : event[field];
  return tongue.livery(String(Array.isArray(whose) ? whose[0] : whose), seats);
};

import { type EventReport, fieldsOfMessage, type Reason, spoken } from '@ravelin/engine';
import type { DecisionJson, LegalMove, OrderJson } from '@ravelin/table/messages';
import type { GameFace, Thing } from '../face.ts';
import { speaking, t, type Values } from '../shell/i18n.ts';
import { settings } from '../shell/settings.ts';

/** Says what the rules say in the reader's language, with the words of the game's face. */
export interface Tongue extends Spoken {
  /** The same in the words of a part of a composed game, where it has its own (`ottoman/name:gallipoli`). */
  of(part: string | undefined): Spoken;
}

export interface Spoken {
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
  prompt(decision: Pick<DecisionJson, 'id' | 'prompt' | 'about' | 'part'>): string;
  /** What a standing order declines. */
  window(order: Pick<OrderJson, 'decision' | 'prompt'>): string;
  kind(kind: string): string;
  /** A move in words; of one that is only begun, the rest stays open. After picks it may be said shorter, by what they leave open. */
  move(move: Pick<LegalMove, 'kind' | 'parts' | 'notation' | 'part' | 'open'>, picks?: readonly Thing[]): string;
  ending(how: string): string;
  /** What stands against a move: a condition by its key, in every language but English. */
  reason(reason: Pick<Reason, 'key' | 'text'>): string;
  /** Any other sentence of the rules: a ledger's label, a warning. */
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

/** `part`: whose words come first, in a composed game. */
const spokenBy = (face: GameFace, part: string | undefined): Spoken => {
  type Words = GameFace['words']['en'];
  const ownIn = (words: Words, key: string): string | undefined =>
    part === undefined ? undefined : words[`${part}/${key}`];
  const findIn = (words: Words, key: string): string | undefined => ownIn(words, key) ?? words[key];
  const saidBySet = (key: string): string | undefined => face.said?.(part === undefined ? key : `${part}/${key}`);
  const find = (key: string): string | undefined => saidBySet(key) ?? findIn(face.words[settings.language], key);
  const known = (key: string): string | undefined => find(key) ?? findIn(face.words.en, key);
  const knownOwn = (key: string): string | undefined =>
    (part === undefined ? undefined : saidBySet(key)) ??
    ownIn(face.words[settings.language], key) ??
    ownIn(face.words.en, key);
  const text = (key: string, values?: Values): string => speaking().fill(known(key) ?? key, values);

  const label = (name: string, field?: string): string => {
    const fielded = field === undefined ? undefined : `name:${field}:${name}`;
    const there = (fielded && knownOwn(fielded)) ?? knownOwn(`name:${name}`) ?? (fielded && known(fielded));
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

  const sentence = (event: EventReport): string => {
    const key = `event:${event.event}`;
    const plain = known(key);
    if (plain === undefined) {
      const told = Object.entries(event)
        .filter(([name]) => !OWN.has(name))
        .map(([field, given]) => spoken(given, label, field));
      return `${[capital(event.event), ...told].join(', ')}.`;
    }
    const missing = fieldsOfMessage(plain).some((field) => event[field] === undefined);
    return capital(speaking().fill((missing ? known(`${key}:veiled`) : undefined) ?? plain, event, label));
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
    prompt: ({ id, prompt, about }) => capital(speaking().fill(known(`decision:${id}`) ?? prompt, about, label)),
    window: ({ decision, prompt }) => known(`window:${decision}`) ?? known(`decision:${decision}`) ?? prompt,
    kind: (kind) => known(`kind:${kind}`) ?? capital(kind),
    move: ({ kind, parts, notation, open }, picks = []) => {
      // A kind that is asked for with other slots elsewhere has a text for those too: `move:bombard:hex`.
      const worded = (key: string) =>
        known(`${key}:${kind}:${parts.map(({ slot }) => slot).join(',')}`) ?? known(`${key}:${kind}`);
      const isPicked = ({ domain, name }: Thing) => picks.some((one) => one.domain === domain && one.name === name);
      const rest = picks.length > 0 ? worded('rest') : undefined;
      const unsaid = parts.filter(({ slot }) => !rest?.includes(`{${slot}}`));
      const template = rest !== undefined && unsaid.every(isPicked) ? rest : worded('move');
      // A list stands in its own slot, its names one after the other.
      const names: Record<string, string> = {};
      for (const { slot } of parts)
        names[slot] ??= counted(parts.filter((part) => part.slot === slot).map(({ name }) => label(name)));
      if (template !== undefined) {
        const filled = capital(speaking().fill(template, names));
        // What is still to be chosen, or a list with nothing in it.
        return filled.replace(/\{\w+\}/g, open ? '…' : t('list.nothing'));
      }
      if (parts.length === 0) return known(`kind:${kind}`) ?? capital(notation);
      return `${known(`kind:${kind}`) ?? capital(kind)}: ${parts.map(({ name }) => label(name)).join(', ')}`;
    },
    ending: (how) => known(`ending:${how}`) ?? how,
    reason: ({ key, text: english }) => (key === undefined ? undefined : find(`condition:${key}`)) ?? english,
    // A ledger's label may be a name: who comes, say.
    say: (english) => find(`say:${english}`) ?? find(`name:${english}`) ?? english,
  };
};

/** An event, a decision and a move of a part are told in the words of that part, without being asked. */
export const tongueOf = (face: GameFace): Tongue => {
  const tongues = new Map<string | undefined, Spoken>();
  const of = (part: string | undefined): Spoken => {
    const known = tongues.get(part) ?? spokenBy(face, part);
    tongues.set(part, known);
    return known;
  };
  return {
    ...of(undefined),
    of,
    sentence: (event) => of(event.part).sentence(event),
    prompt: (decision) => of(decision.part).prompt(decision),
    move: (move, picks) => of(move.part).move(move, picks),
  };
};

/** Every name that an event mentions, to light up on the board; in a part of a composed game `part/name`. */
export const namesIn = (event: EventReport): Set<string> => {
  const names = new Set<string>();
  const realm = event.part === undefined ? '' : `${event.part}/`;
  for (const [field, given] of Object.entries(event)) {
    if (OWN.has(field)) continue;
    for (const one of Array.isArray(given) ? given : [given]) if (typeof one === 'string') names.add(realm + one);
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

import { eventsEn as family } from './en.ts';

/** A war told at the terminal, in English. */

interface Named {
  readonly id: string;
  readonly name: string;
}

interface Kit {
  readonly files: {
    readonly board: { readonly fronts: readonly Named[] };
    readonly battles: { readonly battles: readonly (Named & { readonly value: number })[] };
    readonly cards: readonly { readonly id: number; readonly headline: string; readonly text: string }[];
  };
}

export interface Description {
  readonly title: string;
  readonly text?: string;
}

const NAMES: Readonly<Record<string, string>> = {
  western: 'Western Theater',
  eastern: 'Eastern Theater',
  naval: 'Naval Theater',
  victories: 'the Victories Box',
  stalemates: 'the Stalemates Box',
  defeats: 'the Defeats Box',
  'mid-day': 'Mid-Day',
  dusk: 'Dusk',
};

const named = (list: readonly Named[], id: string): Description | undefined => {
  const found = list.find((one) => one.id === id);
  return found && { title: found.name };
};

/** The sentences of events by their ids. */
export const eventsById = (told: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(told).map(([key, sentence]) => [key.slice('event:'.length), sentence]));

/** `own`: a game's own names; `unfought`: its markers that are never fought for; `more`: what else on its board has a name. */
export const terminalWords = <K extends Kit>(
  eventsEn: Readonly<Record<string, string>>,
  own: Readonly<Record<string, string>>,
  unfought: (kit: K) => readonly Named[],
  more: (kit: K) => readonly Named[] = () => [],
) => {
  const names = { ...NAMES, ...own };

  /** In an event the field tells a Front or a battle from what else has its name. */
  const describe = (kit: K, name: string, field?: string): Description | undefined => {
    const { cards, battles, board } = kit.files;
    if (field === 'battle') return named([...battles.battles, ...unfought(kit)], name);
    if (field === 'front') return named(board.fronts, name);
    if (names[name] !== undefined) return { title: names[name] };
    const card = cards.find(({ id }) => `#${id}` === name);
    if (card) return { title: `${name} ${card.headline}`, text: card.text };
    const battle = battles.battles.find(({ id }) => id === name);
    if (battle) return { title: battle.name, text: `Battle Value ${battle.value}.` };
    return named([...board.fronts, ...unfought(kit), ...more(kit)], name);
  };

  return { events: eventsById({ ...family, ...eventsEn }), describe };
};

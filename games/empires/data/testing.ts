import type { ComponentSet } from '@ravelin/engine';
import { errorCode, type Loose, variants } from '@ravelin/engine/testing';
import { describe, expect, test } from 'vitest';

/** What every game of the family refuses in a component set from outside. */

/** What the files of every set have in common. */
interface Files {
  readonly board: {
    readonly fronts: readonly { readonly id: string; readonly spaces: readonly object[] }[];
  };
  readonly battles: {
    readonly battles: readonly { readonly id: string; readonly theater: string; readonly source: string }[];
  };
  readonly cards: readonly {
    readonly id: number;
    readonly epoch: string;
    readonly event: readonly object[];
    readonly advances: readonly string[];
    readonly actions: number;
    readonly offensives?: Readonly<Record<string, number>>;
    readonly source: Readonly<Record<string, string>>;
  }[];
}

/** What is broken, how, and what is said of it. */
export type Broken<F> = readonly [what: string, change: (files: Loose<F>) => void, message: string];

/** A value of a kind that the files do not allow. */
export const any = (value: unknown): never => value as never;
/** Takes a field away. */
const drop = (target: object, field: string) => Reflect.deleteProperty(target, field);

const commonlyBroken = (provenance: string, { board, battles }: Files): readonly Broken<Files>[] => [
  ['no board', (one) => drop(one, 'board'), '/board: Board and numbers is missing'],
  [
    'a field of the wrong kind',
    (one) => {
      one.cards[0].actions = any('many');
    },
    '/cards/0/actions: Actions is a whole number, not "many"',
  ],
  [
    'a field that nobody knows',
    (one) => {
      Object.assign(one.board.fronts[0], { colour: 'red' });
    },
    '/board/fronts/0/colour: there is no "colour" here',
  ],
  [
    'an unknown Epoch',
    (one) => {
      one.cards[0].epoch = 'noon';
    },
    '/cards/0/epoch',
  ],
  [
    `${provenance} a battle without a mark`,
    (one) => drop(one.battles.battles[0], 'source'),
    '/battles/battles/0/source',
  ],
  [
    `${provenance} a mark that nobody knows`,
    (one) => {
      one.cards[2].source.actions = 'hearsay';
    },
    '/cards/2/source/actions',
  ],
  [
    'an Event that no rule knows',
    (one) => {
      one.cards[0].event = [{ do: 'surrender' }];
    },
    '/cards/0/event/0',
  ],
  [
    'a card twice',
    (one) => {
      one.cards[1].id = 1;
    },
    'cards: "1" is there twice.',
  ],
  [
    'a battle twice',
    (one) => {
      one.battles.battles[1].id = battles.battles[0].id;
    },
    `battles: "${battles.battles[0].id}" is there twice.`,
  ],
  [
    'a Front twice',
    (one) => {
      one.board.fronts[1].id = board.fronts[0].id;
    },
    `fronts: "${board.fronts[0].id}" is there twice.`,
  ],
  [
    'an Advance of an unknown Front',
    (one) => {
      one.cards[0].advances = ['japanese'];
    },
    'There is no Front "japanese".',
  ],
  [
    'a battle that has no marker',
    (one) => {
      one.cards[2].event = [{ do: 'battle', battle: 'waterloo' }];
    },
    'There is no Off-Map Battle "waterloo".',
  ],
  [
    'an Event for an unknown Front',
    (one) => {
      one.cards[2].event = [{ do: 'enter', front: 'japanese' }];
    },
    'There is no Front "japanese".',
  ],
  [
    'a modifier for an unknown Front',
    (one) => {
      one.cards[9].offensives = { japanese: 2 };
    },
    'There is no Front or Nationality "japanese".',
  ],
  [
    'a battle in an unknown Theater',
    (one) => {
      one.battles.battles[0].theater = 'southern';
    },
    'There is no theater "southern".',
  ],
  [
    'spaces out of order',
    (one) => {
      one.board.fronts[0].spaces.reverse();
    },
    `board, ${board.fronts[0].id}: the spaces must be numbered 1, 2, 3 and so on, in this order.`,
  ],
];

/** What a set has other than the first one, besides its name and its text: where, what it was and what it is. */
export const changesOf = (first: unknown, other: unknown, at = ''): (readonly [string, unknown, unknown])[] => {
  if (at === '/set' || first === other) return [];
  if (typeof first !== 'object' || typeof other !== 'object' || !first || !other) return [[at, first, other]];
  const parts = new Map<string, unknown>(Object.entries(other));
  const keys = new Set([...Object.keys(first), ...parts.keys()]);
  return [...keys].flatMap((key) => changesOf((first as Loose<object>)[key as never], parts.get(key), `${at}/${key}`));
};

/** `provenance`: the paragraph that says where the data come from. */
export const testComponentSets = <F extends Files, K>(
  provenance: string,
  files: F,
  own: ComponentSet<K>,
  read: (files: unknown) => ComponentSet<K>,
  broken: readonly Broken<F>[],
): void => {
  const { changed, complaint } = variants(files, read);

  describe('A broken set is refused with a clear message', () => {
    const all = [...(commonlyBroken(provenance, files) as unknown as readonly Broken<F>[]), ...broken];
    test.each(all)('%s', (_what, change, message) => {
      // Its place stands before it, and its paragraph at the end.
      expect(complaint(change)).toContain(message.replace(/\.$/, ''));
    });

    test('files that are no set at all', () => {
      for (const nothing of [undefined, null, 7, [], {}]) expect(errorCode(() => read(nothing))).toBe('bad-components');
    });

    test('the set itself is accepted', () => {
      expect(complaint(() => {})).toBe('');
    });
  });

  test(`${provenance} every change gives the set another hash`, () => {
    expect(read(changed(() => {})).hash).toBe(own.hash);
    const more = changed((one) => {
      (one as unknown as Loose<Files>).cards[0].actions++;
    });
    expect(read(more).hash).not.toBe(own.hash);
  });
};

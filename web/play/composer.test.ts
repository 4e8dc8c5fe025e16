import type { LegalMove, ListMove } from '@ravelin/table';
import { describe, expect, test } from 'vitest';
import {
  agrees,
  begun,
  type Composition,
  candidates,
  completion,
  countsOf,
  EMPTY,
  grouped,
  isChosen,
  kindsAt,
  listedFor,
  marksOf,
  openKinds,
  type Pick,
  pick,
  removeFromList,
  rivalsOf,
  siblingsOf,
} from './composer.ts';

const hex = (name: string): Pick => ({ domain: 'hex', name });
const card = (name: string): Pick => ({ domain: 'Strategy card', name });
const move = (kind: string, ...parts: Pick[]): LegalMove => ({
  notation: `${kind} ${parts.map(({ name }) => name).join(' with ')}`.trim(),
  kind,
  rule: 'V10',
  parts: parts.map((part) => ({ slot: part.domain === 'hex' ? 'hex' : 'card', ...part })),
});

const MOVES = [
  move('pass'),
  move('assault', hex('burg'), card('OS1')),
  move('assault', hex('burg'), card('OS2')),
  move('assault', hex('ravelin'), card('OS1')),
  move('bombard', hex('burg'), card('OS1')),
  move('play', card('OS9')),
];

const after = (composition: Composition, ...picks: Pick[]): Composition => {
  let now = composition;
  for (const one of picks) {
    const answer = pick(MOVES, [], now, one);
    if (answer.does !== 'composes') throw new Error(`${one.name} ${answer.does}`);
    now = answer.composition;
  }
  return now;
};

describe('single moves', () => {
  test('picks narrow the moves in any order, and a kind decides between equal ones', () => {
    const both = after(EMPTY, card('OS1'), hex('burg'));
    expect(candidates(MOVES, both).map(({ kind }) => kind)).toEqual(['assault', 'bombard']);
    expect(completion(MOVES, both)).toBeUndefined();
    expect(completion(MOVES, { ...both, kind: 'bombard' })?.notation).toBe('bombard burg with OS1');
  });

  test('one move that is left is offered before every part of it was picked', () => {
    expect(completion(MOVES, after(EMPTY, hex('ravelin')))?.notation).toBe('assault ravelin with OS1');
    expect(completion(MOVES, after(EMPTY, card('OS9')))?.notation).toBe('play OS9');
  });

  test('a move is chosen when all of it was picked and nothing of its kind could follow, or as a whole', () => {
    const only = move('assault', hex('ravelin'), card('OS1'));
    const longer = move('play', card('OS9'), hex('burg'));
    const isWhole = (composition: Composition, moves = MOVES) => {
      const found = completion(moves, composition);
      return found && isChosen(moves, found, composition);
    };
    expect(isWhole(after(EMPTY, hex('ravelin')))).toBe(false);
    expect(isWhole(after(EMPTY, hex('ravelin'), card('OS1')))).toBe(true);
    expect(isWhole(after(EMPTY, card('OS9')))).toBe(true);
    expect(isWhole(after(EMPTY, card('OS9')), [...MOVES, longer])).toBe(false);
    expect(isWhole({ picks: [card('OS9')], kind: 'play', list: null, come: 'whole' }, [...MOVES, longer])).toBe(true);
    expect(isWhole({ picks: only.parts, kind: 'assault', list: null, come: 'proposed' })).toBe(false);
    expect(isWhole({ ...EMPTY, kind: 'pass' })).toBe(true);
  });

  test('two things that change places are told by the order in which they were picked', () => {
    const swaps = [move('swap', hex('burg'), hex('ravelin')), move('swap', hex('ravelin'), hex('burg'))];
    const picks = [hex('ravelin'), hex('burg')];
    expect(completion(swaps, { ...EMPTY, picks })?.notation).toBe('swap ravelin with burg');
    expect(completion(swaps, { ...EMPTY, picks: [...picks].reverse() })?.notation).toBe('swap burg with ravelin');
    expect(completion([...swaps, move('march', hex('burg'), hex('ravelin'))], { ...EMPTY, picks })).toBeUndefined();
  });

  test('nothing is offered before anything was chosen, even where only one move is legal', () => {
    expect(completion([move('pass')], EMPTY)).toBeUndefined();
    expect(completion([move('pass')], { ...EMPTY, kind: 'pass' })?.notation).toBe('pass');
  });

  test('another thing of the same kind takes the place of the first; picking again lets go', () => {
    expect(after(EMPTY, card('OS1'), hex('burg'), hex('ravelin')).picks.map(({ name }) => name)).toEqual([
      'OS1',
      'ravelin',
    ]);
    expect(after(EMPTY, hex('burg'), hex('burg')).picks).toEqual([]);
  });

  test('a thing that fits nothing picked before begins anew', () => {
    expect(after(EMPTY, hex('ravelin'), card('OS9')).picks.map(({ name }) => name)).toEqual(['OS9']);
  });

  test('a thing of no legal move is refused, with what it was picked with', () => {
    expect(pick(MOVES, [], after(EMPTY, card('OS1')), hex('camp'))).toEqual({
      does: 'refuses',
      picks: [card('OS1'), hex('camp')],
      kind: null,
    });
  });

  test('marks show what may follow and what was picked', () => {
    const marks = marksOf(MOVES, [], after(EMPTY, hex('burg')));
    expect(marks.get('hex:burg')).toBe('selected');
    expect(marks.get('Strategy card:OS2')).toBe('legal');
    expect(marks.has('hex:ravelin')).toBe(false);
    expect(marks.has('Strategy card:OS9')).toBe(false);
  });

  test('the kinds that are open follow the picks', () => {
    expect(openKinds(MOVES, []).map(({ kind, bare }) => [kind, bare])).toEqual([
      ['pass', true],
      ['assault', false],
      ['bombard', false],
      ['play', false],
    ]);
    const picked = after(EMPTY, card('OS2'));
    expect(['pass', 'assault', 'bombard', 'play'].filter((kind) => agrees(MOVES, picked, kind))).toEqual(['assault']);
  });

  test('the moves list is grouped and filtered by every word typed', () => {
    const words = ({ notation }: LegalMove): string => notation.toUpperCase();
    expect(grouped(MOVES, 'burg os1', words).map(({ kind, moves }) => [kind, moves.length])).toEqual([
      ['assault', 1],
      ['bombard', 1],
    ]);
    expect(grouped(MOVES, '', words)).toHaveLength(4);
  });
});

describe('lists', () => {
  const send: ListMove = {
    kind: 'send',
    rule: 'V12',
    notation: 'send {troops}',
    slot: 'troops',
    domain: 'Troop',
    order: 'bag',
    pieces: null,
  };
  const cannons: ListMove = { ...send, kind: 'cannons', domain: 'Cannon move', pieces: 'hex' };
  const troop = (name: string): Pick => ({ domain: 'Troop', name });
  const holding = (kind: string, names: string[], next: string[], half: string | null = null): Composition => ({
    ...EMPTY,
    list: { kind, names, half, step: { next, closes: true, missing: [], notation: '' } },
  });

  test('picking begins the list, adds to it, and takes out what can join no more', () => {
    expect(pick([], [send], EMPTY, troop('elite'))).toEqual({ does: 'lists', kind: 'send', names: ['elite'] });
    const one = holding('send', ['elite'], ['elite', 'militia']);
    expect(pick([], [send], one, troop('elite'))).toEqual({ does: 'lists', kind: 'send', names: ['elite', 'elite'] });
    const full = holding('send', ['elite', 'militia'], []);
    expect(pick([], [send], full, troop('elite'))).toEqual({ does: 'lists', kind: 'send', names: ['militia'] });
    expect(pick([], [send], full, troop('sekban'))).toMatchObject({ does: 'refuses', kind: 'send' });
  });

  test('marks and counts', () => {
    const two = holding('send', ['elite', 'elite', 'militia'], ['elite']);
    expect(Object.fromEntries(marksOf([], [send], two))).toEqual({
      'Troop:elite': 'legal',
      'Troop:militia': 'selected',
    });
    expect(Object.fromEntries(countsOf(two))).toEqual({ elite: 2, militia: 1 });
  });

  test('one of several equal things is taken out at a time', () => {
    const { list } = holding('send', ['elite', 'militia', 'elite'], []);
    if (!list) throw new Error('no list');
    expect(removeFromList(list, 'elite')).toMatchObject({ names: ['elite', 'militia'] });
  });

  test('a pair is picked as two places, one after the other', () => {
    const empty = holding('cannons', [], ['camp>glacis', 'camp>ditch', 'ditch>camp']);
    expect(Object.fromEntries(marksOf([], [cannons], empty))).toMatchObject({
      'hex:camp': 'legal',
      'hex:ditch': 'legal',
    });
    const answer = pick([], [cannons], empty, hex('camp'));
    if (answer.does !== 'composes') throw new Error(answer.does);
    expect(marksOf([], [cannons], answer.composition).get('hex:camp')).toBe('selected');
    expect(marksOf([], [cannons], answer.composition).get('hex:glacis')).toBe('legal');
    expect(pick([], [cannons], answer.composition, hex('glacis'))).toEqual({
      does: 'lists',
      kind: 'cannons',
      names: ['camp>glacis'],
    });
    expect(pick([], [cannons], answer.composition, hex('camp'))).toMatchObject({
      composition: { list: { half: null } },
    });
    expect(pick([], [cannons], empty, hex('curtain'))).toMatchObject({ does: 'refuses' });
  });

  test('a list and single moves side by side: a pick of the other kind lets the list go', () => {
    const answer = pick(MOVES, [send], holding('send', ['elite'], []), hex('ravelin'));
    expect(answer).toMatchObject({ does: 'composes', composition: { list: null, picks: [hex('ravelin')] } });
  });
});

describe('moves of which only the beginning is told', () => {
  const stem = (kind: string, ...parts: Pick[]): LegalMove => ({ ...move(kind, ...parts), open: true });
  const STEMS = [stem('march', hex('burg')), stem('march', hex('ravelin')), move('halt', hex('burg'))];

  test('a beginning is never a whole move, even the only one', () => {
    const picked: Composition = { ...EMPTY, picks: [hex('ravelin')] };
    expect(candidates(STEMS, picked)).toHaveLength(1);
    expect(completion(STEMS, picked)).toBeUndefined();
    expect(completion(STEMS, { ...EMPTY, kind: 'march', picks: [hex('burg')] })).toBeUndefined();
  });

  test('it goes on once all of it was picked, in each kind that fits', () => {
    expect(begun(STEMS, EMPTY)).toEqual([]);
    expect(begun(STEMS, { ...EMPTY, picks: [hex('burg')] }).map(({ notation }) => notation)).toEqual(['march burg']);
    expect(begun(STEMS, { ...EMPTY, picks: [hex('burg')], kind: 'halt' })).toEqual([]);
    const longer = [stem('march', hex('burg'), hex('ravelin'))];
    expect(begun(longer, { ...EMPTY, picks: [hex('burg')] })).toEqual([]);
    expect(begun(longer, { ...EMPTY, picks: [hex('burg'), hex('ravelin')] })).toEqual(longer);
  });

  test('its parts glow like those of whole moves', () => {
    expect(marksOf(STEMS, [], EMPTY).get('hex:ravelin')).toBe('legal');
  });
});

describe('a kind that is usually meant', () => {
  const TWO = [
    move('move', hex('burg'), card('OS1')),
    move('ride', hex('burg'), card('OS1')),
    move('via', hex('burg')),
    move('ride', hex('ravelin'), card('OS1')),
  ];
  const picked = (...picks: Pick[]): Composition => ({ ...EMPTY, picks });

  test('is offered where all of it was picked and others fit too', () => {
    const both = picked(hex('burg'), card('OS1'));
    expect(completion(TWO, both)).toBeUndefined();
    expect(completion(TWO, both, ['move'])?.kind).toBe('move');
    expect(completion(TWO, { ...both, kind: 'ride' }, ['move'])?.kind).toBe('ride');
  });

  test('is waited for while a part of it is missing', () => {
    expect(completion(TWO, picked(hex('burg')), ['move'])).toBeUndefined();
    expect(completion(TWO, picked(hex('burg')), ['via'])?.kind).toBe('via');
  });

  test('does not hinder the only move that is left', () => {
    expect(completion(TWO, picked(hex('ravelin')), ['move'])?.kind).toBe('ride');
  });
});

describe('moves that differ in one choice', () => {
  test('are those with another hex, the rest being the same', () => {
    expect(siblingsOf(MOVES, 'assault burg with OS1', 6)).toEqual([{ move: MOVES[3], differs: MOVES[3].parts[0] }]);
  });

  test('are those with another card where no other hex is open', () => {
    expect(siblingsOf(MOVES, 'assault burg with OS2', 6)).toEqual([{ move: MOVES[1], differs: MOVES[1].parts[1] }]);
  });

  test('are none of too many, and none of a move that is not there', () => {
    expect(siblingsOf(MOVES, 'assault burg with OS1', 0)).toEqual([]);
    expect(siblingsOf(MOVES, 'storm burg', 6)).toEqual([]);
  });
});

describe('the moves list', () => {
  const of = (one: Pick): Composition => ({ ...EMPTY, picks: [one] });
  test('shows what fits the picks, and all where nothing fits or a list is in hand', () => {
    expect(listedFor(MOVES, of(hex('burg')))).toEqual(candidates(MOVES, of(hex('burg'))));
    expect(listedFor(MOVES, of(hex('burg'))).length).toBeLessThan(MOVES.length);
    expect(listedFor(MOVES, EMPTY)).toEqual(MOVES);
    expect(listedFor(MOVES, of(hex('nowhere')))).toBe(MOVES);
    const list = { kind: 'send', names: [], half: null, step: null };
    expect(listedFor(MOVES, { picks: [], kind: 'send', list })).toBe(MOVES);
  });
});

describe('what the next pick decides', () => {
  const assault: Composition = { picks: [card('OS1')], kind: 'assault', list: null };

  test('are moves of one kind that differ in that pick alone', () => {
    expect(rivalsOf(MOVES, assault, 6)).toEqual([
      { move: MOVES[1], differs: MOVES[1].parts[0] },
      { move: MOVES[3], differs: MOVES[3].parts[0] },
    ]);
  });

  test('are none where nothing was chosen, where kinds differ, or where they are too many', () => {
    expect(rivalsOf(MOVES, EMPTY, 6)).toEqual([]);
    expect(rivalsOf(MOVES, { ...assault, kind: null }, 6)).toEqual([]);
    expect(rivalsOf(MOVES, assault, 1)).toEqual([]);
  });

  test('are there before anything was chosen, where all that can be decided is of one kind', () => {
    const targets = [move('against', hex('burg')), move('against', hex('ravelin'))];
    expect(rivalsOf(targets, EMPTY, 6).map(({ differs }) => differs.name)).toEqual(['burg', 'ravelin']);
    expect(rivalsOf([], EMPTY, 6)).toEqual([]);
  });

  test('each open thing knows the kinds of move that it is part of', () => {
    expect(kindsAt(MOVES, EMPTY).get('hex:burg')).toEqual(['assault', 'bombard']);
    expect(kindsAt(MOVES, assault).get('hex:ravelin')).toEqual(['assault']);
    expect(kindsAt(MOVES, assault).has('Strategy card:OS2')).toBe(false);
  });
});

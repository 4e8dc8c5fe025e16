import type { FaceProps } from '../face.ts';

/** The signs of what is done at a place, the same on every board and on the buttons of the bar. Drawn about the origin, 16 wide. */

export const SIGNS = {
  sabres: 'M-6.5-6.5C-2-5 3-1 5.5 5M6.5-6.5C2-5-3-1-5.5 5M3 6 6.500 3.500M-3 6-6.500 3.500',
  spade: 'M0-7V0M-2.800-7H2.800M-4 0H4V3C4 5.500 0 7.500 0 7.500S-4 5.500-4 3Z',
  bomb: 'M-6 2.500a4.800 4.800 0 1 0 9.600 0a4.800 4.800 0 1 0-9.600 0M2.500-1.500 4.800-4M4.800-4 7-4.600M4.800-4 5.400-6.600',
  gate: 'M-6 6.500V-1.500A4.500 4.500 0 0 1 1-4.500M-1.500 6.500V1M0 1H7M4.200-1.800 7 1 4.200 3.800',
  works: 'M-6.500 6V-4.500H-3.500V-1.500H-1.500V-4.500H1.500V-1.500H3.500V-4.500H6.500V6Z',
  blast:
    'M0-7.500 1.700-2.600 6.500-4.500 3.600-.2 7.500 3 2.400 3 0 7.500-2.400 3-7.500 3-3.600-.2-6.500-4.500-1.700-2.600Z',
  ruin: 'M-6.500 6V-1L-3.500 1.500-2-3.500 0 0 2-5.500 3.500.5 6.500-2.500V6Z',
  card: 'M-4.500-6.500H4.500V6.500H-4.500ZM-2-3.500H2M-2-.5H2',
  aim: 'M-4.500 0a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0M0-7.500V-3M0 7.500V3M-7.500 0H-3M7.500 0H3',
  march: 'M-7 0H6.500M1.500-5 6.500 0 1.500 5',
  back: 'M6 6.500V-1A4.500 4.500 0 0 0-3-1V5.500M-6.500 2-3 6 .5 2',
  turn: 'M5.500-3A6.200 6.200 0 1 0 6.200 1.500M6.500-7V-2.500H2',
  crate: 'M-6-5.500H6V6H-6ZM-6-1.500H6M0-5.500V-1.500',
  hammer: 'M-6.500 6.500 1.500-1.500M-2-5 1.500-7 7-1.500 5 2Z',
  speech: 'M-7-6H7V3H0L-4 7V3H-7Z',
  eye: 'M-7.500 0Q0-7 7.500 0Q0 7-7.500 0ZM-1.800 0a1.800 1.800 0 1 0 3.600 0a1.800 1.800 0 1 0-3.600 0',
  flag: 'M-4 7.500V-7M-4-6.500 6-3.500-4-.5',
  shield: 'M0-7.500 6-5V0C6 4 3 6.500 0 7.800C-3 6.500-6 4-6 0V-5Z',
  ladder: 'M-3.500-7.500V7.500M3.500-7.500V7.500M-3.500-4H3.500M-3.500 0H3.500M-3.500 4H3.500',
  star: 'M0-7.500 1.900-2.500 7.100-2.300 3 1 4.500 6.100 0 3.200-4.500 6.100-3 1-7.100-2.300-1.900-2.500Z',
  flame:
    'M0-7.500C4-3.500 5.500-1 5.500 2A5.500 5.500 0 0 1-5.500 2C-5.500 0-4.500-2-3-3C-2.500-1-.5-1-.5-2.500C-.5-4.500-1-6 0-7.500Z',
  anchor:
    'M0-4.500V7M-3.500-2H3.500M-6.500 2C-6 5.500-3 7 0 7S6 5.500 6.500 2M-1.600-6.200a1.600 1.600 0 1 0 3.200 0a1.600 1.600 0 1 0-3.200 0',
  plus: 'M0-5.500V5.500M-5.500 0H5.500',
} as const;

export type DeedSign = keyof typeof SIGNS;

/** The sign of each kind of move that has one. */
export type Deeds = Readonly<Record<string, DeedSign>>;

/** What could be done at a thing that may be picked now. */
export const doingAt = ({ marks, doing }: Pick<FaceProps, 'marks' | 'doing'>, key: string): readonly string[] =>
  marks.get(key) === 'legal' ? (doing?.get(key) ?? []) : [];

/** The signs of these kinds, each once. */
export const signsOf = (deeds: Deeds, kinds: readonly string[]): readonly DeedSign[] => [
  ...new Set(kinds.flatMap((kind) => deeds[kind] ?? [])),
];

/** What the colour and the signs of a thing say: ", can be chosen, Assault, 46 in 100". */
export const deedWords = (face: FaceProps, key: string): string => {
  const state = face.marks.get(key) ?? 'rest';
  const chance = face.chances?.get(key);
  return [
    ...(state === 'rest' ? [] : [face.t(`state:${state}`)]),
    ...doingAt(face, key).map((kind) => face.t(`kind:${kind}`)),
    ...(chance === undefined ? [] : [face.t('chance', { n: chance })]),
  ]
    .map((words) => `, ${words}`)
    .join('');
};

import type { Reopened } from '@ravelin/engine';

/**
 * What the players are told of a game that was recorded by older rules, or with other components of that name. `because` is not for
 * them: it names a move, which may be another seat's secret.
 */

const goesOn = ({ goesOn, after, of, ended }: Reopened): string[] => {
  if (goesOn === 'snapshot')
    return [
      `Some of its moves would not lead here any more. Your game goes on from where it stood after ${after} moves; those cannot be taken back.`,
    ];
  if (after === of)
    return [
      ended
        ? 'All its moves can still be made.'
        : 'All its moves can still be made. Your game goes on from where it stood.',
    ];
  return [
    `Of its ${of} moves the first ${after} still lead where they led; the game stands after them.`,
    ...(ended ? [`By the rules of then it ended: ${ended.winner ?? 'nobody'} won (${ended.how}).`] : []),
  ];
};

export const tellReopened = (reopened: Reopened): string[] => {
  const { from, to, changes, components } = reopened;
  return [
    ...(from === to ? [] : [`This game was recorded by version ${from} of the rules; they are at version ${to} now.`]),
    ...changes.map(({ rule, text }) => `  • ${text.en} (${rule})`),
    ...(components ? ['The component set has other contents than when it was recorded.'] : []),
    ...goesOn(reopened),
  ];
};

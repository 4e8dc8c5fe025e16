/** The faces that an event tells: `dice` or `die`, whatever the game. */
export const facesOf = (event: Readonly<Record<string, unknown>>): readonly number[] => {
  const { dice, die } = event;
  if (Array.isArray(dice)) return dice.filter((face): face is number => typeof face === 'number');
  return typeof die === 'number' ? [die] : [];
};

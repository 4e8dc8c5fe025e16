/** How many things a list move names: `send yeniceri x2, sekban` has 3. */
const size = (notation) => notation.split(',').reduce((sum, one) => sum + Number(/ x(\d+)\s*$/.exec(one)?.[1] ?? 1), 0);
/** Is this move the one that the step asks for? Spaces and letter case do not matter. */
export const fits = (step, notation) => {
  if (!('expect' in step)) return false;
  const plain = (text) => text.toLowerCase().replace(/\s+/g, ' ').trim();
  const move = plain(notation);
  if (step.expect.some((one) => plain(one) === move)) return true;
  if (step.count !== undefined && size(move) !== step.count) return false;
  return step.words?.every((word) => move.includes(plain(word))) ?? false;
};
//# sourceMappingURL=lesson.js.map

/** What stands along the curve of a game: its rounds, and the signs of its turning points. */

export interface Turn {
  readonly title: string;
  readonly at: number;
}

export interface RoundMark extends Turn {
  /** Where it begins, and how far it is to the next that is named, in hundredths of the width; 0: it has no room for its name. */
  readonly left: number;
  readonly room: number;
}

/** Each with room for its name, as long as names are at least so many hundredths of the width apart. */
export const roundMarks = (turns: readonly Turn[], length: number, least: number): RoundMark[] => {
  const whole = Math.max(1, length);
  const places = turns.filter(({ at }, i) => at < length && turns.findIndex((other) => other.at === at) === i);
  const named: number[] = [];
  for (const { at } of places) {
    const left = (100 * at) / whole;
    const last = named.at(-1);
    if ((last === undefined || left - last >= least) && 100 - left >= least) named.push(left);
  }
  return places.map(({ title, at }) => {
    const left = (100 * at) / whole;
    const index = named.indexOf(left);
    const room = index < 0 ? 0 : (named[index + 1] ?? 100) - left;
    return { title: title.replace(/\.$/, ''), at, left, room };
  });
};

/** Signs need so many hundredths of the width, of a phone too. */
const SIGN = 6;

/** How high each is stacked so that neighbours do not lie over each other; places from left to right. */
export const stackLevels = (places: readonly number[]): number[] => {
  const levels: number[] = [];
  for (const place of places) {
    const near = levels.filter((_level, other) => place - (places[other] ?? 0) < SIGN);
    let level = 0;
    while (near.includes(level)) level++;
    levels.push(level);
  }
  return levels;
};

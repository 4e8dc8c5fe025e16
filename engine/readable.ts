/**
 * JSON that is compared line by line: a value that fits into a line stands on one, a longer one gives each of its entries a line. So a
 * record has one move a line, and a change of the rules shows in its diff as the moves that are others now.
 */
export const readableJson = (value: unknown, width = 120): string => `${lines(value, width)}\n`;

/** Words and numbers, as many as go into a line. */
const filled = (texts: readonly string[], room: number): string[] => {
  const out: string[] = [];
  for (const [i, text] of texts.entries()) {
    const said = i < texts.length - 1 ? `${text},` : text;
    const last = out.at(-1);
    if (last !== undefined && last.length + said.length <= room) out[out.length - 1] = last + said;
    else out.push(said);
  }
  return out;
};

const isPlain = (value: unknown): value is string | number | boolean | null | undefined =>
  typeof value !== 'object' || value === null;

/** `named`: how much of its first line is taken by its name. */
const lines = (value: unknown, width: number, indent = 0, named = 0): string => {
  const flat = JSON.stringify(value);
  if (isPlain(value) || flat.length <= width - indent - named) return flat;
  const inner = indent + 2;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const all = [open, ...entries(value as object, width, inner)].join(`\n${' '.repeat(inner)}`);
  return `${all}\n${' '.repeat(indent)}${close}`;
};

const entries = (value: object, width: number, indent: number): string[] => {
  if (Array.isArray(value) && value.every(isPlain))
    return filled(
      value.map((one) => JSON.stringify(one)),
      width - indent,
    );
  const all = Array.isArray(value)
    ? value.map((one) => lines(one, width, indent))
    : Object.entries(value)
        .filter(([, one]) => one !== undefined)
        .map(([key, one]) => {
          const name = `${JSON.stringify(key)}: `;
          return name + lines(one, width, indent, name.length);
        });
  return all.map((text, i) => (i < all.length - 1 ? `${text},` : text));
};

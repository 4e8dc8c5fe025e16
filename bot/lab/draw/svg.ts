/** SVG and HTML as text. Everything that comes from data goes through `text`. */

export const text = (value: string | number): string =>
  String(value).replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** Short enough for a file with thousands of them. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

export const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<path class="${kind}" d="M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}"/>`;

export const rect = (kind: string, x: number, y: number, width: number, height: number): string =>
  `<rect class="${kind}" x="${at(x)}" y="${at(y)}" width="${at(Math.max(0, width))}" height="${at(Math.max(0, height))}"/>`;

export type Anchor = 'start' | 'middle' | 'end';
export const label = (kind: string, x: number, y: number, words: string, anchor: Anchor = 'start'): string =>
  `<text class="${kind}" x="${at(x)}" y="${at(y)}"${anchor === 'start' ? '' : ` text-anchor="${anchor}"`}>${text(words)}</text>`;

/** A drawing that says in words what it shows. */
export const drawing = (width: number, height: number, title: string, inside: string): string =>
  `<svg viewBox="0 0 ${at(width)} ${at(height)}" role="img" aria-label="${text(title)}">${inside}</svg>`;

/** What may be wider than a phone: it scrolls in itself, by the keyboard too. */
export const scroll = (name: string, table: string): string =>
  `<div class="scroll" tabindex="0" role="group" aria-label="${text(name)}">${table}</div>`;

/** Round numbers that divide a range into at most so many steps. */
export const ticks = (low: number, high: number, most: number): number[] => {
  const rough = (high - low) / most || 1;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((n) => n * size).find((one) => one >= rough) ?? 10 * size;
  const out: number[] = [];
  for (let n = Math.ceil(low / step); n * step <= high + step / 1e6; n++) out.push(n * step);
  return out;
};

/** From data to drawing. */
export const scale =
  (low: number, high: number, from: number, to: number) =>
  (value: number): number =>
    from + ((value - low) / (high - low || 1)) * (to - from);

/** One figure of a report. */
export interface Figure {
  readonly title: string;
  /** At the right of the title. */
  readonly note?: string;
  readonly body: string;
  /** Sentences under it, as HTML. */
  readonly caption: string;
  /** How much of the row it takes. */
  readonly room?: 'half' | 'whole';
}

/**
 * Reads the player's rules: one paragraph a line, under headings.
 *
 *     # V10 Actions
 *     ## Entrench
 *     **V10.1.5** First place your control marker on the hex: it is yours. {ruling R4}
 *
 *     ![A trench on the Glacis.](diagram:entrench)
 *
 * Tags: `note` (says nothing that code could do), `ruling Rn` (a decision of ours), `aid` (from the player aid). The reader
 * takes texts, not files, so that the web client can use it too.
 * A diagram is drawn by the game's own board; its caption stands here, what it shows stands in the game's `rulebook/diagrams.ts`.
 */
export interface Paragraph {
  readonly rule: string;
  readonly text: string;
  /** The chapter's number and title: `V10`, `Actions`. */
  readonly chapter: string;
  readonly title: string;
  /** The heading it stands under; empty before the first one. */
  readonly section: string;
  readonly note: boolean;
  readonly aid: boolean;
  readonly rulings: readonly string[];
  /** Where it stands: `10-actions.md:5`. */
  readonly source: string;
}

/** A diagram in the text, and the paragraph that it follows. */
export interface DiagramPlace {
  readonly id: string;
  readonly caption: string;
  readonly after: string;
  readonly source: string;
}

/** A paragraph that a game makes from its data: the text of a card. */
export interface GeneratedParagraph {
  readonly rule: string;
  readonly title: string;
  readonly text: string;
}

export interface Rulebook {
  readonly paragraphs: readonly Paragraph[];
  readonly diagrams: readonly DiagramPlace[];
  readonly chapters: ReadonlyMap<string, string>;
  /** What is wrong with it, each with its place. */
  readonly problems: readonly string[];
}

export interface RulebookFile {
  readonly name: string;
  readonly text: string;
}

const CHAPTER = /^# ([A-Z]+\d+) (.+)$/;
const SECTION = /^##+ (.+)$/;
const PARAGRAPH = /^\*\*([A-Z]+\d+(?:\.\w+)*)\*\* (.+?)(?: \{([^{}]*)\})?$/;
const DIAGRAM = /^!\[(.+)\]\(diagram:([\w-]+)\)$/;
const RULING = /^ruling (R\d+)$/;

export const parseRulebook = (files: readonly RulebookFile[]): Rulebook => {
  const paragraphs: Paragraph[] = [];
  const diagrams: DiagramPlace[] = [];
  const chapters = new Map<string, string>();
  const problems: string[] = [];
  const seen = new Map<string, string>();
  for (const { name, text } of files) {
    let chapter = '';
    let title = '';
    let section = '';
    for (const [i, row] of text.split(/\r?\n/).entries()) {
      const source = `${name}:${i + 1}`;
      const problem = (what: string) => problems.push(`${source}: ${what}`);
      if (row.trim() === '') continue;
      const heading = CHAPTER.exec(row);
      if (heading) {
        [, chapter, title] = heading;
        section = '';
        if (chapters.has(chapter)) problem(`the chapter ${chapter} is there twice.`);
        chapters.set(chapter, title);
        continue;
      }
      const under = SECTION.exec(row);
      if (under) {
        section = under[1];
        continue;
      }
      const drawn = DIAGRAM.exec(row);
      if (drawn) {
        const [, caption, id] = drawn;
        const last = paragraphs.at(-1);
        if (last?.chapter !== chapter) problem(`the diagram ${id} follows no paragraph of its chapter.`);
        if (diagrams.some((one) => one.id === id)) problem(`the diagram ${id} is there twice.`);
        diagrams.push({ id, caption, after: last?.rule ?? '', source });
        continue;
      }
      const found = PARAGRAPH.exec(row);
      if (!found) {
        problem(`neither a heading nor a paragraph nor a diagram: "${row.slice(0, 60)}"`);
        continue;
      }
      const [, rule, said, tagged = ''] = found;
      const tags = tagged.split(',').flatMap((tag) => tag.trim() || []);
      for (const tag of tags)
        if (tag !== 'note' && tag !== 'aid' && !RULING.test(tag)) problem(`"${tag}" is not a tag (${rule}).`);
      if (chapter === '' || !(rule === chapter || rule.startsWith(`${chapter}.`)))
        problem(`${rule} stands in chapter ${chapter || 'none'}.`);
      const before = seen.get(rule);
      if (before !== undefined) {
        problem(`${rule} is there twice, first at ${before}.`);
        continue;
      }
      seen.set(rule, source);
      paragraphs.push({
        rule,
        text: said,
        chapter,
        title,
        section,
        note: tags.includes('note'),
        aid: tags.includes('aid'),
        rulings: tags.flatMap((tag) => RULING.exec(tag)?.[1] ?? []),
        source,
      });
    }
  }
  return { paragraphs, diagrams, chapters, problems };
};

/** The chapter of a paragraph: `V10` of `V10.2.1`. */
export const chapterOf = (rule: string): string => rule.split('.', 1)[0];

/** Every paragraph number in a text, as a whole: `V10.2` does not stand in `V10.2.1`. `letters` begins the game's numbers. */
export const citationsIn = (text: string, letters: string): string[] =>
  [
    ...text.matchAll(new RegExp(`(?<![A-Za-z0-9_.])${letters}\\d+(?:\\.(?:\\d+|[A-Z]+\\d+))*(?![A-Za-z0-9_])`, 'g')),
  ].map(([rule]) => rule);

import type { JsonSchema } from './schema.ts';

/** What the data of component sets are called, which paragraph stands behind each, and what may stand there: for forms and for refusals. */

export interface CaptionMore {
  /** The list whose ids may stand here, as a path of the set: `board/fronts`; `words` may stand here too. */
  readonly of?: string;
  readonly words?: readonly string[];
  /** A text of several lines. */
  readonly long?: true;
  /** Of an entry of a list: the domain under which the board shows it. */
  readonly face?: string;
  /** The name under which it is shown there, with its members in braces: `#{id}`; without it the id. */
  readonly key?: string;
  /** It is shown by the first entry of that list whose member `by` names it: a kind of unit by a unit of that kind. */
  readonly via?: string;
  readonly by?: string;
  /** What it is called in a list: the member that holds its title, where that is not `name` or `title`. */
  readonly title?: string;
  /** Not to be changed in a form: other data and the drawing hang on it. */
  readonly fixed?: true;
}

/** In English and German; the paragraph. */
export type Caption = readonly [en: string, de: string, rule?: string | undefined, more?: CaptionMore];

/**
 * By path. `*` stands for any entry of a list or a table, the name of a verb for a clause with it: `hexes/*` + `/limit`, `morale/by`. The longest path that
 * fits counts, and any path may be left away from its beginning: `name` alone is said of every name. `do/morale` is the sentence of a clause, with
 * its members in braces.
 */
export type Captions = Readonly<Record<string, Caption>>;

/** What a game says of its component sets besides reading them. */
export interface Workshop {
  /** A JSON Schema of all the files of a set. */
  readonly schema: JsonSchema;
  readonly captions: Captions;
}

export const captionAt = (captions: Captions, path: readonly string[]): Caption | undefined => {
  for (let i = 0; i < path.length; i++) {
    const key = path.slice(i).join('/');
    // In a composed game a part may call its data otherwise than the others.
    const ofPart = `${path[0]}/${key}`;
    if (i > 0 && Object.hasOwn(captions, ofPart)) return captions[ofPart];
    if (Object.hasOwn(captions, key)) return captions[key];
  }
  return undefined;
};

/** The sentence of a clause; `part`: the file in which it stands. */
export const sentenceAt = (captions: Captions, part: string, verb: string): Caption | undefined =>
  captionAt(captions, [part, 'do', verb]);

/** The paragraph behind a datum: its own, or that of what it is a part of. */
export const ruleAt = (captions: Captions, path: readonly string[]): string | undefined => {
  for (let length = path.length; length > 0; length--) {
    const rule = captionAt(captions, path.slice(0, length))?.[2];
    if (rule !== undefined) return rule;
  }
  return undefined;
};

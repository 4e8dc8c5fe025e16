import {
  type Caption,
  type CaptionMore,
  captionAt,
  type Finding,
  isMembers,
  type Shape,
  sentenceAt,
} from '@ravelin/engine';
import type { WorkshopJson } from '@ravelin/table/messages';
import { createContext, createEffect, createMemo, createSignal, on, onCleanup, useContext } from 'solid-js';
import type { GameFace } from '../face.ts';
import { type Tongue, tongueOf } from '../play/tongue.ts';
import { settings } from '../shell/settings.ts';
import { theTable } from '../worker/client.ts';
import type { Draft, Files } from './createDraft.ts';
import { counterpart, differencesOf } from './differences.ts';
import { findingText, nameIn } from './findingText.ts';
import { type Item, outlineOf } from './outline.ts';
import { isSame, type Path, pointerOf, valueAt } from './paths.ts';

/** The name of an entry on the board. */
const keyOf = (entry: Readonly<Record<string, unknown>>, key = '{id}'): string =>
  key.replace(/\{(\w+)\}/g, (_, member: string) => String(entry[member] ?? ''));

/** The entry that is drawn: itself, or the first that is of its kind. */
const shownBy = (
  files: unknown,
  entry: unknown,
  { via, by = '' }: CaptionMore,
): Record<string, unknown> | undefined => {
  if (!isMembers(entry)) return undefined;
  if (via === undefined) return entry;
  const list = valueAt(files, via.split('/'));
  return Array.isArray(list) ? list.find((one) => isMembers(one) && one[by] === entry.id) : undefined;
};

const isNewEntry = (ours: unknown, files: unknown, path: Path): boolean => {
  const entry = valueAt(files, path);
  return isMembers(entry) && 'id' in entry && counterpart(ours, files, path) === undefined;
};

/** The set on the workbench: what it consists of, what differs, what is wrong with it, and what all of it is called. */
export const createBench = (
  game: string,
  { schema, captions, files: ours }: WorkshopJson,
  draft: Draft,
  face: GameFace,
) => {
  const tongue: Tongue = tongueOf(face);
  const { files } = draft;
  const [findings, setFindings] = createSignal<readonly Finding[]>([]);
  /** The last state of the set with which a game can be played: that is what is drawn. */
  const [sound, setSound] = createSignal<Files>(ours);
  const [hash, setHash] = createSignal<string | null>(null);

  let asked = 0;
  createEffect(
    on(files, async (now) => {
      asked += 1;
      const mine = asked;
      const { findings: found, hash: read } = await theTable().ask.checkComponents({ game, files: now });
      if (mine !== asked) return;
      setFindings(found);
      setHash(read);
      if (read !== null) setSound(() => now);
    }),
  );
  /** What the board draws by now. */
  const [drawn, setDrawn] = createSignal<Files>();
  createEffect(() => {
    face.components?.(sound());
    setDrawn(() => sound());
  });
  onCleanup(() => face.components?.(undefined));

  const caption = (called: readonly string[]): Caption | undefined => captionAt(captions, called);
  const said = (one: Caption | undefined, otherwise: string): string =>
    one?.[settings.language === 'de' ? 1 : 0] ?? otherwise;
  const nameOf = (called: readonly string[]): string => nameIn(captions, called);
  /** A word that one chooses, or an id of the set: as the game says it. */
  const wordOf = (word: string): string => {
    const own = captions[`word/${word}`];
    if (own) return said(own, word);
    return tongue.has(`name:${word}`) ? tongue.label(word) : word;
  };
  const outline = createMemo(() => outlineOf(schema as Shape, files(), captions));
  return {
    game,
    ours,
    files,
    drawn,
    hash,
    findings,
    draft,
    captions,
    tongue,
    face,
    outline,
    /** The sentence of a verb, and its paragraph. */
    sentenceOf: (path: Path, verb: string): Caption | undefined => sentenceAt(captions, String(path[0]), verb),
    caption,
    said,
    nameOf,
    /** What is refused, in the reader's language. */
    textOf: (finding: Finding): string => findingText(finding, { captions, files: files() }),
    wordOf,
    differences: createMemo(() => differencesOf(ours, files())),
    at: (path: Path): unknown => valueAt(files(), path),
    oursAt: (path: Path): unknown => counterpart(ours, files(), path),
    isChanged: (path: Path): boolean => !isSame(valueAt(files(), path), counterpart(ours, files(), path)),
    /** It belongs to a thing that ours has not. */
    isNew: (path: Path): boolean =>
      path.some((part, i) => typeof part === 'number' && isNewEntry(ours, files(), path.slice(0, i + 1))),
    /** What is wrong there, or inside it. */
    wrongAt: (path: Path, inside = false): readonly Finding[] => {
      const pointer = pointerOf(path);
      return findings().filter((one) => one.path === pointer || (inside && one.path.startsWith(`${pointer}/`)));
    },
    /** The ids of a list of the set. */
    idsIn: (list: string, path: Path): readonly string[] => {
      const parts = list.split('/');
      // In a composed game the list is that of the same part.
      const found = valueAt(files(), parts) ?? valueAt(files(), [path[0], ...parts]);
      if (Array.isArray(found)) return found.map((one) => String(isMembers(one) ? one.id : one));
      return isMembers(found) ? Object.keys(found) : [];
    },
    /** Where the board shows an entry: its domain and its name. */
    thingOf: ({ path, called }: Item): { readonly domain: string; readonly name: string } | undefined => {
      const more = caption(called)?.[3];
      if (more?.face === undefined || typeof path.at(-1) !== 'number') return undefined;
      const shown = shownBy(files(), valueAt(files(), path), more);
      const part = (schema as Shape).properties?.[path[0]]?.properties?.set ? `${path[0]}/` : '';
      return shown && { domain: part + more.face, name: keyOf(shown, more.key) };
    },
  };
};
export type Bench = ReturnType<typeof createBench>;

export const BenchContext = createContext<Bench>();
export const useBench = (): Bench => {
  const bench = useContext(BenchContext);
  if (!bench) throw new Error('There is no bench here.');
  return bench;
};

/// <reference lib="dom" />
import type { EventReport, Overlay, PositionJson, Subject } from '@ravelin/engine';
import type { LegalMove } from '@ravelin/table/messages';
import type { Component } from 'solid-js';
import type { Deeds } from './art/deeds.ts';

/** What a game's `board/` folder gives the client. It draws; it knows no moves. Export it as `face` from `board/index.ts(x)`. */

export type PlaceState = 'rest' | 'legal' | 'selected' | 'refused';

/** The names that can be picked now, and how the page marks them. Keys are `domain:name`, e.g. `hex:burg`, `Strategy card:OS22`. */
export type Marks = ReadonlyMap<string, PlaceState>;

/** Something with a name: a hex, a card, a piece. */
export interface Thing {
  readonly domain: string;
  readonly name: string;
}

export interface FaceProps {
  /** What the viewer may know, in names. */
  readonly view: PositionJson;
  readonly viewer: string | null;
  readonly marks: Marks;
  /** The kinds of move that picking a thing could lead to, by the keys of the marks: what is done there has its own sign. */
  readonly doing?: ReadonlyMap<string, readonly string[]>;
  /** Of a hundred times, how often the gamble comes out well that picking this thing leads to, as far as it is known by now. */
  readonly chances?: ReadonlyMap<string, number>;
  /** How often a name stands in the list that is being made. */
  readonly counts: ReadonlyMap<string, number>;
  readonly events: readonly EventReport[];
  /**
   * The player picked a thing: the composer decides what that means. Picking something that is not legal asks why not. In the domain
   * `kind` names are kinds of moves, for what is drawn and means one: picking it is to press its button.
   */
  pick(domain: string, name: string): void;
  /** A thing was hovered or focused: its card or stack is magnified. Undefined: nothing. */
  inspect(thing: Thing | undefined): void;
  /** Names to highlight, from a log line under the pointer. */
  readonly highlight: ReadonlySet<string>;
  /** Names of what others have moved or changed since the viewer's last move: it stays marked until the next. */
  readonly moved?: ReadonlySet<string>;
  /** Names that the question, or the step of a lesson, speaks of: who reads it must find them on the board. */
  readonly named: ReadonlySet<string>;
  /** What the rules say of the board beyond the moves: where a unit can go, what a hex sees. Missing where nobody is there to ask. */
  overlay?(id: string, subject?: Subject): Promise<Overlay>;
  /** What lies over a board that stands still, as in a diagram, by the overlays' ids: there the reader chooses nothing. */
  readonly laid?: Readonly<Record<string, Overlay>>;
  /** Where several boards lie on one sheet and this is not the one that is asked about: what stands before the domains of its places. */
  readonly realm?: string;
  /** Where a game has several maps: the one that the player turned to; undefined: that of the decision. Nobody turns in a picture. */
  readonly turned?: string | undefined;
  turn?(to: string | undefined): void;
  /** A phone: what stays at the head of the right column lies beneath the board, which may leave that out. */
  readonly narrow?: boolean;
  /** A text of the game's own catalogue. */
  t(key: string, values?: Readonly<Record<string, string | number>>): string;
}

/** Why a thing is out of reach of the decision that is due. */
export interface Beyond {
  readonly rule: string;
  /** A key of the catalogue that tells the reason. */
  readonly key: string;
  /** Kinds of moves that lead to it: what stands against those is told too. */
  readonly ways: readonly string[];
}

/** A part of the sheet, in its own measure. */
export type Part = readonly [x: number, y: number, width: number, height: number];

/** What the board itself gets beside the rest. */
export interface BoardProps extends FaceProps {
  /** How far it is magnified, once the hand rests; missing where it stands still, as in a diagram. */
  readonly scale?: number;
  /** Comes so near that the place can be seen well, if it is small: for a face that is asked to show one. */
  nearer?(place: Element): void;
  /** Comes so near that this part of the sheet fills the frame: for what a lesson speaks of. Missing where nobody leads the eye. */
  show?(part: Part): void;
  /**
   * Brings a part of the sheet into sight at which something is to be decided, unless it lies there already: so near that a place this
   * wide measures at least `least` pixels, and no more than `most`. Missing where the board stands still.
   */
  attend?(part: Part, places: { readonly wide: number; readonly least: number; readonly most: number }): void;
}

/** Where a thing stands on the map, for the keyboard: arrow keys walk `near`. */
export interface Place extends Thing {
  /** Its name, contents and state in words, for the screen reader. */
  readonly words: string;
  readonly near: Readonly<Partial<Record<'up' | 'down' | 'left' | 'right', string>>>;
  /** Optional: pieces of the viewer's stand there. The letter keys jump from one such place to the next. */
  readonly mine?: boolean;
  /** Optional: it is the viewer's, and the other side could strike at it. */
  readonly threatened?: boolean;
}

export interface GameFace {
  readonly id: string;
  /** The cover on the home screen. It is loaded without the catalogues, so it brings the words of its title itself. */
  readonly Cover: Component<{ readonly language: 'en' | 'de' }>;
  /** The map: an SVG that fills its frame, in a coordinate system of its own. */
  readonly Board: Component<BoardProps>;
  readonly viewBox: Part;
  /** The table around the map: a panel for each seat (piles, counts, tiles, morale). */
  readonly Seat: Component<FaceProps & { readonly seat: string }>;
  /** The viewer's hand, readable. */
  readonly Hand: Component<FaceProps>;
  /** Optional: hands are secret, and can be drawn in a narrow column too: an analysis shows those of both sides. */
  readonly secretHands?: boolean;
  /** What lies in front of the players now, if anything: a battle with its lines. Renders nothing when there is none. */
  readonly Now: Component<FaceProps>;
  /** One card or piece, magnified, with its text, history and provenance. */
  readonly Inspect: Component<FaceProps & { readonly domain: string; readonly name: string }>;
  /** Optional: from now on it draws this component set, which the game has read; undefined: the one that comes with the game. */
  components?(files: unknown): void;
  /** Optional: what that set itself says under a key of the catalogue, where it differs: the title of a card. */
  said?(key: string): string | undefined;
  places(view: PositionJson, t: FaceProps['t']): readonly Place[];
  /** A sentence for each event, a label for each name, in each language. */
  readonly words: Readonly<Record<'en' | 'de', Words>>;
  /** Optional: a label for a name that no single key covers (`recovered yeniceri`, `camp>glacis-c`). Undefined: the page decides. */
  label?(name: string, t: FaceProps['t']): string | undefined;
  /** Optional: whether a die of this roll counts; those that do get a frame. */
  scores?(roll: EventReport, die: number): boolean;
  /** Optional: is this a thing that a hand takes up and carries elsewhere: a unit, a card? It is asked of things that can be picked. */
  takes?(thing: Thing, props: FaceProps): boolean;
  /**
   * Optional: which of the two side colours a seat has, or a piece of that side. Without it the first seat is madder and the second
   * ochre.
   */
  livery?(name: string): 'madder' | 'ochre' | undefined;
  /** Optional: the flag of a side, as SVG 30 wide and 22 high; elsewhere it is a pennant in its colour. */
  readonly Flag?: Component<{ readonly seat: string }>;
  /** Optional: the sides of its dice, where they are not six; such a die shows a numeral. */
  readonly dieSides?: number;
  /** Optional: what is said of a thing that lies where the decision that is due does not reach, such as on another map. */
  beyond?(thing: Thing, view: PositionJson): Beyond | undefined;
  /** Optional: domains of its places that the board does not magnify itself, so that the page does. */
  readonly magnify?: readonly string[];
  /** Optional: tools that stay in a corner of the stage while the board is dragged: what is laid over it, say. */
  readonly Tools?: Component<FaceProps>;
  /** Optional: keys that the face serves itself, for the page of keys; each with the catalogue's key of what it does. */
  readonly keys?: readonly (readonly [key: string, does: string])[];
  /** Optional: events that open a chapter of the log, beside those whose name says that something begins. */
  readonly chapters?: readonly string[];
  /** Optional: kinds of moves that are meant where what was picked would fit others too; those are a button away. */
  readonly usual?: readonly string[];
  /**
   * Optional: what is meant besides the picks as long as nothing else is said, where that makes a whole move of them: a unit keeps
   * its facing. Asked while the page composes, so it may depend on signals.
   */
  implied?(picks: readonly Thing[], view: PositionJson): Thing | undefined;
  /** Optional: kinds of lists that begin with everything that may be in them, to be taken out one by one. */
  readonly filled?: readonly string[];
  /** Optional: titles of ledgers that count cases, and out of how many: they are drawn as shares. */
  readonly odds?: Readonly<Record<string, number>>;
  /** Optional: the map is the game. The board has the whole window, and everything else floats on it. */
  readonly floats?: boolean;
  /** Optional: on a phone the board itself brings near what is asked (`attend`), and the page leaves that to it. */
  readonly leads?: boolean;
  /** Optional: the whole sheet in small, as an SVG with the board's view box: the page frames what is in sight, and lets the frame be dragged. */
  readonly Overview?: Component<FaceProps>;
  /** Optional: how to read what lies on the board. It is called up and put away by the player. */
  readonly Legend?: Component<FaceProps>;
  /** Optional: events that sound like a card that is laid, or a piece that is put down. Dice are heard by themselves. */
  readonly sounds?: Readonly<Partial<Record<'card' | 'piece', readonly string[]>>>;
  /** Optional: where the game stands, for the top bar (rounds, turn). */
  readonly Clock?: Component<FaceProps>;
  /** Optional: what ends the round, turn or phase that is under way: a key of the catalogue, and the paragraph. It stands under the clock. */
  ends?(view: PositionJson): { readonly key: string; readonly rule: string } | undefined;
  /** Optional: beside the question that is asked: how much is left to do, and what ends it. One line. */
  readonly Asked?: Component<FaceProps>;
  /** Optional: the signs of its kinds of moves: on the places where they are made, and on their buttons. `art/deeds.ts` has them. */
  readonly deeds?: Deeds;
  /** Optional: what the button of a kind of move says beside its name, such as its chance; `part`: whose move, in a composed game. */
  kindNote?(kind: string, part: string | undefined, props: FaceProps): string | undefined;
  /** Optional: what is told at the end of a move's line in the list besides its words: where its unit stands, what it costs. */
  moveNote?(move: Pick<LegalMove, 'kind' | 'parts'>, picks: readonly Thing[], props: FaceProps): string | undefined;
  /**
   * Optional: what stays at the head of the right column. Beneath it the column has parts, one at a time: what lies on the table now,
   * the moves, the log.
   */
  readonly Standing?: Component<FaceProps>;
  /** Optional: strips over and under the board, which stay while it is dragged. */
  readonly Above?: Component<FaceProps>;
  readonly Below?: Component<FaceProps>;
  /** Optional: the board takes the room of the seats' panels, which become a part of the right column. */
  readonly broad?: boolean;
}

/**
 * A catalogue: keys to texts with `{fields}`. The keys that the page itself looks up (a missing one falls back to the English of
 * the rules, so an English catalogue may leave out those marked *):
 *
 *     title                     the game's title; `subtitle` under the cover
 *     seat:ottoman              a seat's name as a heading: "Ottomans"
 *     event:card played         the sentence of an event; its fields are the event's, already as labels: "{side} discards {card}."
 *     event:card played:veiled  the same for those who may not know its secrets (a `secret` field is missing)
 *     name:burg                 the label of a name: a hex, a card ("OS22 Raised Earthworks"), a troop, a side in a sentence
 *     name:result:E             the same where it stands in that field of an event, if another thing has the name too
 *     decision:respond *        the prompt of a decision, by its id
 *     window:respond *          what a standing order declines: "Responses"
 *     kind:assault              the button of a kind of move, by its id
 *     about:assault *           what that button does, in a sentence, for whoever rests on it; its paragraph is shown beneath
 *     help:V10.2.3 *            what would meet a condition that failed, by its key: "First take a hex beside it."
 *     move:assault              a whole move: "Assault {hex} with {card}"; a list stands in its own slot's name
 *     rest:move                 the same, shorter, once all that it leaves out was picked: "{hex}, facing {facing}"
 *     ending:relief *           how a game ended, by its id
 *     condition:V10.2.3 *       a condition of a move, by its paragraph, and by its name where the paragraph has several: `V10.10/one-way`
 *     say:<English text> *      any other sentence of the rules: a ledger's title or label, a warning, an option
 */
export type Words = Readonly<Record<string, string>>;

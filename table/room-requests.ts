import { Type } from '@sinclair/typebox';
import { checkedComponents, workshopOf } from './catalogue.ts';
import { onlookerRequests, requestTo, through } from './requests.ts';
import type { Room } from './room.ts';
import {
  CardParagraph,
  CheckedComponents,
  ComponentFiles,
  GameJson,
  Laid,
  list,
  NewGame,
  orNull,
  Position,
  Results,
  Scene,
  Setting,
  Shared,
  Snapshot,
  StillJson,
  text,
  WorkshopJson,
  word,
} from './schemas.ts';

const ask = requestTo<Room>();
const moves = Type.Integer({ minimum: 0 });
/** Moves of a line that did not happen, at most. */
const LONGEST_LINE = 100;
/** What may be asked of a room: what an onlooker may ask of the table in it, and which game comes to that table. */
export const roomRequests = {
  ...through(onlookerRequests, (room: Room) => room.here),
  look: ask({}, Snapshot, (room) => room.look()),
  /** `as`: of a finished game, as that seat knew it then. */
  at: ask({ moves, as: Type.Optional(word) }, Snapshot, (room, args) => room.at(args.moves, args.as)),
  /** Is anything hidden from a seat of the game on the table? */
  hides: ask({}, Type.Boolean(), (room) => room.secrets),
  components: ask({}, orNull(ComponentFiles), (room) => room.components()),
  game: ask({ game: word }, GameJson, (room, { game }) => room.game(game)),
  paragraphs: ask({ game: word }, list(CardParagraph), (room, { game }) => room.paragraphs(game)),
  /** What a component set of a game consists of. */
  workshop: ask({ game: word }, WorkshopJson, (_room, { game }) => workshopOf(game)),
  /** Whether a game can be played with these components; else what is wrong with them. */
  checkComponents: ask({ game: word, files: Type.Unknown() }, CheckedComponents, (_room, { game, files }) =>
    checkedComponents(game, files),
  ),
  /** What a diagram of the rulebook shows; the game at the table stays where it is. */
  still: ask({ game: word, scene: Scene, laid: Laid }, StillJson, (room, { game, scene, laid }) =>
    room.still(game, scene, laid),
  ),
  open: ask(NewGame.properties, Snapshot, (room, setting) => room.open(setting)),
  /** A position from Learn. */
  position: ask(
    { game: word, position: Position, seats: Setting.properties.seats, dice: Type.Optional(Results) },
    Snapshot,
    (room, { game, position, seats, dice }) => room.position(game, position, seats, dice),
  ),
  /** A record to look back at: as a spectator of an unfinished game, with everything shown of a finished one. */
  load: ask({ record: Type.Unknown() }, Snapshot, (room, { record }) => room.load(record)),
  /** An example of the rulebook: a record up to a move, with everything lying open or as a spectator sees it. */
  example: ask({ record: Type.Unknown(), upTo: moves, open: Type.Boolean() }, Snapshot, (room, args) =>
    room.example(args.record, args.upTo, args.open),
  ),
  /** Leaves the game at this move and plays on from there in a sandbox. What the viewer cannot know is dealt anew. */
  branch: ask({ at: moves, of: Type.Optional(word) }, Snapshot, (room, { at, of }) => room.branch(at, of)),
  /** Is the game on the table the branch of that name? */
  isBranch: ask({ of: word }, Type.Boolean(), (room, { of }) => room.isBranch(of)),
  /** A decision of a finished game, as the seat that made it knew it, for whoever is here to choose a move. */
  question: ask({ at: moves }, Snapshot, (room, { at }) => room.question(at)),
  /** A finished game as it could have gone on after so many moves, to look at. */
  instead: ask(
    { at: moves, line: list(Type.Object({ move: text(), results: Results }), LONGEST_LINE) },
    Snapshot,
    (room, args) => room.instead(args.at, args.line),
  ),
  /** A position out of a link. */
  openShared: ask({ shared: Shared }, Snapshot, (room, { shared }) => room.openShared(shared)),
};

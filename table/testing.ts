import type { Random } from '@ravelin/engine';
import type { Players } from './players.ts';
import { answer, checked } from './requests.ts';
import { Room } from './room.ts';
import { roomRequests } from './room-requests.ts';
import {
  type GameJson,
  type LegalMove,
  type ListStep,
  type NewGame,
  type Refused,
  Snapshot,
  type StillJson,
  type Thing,
  type Why,
  type WhyNot,
} from './schemas.ts';

/** For tests: a screen in a room. All that it does goes through the closed list of requests, and every snapshot is checked. */
export class Screen {
  readonly room: Room;

  constructor(players?: (chance: Random) => Players) {
    this.room = new Room(players && { players });
  }

  ask(request: string, args: unknown = {}): unknown {
    return answer(roomRequests, this.room, request, args);
  }

  shown(request: string, args?: unknown): Snapshot {
    return checked(Snapshot, JSON.parse(JSON.stringify(this.ask(request, args))), request);
  }

  /** After all who answer by themselves have answered. */
  async others(): Promise<Snapshot> {
    await new Promise((resolve) => setTimeout(resolve));
    return this.look();
  }

  look(): Snapshot {
    return this.shown('look');
  }

  game(game: string): GameJson {
    return this.ask('game', { game }) as GameJson;
  }

  still(args: unknown): StillJson {
    return this.ask('still', args) as StillJson;
  }

  open(setting: NewGame): Snapshot {
    return this.shown('open', setting);
  }

  take(seat: string): Snapshot {
    return this.shown('take', { seat });
  }

  play(move: string): Snapshot {
    return this.shown('play', { move });
  }

  undo(): Snapshot {
    return this.shown('undo');
  }

  order(until: string): Snapshot {
    return this.shown('order', { until });
  }

  revoke(decision: string): Snapshot {
    return this.shown('revoke', { decision });
  }

  saw(moves: number): void {
    this.ask('saw', { moves });
  }

  at(moves: number): Snapshot {
    return this.shown('at', { moves });
  }

  why(move: string): Why {
    return this.ask('why', { move }) as Why;
  }

  refusal(move: string): Refused | null {
    return this.ask('refusal', { move }) as Refused | null;
  }

  whyNot(picks: readonly Thing[], kind: string | null): readonly WhyNot[] {
    return this.ask('whyNot', { picks, kind }) as readonly WhyNot[];
  }

  unfold(kind: string, names: readonly string[]): readonly LegalMove[] {
    return this.ask('unfold', { kind, names }) as readonly LegalMove[];
  }

  list(kind: string, names: readonly string[]): ListStep {
    return this.ask('list', { kind, names }) as ListStep;
  }
}

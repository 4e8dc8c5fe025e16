import type { Word } from '../cluster/wire.ts';
import type { Lobby } from '../store/lobby.ts';
import type { Rematches } from '../store/rematches.ts';
import type { Talk } from '../store/talk.ts';
import type { Desk } from './desk.ts';

export interface AsidesSettings {
  readonly talk: Talk;
  readonly rematches: Rematches;
  readonly lobby: Lobby;
}

/** What a desk has told. */
interface Told {
  /** The number of the last line of the chat. */
  chat: number;
  rematch: string;
  /** What is being told: of two changes the later is told last. */
  telling: Promise<void>;
}

/** What is stored of a table besides its game: what is said there, and who wants to play again. Each desk tells it once, whoever stored it. */
export class Asides {
  private readonly settings: AsidesSettings;
  private readonly told = new WeakMap<Desk, Told>();

  constructor(settings: AsidesSettings) {
    this.settings = settings;
  }

  /** What was there before is asked for by those who come. */
  async opened(desk: Desk): Promise<void> {
    const { talk, rematches } = this.settings;
    const [{ chat = 0 } = {}] = await talk.lasts([desk.id]);
    const [{ sign = '' } = {}] = desk.isOver ? await rematches.signs([desk.id]) : [];
    this.told.set(desk, { chat, rematch: sign, telling: Promise.resolve() });
  }

  private async tellTalk(desk: Desk): Promise<void> {
    const told = this.told.get(desk);
    if (!told) return;
    for (const line of await this.settings.talk.after(desk.id, told.chat)) {
      if (line.number <= told.chat) continue;
      told.chat = line.number;
      desk.said(line);
    }
  }

  private async tellRematch(desk: Desk): Promise<void> {
    const told = this.told.get(desk);
    if (!told) return;
    const turn = told.telling.then(() => this.tellRematchOf(desk, told));
    told.telling = turn.catch(() => {});
    await turn;
  }

  private async tellRematchOf(desk: Desk, told: Told): Promise<void> {
    const { lobby, rematches } = this.settings;
    // The sign is looked at first: what changes after it has another, and is told once more.
    const [{ sign = '' } = {}] = await rematches.signs([desk.id]);
    const row = told.rematch === sign ? undefined : await lobby.table(desk.id);
    if (!row) return;
    const rematch = await rematches.of(row);
    told.rematch = sign;
    desk.rematch(rematch);
  }

  async tell(desk: Desk, word: Exclude<Word, 'attendance'>): Promise<void> {
    await (word === 'chat' ? this.tellTalk(desk) : this.tellRematch(desk));
  }

  /** Looks for what other servers stored and was not heard of here. */
  async check(desks: readonly Desk[]): Promise<void> {
    const { talk, rematches } = this.settings;
    const visited = desks.filter((desk) => desk.visited);
    const byId = new Map(visited.map((desk) => [desk.id, desk]));
    for (const { game, chat } of await talk.lasts([...byId.keys()])) {
      const desk = byId.get(game);
      if (desk && chat > (this.told.get(desk)?.chat ?? chat)) await this.tellTalk(desk);
    }
    for (const { game, sign } of await rematches.signs(visited.filter(({ isOver }) => isOver).map(({ id }) => id))) {
      const desk = byId.get(game);
      if (desk && sign !== (this.told.get(desk)?.rematch ?? sign)) await this.tellRematch(desk);
    }
  }
}

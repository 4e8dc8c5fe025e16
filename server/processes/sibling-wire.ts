import type { Follower, Wire, Word } from '../cluster/wire.ts';

/**
 * A wire between the processes of one server. A table is played in one of them, so moves need not be told; where one is open in two for a while, as while an account is deleted, they find
 * out by looking.
 */
export class SiblingWire implements Wire {
  private readonly followers = new Map<string, Set<Follower>>();
  private readonly post: (of: string, word: Word) => void;

  /** `post`: says it to the others. */
  constructor(post: (of: string, word: Word) => void) {
    this.post = post;
  }

  tell(): void {}

  say(of: string, word: Word): void {
    this.post(of, word);
  }

  /** Another process has said it. */
  hear(of: string, word: Word): void {
    for (const follower of this.followers.get(of) ?? []) follower.said(word);
  }

  follow(of: string, follower: Follower): () => void {
    const following = this.followers.get(of) ?? new Set();
    this.followers.set(of, following.add(follower));
    return () => {
      following.delete(follower);
      if (following.size === 0) this.followers.delete(of);
    };
  }

  whenRestored(): void {}

  async end(): Promise<void> {}
}

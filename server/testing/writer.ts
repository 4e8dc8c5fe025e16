import { Random } from '@ravelin/engine';
import { openDatabase } from '../store/database.ts';
import { GameStore } from '../store/games.ts';
import { begun, lobby, playRandom, turnOf } from './games.ts';
import { PATIENT } from './patience.ts';

/** For tests: a process that plays and stores one move after the other, says so after each, and is killed in the midst of it. */
const [url, game, seed] = process.argv.slice(2);
const database = await openDatabase({ url, patience: PATIENT });
const store = new GameStore(database);
const chance = new Random(seed);
for (;;) {
  const match = await begun(game, chance);
  const id = await lobby(database, game);
  await store.begin(id, match, {}, 0);
  while (!match.over) {
    const after = match.log.length;
    playRandom(match, chance);
    await store.append(id, turnOf(match, after));
    process.stdout.write(`${JSON.stringify({ id, sequence: match.log.length, hash: match.hash() })}\n`);
  }
}

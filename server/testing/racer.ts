import { Random } from '@ravelin/engine';
import { openDatabase } from '../store/database.ts';
import { GameStore } from '../store/games.ts';
import { Behind } from '../store/turns.ts';
import { playRandom, turnOf } from './games.ts';
import { PATIENT } from './patience.ts';

/** For tests: a process that plays a game which another plays too, until it has so many moves. Says which it has stored, and how often it lost. */
const [url, id, moves, seed] = process.argv.slice(2);
const database = await openDatabase({ url, patience: PATIENT });
const store = new GameStore(database);
const chance = new Random(seed);
const stored: number[] = [];
let lost = 0;
for (;;) {
  const found = await store.open(id, chance);
  if (!found || found.match.over || found.stored.sequence >= Number(moves)) break;
  const { match } = found;
  playRandom(match, chance);
  try {
    await store.append(id, turnOf(match, found.stored.sequence));
    stored.push(match.log.length);
  } catch (error) {
    if (!(error instanceof Behind)) throw error;
    lost++;
  }
}
await database.destroy();
process.stdout.write(JSON.stringify({ stored, lost }));

// node examples/bot.mjs ADDRESS TOKEN: a program that plays wherever its account sits, at random. No dependencies; docs/bot-api.md tells what it says.
// The token is made by the account: POST /api/tokens {"name": "my bot"}.
import { setTimeout as sleep } from 'node:timers/promises';

const [address, token, wait = '1000'] = process.argv.slice(2);
if (!address || !token) {
  console.error('node examples/bot.mjs http://127.0.0.1:8683 TOKEN [MILLISECONDS BETWEEN LOOKS]');
  process.exit(2);
}

/**
 * @param {string} path
 * @param {object} [body]
 */
const ask = async (path, body) => {
  const response = await fetch(`${address}/api/bot/tables${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path}: ${answer.error.code}: ${answer.error.message}`);
  return answer;
};

/** @template T @param {readonly T[]} from @returns {T} */
const any = (from) => from[Math.floor(Math.random() * from.length)];

/**
 * Says a word of the engine protocol at a seat.
 * @param {{ id: string, seat: string }} at
 * @param {object} words
 */
const say = async ({ id, seat }, words) => (await ask(`/${id}?seat=${encodeURIComponent(seat)}`, words)).ok;

/** A move of those that there are: a whole one, or one that is put together name by name. @param {{ id: string, seat: string }} at */
const chosen = async (at) => {
  const { legal, open } = await say(at, { do: 'legal' });
  const pick = any([...legal, ...open]);
  if (typeof pick === 'string') return pick;
  const { kind, walk } = pick;
  if (walk === 'unfold') {
    let begun = pick;
    // Longer and longer beginnings, until one is a whole move.
    for (;;) {
      const further = any(await say(at, { do: 'unfold', kind, names: begun.names }));
      if (!further.open) return further.notation;
      begun = { names: further.parts.map((/** @type {{ name: string }} */ { name }) => name) };
    }
  }
  const names = [];
  for (;;) {
    const { next, closes, notation } = await say(at, { do: 'list', kind, names });
    if (next.length === 0 || (closes && Math.random() < 1 / (next.length + 1))) return notation;
    names.push(any(next));
  }
};

for (;;) {
  for (const { id, state, turn, seats } of await ask('')) {
    const mine = seats.some((/** @type {{ seat: string, mine: boolean }} */ one) => one.mine && one.seat === turn);
    if (state !== 'running' || !mine) continue;
    const at = { id, seat: turn };
    try {
      const move = await chosen(at);
      // The key makes it harmless to send the same move again, should the answer be lost.
      const { result } = await say(at, { do: 'play', move, key: crypto.randomUUID() });
      console.log(`${id}: ${move}${result ? ` (over: ${result.how})` : ''}`);
    } catch (error) {
      // Somebody else was quicker, or the server restarts: look again.
      console.error(error instanceof Error ? error.message : error);
    }
  }
  await sleep(Number(wait));
}

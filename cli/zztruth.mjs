// node zztruth.mjs OUT SECONDS THREADS ROUNDS SEED
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { writeFileSync, appendFileSync } from 'node:fs';
const [,, OUT, SECONDS, THREADS, ROUNDS, SEED='1'] = process.argv;
if (isMainThread) {
  const end = Date.now() + 1000 * Number(SECONDS);
  let n = 0; writeFileSync(OUT, '');
  for (let i = 0; i < Number(THREADS); i++) {
    const w = new Worker(new URL(import.meta.url), { workerData: { rounds: Number(ROUNDS) } , argv: process.argv.slice(2)});
    let k = Number(SEED)*100000 + i;
    const send = () => { if (Date.now() < end) { w.postMessage(k); k += Number(THREADS); } else w.terminate(); };
    w.on('message', (m) => { appendFileSync(OUT, m + '\n'); if (++n % 10 === 0) console.log(n); send(); });
    w.on('error', (e) => console.error(e));
    send();
    setTimeout(() => w.terminate(), 1000 * Number(SECONDS) + 15000).unref();
  }
} else {
  const { Kernel, Random, Situation, setNamed } = await import('@ravelin/engine');
  const { findGame } = await import('@ravelin/games');
  const { Streams } = await import('@ravelin/bot');
  const { ByThumb, thumbMove } = await import('../bot/dist/thumb.js');
  const game = findGame('mohacs'); const kernel = new Kernel(game); const { kit } = setNamed(game, game.offered);
  const options = Object.fromEntries(game.options.map((o) => [o.id, o.default]));
  const advice = game.advice; const AT = [0, 1, 2, 3, 4, 6, 8];
  const play = (world, seat, seed, plan) => {
    const g = kernel.clone(world); const x = kernel.play(new Streams(seed)); const own = new Random(String(seed));
    const sit = () => new Situation(kernel, g, own);
    kernel.apply(g, plan.first(sit()), x);
    if (plan.next) while (!g.over && !kernel.pending(g)?.decision.quiet) {
      const move = g.seat === seat ? plan.next(sit()) : thumbMove(kernel, g, own);
      if (!move) break; kernel.apply(g, move, x);
    }
    const by = new ByThumb(kernel, own); const v = []; let past = 0;
    for (; !g.over; kernel.apply(g, by.move(g), x)) {
      if (!kernel.pending(g)?.decision.quiet) continue;
      if (AT.includes(past++)) v.push(+advice.value(g, seat).toFixed(4));
    }
    const score = game.outcome(g).score[seat]; const grade = advice.grade(g) * (seat === 0 ? 1 : -1);
    while (v.length < AT.length) v.push(score);
    return { v, win: score, grade: +grade.toFixed(3) };
  };
  const judge = (world, seat) => {
    const own = new Random('x'); const at = new Situation(kernel, world, own);
    const plans = advice.candidates(at);
    return plans.map((plan) => ({ id: String(plan.id), r: Array.from({ length: workerData.rounds }, (_, i) => play(world, seat, 1000 + i, plan)) }));
  };
  parentPort.on('message', (s) => {
    const x = kernel.play(new Streams(s)); const own = new Random(String(s)); const g = kernel.start(kit, game.scenarios[0].id, options, x);
    const by = new ByThumb(kernel, own); const target = 1 + own.int(26); let past = 0; const out = [];
    while (!g.over) {
      const p = kernel.pending(g);
      if (p?.decision.quiet && past++ >= target && out.length === 0) {
        const at = new Situation(kernel, g, own);
        const plans = advice.candidates(at);
        if (plans && plans.length > 1) out.push({ kind: at.decision, seat: g.seat, past, cands: judge(g, g.seat) });
      } else if (out.length === 1) {
        const at = new Situation(kernel, g, own);
        if (at.decision === 'go') { out.push({ kind: 'go', seat: g.seat, past, cands: judge(g, g.seat) }); break; }
      }
      kernel.apply(g, by.move(g), x);
    }
    parentPort.postMessage(JSON.stringify({ s, out }));
  });
}

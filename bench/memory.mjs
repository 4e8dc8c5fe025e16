// node --expose-gc bench/memory.mjs NAME: the memory of a process in which a computer player thinks about 1,000 moves, as one line of JSON.
process.env.NODE_ENV = 'production';
const [name] = process.argv.slice(2);
const { registry } = await import('@ravelin/games/registry');
const { heapOf } = await import('./dist/memory.js');
const { game } = await registry[name]();
const { gc } = globalThis;
if (!gc) throw new Error('Start it with --expose-gc.');
console.log(JSON.stringify(heapOf(game, () => gc())));

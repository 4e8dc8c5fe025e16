// Hapsburg Eclipse 1914–18 against the budgets.
process.env.NODE_ENV = 'production';
const { benchGame } = await import('../../bench/dist/game.js');

benchGame(await import('@ravelin/games/hapsburg'), { times: 60, within: 'turn' });

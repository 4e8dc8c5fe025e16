// Two Empires 1914–18 against the budgets.
process.env.NODE_ENV = 'production';
const { benchGame } = await import('../../bench/dist/game.js');

benchGame(await import('@ravelin/games/two-empires'), { times: 50, within: 'hapsburg-turn' });

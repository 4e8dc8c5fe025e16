// Stronghold against the budgets.
process.env.NODE_ENV = 'production';
const { benchGame } = await import('../../bench/dist/game.js');

benchGame(await import('@ravelin/games/stronghold'), { times: 30, within: 'assault' });

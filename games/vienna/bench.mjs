// Siege of Vienna 1683 against the budgets.
process.env.NODE_ENV = 'production';
const { benchGame } = await import('../../bench/dist/game.js');

benchGame(await import('@ravelin/games/vienna'), { times: 40, within: 'battle' });

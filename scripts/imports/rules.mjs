// Who may import whom. Dependencies point one way: engine ← games ← table ← bot ← jobs ← cli, server, web.

/**
 * A room is a set of files; the first one that fits a file is its room. It imports its own files and what `may` names, nothing else:
 * other rooms, packages, `node` for what Node brings, `types of ROOM` where nothing of it is loaded.
 * @typedef {{ name: string, files: RegExp, may: readonly string[], because: string }} Room
 */

const TESTS = ['vitest', 'fast-check'];
const RULES = ['engine', 'data', 'rules', '@sinclair/typebox'];
const SHELL = ['engine', 'registry', 'terminal', 'table', 'messages', 'bot', 'report', 'jobs', 'node'];
const NATS = ['@nats-io/jetstream', '@nats-io/transport-node'];
const SERVER = [
  ...NATS,
  'fastify',
  '@fastify/cookie',
  '@fastify/rate-limit',
  '@fastify/swagger',
  '@fastify/type-provider-typebox',
  '@fastify/websocket',
  '@node-rs/argon2',
  '@simplewebauthn/server',
  '@sinclair/typebox',
  'kysely',
  'libsql',
  'nodemailer',
  'pg',
  'pino',
  'prom-client',
  'web-push',
  'ws',
];
const DRAWING = [
  'solid-js',
  '@simplewebauthn/browser',
  'd3-selection',
  'd3-zoom',
  '@fontsource/eb-garamond',
  '@fontsource/inter',
];
const BROWSER = ['vite', 'vite-plugin-solid', 'playwright-core', '@playwright/test', 'axe-core'];

/** @type {readonly Room[]} */
export const ROOMS = [
  {
    name: 'engine tests',
    files: /^engine\/(.*\.test\.ts|testing\/)/,
    may: ['engine', 'node', ...TESTS],
    because: 'tests of the engine, and its batteries for games, need no game',
  },
  { name: 'engine', files: /^engine\//, may: [], because: 'the engine has no dependencies' },

  {
    name: 'game tests',
    files: /^games\/[^/]+\/(.*\/)?(.*\.test|testing)\.ts$/,
    may: [...RULES, 'engine tests', 'game', 'words', 'board', 'fixtures', 'cli tests', 'face', ...TESTS],
    because: 'a game is tested by its own files, the batteries of the engine and the protocol',
  },
  {
    name: 'fixtures',
    files: /^games\/[^/]+\/(fixtures\/.*|bench\.mjs|e2e\.mjs)$/,
    may: ['engine', 'data', 'rules', 'game', 'bench'],
    because: 'aims, benchmarks and facts for the browser tests speak of the game alone',
  },
  {
    name: 'board',
    files: /^games\/[^/]+\/(board|learn|rulebook)\//,
    may: ['engine', 'data', 'words', 'face', 'solid-js'],
    because: 'the page never imports rules: the worker does',
  },
  {
    name: 'data',
    files: /^games\/[^/]+\/data\//,
    may: ['engine', '@sinclair/typebox', 'types of rules'],
    because: 'components know no rules',
  },
  {
    name: 'words',
    files: /^games\/[^/]+\/words\//,
    may: ['engine', 'data'],
    because: 'words are made from data, for the page and for the terminal',
  },
  {
    name: 'rules',
    files: /^games\/[^/]+\/rules\//,
    may: RULES,
    because: 'rules know nothing of how the board looks, what is said or what a bot thinks',
  },
  { name: 'terminal', files: /^games\/terminal\.ts$/, may: ['engine'], because: 'a board as text is made from a view' },
  {
    name: 'game',
    files: /^games\/[^/]+\//,
    may: [...RULES, 'words', 'terminal'],
    because: 'a game imports its own files, the engine and the library of its family: no shell, nothing of Node',
  },
  {
    name: 'registry tests',
    files: /^games\/[^/]+\.test\.ts$/,
    may: ['engine', 'engine tests', 'registry', 'node', '@sinclair/typebox', ...TESTS],
    because: 'what holds for all games is tested by the registry',
  },
  {
    name: 'registry',
    files: /^games\//,
    may: ['engine', 'terminal', 'node'],
    because: 'the registry finds the games by their folders',
  },

  {
    name: 'table tests',
    files: /^table\/.*\.test\.ts$/,
    may: ['table', 'messages', 'engine', 'registry', 'game tests', 'board', 'node', ...TESTS],
    because: 'a table is tested with the games that there are',
  },
  {
    name: 'messages',
    files: /^table\/(messages|schemas|telling|levels)\.ts$/,
    may: ['engine', 'table', '@sinclair/typebox'],
    because: 'what travels to a page brings no rules along',
  },
  {
    name: 'table',
    files: /^table\//,
    may: ['engine', 'registry', 'messages', '@sinclair/typebox', '@noble/hashes'],
    because: 'a table knows no shell',
  },
  {
    name: 'bot tests',
    files: /^bot\/.*\.test\.ts$/,
    may: ['bot', 'report', 'engine', 'engine tests', 'registry', 'table', ...TESTS],
    because: 'bots are tested with the games that there are',
  },
  {
    name: 'report',
    files: /^bot\/(statistics\.ts|lab\/draw\/)/,
    may: ['engine', 'types of bot'],
    because: 'a report of the laboratory is drawn in the page too, which has no rules',
  },
  { name: 'bot', files: /^bot\//, may: ['engine', 'registry', 'table', 'report'], because: 'a bot knows no shell' },
  {
    name: 'jobs',
    files: /^jobs\//,
    may: ['engine', 'registry', 'table', 'bot', 'node', ...NATS],
    because: 'work for other machines is handed over by any shell',
  },

  {
    name: 'cli tests',
    files: /^cli\/(.*\.test|testing)\.ts$/,
    may: [...SHELL, 'engine tests', 'cli', 'words', ...TESTS],
    because: 'the command line is tested without a browser',
  },
  {
    name: 'cli',
    files: /^cli\//,
    may: SHELL,
    because: 'a shell finds the games in the registry and knows no other shell',
  },
  {
    name: 'server messages',
    files: /^server\/messages\.ts$/,
    may: ['types of server', 'types of messages', '@sinclair/typebox'],
    because: 'what travels to a page brings no server along',
  },
  {
    name: 'server bench',
    files: /^server\/bench\//,
    may: [...SHELL, ...SERVER, 'server', 'server tests', 'bench'],
    because: 'the server is measured by clients like those of its tests',
  },
  {
    name: 'server tests',
    files: /^server\/(.*\.test\.ts|testing\/.*)$/,
    may: [...SHELL, ...SERVER, 'server', 'engine tests', ...TESTS],
    because: 'the server is tested without a browser',
  },
  {
    name: 'server',
    files: /^server\//,
    may: [...SHELL, ...SERVER],
    because: 'a shell finds the games in the registry and knows no other shell',
  },

  {
    name: 'web tests',
    files: /^web\/(.*\.test\.ts|e2e\/.*|[^/]*\.config\.ts|(serve|files)\.mjs)$/,
    may: [
      ...SHELL,
      ...[
        'face',
        'page',
        'contract',
        'worker',
        'board',
        'words',
        'data',
        'game tests',
        'server tests',
        'server messages',
      ],
      ...BROWSER,
      ...TESTS,
    ],
    because: 'the client is tested with the games that there are, and against a server as those of the server have it',
  },
  {
    name: 'face',
    files:
      /^web\/((face|drawnSet)\.ts|art\/(deeds|ink|steady|walk)\.ts|art\/(Cite|PlaceSign)\.tsx|learn\/lesson\.ts|rules\/diagram\.ts)$/,
    may: ['engine', 'messages', 'page', 'solid-js'],
    because: 'it is what the page and a board share',
  },
  {
    name: 'contract',
    files: /^web\/(worker\/(analysing|client|cores|exchange|laboratoryLine)\.ts|shell\/storage\.ts)$/,
    may: ['engine', 'messages', 'face', 'worker', 'report', 'types of bot'],
    because: 'it is what the page and the worker share',
  },
  {
    name: 'worker',
    files: /^web\/worker\//,
    may: ['engine', 'registry', 'table', 'messages', 'bot', 'contract', 'face'],
    because: 'the worker gets the rules from the registry and draws nothing',
  },
  {
    name: 'page',
    files: /^web\//,
    may: ['engine', 'messages', 'types of bot', 'types of server messages', 'face', 'contract', 'report', ...DRAWING],
    because: 'the page never imports a game: boards come by their folders, rules stay in the worker',
  },

  {
    name: 'baseline',
    files: /^bench\/boardgame\.io\//,
    may: ['engine', 'bench', 'boardgame.io', 'vitest'],
    because: 'boardgame.io is installed in that folder alone',
  },
  {
    name: 'bench',
    files: /^bench\//,
    may: ['engine', 'engine tests', 'registry', 'game', 'bot', 'node', 'baseline'],
    because: 'speed is measured without a shell',
  },
];

/** What one folder of `games/` shows to the others. */
export const DOORS = /^(index|testing|(bot|data)\/index|words\/terminal)\.ts$/;

/** Rooms whose folders may share files that have no door: boards are bundled, not built. */
export const OPEN = ['board', 'words', 'game tests'];

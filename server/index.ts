export { Outbox } from './accounts/mail.ts';
export { type ServerSettings, serverApp } from './http/app.ts';
export { DATABASE, type Environment, type Running, startServer } from './main.ts';
export { runCommand } from './operations/command.ts';
export { openDatabase } from './store/database.ts';
export { GameStore, type Stored } from './store/games.ts';
export type { Database, Schema } from './store/schema.ts';
export { Behind, type Beside, type Turn } from './store/turns.ts';

export * from './bouts.ts';
export * from './job.ts';
export * from './minds.ts';
export * from './nats.ts';
export * from './queue.ts';
export * from './queued.ts';
export * from './samples.ts';
export * from './worker.ts';

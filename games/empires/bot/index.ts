export * from './battles.ts';
export * from './inputs.ts';
export * from './judge.ts';
export * from './judgement.ts';
export * from './outlook.ts';
export * from './player.ts';
export * from './prospects.ts';
export * from './relief.ts';

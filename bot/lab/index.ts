export * from './arms.ts';
export * from './cells.ts';
export * from './draw/index.ts';
export * from './experiment.ts';
export * from './figures.ts';
export * from './report.ts';
export * from './sample.ts';
export * from './sweep.ts';

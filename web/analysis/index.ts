export { Curve } from './Curve.tsx';
export { createAnalysis } from './createAnalysis.ts';
export { Panel } from './Panel.tsx';

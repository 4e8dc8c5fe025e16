export { Curve } from './Curve.tsx';
export { createAnalysis } from './createAnalysis.ts';
export { Hands } from './Hands.tsx';
export { Panel } from './Panel.tsx';
export { Switches } from './Switches.tsx';

import './style/index.ts';

export { face } from './face.tsx';

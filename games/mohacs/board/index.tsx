import './style/index.css';

export { face } from './face.tsx';

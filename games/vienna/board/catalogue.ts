/** The whole catalogue in each language. */
export { de } from '../words/de.ts';
export { faceEn as en } from '../words/face-en.ts';

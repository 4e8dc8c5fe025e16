import type { FaceProps } from '../../../web/face.ts';

/** The lines of a ledger come in the rules' English; the catalogue has them in the reader's language. */
export const ledgerLabel = (t: FaceProps['t'], label: string): string => {
  const key = `say:${label}`;
  const said = t(key);
  return said === key ? label : said;
};

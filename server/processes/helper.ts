import { startHelper } from '../main.ts';
import { serveAsHelper } from './helper-side.ts';

/** What the first process of a server starts for each of the others. */
serveAsHelper(startHelper);

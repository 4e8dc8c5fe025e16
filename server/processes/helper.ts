import { startHelper } from '../main.ts';
import { helpWith } from './helping.ts';

/** What the first process of a server starts for each of the others. */
helpWith(startHelper);
